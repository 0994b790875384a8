import Foundation
import TestSupport
import Testing

/// What a program has belongs to the program (`Program`); what the process has once says why.
@Suite("State of the process")
struct ProcessStateTests {
    /// A stored variable of a type that is declared in the lines of a source, with the number of its line.
    private static func variables(in lines: [Substring]) -> [Int] {
        let pattern = #/\bstatic (?:weak )?var [a-zA-Z]\w*(?:: [^{=]+)?(?: =.*)?$/#
        return lines.indices.filter { index in
            let line = lines[index]
            guard !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//"), line.contains("static ") else {
                return false
            }
            return line.firstMatch(of: pattern) != nil && !line.hasSuffix("{")
        }
    }

    /// Whether the lines right above a line, comments and other variables, say something of the process.
    private static func saysWhy(_ line: Int, in lines: [Substring]) -> Bool {
        var index = line
        while index > 0 {
            index -= 1
            let text = lines[index].trimmingPrefix(while: \.isWhitespace)
            guard text.hasPrefix("//") || text.contains("static ") else { return false }
            if text.hasPrefix("//"), text.contains("process") { return true }
        }
        return false
    }

    @Test("each variable of a type says beside it why the process has only one")
    func reasons() throws {
        let folder = Tool.repository.appendingPathComponent("Sources")
        var missing: [String] = []
        var count = 0
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            guard source.contains("static ") else { continue }
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
            for line in Self.variables(in: lines) where !lines[line].contains("@TaskLocal") {
                count += 1
                if !Self.saysWhy(line, in: lines) { missing.append("Sources/\(path):\(line + 1)") }
            }
        }
        #expect(missing == [], "no reason stands beside:\n\(missing.joined(separator: "\n"))")
        #expect(count < 70)
        print("\(count) variables of types are the process's")
    }

    @Test("variables are found with and without types and values; constants, computed ones and comments are none")
    func finds() {
        let source = """
            static var a = 1
            // One for the process: it is.
            nonisolated(unsafe) private static var b: [String: Int] = [:]
            private static weak var c: Thing?
            static var d: Int { 1 }
            static let e = 2
            // static var f = 1
                static var g: Int {
            """
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(Self.variables(in: lines) == [0, 2, 3])
        #expect(Self.variables(in: lines).filter { Self.saysWhy($0, in: lines) } == [2, 3])
    }
}
