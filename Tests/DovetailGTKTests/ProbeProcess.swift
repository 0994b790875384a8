import Foundation
import TestSupport

/// `GTKHostProbe` under way, and what it has said.
final class ProbeProcess: @unchecked Sendable {
    private let process = Process()
    /// Lives as long as what is shown on it.
    private let display: DisplayServer?
    private let lock = NSLock()
    private var output = ""
    private var saidAll = false
    /// The program's windows of earlier runs are none of the test's.
    private let state = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
    private let outputPipe = Pipe()
    private let errorPipe = Pipe()
    private let inputPipe = Pipe()

    init(_ mode: String, display: DisplayServer?, environment: [String: String] = [:]) throws {
        self.display = display
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = folder.appendingPathComponent("GTKHostProbe")
        process.arguments = [mode]
        var settings = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "DOVETAIL_COLOR_SCHEME"] {
            settings[name] = nil
        }
        settings["DISPLAY"] = display?.name
        settings["GSK_RENDERER"] = "cairo"
        settings["XDG_STATE_HOME"] = state.path
        settings["TMPDIR"] = state.path
        try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
        process.environment = settings.merging(environment) { $1 }
        process.standardOutput = outputPipe
        process.standardError = errorPipe
        process.standardInput = inputPipe
        outputPipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil }
            self?.note(String(decoding: data, as: UTF8.self), isLast: data.isEmpty)
        }
        try process.run()
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(at: state)
    }

    func stop() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Says a line to the program.
    func tell(_ line: String) { inputPipe.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    private func note(_ text: String, isLast: Bool) {
        lock.lock()
        output += text
        saidAll = saidAll || isLast
        lock.unlock()
    }

    /// What it has said so far.
    var lines: [String] {
        lock.lock()
        defer { lock.unlock() }
        return output.completeLines
    }

    private var hasSaidAll: Bool {
        lock.lock()
        defer { lock.unlock() }
        return saidAll
    }

    /// What it said on the standard error, once it has ended.
    var errors: String { String(decoding: errorPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }

    func interrupt() { process.interrupt() }
    func terminate() { process.terminate() }

    /// Waits until a line has been said `count` times.
    func wait(for line: String, count: Int = 1) throws {
        try wait("“\(line)”") { lines.filter { $0 == line }.count >= count }
    }

    /// Waits until something is so; fails soon when the program has ended without it.
    func wait(_ what: String, until isDone: () -> Bool) throws {
        // What it said last may still be in the pipe.
        var looksAfterEnd = 100
        try waitBlocking(for: "\(what); there was only: \(lines)", every: 20) {
            if isDone() { return true }
            if !process.isRunning { looksAfterEnd -= 1 }
            if looksAfterEnd < 0 { throw ProbeFailure("the program ended before \(what); there was only: \(lines)") }
            return false
        }
    }

    /// Waits until a line has been said that is as wanted.
    func until(_ isWanted: (String) -> Bool) throws {
        try wait("a line that is as wanted") { lines.contains(where: isWanted) }
    }

    /// Waits for the end. Returns the exit status.
    func waitForEnd() throws -> Int32 {
        try wait("the program's end") { !process.isRunning }
        // What it said last may still be in the pipe, whose end does not come where a program that it started lives on.
        for _ in 0..<500 where !hasSaidAll { usleep(10_000) }
        return process.terminationStatus
    }

    /// Processor seconds used so far.
    var processorTime: Double {
        get throws {
            let fields = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
                .split(separator: " ")
            return (Double(fields[13]) ?? 0) / 100 + (Double(fields[14]) ?? 0) / 100
        }
    }
}

extension String {
    /// The lines that have ended: the last one of what a program has said so far may be the beginning of a longer one. Empty ones are left out.
    var completeLines: [String] {
        lastIndex(of: "\n").map { self[..<$0].split(separator: "\n").map(String.init) } ?? []
    }
}
