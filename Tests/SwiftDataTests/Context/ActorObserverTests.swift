import Observation
import SwiftData
import TestSupport
import Testing

@ModelActor
private actor Watcher {
    private var trips: ResultsObserver<Trip, Never>?
    private var history: HistoryObserver?

    func begin() throws {
        trips = try ResultsObserver(sortBy: [SortDescriptor(\.name)], modelContext: modelContext)
        history = try HistoryObserver(modelContainer: modelContainer)
    }

    var names: [String] { trips?.results.map(\.name) ?? [] }
    var saves: Int { history?.eventCounter ?? 0 }

    /// Saves a trip by another context.
    func save(_ name: String) throws {
        let other = ModelContext(modelContainer)
        other.insert(Trip(name: name))
        try other.save()
    }
}

/// Observers that an actor has, which are told there.
@Suite struct ActorObserverTests {
    @Test func modelsAndSavesAreFollowedOnTheActor() async throws {
        let watcher = Watcher(modelContainer: try memory())
        try await watcher.begin()
        #expect(await watcher.names.isEmpty)
        try await watcher.save("Oder")
        try await wait(for: "the models") { await watcher.names == ["Oder"] }
        try await watcher.save("Elbe")
        try await wait(for: "the models") { await watcher.names == ["Elbe", "Oder"] }
        let counted = await watcher.saves
        try await watcher.save("Spree")
        try await wait(for: "the count of saves") { await watcher.saves > counted }
        try await wait(for: "the models") { await watcher.names == ["Elbe", "Oder", "Spree"] }
    }
}
