import Foundation
import Testing

/// A package of a user's own, made by the command line, built and run.
@Suite("A package that depends on Dovetail by path", .serialized)
struct OutsidePackageTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    @discardableResult
    private func run(
        _ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    @Test("BEH-235: one file with import SwiftUI and @main builds and runs")
    func buildsAndRuns() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let made = try run(
            Self.built.appendingPathComponent("dovetail").path,
            ["new", "FirstApp", "--dovetail", Self.repository.path], in: folder)
        #expect(made.status == 0, "\(made.output)")

        let package = folder.appendingPathComponent("FirstApp")
        let scratch = Self.repository.appendingPathComponent(".build/outside-package").path
        let build = try run(
            "/usr/bin/env", ["swift", "build", "--scratch-path", scratch], in: package)
        #expect(build.status == 0, "\(build.output.suffix(2000))")

        let program = scratch + "/debug/FirstApp"
        let shown = try run(program, [], in: package, environment: ["DOVETAIL_HOST": "inspect"])
        #expect(shown.status == 0)
        #expect(shown.output.contains("text “You have tapped 0 times”"))
        #expect(shown.output.contains("button “Tap”"))

        let picture = folder.appendingPathComponent("first.png")
        let painted = try run(
            program, [], in: package,
            environment: ["DOVETAIL_HOST": "snapshot", "DOVETAIL_OUTPUT": picture.path, "DOVETAIL_SIZE": "200x100"])
        #expect(painted.status == 0)
        let data = try Data(contentsOf: picture)
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("a folder that is there already is left as it is")
    func existingFolder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        let taken = folder.appendingPathComponent("Taken")
        try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("mine".utf8).write(to: taken.appendingPathComponent("file"))
        let result = try run(
            Self.built.appendingPathComponent("dovetail").path,
            ["new", "Taken", "--dovetail", Self.repository.path], in: folder)
        #expect(result.status != 0)
        #expect(result.output.contains("not empty"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: taken.path) == ["file"])
    }
}
