import Foundation
import SwiftData
import TestSupport
import Testing

/// A store in a file of JSON, as an app writes it, behind contexts that know nothing of it.
@Suite struct FileStoreTests {
    private let folder = TemporaryFolder()
    private var url: URL { folder.url.appendingPathComponent("trips.json") }

    private func open(_ configuration: FileStore.Configuration? = nil) throws -> ModelContainer {
        try ModelContainer(
            for: Trip.self, Person.self, configurations: configuration ?? FileStore.Configuration(url: url))
    }

    @Test func modelsAreInTheFileAndComeBack() throws {
        do {
            let context = ModelContext(try open())
            let trip = Trip(name: "Elbe", days: 3)
            trip.kind = .mountain
            trip.place = Place(name: "Dresden", latitude: 51)
            trip.tags = ["river"]
            trip.price = Decimal(string: "12.50")!
            trip.picture = Data([1, 2])
            trip.isSelected = true
            context.insert(trip)
            _ = Stay(hotel: "Inn", nights: 2, trip: trip)
            let ada = Person(email: "ada@example.org", name: "Ada")
            trip.travellers = [ada]
            #expect(trip.persistentModelID.isTemporary)
            try context.save()
            #expect(!trip.persistentModelID.isTemporary && trip.persistentModelID.storeIdentifier == "trips.json")
            #expect(trip.stays.map(\.hotel) == ["Inn"] && trip.travellers == [ada] && ada.trips == [trip])
        }
        let text = try String(contentsOf: url, encoding: .utf8)
        #expect(text.contains("\"Elbe\"") && text.contains("\"mountain\""))
        let context = ModelContext(try open())
        let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
        #expect(trip.name == "Elbe" && trip.days == 3 && trip.kind == .mountain)
        #expect(trip.place == Place(name: "Dresden", latitude: 51) && trip.tags == ["river"])
        #expect(trip.price == Decimal(string: "12.50")! && trip.picture == Data([1, 2]) && trip.note == nil)
        #expect(trip.stays.map(\.nights) == [2] && trip.stays[0].trip == trip)
        #expect(trip.travellers.map(\.name) == ["Ada"] && trip.travellers[0].trips == [trip])
    }

    @Test func changesAndDeletionsAreInTheFile() throws {
        let log: CallLog
        do {
            let configuration = FileStore.Configuration(url: url)
            log = configuration.log
            let context = ModelContext(try open(configuration))
            for name in ["Elbe", "Oder", "Main"] { context.insert(Trip(name: name)) }
            context.author = "me"
            try context.save()
            let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
            #expect(trips.map(\.name) == ["Elbe", "Main", "Oder"])
            trips[0].name = "Saale"
            context.delete(trips[1])
            try context.save()
            #expect(log.calls.filter { $0.hasPrefix("save") } == ["save 3 0 0 me", "save 0 1 1 me"])
        }
        #expect(log.calls.first == "begin" && log.calls.last == "end")
        let names = try ModelContext(try open()).fetch(FetchDescriptor<Trip>()).map(\.name)
        #expect(Set(names) == ["Saale", "Oder"])
    }

    @Test func predicatesOrdersAndLimitsThatTheStoreLeavesAreTheContexts() throws {
        let context = ModelContext(try open())
        for day in 1...9 { context.insert(Trip(name: "Trip \(day)", days: day)) }
        try context.save()
        var descriptor = FetchDescriptor<Trip>(
            predicate: #Predicate { $0.days > 3 }, sortBy: [SortDescriptor(\.days, order: .reverse)])
        #expect(try context.fetch(descriptor).map(\.days) == [9, 8, 7, 6, 5, 4])
        descriptor.fetchLimit = 2
        descriptor.fetchOffset = 1
        #expect(try context.fetch(descriptor).map(\.days) == [8, 7])
        #expect(try context.fetchCount(descriptor) == 2)
        #expect(try context.fetchIdentifiers(descriptor).count == 2)
        #expect(try context.fetch(descriptor, batchSize: 1).map(\.days) == [8, 7])
        // Changes that are not saved count, as with any store.
        context.insert(Trip(name: "New", days: 20))
        #expect(try context.fetch(descriptor).map(\.days) == [9, 8])
        let sorted = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)])
        #expect(try context.fetch(sorted).map(\.days) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 20])
    }

    @Test func whatTwoContextsChangeIsMerged() throws {
        let container = try open()
        let (first, second) = (ModelContext(container), ModelContext(container))
        first.insert(Trip(name: "Elbe"))
        try first.save()
        let mine = try first.fetch(FetchDescriptor<Trip>())[0]
        let theirs = try second.fetch(FetchDescriptor<Trip>())[0]
        #expect(mine.persistentModelID == theirs.persistentModelID && mine !== theirs)
        theirs.days = 5
        try second.save()
        mine.name = "Saale"
        try first.save()
        #expect(mine.days == 5)
        mine.name = "Ilm"
        theirs.name = "Oder"
        try first.save()
        #expect(throws: SwiftDataError.conflict) { try second.save() }
        try second.save()
        #expect(try first.fetch(FetchDescriptor<Trip>())[0].name == "Oder")
    }

    @Test func whatAnotherProgramWritesIsThereAtTheNextFetch() throws {
        let context = ModelContext(try open())
        for name in ["Elbe", "Oder"] { context.insert(Trip(name: name)) }
        try context.save()
        let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
        let text = try String(contentsOf: url, encoding: .utf8)
        try text.replacingOccurrences(of: "Elbe", with: "Saale").write(to: url, atomically: true, encoding: .utf8)
        #expect(
            try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name) == ["Oder", "Saale"])
        #expect(trips[0].name == "Saale")
        try "[]".write(to: url, atomically: true, encoding: .utf8)
        #expect(try context.fetch(FetchDescriptor<Trip>()).isEmpty)
        #expect(trips[1].name == "Oder" || trips[1].name.isEmpty)
    }

    @Test func uniqueValuesChangeTheModelThatHasThem() throws {
        let configuration = FileStore.Configuration(url: url)
        let context = ModelContext(try open(configuration))
        context.insert(Person(email: "ada@example.org", name: "Ada"))
        try context.save()
        context.insert(Person(email: "ada@example.org", name: "Lovelace"))
        try context.save()
        #expect(configuration.log.calls.filter { $0.hasPrefix("save") } == ["save 1 0 0 ", "save 0 1 0 "])
        #expect(try ModelContext(try open()).fetch(FetchDescriptor<Person>()).map(\.name) == ["Lovelace"])
    }

    @Test func aContainerIsErased() throws {
        let container = try open()
        let context = ModelContext(container)
        context.insert(Trip(name: "Elbe"))
        try context.save()
        try container.erase()
        #expect(!FileManager.default.fileExists(atPath: url.path))
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test func aConfigurationIsAskedBeforeTheStoreIsMade() throws {
        let configuration = FileStore.Configuration(url: folder.url.appendingPathComponent("trips.txt"))
        #expect(throws: DataStoreError.unsupportedFeature) { try open(configuration) }
        #expect(try open().configurations.isEmpty)
    }

    @Test func aStoreHasTheModelsOfItsConfiguration() throws {
        final class Empty: DataStore {
            struct Configuration: DataStoreConfiguration {
                typealias Store = Empty
                let name = "empty"
                var schema: Schema?
            }
            let configuration: Configuration
            let identifier = "empty"
            let schema = Schema([Vehicle.self])

            init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) {
                self.configuration = configuration
            }
            func fetch<T: PersistentModel>(
                _ request: DataStoreFetchRequest<T>
            ) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
                DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: [])
            }
            func save(
                _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
            ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
                DataStoreSaveChangesResult(for: identifier)
            }
        }
        #expect(throws: SwiftDataError.unknownDataStoreSchema) {
            try ModelContainer(for: Trip.self, configurations: Empty.Configuration())
        }
        // What a store does not say itself it does as stores do.
        let container = try ModelContainer(for: Vehicle.self, configurations: Empty.Configuration())
        let context = ModelContext(container)
        #expect(try context.fetchCount(FetchDescriptor<Vehicle>()) == 0)
        #expect(try context.fetchIdentifiers(FetchDescriptor<Vehicle>()).isEmpty)
        #expect(throws: DataStoreError.unsupportedFeature) { try container.erase() }
    }

    @Test func storesOfSeveralKindsAreInOneContainer() throws {
        var own = FileStore.Configuration(url: url)
        own.schema = Schema([Trip.self, Person.self])
        let usual = ModelConfiguration(schema: Schema([Vehicle.self, Truck.self]), isStoredInMemoryOnly: true)
        let container = try ModelContainer(
            for: Schema([Trip.self, Person.self, Vehicle.self, Truck.self]), configurations: [own, usual])
        let context = ModelContext(container)
        context.insert(Trip(name: "Elbe"))
        context.insert(Truck(plate: "B 1", load: 2))
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Vehicle>()).map(\.plate) == ["B 1"])
        #expect(try String(contentsOf: url, encoding: .utf8).contains("Elbe"))
        #expect(container.configurations == [usual])
        #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).count == 1)
    }

    @Test func modelsOfAClassThatInheritsKeepTheirClass() throws {
        func open() throws -> ModelContainer {
            try ModelContainer(
                for: Vehicle.self, Truck.self, configurations: FileStore.Configuration(url: url))
        }
        let context = ModelContext(try open())
        context.insert(Truck(plate: "B 1", load: 2))
        context.insert(Vehicle(plate: "B 2"))
        try context.save()
        let again = ModelContext(try open())
        let vehicles = try again.fetch(FetchDescriptor<Vehicle>(sortBy: [SortDescriptor(\.plate)]))
        #expect(vehicles.map { $0 is Truck } == [true, false] && (vehicles[0] as? Truck)?.load == 2)
    }
}
