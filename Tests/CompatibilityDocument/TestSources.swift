import Foundation

/// The sources of the tests: which of their lines belong to which test.
struct TestSources {
    /// A test for each line of a file, by the file's path from `Tests` on. Files that check nothing are not there.
    private var files: [String: [String]] = [:]

    init(folder: URL) throws {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for path in paths where path.hasSuffix(".swift") && !Self.isOnlyCompiled(path) {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            guard Self.checks(text) else { continue }
            files["Tests/\(path)"] = Self.tests(of: "Tests/\(path)", text: text)
        }
    }

    /// The test that a line belongs to: “file: its name”, or the file alone for what several tests share. Nil where nothing is checked.
    func test(in file: String, line: Int) -> String? {
        guard let lines = files[file], lines.indices.contains(line - 1) else { return nil }
        return lines[line - 1]
    }

    /// Tests that show that something compiles say nothing of what it does.
    private static func isOnlyCompiled(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name.contains("Compile") || name.contains("TypeCheck") || path.contains("/Projects/")
    }

    /// Tests with an expectation, and tables of pictures that tests compare.
    private static func checks(_ text: String) -> Bool {
        let expects = ["#expect", "#require", "Issue.record", "expect("].contains { text.contains($0) }
        return text.contains("@Test") && expects || text.contains("Golden(")
            || text.contains("extension EveryControlTests")
    }

    private static func tests(of file: String, text: String) -> [String] {
        var test = file
        var isNaming = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let indented = line.drop { $0 == " " }
            if indented.hasPrefix("@Test") {
                isNaming = true
            } else if line.hasPrefix("    }") && !line.hasPrefix("     ")
                || line.first.map({ !" )}".contains($0) }) ?? false
            {
                defer { test = file }
                return test
            }
            if isNaming,
                let name = indented.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false).dropFirst()
                    .first,
                indented.contains("\"")
            {
                test = "\(file): \(name)"
                isNaming = false
            } else if isNaming, indented.hasPrefix("func ") {
                isNaming = false
            }
            return test
        }
    }
}
