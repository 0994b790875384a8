import Foundation
import TestSupport
import Testing

/// Profiles and errors name a rule by its type, and one that is written as a closure is anonymous there.
@Suite("Named rules")
struct NamedRuleTests {
    /// The numbers of the lines at which a rule begins that is a closure of several lines.
    private static func closures(in source: String) -> [Int] {
        let pattern = #/(?:\.computed|\.gate|ActionRule|ComputedRule)\s*\{(?: \[[\w ,]*\] in)?$/#
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { lines[$0].contains(pattern) }.map { $0 + 1 }
    }

    @Test("a rule of several lines has a name")
    func named() throws {
        let folders = ["DovetailEngine", "DovetailCore", "DovetailControls"]
        for folder in folders {
            let sources = Tool.repository.appendingPathComponent("Sources/\(folder)")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
                $0.hasSuffix(".swift")
            }
            #expect(!paths.isEmpty)
            for path in paths {
                let source = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
                #expect(Self.closures(in: source) == [], "Sources/\(folder)/\(path) has rules that are closures")
            }
        }
    }

    @Test("closures of several lines are found, and rules of one line are not")
    func finds() {
        let source = """
            let a = Attribute<Int>.computed {
                1
            }
            let b: Attribute<Int> = .computed { [self] in
            let c = Attribute<Int>.computed { 1 }
            _ = Attribute(effect: ActionRule {
            inputs.setOtherKeys(
                .gate {
            questions.computed += 1
            """
        #expect(Self.closures(in: source) == [1, 4, 6, 8])
    }
}
