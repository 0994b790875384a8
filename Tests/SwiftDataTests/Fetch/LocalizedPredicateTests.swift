import Foundation
import SwiftData
import Testing

/// Comparisons of texts as people read them, which `#Predicate` writes as parts that Foundation has not on Linux.
@Suite struct LocalizedPredicateTests {
    private typealias Parts = PredicateExpressions

    private func answer<Part: StandardPredicateExpression>(
        _ text: String, _ build: (Parts.Variable<String>) -> Part
    ) throws -> Bool where Part.Output == Bool {
        try Predicate<String> { build($0) }.evaluate(text)
    }

    @Test func partsAreBuiltByHandAsTheMacroBuildsThem() throws {
        #expect(
            try answer("Café am Meer") { Parts.build_localizedStandardContains($0, Parts.build_Arg("CAFE")) })
        #expect(try !answer("Bar") { Parts.StringLocalizedStandardContains(root: $0, other: Parts.build_Arg("CAFE")) })
        #expect(
            try answer("elbe") {
                Parts.build_Equal(
                    lhs: Parts.build_caseInsensitiveCompare($0, Parts.build_Arg("ELBE")),
                    rhs: Parts.build_Arg(ComparisonResult.orderedSame))
            })
        #expect(
            try answer("a") {
                Parts.build_Equal(
                    lhs: Parts.build_localizedCompare($0, Parts.build_Arg("b")),
                    rhs: Parts.build_Arg(ComparisonResult.orderedAscending))
            })
        let variable = Parts.Variable<String>()
        let contains = Parts.StringLocalizedStandardContains(root: variable, other: Parts.build_Arg("x"))
        #expect(contains.root.key == variable.key && contains.other.value == "x")
        let compare = Parts.StringCaseInsensitiveCompare(root: variable, other: Parts.build_Arg("y"))
        #expect(compare.root.key == variable.key && compare.other.value == "y")
        let order = Parts.StringLocalizedCompare(root: variable, other: Parts.build_Arg("z"))
        #expect(order.root.key == variable.key && order.other.value == "z")
    }

    @Test func ordersNameAComparator() throws {
        let context = ModelContext(try memory())
        for (name, note) in [("b", "B"), ("A", nil), ("Ä", "a")] {
            let trip = Trip(name: name)
            trip.note = note
            context.insert(trip)
        }
        let byName = SortDescriptor(\Trip.name, comparator: .localizedStandard, order: .reverse)
        #expect(try context.fetch(FetchDescriptor(sortBy: [byName])).map(\.name) == ["b", "Ä", "A"])
        let byNote = SortDescriptor(\Trip.note, comparator: .localized)
        #expect(try context.fetch(FetchDescriptor(sortBy: [byNote])).map(\.note) == [nil, "a", "B"])
    }
}
