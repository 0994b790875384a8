import Foundation

/// Runs programs and collects what they print.
public enum Tool {
    /// What a program did.
    public struct Result: Sendable {
        /// The exit status, or the signal's number negated.
        public let status: Int32
        /// Standard output and standard error as they came.
        public let output: String
    }

    /// The package's own folder.
    public static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A program of the package, as it was built along with the tests.
    public static func built(_ name: String) -> String {
        // Without links: the compiler takes modules that it finds by two paths for two.
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(name).path
    }

    @discardableResult
    public static func run(
        _ program: String, _ arguments: [String] = [], in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let status = process.terminationStatus
        return Result(
            status: process.terminationReason == .uncaughtSignal ? -status : status,
            output: String(decoding: data, as: UTF8.self))
    }
}
