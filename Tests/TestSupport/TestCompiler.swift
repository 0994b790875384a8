import Foundation

/// Type-checks programs against the modules of this build, as an app's author would.
public struct TestCompiler: Sendable {
    public init() {}

    /// What the compiler says, and whether it took the program.
    public struct Result: Sendable {
        public let succeeded: Bool
        public let output: String
    }

    /// Type-checks files as one module.
    public func check(_ files: [URL], languageMode: Int, options: [String] = []) throws -> Result {
        let built = URL(fileURLWithPath: Tool.built(""))
        let headers = try run("pkg-config", ["--cflags-only-I", "gtk4"]).output.split(whereSeparator: \.isWhitespace)
        var arguments = [
            // All files in one run, so that an error in one does not hide those in others.
            "-typecheck", "-whole-module-optimization", "-parse-as-library", "-module-name", "Example",
            "-swift-version", "\(languageMode)",
            "-I", built.appendingPathComponent("Modules").path,
            "-module-cache-path", built.appendingPathComponent("ModuleCache").path,
            "-load-plugin-executable", built.appendingPathComponent("DovetailMacros-tool").path + "#DovetailMacros",
        ]
        for map in try moduleMaps(in: built) { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
        return try run("swiftc", arguments + options + headers.map(String.init) + files.map(\.path))
    }

    /// Type-checks sources as one module. Diagnostics name the source that they are about: `plain.swift:3:1: error: …`.
    ///
    /// - Parameter options: More arguments for the compiler.
    public func check(_ sources: [String: String], languageMode: Int, options: [String] = []) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("TestCompiler-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try sources.map { name, source in
            let file = folder.appendingPathComponent("\(name).swift")
            try Data(source.utf8).write(to: file)
            return file
        }
        return try check(files.sorted { $0.path < $1.path }, languageMode: languageMode, options: options)
    }

    /// Type-checks one source.
    public func check(_ source: String, languageMode: Int) throws -> Result {
        try check(["Example": source], languageMode: languageMode)
    }

    /// The C modules that ours are built on.
    private func moduleMaps(in built: URL) throws -> [URL] {
        let folders = try FileManager.default.contentsOfDirectory(at: built, includingPropertiesForKeys: nil)
        let generated = folders.filter { $0.pathExtension == "build" }.map {
            $0.appendingPathComponent("module.modulemap")
        }
        return generated.filter { FileManager.default.fileExists(atPath: $0.path) }
            + ["CGTK", "CSQLite"].map { Tool.repository.appendingPathComponent("Sources/\($0)/module.modulemap") }
    }

    private func run(_ program: String, _ arguments: [String]) throws -> Result {
        let result = try Tool.run("/usr/bin/env", [program] + arguments)
        return Result(succeeded: result.status == 0, output: result.output)
    }
}
