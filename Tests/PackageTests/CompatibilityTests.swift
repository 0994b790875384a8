import Foundation
import Testing

/// The documents that say what is there, held against the sources.
@Suite("Documents are true")
struct CompatibilityTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    private func run(_ program: URL, _ arguments: [String] = []) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = Self.repository
        process.environment = ProcessInfo.processInfo.environment
            .merging(["DOVETAIL_PRODUCTS": Self.built.path]) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private func script(_ name: String) -> URL { Self.repository.appendingPathComponent("scripts/\(name)") }

    @Test("every public declaration is listed in docs/compatibility.md, and no other")
    func compatibility() throws {
        let result = try run(script("check-compatibility.sh"))
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("every requirement of the required sections has a test that names it")
    func requirements() throws {
        let result = try run(script("check-requirements.sh"))
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("requirements: "))
    }

    @Test(
        "a declaration that is left out, one that is not there, and one that is no longer missing are found, and mended"
    )
    func findsDifferences() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).md")
        defer { try? FileManager.default.removeItem(at: file) }
        let document = try String(
            contentsOf: Self.repository.appendingPathComponent("docs/compatibility.md"), encoding: .utf8)
        let stateRow = try #require(document.split(separator: "\n").first { $0.hasPrefix("| `State` |") })
        let changed =
            document
            .replacingOccurrences(of: stateRow + "\n", with: "| `Stat` | | complete |\n")
            .replacingOccurrences(of: "| `Binding` | ", with: "| `Binding` | `nothing(_:)`, ")
            .replacingOccurrences(of: "- **Data flow**: ", with: "- **Data flow**: `Binding.constant`, ")
        try changed.write(to: file, atomically: true, encoding: .utf8)
        let tool = Self.built.appendingPathComponent("CompatibilityDocument")

        let check = try run(tool, ["--check", file.path, Self.built.path])
        #expect(check.status == 1)
        #expect(check.output.contains("declared but not listed: State\n"))
        #expect(check.output.contains("declared but not listed: State.init(wrappedValue:)\n"))
        #expect(check.output.contains("listed but not declared: Stat\n"))
        #expect(check.output.contains("listed but not declared: Binding.nothing(_:)\n"))
        #expect(check.output.contains("listed as not there yet, but declared: Binding.constant\n"))
        #expect(check.output.contains("make compatibility"))

        let update = try run(tool, ["--update", file.path, Self.built.path])
        #expect(update.status == 0, "\(update.output)")
        #expect(try String(contentsOf: file, encoding: .utf8) == document)
    }
}
