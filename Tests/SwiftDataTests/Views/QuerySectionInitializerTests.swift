import DovetailTesting
import SwiftData
import SwiftUI
import Testing

private typealias Sections = SectionedResults<Trip, String>

private struct Shown: View {
    let query: Query<Trip, Sections>
    let take: (Query<Trip, Sections>) -> Void

    var body: some View {
        take(query)
        return Text("shown")
    }
}

/// Queries with sections that are made by hand, as an initialiser of a view makes them.
@MainActor
@Suite struct QuerySectionInitializerTests {
    private let container: ModelContainer

    init() throws {
        container = try memory()
        for (name, note, days) in [("B", "x", 1), ("A", nil, 2), ("B", "y", 3), ("A", "x", 4)] {
            let trip = Trip(name: name, days: days)
            trip.note = note
            container.mainContext.insert(trip)
        }
    }

    private func text(_ query: Query<Trip, Sections>) -> String {
        var seen = ""
        _ = TestHost {
            Shown(query: query) { query in
                seen = query.wrappedValue.map { "\($0.title):" + $0.map { "\($0.days)" }.joined(separator: ",") }
                    .joined(separator: " ")
            }
            .modelContainer(container)
        }
        return seen
    }

    @Test func everyInitialiserGivesItsSections() {
        let byDays = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days, order: .reverse)])
        let long = #Predicate<Trip> { $0.days > 1 }
        let order = [SortDescriptor(\Trip.days, order: .reverse)]
        let transaction = Transaction(animation: .default)
        #expect(text(Query(byDays, animation: .default, sectionBy: \.name)) == "A:4,2 B:3,1")
        #expect(text(Query(byDays, transaction: transaction, sectionBy: \.note)) == ":2 x:4,1 y:3")
        #expect(text(Query(filter: long, sort: order, animation: .default, sectionBy: \.name)) == "A:4,2 B:3")
        #expect(text(Query(filter: long, sort: order, transaction: transaction, sectionBy: \.note)) == ":2 x:4 y:3")
        #expect(
            text(Query(filter: long, sort: \.days, order: .reverse, animation: .default, sectionBy: \.name))
                == "A:4,2 B:3")
        #expect(
            text(Query(filter: long, sort: \.note, order: .reverse, animation: .default, sectionBy: \.name))
                == "A:4,2 B:3")
        #expect(text(Query(filter: long, sort: \.days, transaction: transaction, sectionBy: \.name)) == "A:2,4 B:3")
        #expect(
            text(Query(filter: long, sort: \.note, order: .reverse, transaction: transaction, sectionBy: \.name))
                == "A:4,2 B:3")
    }

    @Test func sectionsAreCollections() throws {
        let query = Query<Trip, Sections>(sort: \.days, animation: .default, sectionBy: \.name)
        var results: Sections?
        _ = TestHost { Shown(query: query) { results = $0.wrappedValue }.modelContainer(container) }
        let sections = try #require(results)
        #expect(sections.startIndex == 0 && sections.endIndex == 2)
        let section: ResultsSection<Trip, String> = sections[1]
        #expect(section.startIndex == 0 && section.endIndex == 2 && section[1].days == 3 && section.title == "B")
    }
}
