import DovetailTesting
import SwiftData
import SwiftUI
import Testing

private let few: FetchDescriptor<Trip> = {
    var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)])
    descriptor.fetchLimit = 1
    return descriptor
}()

/// Every way in which a query is written before a variable.
private struct Queries: View {
    @Query private var all: [Trip]
    @Query(animation: .default) private var animated: [Trip]
    @Query(transaction: Transaction(animation: .default)) private var moved: [Trip]
    @Query(few) private var first: [Trip]
    @Query(few, animation: .default) private var firstAnimated: [Trip]
    @Query(few, transaction: Transaction()) private var firstMoved: [Trip]
    @Query(filter: #Predicate<Trip> { $0.days > 3 }) private var long: [Trip]
    @Query(sort: [SortDescriptor(\Trip.name)]) private var byName: [Trip]
    @Query(filter: #Predicate<Trip> { $0.days > 3 }, sort: [SortDescriptor(\Trip.name)], animation: .default)
    private var longAnimated: [Trip]
    @Query(filter: #Predicate<Trip> { $0.days > 3 }, sort: [SortDescriptor(\Trip.name)], transaction: Transaction())
    private var longMoved: [Trip]
    @Query(sort: \Trip.days, order: .reverse) private var longestFirst: [Trip]
    @Query(sort: \Trip.note) private var byNote: [Trip]
    @Query(filter: #Predicate<Trip> { $0.days < 9 }, sort: \Trip.days, order: .reverse, animation: .default)
    private var reversedAnimated: [Trip]
    @Query(sort: \Trip.note, order: .reverse, animation: .default) private var noteAnimated: [Trip]
    @Query(sort: \Trip.days, transaction: Transaction()) private var daysMoved: [Trip]
    @Query(sort: \Trip.note, transaction: Transaction()) private var noteMoved: [Trip]
    let take: ([[String]]) -> Void

    var body: some View {
        take(
            [
                all, animated, moved, first, firstAnimated, firstMoved, long, byName, longAnimated, longMoved,
                longestFirst, byNote, reversedAnimated, noteAnimated, daysMoved, noteMoved,
            ].map { $0.map(\.name) })
        return Text("\(all.count) \(_all.modelContext.hasChanges)")
    }
}

@MainActor
@Suite struct QueryMacroTests {
    @Test func everyFormOfAQueryGivesItsModels() throws {
        let container = try memory()
        let context = container.mainContext
        for (name, note) in [("Zoo", "y"), ("Alps", "x")] {
            let trip = Trip(name: name, days: name.count)
            trip.note = note
            context.insert(trip)
        }
        try context.save()
        var shown: [[String]] = []
        let host = TestHost { Queries { shown = $0 }.modelContainer(container) }
        let (both, byName) = (["Zoo", "Alps"], ["Alps", "Zoo"])
        #expect(
            shown == [
                both, both, both, ["Zoo"], ["Zoo"], ["Zoo"], ["Alps"], byName, ["Alps"], ["Alps"],
                byName, byName, byName, both, both, byName,
            ])
        #expect(host.exists("2 false"))
        // All follow what comes.
        context.insert(Trip(name: "Nile", days: 1))
        host.settle()
        #expect(shown[0].count == 3 && shown[3] == ["Nile"] && shown[7] == ["Alps", "Nile", "Zoo"])
        #expect(shown[10].last == "Nile" && shown[14].first == "Nile")
    }
}
