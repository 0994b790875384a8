import ArgumentParser
import Foundation
import XcodeProjects

/// A run of `swift build`, of which a person reads what is wrong once, in order, when it is over.
struct SwiftBuild {
    let package: URL
    /// All that the package offers, where none is named.
    let product: String?
    var configuration = "debug"
    let options: BuildOptions
    var environment = PackageConfiguration.environment
    /// The package manager's options for the platform; none where Dovetail is a dependency.
    var platform: [String] = []

    /// What the compiler makes lies here.
    var folder: URL { options.folder(for: package) }
    /// Where the program is that was built.
    func program(_ name: String) -> URL { folder.appendingPathComponent(configuration).appendingPathComponent(name) }

    var arguments: [String] {
        ["swift", "build", "--package-path", package.path]
            + options.scratchArguments + platform + ["--configuration", configuration]
            + (product.map { ["--product", $0] } ?? []) + options.buildOption
    }

    /// Builds the program. Steps are shown on a terminal, where a person waits; messages are collected and not printed.
    /// - Returns: Whether it was built. Where it was not and no error was found, the last lines are printed.
    func run(_ messages: inout BuildMessages) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try ChildProcess.start(process)
        let showsSteps = isatty(STDOUT_FILENO) != 0
        var last: [String] = []
        var rest = Data()
        while true {
            let data = output.fileHandleForReading.availableData
            rest += data.isEmpty && !rest.isEmpty ? Data([UInt8(ascii: "\n")]) : data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest = Data(rest[rest.index(after: end)...])
                messages.add(line)
                last = last.suffix(19) + [messages.translated(line)]
                if showsSteps, line.hasPrefix("[") { say(messages.translated(line)) }
            }
            if data.isEmpty { break }
        }
        let succeeded = ChildProcess.wait(for: process) == 0
        if !succeeded, messages.errors.isEmpty, messages.otherErrors.isEmpty { say(last.joined(separator: "\n")) }
        return succeeded
    }
}

/// The environment that the package manager is started with.
enum PackageConfiguration {
    /// With descriptions of GTK that ask for no flag that SwiftPM refuses, where this program's copy of Dovetail has the script for them:
    /// else it prints “prohibited flag(s)” for each module.
    static let environment: [String: String] = {
        var environment = ProcessInfo.processInfo.environment
        guard let copy = OwnProgram.checkout?.path,
            let path = try? CommandLineTool.output("/usr/bin/env", [copy + "/scripts/pkg-config-path.sh"])
        else { return environment }
        environment["PKG_CONFIG_PATH"] = path.trimmingCharacters(in: .whitespacesAndNewlines)
        return environment
    }()
}
