import DovetailTesting
import SwiftData
import SwiftUI
import Testing

/// How often bodies ran.
@MainActor private final class Runs {
    var list = 0
    var rows = 0
}

private struct Row: View {
    let trip: Trip
    let runs: Runs

    var body: some View {
        runs.rows += 1
        return Text(trip.name)
    }
}

private struct TripList: View {
    @Query(sort: \Trip.start) private var trips: [Trip]
    let runs: Runs

    var body: some View {
        runs.list += 1
        return List(trips) { Row(trip: $0, runs: runs) }
    }
}

@MainActor
@Suite struct QueryCostTests {
    private let runs = Runs()

    private func fill(_ count: Int) throws -> ModelContainer {
        let container = try memory()
        let context = ModelContext(container)
        for number in 0..<count {
            context.insert(Trip(name: "Trip \(number)", start: Date(timeIntervalSinceReferenceDate: Double(number))))
        }
        try context.save()
        return container
    }

    @Test func aListOfManyModelsMakesTheRowsThatItShowsAndAChangeRunsOne() throws {
        let container = try fill(3000)
        let context = container.mainContext
        let host = TestHost(size: CGSize(width: 400, height: 600)) { TripList(runs: runs).modelContainer(container) }
        #expect(host.exists("Trip 0"))
        #expect(runs.rows < 60)
        let rows = runs.rows
        let trip = try #require(
            try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Trip 3" })).first)
        trip.name = "Changed"
        host.settle()
        #expect(host.exists("Changed"))
        #expect((runs.rows - rows, runs.list) == (1, 1))
        trip.start = Date(timeIntervalSinceReferenceDate: -1)
        host.settle()
        #expect(runs.list == 2)
        #expect(try host.frame(of: "Changed").minY < host.frame(of: "Trip 0").minY)
    }

    @Test func rowsOfAQueryAreTheSameObjectsAsThoseThatAreFetched() throws {
        struct Holder: View {
            @Query(sort: \Trip.start) private var trips: [Trip]
            let take: ([Trip]) -> Void
            var body: some View {
                take(trips)
                return Text("\(trips.count)")
            }
        }
        let container = try fill(20)
        var shown: [Trip] = []
        let host = TestHost { Holder { shown = $0 }.modelContainer(container) }
        let context = container.mainContext
        let fetched = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start)]))
        #expect(zip(shown, fetched).allSatisfy { $0 === $1 })
        #expect(context.model(for: shown[7].persistentModelID) === shown[7])
        // Objects that outlive their query, and of which nothing had been read, are of the same row still.
        host.close()
        let late = shown[9]
        shown = []
        let again = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start)]))
        again[9].name = "Elbe"
        #expect(late.name == "Elbe")
        late.days = 5
        #expect(again[9].days == 5)
    }
}
