import Foundation
import SwiftData
import Testing

/// A store that hands everything on to the usual one.
private final class PassingStore: DataStore, DataStoreBatching {
    struct Configuration: DataStoreConfiguration {
        typealias Store = PassingStore
        var name: String { inner.name }
        var schema: Schema? {
            get { inner.schema }
            set { inner.schema = newValue }
        }
        var inner = ModelConfiguration("inner", isStoredInMemoryOnly: true)
        let log = CallLog()

        static func == (left: Self, right: Self) -> Bool { left.log === right.log }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(log)) }
    }

    let configuration: Configuration
    private let inner: DefaultStore
    var identifier: String { inner.identifier }
    var schema: Schema { inner.schema }

    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
        self.configuration = configuration
        let made = ModelConfiguration.Store.self
        inner = try made.init(configuration.inner)
    }

    func fetch<T: PersistentModel>(
        _ request: DataStoreFetchRequest<T>
    ) throws -> DataStoreFetchResult<T, DefaultSnapshot> {
        let result = try inner.fetch(request)
        configuration.log.note("fetch \(result.fetchedSnapshots.count) and \(result.relatedSnapshots.count)")
        #expect(result.descriptor.fetchLimit == request.descriptor.fetchLimit)
        return result
    }

    func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        configuration.log.note("count for \(request.editingState.author ?? "nobody")")
        return try inner.fetchCount(request)
    }

    func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier] {
        configuration.log.note("identifiers")
        return try inner.fetchIdentifiers(request)
    }

    func cachedSnapshots(
        for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState
    ) throws -> [PersistentIdentifier: DefaultSnapshot] {
        try inner.cachedSnapshots(for: persistentIdentifiers, editingState: editingState)
    }

    func save(
        _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
    ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
        let result = try inner.save(request)
        let token = result.historyToken as? DefaultStore.TokenType
        configuration.log.note("save \(token?.tokenValue?.values.first ?? 0)")
        return result
    }

    func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {
        configuration.log.note("delete for \(request.editingState.author ?? "nobody")")
        try inner.delete(request)
        let last = try inner.fetchHistory(HistoryDescriptor()).last
        configuration.log.note("\(last?.changes.count ?? 0) by \(last?.author ?? "nobody")")
    }

    func erase() throws { try inner.erase() }
}

@Suite struct PassingStoreTests {
    @Test func theUsualStoreAnswersCountsIdentifiersAndDeletions() throws {
        let configuration = PassingStore.Configuration()
        let context = ModelContext(try ModelContainer(for: Trip.self, Person.self, configurations: configuration))
        context.author = "test"
        let trips = (1...4).map { Trip(name: "Trip \($0)", days: $0) }
        for trip in trips { context.insert(trip) }
        trips[2].stays = [Stay(hotel: "Inn")]
        try context.save()
        var long = FetchDescriptor<Trip>(predicate: #Predicate { $0.days > 2 }, sortBy: [SortDescriptor(\.days)])
        #expect(try context.fetchCount(long) == 2)
        #expect(try context.fetchIdentifiers(long) == [trips[2], trips[3]].map(\.persistentModelID))
        #expect(configuration.log.take() == ["save 1", "count for test", "identifiers"])
        let other = ModelContext(context.container)
        long.relationshipKeyPathsForPrefetching = [\.stays]
        #expect(try other.fetch(long).map(\.days) == [3, 4])
        #expect(configuration.log.take() == ["fetch 2 and 1"])
        try context.delete(model: Trip.self, where: #Predicate { $0.days < 3 })
        // Then the context reads what is left.
        #expect(configuration.log.take() == ["delete for test", "2 by test", "fetch 2 and 0"])
        #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 2)
    }
}
