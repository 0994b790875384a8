import Foundation
import XcodeProjects

/// A run of `swift build` that is told of step by step, and does not keep anybody waiting.
@MainActor
final class LiveBuild {
    private let build: SwiftBuild
    private let process = Process()

    init(_ build: SwiftBuild) { self.build = build }

    /// - Parameters:
    ///   - step: Called on the main queue with how many steps of how many are done.
    ///   - end: Called on the main queue: whether all went well, what the compiler says, and the last lines of all.
    func run(
        step: @escaping @MainActor @Sendable (Int, Int) -> Void,
        end: @escaping @MainActor @Sendable (Bool, BuildMessages, String) -> Void
    ) throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = build.arguments
        process.environment = build.environment
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let (process, package) = (process, build.package)
        DispatchQueue.global().async {
            var messages = BuildMessages(package: package)
            var last: [String] = []
            var rest = Data()
            while true {
                let data = output.fileHandleForReading.availableData
                rest += data.isEmpty && !rest.isEmpty ? Data([UInt8(ascii: "\n")]) : data
                while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
                    let line = String(decoding: rest[..<end], as: UTF8.self)
                    rest = Data(rest[rest.index(after: end)...])
                    messages.add(line)
                    last = last.suffix(19) + [line]
                    if let (done, all) = Self.progress(of: line) {
                        DispatchQueue.main.async { MainActor.assumeIsolated { step(done, all) } }
                    }
                }
                if data.isEmpty { break }
            }
            process.waitUntilExit()
            let succeeded = process.terminationStatus == 0
            let (found, text) = (messages, last.joined(separator: "\n"))
            DispatchQueue.main.async { MainActor.assumeIsolated { end(succeeded, found, text) } }
        }
    }

    func stop() { if process.isRunning { process.terminate() } }

    /// The package manager begins lines of steps with “[3/12]”.
    private nonisolated static func progress(of line: String) -> (Int, Int)? {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
        let parts = line[line.index(after: line.startIndex)..<end].split(separator: "/").compactMap { Int($0) }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
}
