import ArgumentParser
import Foundation
import XcodeProjects

/// The package of an opened app: builds it and runs the program.
struct OpenedPackage {
    let folder: URL
    let project: AppProject
    let options: BuildOptions
    var configuration = "debug"

    private var buildFolder: URL { Self.buildFolder(folder, options.scratchPath) }

    private static func buildFolder(_ folder: URL, _ scratch: String?) -> URL {
        scratch.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? folder.appendingPathComponent(".build")
    }

    /// Writes the package, and takes over the packages from elsewhere that have no SwiftUI of their own. Returns what turned up.
    static func write(
        _ project: inout AppProject, dovetail: DovetailReference, folder: URL, scratch: String?
    ) throws -> [Problem] {
        OptionalProducts.add(dovetail.optionalProducts, to: &project)
        var writer = PackageWriter(project, dovetail: dovetail, to: folder)
        try writer.write()
        let build = buildFolder(folder, scratch)
        // A package that was taken over may bring others along.
        for _ in 0..<16 where !project.packages.isEmpty {
            say("Getting packages: \(project.packages.map(\.identity).joined(separator: ", "))")
            do {
                _ = try CommandLineTool.output(
                    "/usr/bin/env",
                    ["swift", "package", "--package-path", folder.path, "--scratch-path", build.path, "resolve"])
            } catch let error as XcodeError {
                return writer.problems + [Problem(.missing, "The packages can't be had. \(error.description)")]
            }
            guard try RemotePackages.takeOver(into: &project, checkouts: build.appendingPathComponent("checkouts"))
            else { break }
            OptionalProducts.add(dovetail.optionalProducts, to: &project)
            writer = PackageWriter(project, dovetail: dovetail, to: folder)
            try writer.write()
        }
        return writer.problems
    }

    var program: URL { buildFolder.appendingPathComponent(configuration).appendingPathComponent(project.app.name) }

    /// Builds the program. What the compiler says is printed as it comes, with the project's own paths.
    func build(isQuiet: Bool) throws -> (succeeded: Bool, messages: BuildMessages) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "swift", "build", "--package-path", folder.path, "--scratch-path", buildFolder.path, "--configuration",
                configuration, "--product", project.app.name,
            ] + options.buildOption
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        var messages = BuildMessages(package: folder, project: project)
        var last: [String] = []
        var rest = Data()
        while true {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            rest += data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest = Data(rest[rest.index(after: end)...])
                messages.add(line)
                last = last.suffix(19) + [messages.translated(line)]
                // Flags of GTK that SwiftPM does not pass on are nothing that the person could change.
                if line.hasPrefix("warning: prohibited flag(s)") { continue }
                // Steps are worth showing to a person who waits, and clutter elsewhere.
                if !isQuiet, isatty(STDOUT_FILENO) != 0 || !line.hasPrefix("[") { say(messages.translated(line)) }
            }
        }
        process.waitUntilExit()
        let succeeded = process.terminationStatus == 0
        if succeeded {
            try linkResources()
        } else if isQuiet, messages.errors.isEmpty {
            // No error of a source: the packages could not be had, or the linker failed.
            say(last.joined(separator: "\n"))
        }
        return (succeeded, messages)
    }

    /// Puts a link `Resources` beside the program: there Foundation looks for what `Bundle.main` has, its `Info.plist` among it.
    private func linkResources() throws {
        let name = project.app.name
        let link = program.deletingLastPathComponent().appendingPathComponent("Resources")
        let target = "\(name)_\(name).resources/Resources"
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == target { return }
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }

    /// Runs the program. Throws its exit status when it is not 0.
    func run(_ settings: [String: String]) throws {
        let process = Process()
        process.executableURL = program
        process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
    }
}
