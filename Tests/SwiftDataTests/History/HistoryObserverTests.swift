import Foundation
import Observation
import SwiftData
import TestSupport
import Testing

/// Saves that are counted as they come.
@MainActor
@Suite struct HistoryObserverTests {
    @Test func eachSaveOfTheContainerCounts() throws {
        let container = try memory()
        let observer = try HistoryObserver(modelContainer: container)
        #expect(observer.modelContainer == container && observer.observedModels.isEmpty && observer.authors.isEmpty)
        let told = Told { _ = observer.eventCounter }
        let (first, second) = (container.mainContext, ModelContext(container))
        first.insert(Trip(name: "Elbe"))
        #expect(observer.eventCounter == 0)
        try first.save()
        #expect(observer.eventCounter == 1 && told.count == 1)
        told.again()
        second.insert(Trip(name: "Oder"))
        second.insert(Person(email: "ada", name: "Ada"))
        try second.save()
        #expect(observer.eventCounter == 2 && told.count == 2)
        try second.save()
        #expect(observer.eventCounter == 2)
    }

    @Test func onlyTheClassesAndAuthorsThatAreNamedCount() throws {
        let container = try memory(Trip.self, Person.self, Vehicle.self, Truck.self)
        let context = ModelContext(container)
        let vehicles = try HistoryObserver(observedModels: [Vehicle.self], modelContainer: container)
        let trucks = try HistoryObserver(observedModels: [Truck.self], modelContainer: container)
        let imports = try HistoryObserver(
            observedModels: [Trip.self, Vehicle.self], authors: ["import"], modelContainer: container)
        func counts() -> [Int] { [vehicles, trucks, imports].map(\.eventCounter) }
        context.insert(Truck(plate: "T", load: 1))
        try context.save()
        #expect(counts() == [1, 1, 0])
        context.insert(Vehicle(plate: "V"))
        try context.save()
        #expect(counts() == [2, 1, 0])
        context.author = "import"
        context.insert(Trip(name: "Elbe"))
        try context.save()
        #expect(counts() == [2, 1, 1])
        context.insert(Person(email: "ada", name: "Ada"))
        try context.save()
        #expect(counts() == [2, 1, 1])
        context.author = nil
        try context.delete(model: Truck.self)
        try context.save()
        #expect(counts() == [3, 2, 1])
    }

    @Test func anObserverGoesOnWhereATokenSays() throws {
        let container = try memory()
        let context = ModelContext(container)
        context.insert(Trip(name: "Elbe"))
        try context.save()
        let known = try #require(context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last)
        let tokens: [String: any HistoryToken] = [known.storeIdentifier: known.token]
        #expect(try HistoryObserver(historyTokens: tokens, modelContainer: container).eventCounter == 0)
        context.insert(Trip(name: "Oder"))
        try context.save()
        #expect(try HistoryObserver(historyTokens: tokens, modelContainer: container).eventCounter == 1)
        #expect(
            try HistoryObserver(historyTokens: tokens, observedModels: [Person.self], modelContainer: container)
                .eventCounter == 0)
        #expect(try HistoryObserver(modelContainer: container).eventCounter == 0)
    }

    @Test func anObserverOfNoActorCountsOnTheThreadOfTheSave() throws {
        let container = try memory()
        let observer = try HistoryObserver(modelContainer: container, isolation: nil)
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let context = ModelContext(container)
            context.insert(Trip(name: "Elbe"))
            try? context.save()
            done.signal()
        }
        done.wait()
        #expect(observer.eventCounter == 1)
    }

    @Test func savesOfAnAppsOwnStoreCount() throws {
        let container = try ModelContainer(
            for: Track.self, Disc.self, configurations: ServerStore.Configuration())
        let context = ModelContext(container)
        context.insert(Track(title: "A"))
        try context.save()
        let all = try HistoryObserver(modelContainer: container)
        let imports = try HistoryObserver(authors: ["import"], modelContainer: container)
        #expect(all.eventCounter == 0)
        context.insert(Track(title: "B"))
        try context.save()
        #expect(all.eventCounter == 1 && imports.eventCounter == 0)
        context.author = "import"
        context.insert(Track(title: "C"))
        try context.save()
        #expect(all.eventCounter == 2 && imports.eventCounter == 1)
    }

    @Test func anObserverGoesOnAfterAllIsErased() throws {
        let container = try memory()
        let context = ModelContext(container)
        let observer = try HistoryObserver(observedModels: [Trip.self], modelContainer: container)
        context.insert(Trip(name: "Elbe"))
        try context.save()
        try container.erase()
        let before = observer.eventCounter
        context.insert(Trip(name: "Oder"))
        try context.save()
        context.insert(Trip(name: "Spree"))
        try context.save()
        #expect(before == 1 && observer.eventCounter >= 2)
    }

    @Test func savesToTheFileThatTheContainerDoesNotMakeCount() async throws {
        let folder = TemporaryFolder()
        let configuration = ModelConfiguration(url: folder.url.appendingPathComponent("shared.store"))
        let container = try ModelContainer(for: Trip.self, configurations: configuration)
        container.mainContext.insert(Trip(name: "Elbe"))
        try container.mainContext.save()
        let observer = try HistoryObserver(observedModels: [Trip.self], modelContainer: container)
        let trips = try ResultsObserver<Trip, Never>(sortBy: [SortDescriptor(\.name)], modelContainer: container)
        // A container of its own has a connection of its own, as another program has.
        let other = ModelContext(try ModelContainer(for: Trip.self, configurations: configuration))
        other.insert(Trip(name: "Oder"))
        let told = Told { _ = observer.eventCounter }
        try other.save()
        try await wait(for: "the observer to be told") { told.count == 1 }
        #expect(observer.eventCounter == 1 && trips.results.map(\.name) == ["Elbe", "Oder"])
    }
}
