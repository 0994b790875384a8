import Foundation
import SwiftData
import TestSupport
import Testing

@Suite struct ContainerTests {
    private let folder = TemporaryFolder()
    private var url: URL { folder.url.appendingPathComponent("a.store") }

    private func open(
        _ types: any PersistentModel.Type..., allowsSave: Bool = true, version: Schema.Version = .init(1, 0, 0)
    ) throws -> ModelContainer {
        try ModelContainer(
            for: Schema(types, version: version), configurations: [ModelConfiguration(url: url, allowsSave: allowsSave)]
        )
    }

    @Test func configurationsThatCannotBeAreRefused() throws {
        func open(_ configurations: ModelConfiguration...) throws {
            _ = try ModelContainer(for: Schema([Trip.self, Person.self]), configurations: configurations)
        }
        #expect(throws: SwiftDataError.duplicateConfiguration) {
            try open(ModelConfiguration("a", url: url), ModelConfiguration("b", url: url))
        }
        #expect(throws: SwiftDataError.configurationFileNameContainsInvalidCharacters) {
            try open(ModelConfiguration("a/b"))
        }
        let long = folder.url.appendingPathComponent(String(repeating: "ä", count: 128))
        #expect(throws: SwiftDataError.configurationFileNameTooLong) { try open(ModelConfiguration(url: long)) }
        // What has no file may be called anything.
        try open(ModelConfiguration("a/b", isStoredInMemoryOnly: true))
        try open(ModelConfiguration("a/b", url: url))
    }

    @Test func configurationsAreEqualWhereAllThatTheySayIs() {
        let plain = ModelConfiguration("a", url: url)
        #expect(
            plain == ModelConfiguration("a", url: url) && plain.hashValue == ModelConfiguration("a", url: url).hashValue
        )
        #expect(plain != ModelConfiguration("b", url: url))
        #expect(plain != ModelConfiguration("a", url: url.appendingPathExtension("old")))
        #expect(plain != ModelConfiguration("a", url: url, allowsSave: false))
        #expect(plain != ModelConfiguration("a", schema: Schema([Trip.self]), url: url))
        let memory = ModelConfiguration("a", isStoredInMemoryOnly: true)
        #expect(memory != ModelConfiguration("a") && memory.debugDescription == "ModelConfiguration a in memory")
    }

    @Test func changesThatAreNotSavedEndWhenAllIsErased() throws {
        let container = try memory()
        let context = ModelContext(container)
        let trip = Trip(name: "Elbe")
        context.insert(trip)
        try context.save()
        trip.days = 2
        context.insert(Trip(name: "Oder"))
        #expect(context.debugDescription == "ModelContext of Person, Stay, Trip: 1 inserted, 1 changed, 0 deleted")
        try container.erase()
        #expect(!context.hasChanges)
        // Its row is gone, so a change of it is none of the context's.
        trip.days = 3
        #expect(!context.hasChanges)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test func aFileThatIsNoStoreIsLeftAsItIs() throws {
        let content = Data(
            "This is a text, and it is long enough to be taken for a database of some kind, which it is not.".utf8)
        try content.write(to: url)
        let error = #expect(throws: SwiftDataError.self) { try open(Trip.self) }
        #expect(error == .loadIssueModelContainer)
        #expect(
            error?.localizedDescription
                == "The store “\(url.path)” cannot be opened: it is damaged, or no store (file is not a database). It was left as it is."
        )
        #expect(try Data(contentsOf: url) == content)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.store"])
    }

    @Test func aDatabaseOfSomethingElseIsLeftAsItIs() throws {
        try Tool.database(url, "CREATE TABLE songs (name TEXT)")
        let error = #expect(throws: SwiftDataError.self) { try open(Trip.self) }
        #expect(
            error?.localizedDescription
                == "The store “\(url.path)” cannot be opened: it is a database of something else. It was left as it is."
        )
    }

    @Test func aDamagedStoreIsTold() throws {
        do {
            let context = ModelContext(try open(Trip.self))
            for number in 0..<2000 { context.insert(Trip(name: "Trip \(number)")) }
            try context.save()
        }
        try Tool.database(url, "PRAGMA wal_checkpoint(TRUNCATE)")
        var data = try Data(contentsOf: url)
        let middle = data.count / 2
        for index in middle..<(middle + 20_000) { data[index] = 0x5A }
        try data.write(to: url)
        let context = ModelContext(try open(Trip.self))
        let error = #expect(throws: SwiftDataError.self) {
            var names = try context.fetch(FetchDescriptor<Trip>()).map(\.name)
            names.sort()
        }
        #expect(error == .storeFailure)
        #expect(error?.localizedDescription.contains(url.path) == true)
        #expect(error?.localizedDescription.contains("is damaged") == true)
    }

    @Test func aStoreOfALaterSchemaIsLeftAsItIs() throws {
        _ = try open(Stay.self, Trip.self, version: .init(2, 0, 0))
        let error = #expect(throws: SwiftDataError.backwardMigration) { try open(Trip.self) }
        #expect(
            error?.localizedDescription
                == "The store “\(url.path)” cannot be opened: its models are of version 2.0.0, and the app's are of 1.0.0. It was left as it is."
        )
        _ = try open(Stay.self, Trip.self, version: .init(2, 0, 0))
    }

    @Test func aStoreOfAnEarlierReleaseIsMarkedBeforeItIsWrittenTo() throws {
        try {
            let context = ModelContext(try open(Trip.self))
            context.insert(Trip(name: "Elbe"))
            try context.save()
        }()
        let format = "SELECT value FROM _store WHERE name = 'format'"
        let now = try SQLiteByHand(url.path).run(format)
        try SQLiteByHand(url.path).run("UPDATE _store SET value = 1 WHERE name = 'format'")
        // One that is only read is left as it is.
        #expect(try ModelContext(open(Trip.self, allowsSave: false)).fetchCount(FetchDescriptor<Trip>()) == 1)
        #expect(try SQLiteByHand(url.path).run(format) == "1\n")
        #expect(try ModelContext(open(Trip.self)).fetchCount(FetchDescriptor<Trip>()) == 1)
        #expect(try SQLiteByHand(url.path).run(format) == now)
        try SQLiteByHand(url.path).run("UPDATE _store SET value = 99 WHERE name = 'format'")
        #expect(throws: SwiftDataError.backwardMigration) { try open(Trip.self) }
    }

    @Test func configurationsTellWhatTheyAreMadeOf() throws {
        let memory = ModelConfiguration(
            "notes", schema: Schema([Trip.self]), isStoredInMemoryOnly: true, groupContainer: .none,
            cloudKitDatabase: .none)
        #expect(memory.name == "notes" && memory.isStoredInMemoryOnly && memory.allowsSave)
        #expect(memory.groupAppContainerIdentifier == nil && memory.cloudKitContainerIdentifier == nil)
        #expect(memory.debugDescription == "ModelConfiguration notes in memory")
        let file = ModelConfiguration(url: url, allowsSave: false, cloudKitDatabase: .automatic)
        #expect(file.id == url.path && file.name == "a" && !file.allowsSave)
        let types = ModelConfiguration(for: Trip.self, Person.self, isStoredInMemoryOnly: true)
        #expect(Set((types.schema?.entities ?? []).map(\.name)) == ["Trip", "Stay", "Person"])
        #expect(ModelConfiguration(url: url) != file && Set([file, file]).count == 1)
    }

    @Test func allModelsAreDeletedAtOnce() throws {
        let container = try open(Trip.self)
        let context = ModelContext(container)
        context.insert(Trip(name: "Elbe"))
        try context.save()
        container.deleteAllData()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test func aStoreCanBeOnlyRead() throws {
        #expect(throws: SwiftDataError.loadIssueModelContainer) { try open(Trip.self, allowsSave: false) }
        do {
            let context = ModelContext(try open(Trip.self))
            context.insert(Trip(name: "Elbe"))
            try context.save()
        }
        let context = ModelContext(try open(Trip.self, allowsSave: false))
        let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
        trip.name = "Oder"
        let error = #expect(throws: SwiftDataError.storeNotWritable) { try context.save() }
        #expect(error?.localizedDescription == "The store “\(url.path)” is only to be read.")
    }

    @Test func configurationsKeepTheirOwnModels() throws {
        let second = folder.url.appendingPathComponent("b.store")
        func open() throws -> ModelContext {
            ModelContext(
                try ModelContainer(
                    for: Trip.self, Vehicle.self,
                    configurations: ModelConfiguration("a", schema: Schema([Trip.self]), url: url),
                    ModelConfiguration("b", schema: Schema([Vehicle.self]), url: second)))
        }
        let context = try open()
        context.insert(Trip(name: "Elbe"))
        context.insert(Vehicle(plate: "A 1"))
        try context.save()
        #expect(try Tool.database(url, "SELECT name FROM Trip") == "Elbe\n")
        #expect(try Tool.database(second, "SELECT plate FROM Vehicle") == "A 1\n")
        let other = try open()
        #expect(try other.fetchCount(FetchDescriptor<Trip>()) + other.fetchCount(FetchDescriptor<Vehicle>()) == 2)
        let vehicle = try #require(try other.fetch(FetchDescriptor<Vehicle>()).first)
        #expect(
            vehicle.persistentModelID.storeIdentifier
                != (try other.fetch(FetchDescriptor<Trip>()).first?.persistentModelID.storeIdentifier))
    }

    @Test func aContainerCanBeErased() throws {
        let container = try open(Trip.self)
        let context = ModelContext(container)
        context.insert(Trip(name: "Elbe"))
        try context.save()
        try container.erase()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test func theSchemaTellsOfItsEntities() throws {
        let schema = Schema([Trip.self, Truck.self])
        #expect(Set(schema.entities.map(\.name)) == ["Trip", "Stay", "Person", "Vehicle", "Truck"])
        let trip = try #require(schema.entity(for: Trip.self))
        #expect(trip.attributesByName["days"]?.defaultValue as? Int == 1)
        #expect(trip.attributesByName["link"]?.isOptional == true)
        #expect(trip.relationshipsByName["stays"]?.deleteRule == .cascade)
        #expect(trip.relationshipsByName["stays"]?.inverseName == "trip")
        #expect(trip.relationshipsByName["travellers"]?.destination == "Person")
        #expect(trip.indices == [["start"], ["name", "start"]])
        #expect(schema.entitiesByName["Person"]?.uniquenessConstraints == [["email"]])
        #expect(schema.entitiesByName["Truck"]?.superentity?.name == "Vehicle")
        #expect(schema == Schema([Truck.self, Trip.self]))
        #expect(schema != Schema([Trip.self]))
    }
}

extension Tool {
    /// Runs SQL by hand, and returns what it prints.
    @discardableResult
    static func database(_ url: URL, _ sql: String) throws -> String {
        let connection = try SQLiteByHand(url.path)
        return try connection.run(sql)
    }
}
