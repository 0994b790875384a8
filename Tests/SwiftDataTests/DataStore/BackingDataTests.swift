import Foundation
import SwiftData
import Testing

@Model
private final class Harbour {
    var name: String
    init(name: String) { self.name = name }
}

@Model
private final class Boat {
    @Attribute(.transformable(by: Data.self)) var paint = Data()
    var name: String
    var home: Harbour
    var twin: Boat?
    var crew: [Sailor] = []
    var guests: [Sailor]?

    init(name: String, home: Harbour) {
        self.name = name
        self.home = home
    }
}

@Model
private final class Sailor {
    var name: String
    @Relationship(inverse: \Boat.crew) var boats: [Boat] = []
    @Relationship(inverse: \Boat.guests) var visits: [Boat] = []
    init(name: String) { self.name = name }
}

/// Tells what it reads of the backing data that it is made of.
private struct ReadSnapshot: DataStoreSnapshot {
    var persistentIdentifier: PersistentIdentifier
    var name: String
    var report: [String] = []

    init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]) {
        persistentIdentifier = backingData.persistentModelID!
        name = "?"
        guard let boat = backingData as? any BackingData<Boat> else { return }
        name = boat.getValue(forKey: \.name)
        let (home, twin): (Harbour, Boat?) = (boat.getValue(forKey: \.home), boat.getValue(forKey: \.twin))
        let (crew, guests): ([Sailor], [Sailor]?) = (boat.getValue(forKey: \.crew), boat.getValue(forKey: \.guests))
        let paint: Data = boat.getTransformableValue(forKey: \.paint)
        report = [name, home.name, twin?.name ?? "-", crew.map(\.name).joined(), guests?.first?.name ?? "-"]
        report += ["\(paint.count)", "\((boat.metadata as? [Schema.PropertyMetadata])?.count ?? 0)"]

        // Values of a boat that there is not yet.
        var new = Self.fresh(boat)
        report.append("\(new.persistentModelID == nil)")
        new.setValue(forKey: \.name, to: "new")
        new.setValue(forKey: \.home, to: home)
        new.setValue(forKey: \.twin, to: twin)
        new.setValue(forKey: \.crew, to: Array(crew.reversed()))
        new.setValue(forKey: \.guests, to: [Sailor]?.none)
        new.setTransformableValue(forKey: \.paint, to: Data([1, 2]))
        let (other, rest): (Boat?, [Sailor]) = (new.getValue(forKey: \.twin), new.getValue(forKey: \.crew))
        let unpainted: Data = new.getTransformableValue(forKey: \.paint)
        report += [new.getValue(forKey: \.name), other?.name ?? "-", rest.map(\.name).joined(), "\(unpainted.count)"]
        new.persistentModelID = persistentIdentifier
        let snapshot = DefaultSnapshot(from: new, relatedBackingDatas: &relatedBackingDatas)
        report.append("\(snapshot.persistentIdentifier == persistentIdentifier)")
    }

    private static func fresh<Values: BackingData<Boat>>(_ values: Values) -> any BackingData<Boat> {
        Values(for: Boat.self)
    }

    func copy(
        persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
    ) -> Self {
        var copy = self
        copy.persistentIdentifier = persistentIdentifier
        return copy
    }
}

private final class ReadingStore: DataStore {
    struct Configuration: DataStoreConfiguration {
        typealias Store = ReadingStore
        let name = "boats"
        var schema: Schema?
        let log = CallLog()

        static func == (left: Self, right: Self) -> Bool { left.log === right.log }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(log)) }
    }

    let configuration: Configuration
    let identifier = "boats"
    let schema: Schema

    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        schema = configuration.schema!
    }

    func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, ReadSnapshot>
    {
        DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: [])
    }

    func save(_ request: DataStoreSaveChangesRequest<ReadSnapshot>) throws -> DataStoreSaveChangesResult<ReadSnapshot> {
        for snapshot in request.inserted where !snapshot.report.isEmpty {
            configuration.log.note(snapshot.report.joined(separator: " "))
        }
        let result = DataStoreSaveChangesResult<ReadSnapshot>(for: identifier)
        configuration.log.note("\(result.remappedIdentifiers.count) \(result.snapshotsToReregister.count)")
        #expect(result.storeIdentifier == "boats" && result.historyToken == nil)
        return result
    }
}

/// The values of models apart from their objects, as stores of an app's own get them.
@Suite struct BackingDataTests {
    @Test func valuesOfEachKindAreReadAndSet() throws {
        let configuration = ReadingStore.Configuration()
        let context = ModelContext(
            try ModelContainer(for: Boat.self, Sailor.self, configurations: configuration))
        let (boat, twin) = (
            Boat(name: "Alba", home: Harbour(name: "Kiel")), Boat(name: "Bora", home: Harbour(name: "Elsfleth"))
        )
        context.insert(boat)
        context.insert(twin)
        boat.paint = Data([1, 2, 3])
        boat.twin = twin
        boat.crew = [Sailor(name: "a"), Sailor(name: "b")]
        boat.guests = [Sailor(name: "g")]
        try context.save()
        let calls = configuration.log.take()
        #expect(calls.contains("Alba Kiel Bora ab g 3 6 true new Bora ba 2 true"))
        #expect(calls.contains("Bora Elsfleth -  - 0 6 true new -  2 true"))
        #expect(calls.last == "0 0")
    }

    @Test func snapshotsAreEncodedUnderTheNamesOfVariables() throws {
        typealias Key = DataStoreSnapshotCodingKey
        #expect(
            Key.modeledProperty("days").stringValue == "days" && Key(stringValue: "days") == .modeledProperty("days"))
        #expect(Key(stringValue: Key.persistentIdentifier.stringValue) == .persistentIdentifier)
        #expect(Key(intValue: 1) == nil && Key.persistentIdentifier.intValue == nil)
        #expect(Key.modeledProperty("days") != .modeledProperty("name"))
    }

    @Test func variablesOfOneModelAreDescribedByHand() {
        let home = Schema.PropertyMetadata(name: "home", keypath: \Boat.home, metadata: Schema.Relationship(.unique))
        #expect(home.name == "home" && home.keypath == \Boat.home && home.defaultValue == nil)
        #expect(home.metadata?.isUnique == true && home.metadata?.isRelationship == true)
    }

    @Test func collectionsOfModelsSayWhatIsInThem() {
        func element<Models: RelationshipCollection>(_: Models.Type) -> Any.Type { Models.PersistentElement.self }
        #expect(element([Trip].self) == Trip.self && element([Trip]?.self) == Trip.self)
        #expect([Trip].PersistentElement.self == Trip.self && Optional<[Stay]>.PersistentElement.self == Stay.self)
    }
}
