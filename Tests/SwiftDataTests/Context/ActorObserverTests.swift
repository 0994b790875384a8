import Observation
import SwiftData
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

    /// Saves a trip by another context, and comes back when the models are others.
    func save(_ name: String) async {
        let other = ModelContext(modelContainer)
        other.insert(Trip(name: name))
        await withCheckedContinuation { told in
            withObservationTracking {
                _ = trips?.results
            } onChange: {
                told.resume()
            }
            try? other.save()
        }
    }

    /// Saves a trip by another context, and comes back when the save was counted.
    func saveCounted(_ name: String) async {
        let other = ModelContext(modelContainer)
        other.insert(Trip(name: name))
        await withCheckedContinuation { told in
            withObservationTracking {
                _ = history?.eventCounter
            } onChange: {
                told.resume()
            }
            try? other.save()
        }
    }
}

/// Observers that an actor has, which are told there.
@Suite struct ActorObserverTests {
    @Test(.timeLimit(.minutes(10))) func modelsAndSavesAreFollowedOnTheActor() async throws {
        let watcher = Watcher(modelContainer: try memory())
        try await watcher.begin()
        #expect(await watcher.names.isEmpty)
        await watcher.save("Oder")
        #expect(await watcher.names == ["Oder"])
        await watcher.save("Elbe")
        #expect(await watcher.names == ["Elbe", "Oder"])
        await watcher.saveCounted("Spree")
        let (saves, names) = (await watcher.saves, await watcher.names)
        #expect(saves > 0 && names == ["Elbe", "Oder", "Spree"])
    }
}
