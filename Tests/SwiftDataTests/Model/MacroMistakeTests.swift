import TestSupport
import Testing

/// What the compiler says of models and queries that are written wrongly.
@Suite struct MacroMistakeTests {
    private func messages(_ source: String) throws -> String {
        try TestCompiler().check("import SwiftData\nimport SwiftUI\n" + source, languageMode: 6).output
    }

    @Test func aModelIsAClassWithOneVariableInADeclaration() throws {
        let text = try messages("@Model struct Trip { var name = \"\" }")
        #expect(text.contains("error: '@Model' can only be attached to a class"))
        let two = try messages("@Model final class Trip { var name = \"\", place = \"\"\n init() {} }")
        #expect(two.contains("error: '@Model' needs a declaration of its own for each variable"))
    }

    @Test func aValueThatCannotBeKeptIsNamed() throws {
        let text = try messages(
            """
            struct Secret {}
            @Model final class Trip {
                var secret: Secret
                init(secret: Secret) { self.secret = secret }
            }
            """)
        #expect(text.contains("requires that 'Secret' conform to 'Decodable'") || text.contains("'Secret' conform to"))
    }

    @Test func aQueryNeedsAnArrayOfModels() throws {
        let text = try messages(
            """
            @Model final class Trip { var name = ""; init() {} }
            struct List: View {
                @Query var trips: Trip
                var body: some View { EmptyView() }
            }
            """)
        #expect(text.contains("'Element' is not a member type of class"))
    }

    @Test func aQueryTakesAnotherNameOfAnArray() throws {
        let text = try messages(
            """
            @Model final class Trip { var name = ""; init() {} }
            typealias Trips = [Trip]
            struct List: View {
                @Query(sort: \\Trip.name) private var trips: Trips
                var body: some View { Text(trips.first?.name ?? "") }
            }
            """)
        #expect(!text.contains("error"), "\(text)")
    }

    @Test func modelsOfAnyFormCompileInBothLanguageModes() throws {
        let source = """
            import Foundation
            import SwiftData

            public enum Level: Int, Codable { case low, high }

            @Model
            public final class Thing: Identifiable, Comparable {
                public var id: UUID = UUID()
                @Attribute(.unique, originalName: "title")
                public private(set) var name: String
                var `class`: String = "a"
                var level: Level = Level.low
                internal var numbers: [Int]? = [1, 2]
                var maybe: Optional<Int>
                var pair: [String: [Int]] = [:]
                @Relationship(deleteRule: .cascade, inverse: \\Thing.parent)
                var children: [Thing]? = []
                @Relationship var parent: Thing?
                static let limit = 3
                lazy var cache: Int = 3
                var count: Int { children?.count ?? 0 }
                var shouted: String {
                    get { name.uppercased() }
                    set { name = newValue.lowercased() }
                }

                public init(name: String) { self.name = name }

                public static func < (left: Thing, right: Thing) -> Bool { left.name < right.name }
                deinit {}
            }

            @MainActor func use(_ context: ModelContext) throws {
                let thing = Thing(name: "a")
                context.insert(thing)
                thing.children?.append(Thing(name: "b"))
                thing.shouted = "C"
                let limit = 2
                _ = try context.fetch(FetchDescriptor<Thing>(predicate: #Predicate { $0.name.count > limit }))
            }
            """
        for mode in [5, 6] {
            let result = try TestCompiler().check(source, languageMode: mode)
            #expect(result.succeeded, "\\(result.output)")
        }
    }
}
