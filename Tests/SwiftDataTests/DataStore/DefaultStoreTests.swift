import Foundation
import SwiftData
import TestSupport
import Testing

/// A store that keeps its models in the usual one, and counts what it does.
private final class CountingStore: DataStore {
    struct Configuration: DataStoreConfiguration {
        typealias Store = CountingStore
        var name: String { inner.name }
        var schema: Schema? {
            get { inner.schema }
            set { inner.schema = newValue }
        }
        var inner: ModelConfiguration
        let log = CallLog()

        static func == (left: Self, right: Self) -> Bool { left.inner == right.inner }
        func hash(into hasher: inout Hasher) { hasher.combine(inner) }
    }

    let configuration: Configuration
    private let inner: DefaultStore
    var identifier: String { inner.identifier }
    var schema: Schema { inner.schema }

    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        inner = try DefaultStore(configuration.inner, migrationPlan: migrationPlan)
    }

    func fetch<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
        configuration.log.note("fetch \(T.self)")
        return try inner.fetch(request)
    }

    func save(
        _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
    ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
        configuration.log.note("save")
        return try inner.save(request)
    }

    func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: DefaultSnapshot] {
        configuration.log.note("cached")
        return try inner.cachedSnapshots(for: persistentIdentifiers, editingState: editingState)
    }

    func erase() throws { try inner.erase() }
}

@Suite struct DefaultStoreTests {
    private let folder = TemporaryFolder()
    private var inner: ModelConfiguration { ModelConfiguration(url: folder.url.appendingPathComponent("a.store")) }

    @Test func modelsOfAStoreAroundTheUsualOneAreInItsFile() throws {
        let configuration = CountingStore.Configuration(inner: inner)
        do {
            let context = ModelContext(try ModelContainer(for: Trip.self, Person.self, configurations: configuration))
            let trip = Trip(name: "Elbe", days: 3)
            context.insert(trip)
            trip.stays = [Stay(hotel: "Inn"), Stay(hotel: "Ship")]
            trip.travellers = [Person(email: "ada@example.org", name: "Ada")]
            context.insert(Trip(name: "Oder", days: 9))
            try context.save()
            #expect(!trip.persistentModelID.isTemporary)
            trip.days = 4
            context.delete(trip.stays.first { $0.hotel == "Ship" }!)
            try context.save()
            let long = FetchDescriptor<Trip>(
                predicate: #Predicate { $0.days > 3 }, sortBy: [SortDescriptor(\.days, order: .reverse)])
            #expect(try context.fetch(long).map(\.name) == ["Oder", "Elbe"])
            #expect(configuration.log.calls == ["save", "save", "fetch Trip"])
        }
        // The file is a usual store.
        let context = ModelContext(try ModelContainer(for: Schema([Trip.self, Person.self]), configurations: [inner]))
        let trip = try #require(try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.days == 4 })).first)
        #expect(trip.name == "Elbe" && trip.stays.map(\.hotel) == ["Inn"] && trip.travellers.map(\.name) == ["Ada"])
        let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(history.count == 2 && history[0].token.tokenValue?.values.first == 1)
    }

    @Test func relationshipsAreReadWhenTheyAreAskedFor() throws {
        let configuration = CountingStore.Configuration(inner: inner)
        func open() throws -> ModelContext {
            ModelContext(try ModelContainer(for: Trip.self, Person.self, configurations: configuration))
        }
        let context = try open()
        let trip = Trip(name: "Elbe")
        context.insert(trip)
        trip.stays = [Stay(hotel: "Inn")]
        try context.save()
        let again = try open()
        var descriptor = FetchDescriptor<Trip>()
        let read = try again.fetch(descriptor)[0]
        _ = configuration.log.take()
        #expect(read.stays.map(\.hotel) == ["Inn"])
        #expect(configuration.log.take() == ["cached"])
        descriptor.relationshipKeyPathsForPrefetching = [\.stays]
        let third = try open().fetch(descriptor)[0]
        #expect(third.stays.map(\.hotel) == ["Inn"])
        #expect(configuration.log.take() == ["fetch Trip"])
    }

    @Test func aStoreHasAHistoryAndDeletesMany() throws {
        var configuration = ModelConfiguration("trips", isStoredInMemoryOnly: true)
        #expect(throws: SwiftDataError.unknownSchema) { try DefaultStore(configuration) }
        configuration.schema = Schema([Trip.self, Person.self])
        let store = try DefaultStore(configuration)
        #expect(store.name == "trips" && store.configuration == configuration && store.schema.entities.count == 3)
        #expect(DefaultStore.historyType == DefaultHistoryTransaction.self)
        #expect(try store.fetchHistory(HistoryDescriptor()).isEmpty)
        try store.deleteHistory(HistoryDescriptor())
        try store.erase()
    }
}
