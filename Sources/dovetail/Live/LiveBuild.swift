import Foundation
import XcodeProjects

/// A build that is told of step by step, and does not keep anybody waiting: a run of the package manager, or of steps of its last one.
@MainActor
final class LiveBuild {
    private let build: SwiftBuild
    private let commands: [[String]]
    /// Whether the package manager was left out.
    let isReplayed: Bool
    private let process = RunningProcess()

    /// - Parameter replayed: The steps that are to be taken in place of a run of the package manager.
    init(_ build: SwiftBuild, replayed: ReplayedBuild? = nil) {
        self.build = build
        isReplayed = replayed != nil
        commands = replayed?.commands ?? [["/usr/bin/env"] + build.arguments]
    }

    /// - Parameters:
    ///   - step: Called on the main queue for each step of the package manager's.
    ///   - end: Called on the main queue: whether all went well, what the compiler says, and the last lines of all.
    func run(
        step: @escaping @MainActor @Sendable (BuildProgress.Step) -> Void,
        end: @escaping @MainActor @Sendable (Bool, BuildMessages, String) -> Void
    ) {
        let (build, commands, running) = (build, commands, process)
        DispatchQueue.global().async {
            var messages = BuildMessages(package: build.package)
            var last: [String] = []
            var succeeded = true
            for command in commands where succeeded {
                succeeded = running.run(command, in: build) { line in
                    messages.add(line)
                    last = last.suffix(19) + [line]
                    if let found = BuildProgress.Step(line: line) {
                        DispatchQueue.main.async { MainActor.assumeIsolated { step(found) } }
                    }
                }
            }
            let (found, text, isGood) = (messages, last.joined(separator: "\n"), succeeded)
            DispatchQueue.main.async { MainActor.assumeIsolated { end(isGood, found, text) } }
        }
    }

    func stop() { process.stop() }
}

/// Runs one program after the other on a thread, and can be stopped from another.
private final class RunningProcess: @unchecked Sendable {
    private let lock = NSLock()
    private var process: Process?
    private var isStopped = false

    /// Runs a program to its end. `line` is called for each line that it prints.
    /// - Returns: Whether it said that all went well.
    func run(_ command: [String], in build: SwiftBuild, line: (String) -> Void) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = build.environment
        process.currentDirectoryURL = build.package
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        do {
            try lock.withLock {
                guard !isStopped else { throw CancellationError() }
                try process.run()
                self.process = process
            }
        } catch {
            line("\(command[0]) can't be started: \(error)")
            return false
        }
        var rest = Data()
        while true {
            let data = output.fileHandleForReading.availableData
            rest += data.isEmpty && !rest.isEmpty ? Data([UInt8(ascii: "\n")]) : data
            while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
                line(String(decoding: rest[..<end], as: UTF8.self))
                rest = Data(rest[rest.index(after: end)...])
            }
            if data.isEmpty { break }
        }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    func stop() {
        lock.withLock {
            isStopped = true
            if let process, process.isRunning { process.terminate() }
        }
    }
}
