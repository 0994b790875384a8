import Foundation
import TestSupport
import Testing

/// The documents that say what is there, held against the sources.
@Suite("Documents are true")
struct CompatibilityTests {
    private static let products = Tool.built("")

    private func run(_ script: String) throws -> Tool.Result {
        try Tool.run(
            Tool.repository.appendingPathComponent("scripts/\(script)").path,
            environment: ["DOVETAIL_PRODUCTS": Self.products])
    }

    @Test("every public declaration is listed in docs/compatibility-table.md, and no other")
    func compatibility() throws {
        let result = try run("check-compatibility.sh")
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("every requirement of the required sections has a test that names it")
    func requirements() throws {
        let result = try run("check-requirements.sh")
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("requirements: "))
    }

    @Test("every name that many apps use is declared, and a test uses it")
    func usage() throws {
        let result = try run("check-usage.sh")
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("usage: "))
    }

    @Test(
        "names that are not declared or that no test uses are found; comments, texts and other meanings of a name are no use"
    )
    func findsUnused() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        // A key of keyboards is named `clear`, as a colour is, and this comment names it: KeyEquivalent.clear.
        let names = """
            # A comment.
            ## members
            .black Color.black Font.Weight.black
            .clear Color.clear KeyEquivalent.clear
            .missing Color.missing
            ## types
            Nowhere Nowhere

            """
        try names.write(to: file, atomically: true, encoding: .utf8)
        let tool = Tool.built("CompatibilityDocument")
        let check = try Tool.run(tool, ["--usage", file.path, Self.products], in: Tool.repository)
        #expect(check.status == 1)
        #expect(
            check.output == """
                no test uses: KeyEquivalent.clear (.clear, members)
                not declared: Color.missing (.missing, members)
                not declared: Nowhere (Nowhere, types)
                usage: 4 names, 3 not declared or not tested

                """)
        let list = try Tool.run(tool, ["--usage-list", file.path, Self.products], in: Tool.repository)
        #expect(list.output.contains(".clear, members: KeyEquivalent.clear, 0 tests\n"))
        #expect(list.output.contains("    Tests/CombineTests/") == false)
        #expect(list.output.contains("    Tests/GoldenViews/"))

        for (text, problem) in [
            (".black Color.black\n", "stands before any heading"), ("## a\n.black\n", "names no declaration"),
            ("## a\nText Text\nText Text\n", "lists twice: a Text"),
        ] {
            try text.write(to: file, atomically: true, encoding: .utf8)
            let result = try Tool.run(tool, ["--usage", file.path, Self.products], in: Tool.repository)
            #expect(result.status == 2 && result.output.contains(problem), "\(result.output)")
        }
    }

    @Test(
        "a declaration that is left out, one that is not there, and one that is no longer missing are found, and mended"
    )
    func findsDifferences() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).md")
        defer { try? FileManager.default.removeItem(at: file) }
        let document = try String(
            contentsOf: Tool.repository.appendingPathComponent("docs/compatibility-table.md"), encoding: .utf8)
        let stateRow = try #require(document.split(separator: "\n").first { $0.hasPrefix("| `State` |") })
        let changed =
            document
            .replacingOccurrences(of: stateRow + "\n", with: "| `Stat` | | complete |\n")
            .replacingOccurrences(of: "| `Binding` | ", with: "| `Binding` | `nothing(_:)`, ")
            .replacingOccurrences(
                of: "- **Other toolkits inside**: `NSViewRepresentable`, ",
                with: "- **Other toolkits inside**: `Binding.constant`, `Nowhere`, ")
        try changed.write(to: file, atomically: true, encoding: .utf8)
        let tool = Tool.built("CompatibilityDocument")

        let check = try Tool.run(tool, ["--check", file.path, Self.products], in: Tool.repository)
        #expect(check.status == 1)
        #expect(check.output.contains("declared but not listed: State\n"))
        #expect(check.output.contains("declared but not listed: State.init(wrappedValue:)\n"))
        #expect(check.output.contains("listed but not declared: Stat\n"))
        #expect(check.output.contains("listed but not declared: Binding.nothing(_:)\n"))
        #expect(check.output.contains("listed as not there yet, but declared: Binding.constant\n"))
        #expect(check.output.contains("neither declared nor listed as not there yet: NSViewRepresentable\n"))
        #expect(check.output.contains("listed as not there yet, but no name in docs/swiftui-names.txt: Nowhere\n"))
        #expect(check.output.contains("make compatibility"))

        let update = try Tool.run(tool, ["--update", file.path, Self.products], in: Tool.repository)
        #expect(update.status == 0, "\(update.output)")
        #expect(try String(contentsOf: file, encoding: .utf8) == document)
    }

    @Test("a row that hides that its modifier has no effect is found")
    func findsAccepted() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).md")
        defer { try? FileManager.default.removeItem(at: file) }
        let table = try String(
            contentsOf: Tool.repository.appendingPathComponent("docs/compatibility-table.md"), encoding: .utf8)
        let row = try #require(table.split(separator: "\n").first { $0.hasPrefix("| `Scene.windowLevel(_:)` |") })
        try table.replacingOccurrences(of: row, with: "| `Scene.windowLevel(_:)` | | complete |")
            .write(to: file, atomically: true, encoding: .utf8)
        let check = try Tool.run(
            Tool.built("CompatibilityDocument"), ["--check", file.path, Self.products], in: Tool.repository)
        #expect(check.status == 1)
        #expect(
            check.output.hasPrefix("accepted without effect, but its row does not say so: Scene.windowLevel(_:)\n"))
    }

    @Test(
        "links between the pages about what is there lead to headings",
        arguments: ["README.md", "docs/compatibility.md", "docs/compatibility-table.md"])
    func links(page: String) throws {
        let path = Tool.repository.appendingPathComponent(page)
        let pattern = #/\]\((?<file>(?:docs\/)?compatibility(?:-table)?\.md)?(?:\#(?<heading>[a-z-]+))?\)/#
        var count = 0
        for link in try String(contentsOf: path, encoding: .utf8).matches(of: pattern) {
            let target = link.file.map { path.deletingLastPathComponent().appendingPathComponent(String($0)) } ?? path
            let headings = try String(contentsOf: target, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("#") }
                .map { heading in
                    heading.drop { "# ".contains($0) }.lowercased()
                        .filter { $0 == " " || $0 == "-" || $0.isLetter || $0.isNumber }.replacing(" ", with: "-")
                }
            if let heading = link.heading {
                #expect(headings.contains(String(heading)), "\(page) links to #\(heading)")
            }
            count += 1
        }
        #expect(count > 0)
    }
}
