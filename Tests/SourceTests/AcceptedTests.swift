import Foundation
import TestSupport
import Testing

/// What compiles and does nothing stands in the folder `Accepted` of its module, says so, and is logged.
@Suite("Accepted without effect")
struct AcceptedTests {
    private static let sources = Tool.repository.appendingPathComponent("Sources")

    private static func files() throws -> [(path: String, text: String)] {
        try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted().filter { $0.hasSuffix(".swift") }
            .map { ($0, try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8)) }
    }

    /// The names of the public functions that return what they are called on, and do nothing else: modifiers without effect.
    private static func empty(in source: String) -> [String] {
        guard source.contains("self }") || source.contains("return self") else { return [] }
        let pattern =
            #/public func (?<name>\w+)[^{}]*->\s*(?:some \w+|Image|Text)(?:\s+where[^{}]*)?\s*\{\s*(?:return )?self\s*\}/#
        return source.matches(of: pattern).map { String($0.name) }
    }

    /// The public functions of a source that lack a comment, or do not log.
    private static func silent(in source: String) -> [String] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        var found: [String] = []
        for (index, line) in lines.enumerated() {
            guard let match = line.firstMatch(of: #/public (?:static )?func (?<name>\w+)/#) else { continue }
            let isTold = index > 0 && lines[index - 1].contains("///")
            // To the end of the function: the next line that ends with a brace and is no deeper.
            let indent = line.prefix { $0 == " " }.count
            let end =
                lines[index...].firstIndex { $0.hasSuffix("}") && $0.prefix { $0 == " " }.count == indent }
                ?? lines.count - 1
            let isLogged = lines[index...end].contains { $0.contains(#/(?:accept|accepted|noteAccepted)\(/#) }
            if !isTold || !isLogged { found.append(String(match.name)) }
        }
        return found
    }

    @Test("no modifier without effect stands elsewhere")
    func elsewhere() throws {
        for (path, text) in try Self.files() where !path.contains("/Accepted/") {
            #expect(Self.empty(in: text) == [], "\(path) has modifiers that do nothing")
        }
    }

    @Test("each modifier without effect says in its comment what it would do, and is logged")
    func logged() throws {
        var files = 0
        for (path, text) in try Self.files() where path.hasSuffix("/Accepted/AcceptedModifiers.swift") {
            files += 1
            #expect(Self.silent(in: text) == [], "\(path) has functions without a comment or a line in the log")
        }
        #expect(files >= 4)
    }

    @Test("functions that do nothing are found, and those that log are not")
    func finds() {
        let source = """
            extension View {
                /// A.
                nonisolated public func first(_ value: Int = 1) -> some View { self }
                public func second<T>(
                    _ value: T
                ) -> some View where T: Equatable {
                    return self
                }
                /// C.
                public func third() -> some View {
                    accept("third()")
                    return self
                }
                /// D.
                public func fourth() -> some View { accepted("fourth()") }
            }
            """
        #expect(Self.empty(in: source) == ["first", "second"])
        #expect(Self.silent(in: source) == ["first", "second"])
    }
}
