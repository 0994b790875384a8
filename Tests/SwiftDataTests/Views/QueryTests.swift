import DovetailTesting
import SwiftData
import SwiftUI
import TestSupport
import Testing

/// How often bodies ran.
@MainActor private final class Runs {
    var list = 0
    var rows: [String] = []
}

private struct Row: View {
    let trip: Trip
    let runs: Runs

    var body: some View {
        runs.rows.append(trip.name)
        return Text(trip.name)
    }
}

private struct TripList: View {
    @Query private var trips: [Trip]
    @Environment(\.modelContext) private var context
    let runs: Runs

    init(_ query: Query<Trip, [Trip]> = Query(sort: \Trip.name), runs: Runs) {
        _trips = query
        self.runs = runs
    }

    var body: some View {
        runs.list += 1
        return VStack {
            ForEach(trips) { Row(trip: $0, runs: runs) }
            Text("\(trips.count) trips")
            Button("Add") { context.insert(Trip(name: "Middle")) }
            Button("Delete") { if let trip = trips.first { context.delete(trip) } }
        }
    }
}

@MainActor
@Suite struct QueryTests {
    private let container: ModelContainer
    private let runs = Runs()
    private var context: ModelContext { container.mainContext }

    init() throws {
        container = try memory()
        for name in ["Zoo", "Alps"] { context.insert(Trip(name: name, days: name.count)) }
        try context.save()
    }

    private func host(_ query: Query<Trip, [Trip]> = Query(sort: \Trip.name)) -> TestHost {
        TestHost { TripList(query, runs: runs).modelContainer(container) }
    }

    @Test func aQueryShowsModelsInOrderAndFollowsThoseThatComeAndGo() throws {
        let host = host()
        #expect(try host.frame(of: "Alps").minY < host.frame(of: "Zoo").minY)
        try host.tap("Add")
        #expect(host.exists("3 trips"))
        #expect(try host.frame(of: "Middle").minY < host.frame(of: "Zoo").minY)
        try host.tap("Delete")
        #expect(!host.exists("Alps"))
        #expect(runs.list == 3)
        context.rollback()
        host.settle()
        #expect(host.exists("2 trips"))
        #expect(host.exists("Alps"))
        #expect(!host.exists("Middle"))
    }

    @Test func aRowRunsAloneWhenItsModelChanges() throws {
        let host = host(Query(sort: \Trip.start))
        let trip = try #require(
            try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Zoo" })).first)
        runs.rows = []
        let before = runs.list
        trip.days = 9
        host.settle()
        #expect(runs.rows.isEmpty)
        trip.name = "Aachen"
        host.settle()
        #expect(runs.rows == ["Aachen"])
        #expect(runs.list == before)
        #expect(host.exists("Aachen"))
    }

    @Test func aChangedOrderMovesTheRow() throws {
        let host = host()
        let trip = try #require(try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).last)
        trip.name = "Aachen"
        host.settle()
        #expect(try host.frame(of: "Aachen").minY < host.frame(of: "Alps").minY)
    }

    @Test func aFilterFollowsWhatItAsksAbout() throws {
        let host = host(Query(filter: #Predicate { $0.days > 3 }, sort: [SortDescriptor(\.name)]))
        #expect(host.exists("1 trips"))
        let zoo = try #require(
            try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Zoo" })).first)
        zoo.days = 8
        host.settle()
        #expect(host.exists("Zoo"))
        zoo.days = 1
        host.settle()
        #expect(host.exists("1 trips"))
    }

    @Test func anotherDescriptorIsAnotherResult() throws {
        struct Search: View {
            @State private var text = ""
            let runs: Runs
            var body: some View {
                VStack {
                    TextField("Search", text: $text)
                    TripList(
                        Query(filter: #Predicate { text.isEmpty || $0.name.contains(text) }, sort: \Trip.name),
                        runs: runs)
                }
            }
        }
        let host = TestHost { Search(runs: runs).modelContainer(container) }
        #expect(host.exists("2 trips"))
        try host.type("Zo", into: "Search")
        #expect(host.exists("1 trips"))
        #expect(host.exists("Zoo"))
    }

    @Test func whatAnotherContextSavesIsShown() throws {
        let host = host()
        let other = ModelContext(container)
        other.insert(Trip(name: "Nile"))
        let trips = try other.fetch(FetchDescriptor<Trip>())
        trips.first { $0.name == "Zoo" }?.name = "Zoo 2"
        trips.first { $0.name == "Alps" }.map { other.delete($0) }
        try other.save()
        host.settle()
        #expect(host.exists("Nile"))
        #expect(host.exists("Zoo 2"))
        #expect(host.exists("2 trips"))
    }

    @Test func aChangeCanBeAnimated() throws {
        let host = host(Query(sort: \Trip.name, animation: .linear(duration: 1)))
        let before = try host.frame(of: "Zoo").minY
        try host.tap("Add")
        host.advance(by: .milliseconds(500))
        let middle = try host.frame(of: "Zoo").minY
        host.advance(by: .seconds(1))
        let after = try host.frame(of: "Zoo").minY
        #expect(after > before)
        #expect(middle > before && middle < after)
    }

    @Test func aDeletedModelThatIsStillShownDoesNoHarm() throws {
        struct Detail: View {
            let trip: Trip
            var body: some View { Text("\(trip.name) \(trip.stays.count)\(trip.isDeleted ? " deleted" : "")") }
        }
        let trip = try #require(try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).first)
        let host = TestHost { Detail(trip: trip).modelContainer(container) }
        context.delete(trip)
        try context.save()
        trip.name = "Gone"
        host.settle()
        #expect(host.exists("Gone 0"))
        #expect(!context.hasChanges)
    }

    @Test func aBindableModelIsEdited() throws {
        struct Editor: View {
            @Bindable var trip: Trip
            var body: some View { TextField("Name", text: $trip.name) }
        }
        let trip = try #require(try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).first)
        let host = TestHost { Editor(trip: trip).modelContainer(container) }
        try host.type("Elbe", into: "Name")
        #expect(trip.name.contains("Elbe"))
        #expect(context.hasChanges)
    }

    @Test func allInitialisersOfQueryGiveTheirModels() throws {
        let byDays = SortDescriptor(\Trip.days)
        let some = #Predicate<Trip> { $0.days > 3 }
        var limited = FetchDescriptor<Trip>(sortBy: [byDays])
        limited.fetchLimit = 1
        let (move, transaction) = (Animation.default, Transaction(animation: .default))
        let queries: [(Query<Trip, [Trip]>, [String])] = [
            (Query(), ["Zoo", "Alps"]), (Query(animation: move), ["Zoo", "Alps"]),
            (Query(transaction: transaction), ["Zoo", "Alps"]),
            (Query(limited), ["Zoo"]), (Query(limited, animation: move), ["Zoo"]),
            (Query(limited, transaction: transaction), ["Zoo"]),
            (Query(filter: some), ["Alps"]), (Query(filter: some, sort: [byDays], animation: move), ["Alps"]),
            (Query(filter: some, sort: [byDays], transaction: transaction), ["Alps"]),
            (Query(sort: [byDays]), ["Zoo", "Alps"]),
            (Query(sort: \Trip.days, order: .reverse), ["Alps", "Zoo"]),
            (Query(filter: some, sort: \Trip.days, animation: move), ["Alps"]),
            (Query(filter: some, sort: \Trip.days, transaction: transaction), ["Alps"]),
            (Query(sort: \Trip.note), ["Zoo", "Alps"]), (Query(sort: \Trip.note, animation: move), ["Zoo", "Alps"]),
            (Query(sort: \Trip.note, transaction: transaction), ["Zoo", "Alps"]),
        ]
        for (query, names) in queries {
            runs.rows = []
            let host = host(query)
            #expect(runs.rows == names)
            host.close()
        }
    }

    @Test func withoutAContainerThereAreNoModels() {
        let host = TestHost { TripList(runs: runs) }
        #expect(host.exists("0 trips"))
    }

    @Test func whatAnotherProgramSavesIsShown() async throws {
        let folder = TemporaryFolder()
        let url = folder.url.appendingPathComponent("trips.store")
        func open() throws -> ModelContainer {
            try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url))
        }
        // Two containers of one file know nothing of each other, as two programs.
        let (own, other) = (try open(), ModelContext(try open()))
        let host = TestHost { TripList(runs: runs).modelContainer(own) }
        #expect(host.exists("0 trips"))
        other.insert(Trip(name: "Nile"))
        try other.save()
        try await wait(for: "the trip to be shown") {
            await host.settle()
            return host.exists("Nile")
        }
    }
}
