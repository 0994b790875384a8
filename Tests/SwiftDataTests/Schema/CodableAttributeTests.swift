import Foundation
import SwiftData
import TestSupport
import Testing

@Model
private final class Stamp {
    @Attribute(.codable) var kind = Kind.city
    @Attribute(.codable) var text: String
    @Attribute(.codable) var count: Int?
    @Attribute(.codable) var place: Place?
    var plain = Kind.city
    init(text: String) { self.text = text }
}

/// Values that are kept in their `Codable` form.
@Suite struct CodableAttributeTests {
    private let folder = TemporaryFolder()
    private var url: URL { folder.url.appendingPathComponent("stamps.store") }

    private func context() throws -> ModelContext {
        ModelContext(try ModelContainer(for: Stamp.self, configurations: ModelConfiguration(url: url)))
    }

    private func fill() throws {
        let context = try context()
        for (text, kind, count) in [("b", Kind.beach, 2), ("a\"\u{e9}", .mountain, nil), ("c", .city, 1)] {
            let stamp = Stamp(text: text)
            (stamp.kind, stamp.plain, stamp.count) = (kind, kind, count)
            stamp.place = count.map { Place(name: text, latitude: Double($0)) }
            context.insert(stamp)
        }
        try context.save()
    }

    @Test func valuesOfAnyTypeAreWrittenAsTheirCodableForm() throws {
        try fill()
        let rows = try SQLiteByHand(url.path).run("SELECT kind, text, count, place, plain FROM Stamp ORDER BY plain")
        let lines = rows.split(separator: "\n")
        #expect(lines[0].contains("\"beach\"") && lines[0].contains("\"b\"") && lines[0].hasSuffix("beach"))
        #expect(lines[0].contains("{\"latitude\":2,\"name\":\"b\"}"))
        let stamps = try context().fetch(FetchDescriptor<Stamp>(sortBy: [SortDescriptor(\.text)]))
        #expect(stamps.map(\.text) == ["a\"\u{e9}", "b", "c"] && stamps.map(\.count) == [nil, 2, 1])
        #expect(stamps.map(\.kind) == [.mountain, .beach, .city] && stamps[1].place == Place(name: "b", latitude: 2))
        #expect(stamps[0].place == nil)
    }

    @Test func predicatesAndOrdersAskThemInMemory() throws {
        try fill()
        let context = try context()
        func texts(_ predicate: Predicate<Stamp>) throws -> [String] {
            try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.text, order: .reverse)]))
                .map(\.text)
        }
        #expect(try texts(#Predicate { $0.text == "b" }) == ["b"])
        #expect(try texts(#Predicate { $0.text > "a" && $0.text.contains("c") }) == ["c"])
        #expect(try texts(#Predicate { $0.count == nil }) == ["a\"\u{e9}"])
        let beach = Kind.beach
        #expect(try texts(#Predicate { $0.kind == beach }) == ["b"])
        #expect(try texts(#Predicate { $0.plain != beach }) == ["c", "a\"\u{e9}"])
    }

    @Test func changesAreSavedAndMerged() throws {
        try fill()
        let container = try ModelContainer(for: Stamp.self, configurations: ModelConfiguration(url: url))
        let (context, other) = (ModelContext(container), ModelContext(container))
        let stamp = try #require(context.fetch(FetchDescriptor<Stamp>(sortBy: [SortDescriptor(\.text)])).last)
        let theirs = try #require(other.model(for: stamp.persistentModelID) as? Stamp)
        #expect(theirs.text == "c")
        (stamp.text, stamp.count, stamp.kind) = ("d", nil, .beach)
        try context.save()
        #expect(try other.fetchCount(FetchDescriptor<Stamp>()) == 3)
        #expect(theirs.text == "d" && theirs.count == nil && theirs.kind == .beach)
        let entity = try #require(container.schema.entity(for: Stamp.self))
        #expect(
            entity.attributesByName["text"]?.isCodable == true && entity.attributesByName["plain"]?.isCodable == false)
    }
}
