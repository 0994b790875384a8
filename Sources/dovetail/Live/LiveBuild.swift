import Foundation
import XcodeProjects

/// A build that is told of step by step, and does not keep anybody waiting.
@MainActor
final class LiveBuild {
    /// How it is done, the quickest first. What can't be done in one way may be in the next.
    enum Way: Sendable {
        case direct(DirectBuild)
        case replayed(ReplayedBuild)
        /// A run of the package manager.
        case whole
    }

    private let build: SwiftBuild
    let way: Way
    private let process = RunningProcess()

    init(_ build: SwiftBuild, _ way: Way) { (self.build, self.way) = (build, way) }

    /// - Parameters:
    ///   - step: Called on the main queue for each step of the package manager's.
    ///   - end: Called on the main queue: whether all went well, what the compiler says, and the last lines of all.
    func run(
        step: @escaping @MainActor @Sendable (BuildProgress.Step) -> Void,
        end: @escaping @MainActor @Sendable (Bool, BuildMessages, String) -> Void
    ) {
        let (build, way, running) = (build, way, process)
        DispatchQueue.global().async {
            var messages = BuildMessages(package: build.package)
            var last: [String] = []
            func run(_ commands: [[String]]) -> Bool {
                commands.allSatisfy { command in
                    running.run(command, in: build) { line in
                        messages.add(line)
                        last = last.suffix(19) + [line]
                        if let found = BuildProgress.Step(line: line) {
                            DispatchQueue.main.async { MainActor.assumeIsolated { step(found) } }
                        }
                    }
                }
            }
            let isGood =
                switch way {
                case .direct(let direct): run(direct.compilers) && direct.put() && run([direct.linker])
                case .replayed(let replayed): run(replayed.commands)
                case .whole: run([["/usr/bin/env"] + build.arguments])
                }
            let (found, text) = (messages, last.joined(separator: "\n"))
            DispatchQueue.main.async { MainActor.assumeIsolated { end(isGood, found, text) } }
        }
    }

    func stop() { process.stop() }
}

/// Runs one program after the other on a thread, and can be stopped from another.
final class RunningProcess: @unchecked Sendable {
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
