import Foundation
import SwiftData
import Testing

/// An actor as one would write it without the macro.
private actor Counter: ModelActor {
    nonisolated let modelExecutor: any ModelExecutor
    nonisolated let modelContainer: ModelContainer
    private var isCounting = false

    init(_ container: ModelContainer) {
        let executor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
        executor.modelContext.autosaveEnabled = false
        modelExecutor = executor
        modelContainer = container
    }

    /// Adds a day to a trip. Returns whether it ran away from the main thread, with no other job of the actor between.
    func count(_ id: PersistentIdentifier) throws -> Bool {
        let isAlone = !isCounting
        isCounting = true
        defer { isCounting = false }
        guard let trip = self[id, as: Trip.self] else { throw SwiftDataError.missingModelContext }
        trip.days += 1
        try modelContext.save()
        return isAlone && !Thread.isMainThread
    }

    func has(_ id: PersistentIdentifier) -> Bool { self[id, as: Trip.self] != nil }
    func isOwn(_ executor: any ModelExecutor) -> Bool { modelContext === executor.modelContext }
}

/// Runs on the executor of another actor.
private actor Guest {
    private let executor: DefaultSerialModelExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(executor: DefaultSerialModelExecutor) { self.executor = executor }

    func contextID(of counter: Counter) -> ObjectIdentifier {
        counter.assumeIsolated { ObjectIdentifier($0.modelContext) }
    }
}

@Suite struct ModelActorTests {
    @Test func jobsOfAnActorRunOneAfterTheOtherAwayFromTheMainThread() async throws {
        let container = try memory()
        let context = ModelContext(container)
        let trip = Trip(name: "Elbe", days: 0)
        context.insert(trip)
        try context.save()
        let id = trip.persistentModelID
        let counter = Counter(container)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<50 { group.addTask { try await counter.count(id) } }
            for try await isRight in group { #expect(isRight) }
        }
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.days) == [50])
        #expect(await counter.isOwn(counter.modelExecutor) && counter.modelContainer === container)
    }

    @Test func actorsOfOneExecutorAreIsolatedTogether() async throws {
        let counter = Counter(try memory())
        let executor = try #require(counter.modelExecutor as? DefaultSerialModelExecutor)
        let guest = Guest(executor: executor)
        // It would stop the program where the two did not run on one executor.
        #expect(await guest.contextID(of: counter) == ObjectIdentifier(executor.modelContext))
    }

    @Test func anActorHasNoModelOfAnotherClassOrOfNoRow() async throws {
        let container = try memory()
        let context = ModelContext(container)
        let (trip, person) = (Trip(name: "Elbe"), Person(email: "ada", name: "Ada"))
        context.insert(trip)
        context.insert(person)
        try context.save()
        let ids = (trip: trip.persistentModelID, person: person.persistentModelID)
        context.delete(trip)
        try context.save()
        let counter = Counter(container)
        #expect(!(await counter.has(ids.trip)))
        #expect(!(await counter.has(ids.person)))
    }
}
