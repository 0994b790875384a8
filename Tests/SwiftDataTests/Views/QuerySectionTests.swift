import DovetailTesting
import SwiftData
import SwiftUI
import Testing

private let byDays = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)])

/// Every way in which a query with sections is written before a variable.
private struct Queries: View {
    @Query(byDays, sectionBy: \Trip.name) private var all: SectionedResults<Trip, String>
    @Query(byDays, animation: .default, sectionBy: \Trip.note) private var animated: SectionedResults<Trip, String>
    @Query(sort: [SortDescriptor(\Trip.days, order: .reverse)], sectionBy: \Trip.name)
    private var sorted: SectionedResults<Trip, String>
    @Query(filter: #Predicate<Trip> { $0.days < 3 }, animation: .default, sectionBy: \Trip.note)
    private var filtered: SectionedResults<Trip, String>
    @Query(sort: \Trip.days, order: .reverse, sectionBy: \Trip.note) private var byDay: SectionedResults<Trip, String>
    @Query(sort: \Trip.note, transaction: Transaction(), sectionBy: \Trip.name)
    private var byNote: SectionedResults<Trip, String>
    @Query(sort: \Trip.days, animation: .default, sectionBy: \Trip.name)
    private var dayAnimated: SectionedResults<Trip, String>
    @Query(sort: \Trip.note, animation: .default, sectionBy: \Trip.name)
    private var noteAnimated: SectionedResults<Trip, String>
    @Query(sort: [SortDescriptor(\Trip.name, order: .reverse)], sectionBy: \Trip.name)
    private var backwards: SectionedResults<Trip, String>
    @Query(sort: \Trip.days, sectionBy: \Trip.name) private var flat: [Trip]
    @Query private var plain: [Trip]
    let take: ([String]) -> Void

    private func text(_ results: SectionedResults<Trip, String>) -> String {
        results.map { "\($0.title):" + $0.map { "\($0.days)" }.joined(separator: ",") }.joined(separator: " ")
    }

    var body: some View {
        take([
            text(all), text(animated), text(sorted), text(filtered), text(byDay), text(byNote), text(dayAnimated),
            text(noteAnimated), text(backwards), flat.map { "\($0.days)" }.joined(separator: ","), text(_flat.sections),
            text(_plain.sections),
        ])
        return VStack {
            ForEach(all) { section in
                Section(section.title) { ForEach(section) { Text("\(section.title) \($0.days)") } }
            }
        }
    }
}

@MainActor
@Suite struct QuerySectionTests {
    private let container: ModelContainer

    init() throws {
        container = try memory()
        for (name, note, days) in [("B", "x", 1), ("A", nil, 2), ("B", "y", 3), ("A", "x", 4)] {
            let trip = Trip(name: name, days: days)
            trip.note = note
            container.mainContext.insert(trip)
        }
        try container.mainContext.save()
    }

    @Test func everyFormOfAQueryGivesItsSections() {
        var seen: [String] = []
        _ = TestHost { Queries { seen = $0 }.modelContainer(container) }
        #expect(
            seen == [
                "A:2,4 B:1,3", ":2 x:1,4 y:3", "A:4,2 B:3,1", ":2 x:1", ":2 x:4,1 y:3", "A:2,4 B:1,3", "A:2,4 B:1,3",
                "A:2,4 B:1,3", "B:1,3 A:2,4", "2,4,1,3", "A:2,4 B:1,3", "",
            ])
    }

    @Test func aModelWhoseTitleChangesIsInAnotherSection() throws {
        var seen: [String] = []
        let host = TestHost { Queries { seen = $0 }.modelContainer(container) }
        let trip = try container.mainContext.fetch(byDays)[0]
        trip.name = "C"
        host.settle()
        #expect(seen[0] == "A:2,4 B:3 C:1" && host.exists("C 1") && !host.exists("B 1"))
        container.mainContext.delete(trip)
        container.mainContext.insert(Trip(name: "A", days: 9))
        host.settle()
        #expect(seen[0] == "A:2,4,9 B:3")
    }

    @Test func sectionsAreFoundByTheirTitles() throws {
        let query = Query<Trip, SectionedResults<Trip, String>>(sort: \Trip.days, sectionBy: \Trip.name)
        var results: SectionedResults<Trip, String>?
        struct Shown: View {
            var trips: Query<Trip, SectionedResults<Trip, String>>
            let take: (SectionedResults<Trip, String>) -> Void
            var body: some View {
                take(trips.wrappedValue)
                return Text("shown")
            }
        }
        _ = TestHost { Shown(trips: query) { results = $0 }.modelContainer(container) }
        let found = try #require(results)
        #expect(
            found.sectionTitles == ["A", "B"] && found.contains(sectionTitle: "B") && !found.contains(sectionTitle: "C")
        )
        #expect(found.index(ofSectionTitled: "B") == 1 && found.index(ofSectionTitled: "C") == nil)
        #expect(found[sectionTitle: "A"]?.map(\.days) == [2, 4] && found[sectionTitle: "C"] == nil)
        #expect(found[0].id == "A" && found[0].count == 2 && found.count == 2)
    }
}
