import Foundation
import XcodeProjects

/// Runs the programs that a command is made of.
enum ChildProcess {
    /// Starts a program and waits for its end. Ctrl-C ends it together with this program.
    /// - Returns: Its exit status; 128 and the signal's number where a signal ended it, as shells count.
    static func run(_ process: Process) throws -> Int32 {
        try start(process)
        return wait(for: process)
    }

    static func start(_ process: Process) throws {
        try process.run()
        Interruption.child = process.processIdentifier
    }

    static func wait(for process: Process) -> Int32 {
        process.waitUntilExit()
        Interruption.child = 0
        return process.terminationReason == .uncaughtSignal
            ? 128 + process.terminationStatus : process.terminationStatus
    }
}

/// Ctrl-C, and polite requests to end.
enum Interruption {
    /// The program that runs now; 0 for none. A signal's handler may read nothing but a plain number, so this is one. It is written on the
    /// main thread alone, and a handler that reads it a moment too late finds a number that is no process any more.
    nonisolated(unsafe) static var child: pid_t = 0

    /// From now on such a signal ends the program that runs, and then this one.
    static func listen() {
        // Who started this program may have blocked signals, which programs inherit, and hand on to those they start.
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            sigaddset(&signals, number)
            signal(number) { number in
                let child = Interruption.child
                if child > 0 {
                    // Foundation gives a program a group of its own, which a terminal's Ctrl-C does not reach.
                    kill(getpgid(child) == child ? -child : child, number)
                }
                let text: StaticString = "\nInterrupted.\n"
                _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
                _exit(128 + number)
            }
        }
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
}

/// Runs programs of the system.
enum CommandLineTool {
    /// What a program prints. Throws when it fails, with the errors among what it says.
    static func output(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try ChildProcess.start(process)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let text = String(decoding: data, as: UTF8.self)
        guard ChildProcess.wait(for: process) == 0 else {
            throw XcodeError("\(arguments.first ?? program) failed: \(BuildMessages.reasons(in: text))")
        }
        return text
    }
}
