import Foundation
import TestSupport
import Testing

/// How much the compiler tries before it tells of a mistake. Where an expression is wrong it tries all combinations of overloads, so one more
/// that always suits, such as one for `Any` in a result builder, doubles the work with each level of nesting. See Benchmarks/TypeChecking.md.
@Suite("Work of type-checking bodies with a mistake", .serialized)
struct TypeCheckWorkTests {
    private static let folder = Tool.repository.appendingPathComponent("Tests/ExampleTests/Mistakes")

    /// The number of times that the solver may choose, with room for another order of the overloads, and what it says.
    private static let bounds: [(name: String, scopes: Int, message: String)] = [
        ("UnknownProperty", 490_000, "'items'"),
        ("MisspeltModifier", 22_000, "has no member 'backgroud'"),
        ("UnknownState", 85_000, "cannot find 'selectedIndex' in scope"),
        ("WrongLabel", 21_000, "extraneous argument label 'top:' in call"),
        ("MissingDollar", 800, "use wrapper instead"),
        ("UnknownColor", 190_000, "has no member 'turquoise'"),
        ("UnknownView", 500, "cannot find 'AvatarView' in scope"),
        ("UnknownKeyPath", 58_000, "has no dynamic member 'tipPercentage'"),
        ("WrongNumber", 550, "cannot convert value of type 'Int' to expected argument type 'CGFloat'"),
        ("UnknownMember", 14_000, "value of type 'Person' has no member 'fullName'"),
    ]

    @Test(
        "ten bodies with one mistake each are told of it after a bounded number of choices", arguments: bounds.indices)
    func mistakes(index: Int) throws {
        let bound = Self.bounds[index]
        let source = try String(
            contentsOf: Self.folder.appendingPathComponent("\(bound.name).swift.txt"), encoding: .utf8)
        let work = try SolverWork(of: [bound.name: source])
        #expect(!work.result.succeeded && work.result.output.contains(bound.message), "\(work.result.output)")
        let total = work.choices
        #expect(total <= bound.scopes, "\(bound.name): \(total) choices")
    }

    @Test("what is no view in a body is named by its type")
    func noView() throws {
        let result = try TestCompiler().check(
            "import SwiftUI\nstruct Page: View { var body: some View { VStack { Text(\"a\"); 12 } } }", languageMode: 6)
        #expect(result.output.contains("requires that 'Int' conform to 'View'"), "\(result.output)")
    }
}
