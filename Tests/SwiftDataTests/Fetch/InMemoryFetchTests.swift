import DovetailCore
import Foundation
import SwiftData
import Testing

/// Of this model no other test asks anything, so that the log says of it what these tests do alone.
@Model
private final class Measured {
    var name: String
    var size: Size
    @Attribute(.ephemeral) var isMarked = false
    @Transient var weight = 0
    var other: Measured?

    init(_ name: String, width: Int) {
        self.name = name
        size = Size(width: width)
        weight = width
    }
}

private struct Size: Codable, Comparable {
    var width: Int
    static func < (left: Size, right: Size) -> Bool { left.width < right.width }
}

/// Predicates and orders that SQL does not have are asked of models in memory, which the log says once.
@Suite struct InMemoryFetchTests {
    private let context: ModelContext
    /// Kept, since what is not in the store goes with its object.
    private let models: [Measured]

    init() throws {
        context = ModelContext(try memory(Measured.self))
        models = ["c", "a", "b"].enumerated().map { Measured($1, width: $0) }
        for model in models {
            model.isMarked = model.weight > 0
            context.insert(model)
        }
        try context.save()
    }

    private func names(_ predicate: Predicate<Measured>?, _ order: SortDescriptor<Measured>...) throws -> [String] {
        try context.fetch(FetchDescriptor(predicate: predicate, sortBy: order)).map(\.name)
    }

    private func told(_ part: String) -> [String] {
        Log.warnings.filter { $0.contains("Measured") && $0.contains(part) }
    }

    @Test func aPredicateThatSQLDoesNotHaveIsAskedInMemoryAndToldOnce() throws {
        for _ in 0..<3 {
            #expect(try names(#Predicate { $0.isMarked && $0.name != "c" }, SortDescriptor(\.name)) == ["a", "b"])
        }
        #expect(
            told("isMarked") == [
                "a predicate for Measured is asked of each model in memory, because SQL has no Measured.isMarked, which is not kept"
            ])
        // What the log has said of one reason it says of another one, too.
        let small = Size(width: 1)
        for _ in 0..<2 { #expect(try names(#Predicate { $0.size > small }) == ["b"]) }
        #expect(told("an order").count + told("the order of a type").count == 1)
        #expect(try context.fetchCount(FetchDescriptor<Measured>(predicate: #Predicate { $0.size > small })) == 1)
    }

    @Test func whatSQLHasIsNotTold() throws {
        #expect(
            try names(#Predicate { $0.name == "a" || $0.name.contains("b") }, SortDescriptor(\.name)) == ["a", "b"])
        #expect(told("name").isEmpty)
    }

    @Test func anOrderThatLeadsThroughOtherModelsIsToldOnce() throws {
        for _ in 0..<2 {
            #expect(try names(nil, SortDescriptor(\.other?.name), SortDescriptor(\.name)) == ["a", "b", "c"])
        }
        #expect(
            told("sorted") == [
                "models of Measured are sorted in memory, because the order leads to no variable of it"
            ])
    }
}
