import DovetailTesting
import Observation
import SwiftData
import SwiftUI
import Testing

/// Models that are followed without a view.
@MainActor
@Suite struct ResultsObserverTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }
    private let long = #Predicate<Trip> { $0.days > 1 }
    private let byDays = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days, order: .reverse)])

    init() throws {
        container = try memory()
        for (name, note, days) in [("B", "x", 1), ("A", nil, 2), ("B", "y", 3), ("A", "x", 4)] {
            let trip = Trip(name: name, days: days)
            trip.note = note
            container.mainContext.insert(trip)
        }
        try container.mainContext.save()
    }

    private func days(_ observer: ResultsObserver<Trip, Never>) -> [Int] { observer.results.map(\.days) }

    private func text(_ observer: ResultsObserver<Trip, String>) -> String {
        (observer.sections.map(Array.init) ?? []).map { section in
            "\(section.title):" + section.map { "\($0.days)" }.joined(separator: ",")
        }.joined(separator: " ")
    }

    @Test func everyFormWithoutSectionsFindsItsModels() throws {
        #expect(try days(ResultsObserver<Trip, Never>(modelContext: context)).sorted() == [1, 2, 3, 4])
        #expect(try days(ResultsObserver<Trip, Never>(fetchDescriptor: byDays, modelContext: context)) == [4, 3, 2, 1])
        #expect(
            try days(ResultsObserver<Trip, Never>(fetchDescriptor: byDays, modelContainer: container)) == [4, 3, 2, 1])
        let inContext = try ResultsObserver<Trip, Never>(
            filterBy: long, sortBy: [SortDescriptor(\.days)], modelContext: context)
        #expect(days(inContext) == [2, 3, 4] && inContext.modelContext == context)
        #expect(inContext.sections == nil && inContext.sectionBy == nil)
        #expect(inContext.element(at: IndexPath(indexes: [0, 0])) == nil)
        #expect(inContext.indexPath(for: inContext.results[0]) == nil)
        let inContainer = try ResultsObserver<Trip, Never>(
            filterBy: long, sortBy: [SortDescriptor(\.days, order: .reverse)], modelContainer: container)
        #expect(days(inContainer) == [4, 3, 2] && inContainer.modelContext != context)
        #expect(inContainer.modelContext.container == container)
    }

    @Test func everyFormWithSectionsGroupsItsModels() throws {
        let order = [SortDescriptor(\Trip.days, order: .reverse)]
        #expect(
            try text(ResultsObserver(fetchDescriptor: byDays, sectionBy: \.name, modelContext: context))
                == "A:4,2 B:3,1")
        #expect(
            try text(ResultsObserver(fetchDescriptor: byDays, sectionBy: \.name, modelContainer: container))
                == "A:4,2 B:3,1")
        #expect(
            try text(ResultsObserver(fetchDescriptor: byDays, sectionBy: \.note, modelContext: context))
                == ":2 x:4,1 y:3")
        #expect(
            try text(ResultsObserver(fetchDescriptor: byDays, sectionBy: \.note, modelContainer: container))
                == ":2 x:4,1 y:3")
        #expect(
            try text(ResultsObserver(filterBy: long, sortBy: order, sectionBy: \.name, modelContext: context))
                == "A:4,2 B:3")
        #expect(
            try text(ResultsObserver(filterBy: long, sortBy: order, sectionBy: \.name, modelContainer: container))
                == "A:4,2 B:3")
        #expect(
            try text(ResultsObserver(filterBy: long, sortBy: order, sectionBy: \.note, modelContext: context))
                == ":2 x:4 y:3")
        #expect(
            try text(ResultsObserver(filterBy: long, sortBy: order, sectionBy: \.note, modelContainer: container))
                == ":2 x:4 y:3")
    }

    @Test func modelsAndTheirPlacesInSectionsAreFoundByEachOther() throws {
        let observer = try ResultsObserver<Trip, String>(
            sortBy: [SortDescriptor(\.days)], sectionBy: \.name, modelContext: context)
        #expect(observer.sectionBy == \Trip.name)
        let place = IndexPath(indexes: [1, 1])
        let trip = try #require(observer.element(at: place))
        #expect(trip.name == "B" && trip.days == 3 && observer.indexPath(for: trip) == place)
        for path in [[2, 0], [1, 2], [-1, 0], [0], []] {
            #expect(observer.element(at: IndexPath(indexes: path)) == nil)
        }
        #expect(observer.indexPath(for: Trip(name: "elsewhere")) == nil)
    }

    @Test func theModelsFollowChangesOfTheContextAndOfOthers() throws {
        let observer = try ResultsObserver<Trip, Never>(
            filterBy: long, sortBy: [SortDescriptor(\.days)], modelContext: context)
        let told = Told { _ = observer.results }
        let trip = Trip(name: "C", days: 9)
        context.insert(trip)
        #expect(told.count == 1 && days(observer) == [2, 3, 4, 9])
        told.again()
        trip.days = 1
        #expect(told.count == 2 && days(observer) == [2, 3, 4])
        told.again()
        // What neither the predicate nor the order asks about concerns only those who read it.
        observer.results[0].note = "z"
        #expect(told.count == 2)
        let other = ModelContext(container)
        other.insert(Trip(name: "D", days: 7))
        try other.save()
        #expect(told.count == 3 && days(observer) == [2, 3, 4, 7])
        told.again()
        context.delete(observer.results[0])
        #expect(told.count == 4 && days(observer) == [3, 4, 7])
    }

    @Test func anObserverOfAContainerFollowsWhatOthersSave() throws {
        let observer = try ResultsObserver<Trip, Never>(
            filterBy: long, sortBy: [SortDescriptor(\.days)], modelContainer: container)
        let told = Told { _ = observer.results }
        context.insert(Trip(name: "C", days: 9))
        #expect(told.count == 0)
        try context.save()
        #expect(told.count == 1 && days(observer) == [2, 3, 4, 9])
    }

    @Test func anObserverOfNoActorMergesWhenItIsRead() throws {
        let observer = try ResultsObserver<Trip, Never>(
            filterBy: long, sortBy: [SortDescriptor(\.days)], modelContainer: container, isolation: nil)
        let told = Told { _ = observer.results }
        context.insert(Trip(name: "C", days: 9))
        try context.save()
        #expect(told.count == 1 && days(observer) == [2, 3, 4, 9])
    }

    @Test func anotherPredicateAndOrderAreTakenOver() throws {
        let observer = try ResultsObserver<Trip, String>(
            sortBy: [SortDescriptor(\.days)], sectionBy: \.name, modelContext: context)
        let told = Told { _ = observer.sections }
        #expect(text(observer) == "A:2,4 B:1,3" && observer.filterBy == nil && observer.sortBy.count == 2)
        observer.filterBy = long
        #expect(told.count == 1 && text(observer) == "A:2,4 B:3" && observer.filterBy != nil)
        told.again()
        observer.sortBy = [SortDescriptor(\.days, order: .reverse)]
        #expect(told.count == 2 && text(observer) == "A:4,2 B:3")
        #expect(observer.sortBy.map(\.order) == [.forward, .reverse])
        observer.sortBy = [SortDescriptor(\.name, order: .reverse)]
        #expect(observer.fetchDescriptor.sortBy.count == 1 && observer.sections?.sectionTitles == ["B", "A"])
    }

    @Test func aViewShowsWhatAnObserverFinds() throws {
        struct Shown: View {
            let observer: ResultsObserver<Trip, Never>
            var body: some View { Text("\(observer.results.count) long trips") }
        }
        let observer = try ResultsObserver<Trip, Never>(filterBy: long, modelContext: context)
        let host = TestHost { Shown(observer: observer) }
        #expect(host.exists("3 long trips"))
        context.insert(Trip(name: "C", days: 9))
        host.settle()
        #expect(host.exists("4 long trips"))
    }

    @Test func whatCannotBeFetchedIsThrown() throws {
        let people = try memory(Vehicle.self)
        #expect(throws: SwiftDataError.self) { try ResultsObserver<Trip, Never>(modelContainer: people) }
    }
}

/// Counts how often something that was read has changed; once until it is read again.
@MainActor
final class Told {
    private final class Count: @unchecked Sendable { var value = 0 }
    private let read: () -> Void
    private let changes = Count()
    var count: Int { changes.value }

    init(_ read: @escaping () -> Void) {
        self.read = read
        again()
    }

    func again() {
        let changes = changes
        withObservationTracking(read) { changes.value += 1 }
    }
}
