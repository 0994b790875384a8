import Foundation

/// A display of the tests' own, with nothing in it.
public final class DisplayServer {
    public let name: String
    private let process = Process()

    public init(size: String = "1280x900") throws {
        let number = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "Xvfb", "-displayfd", "1", "-noreset", "-screen", "0", "\(size)x24", "-nolisten", "tcp",
        ]
        process.standardOutput = number
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
        guard let display = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw ProbeFailure("Xvfb did not start")
        }
        name = ":\(display)"
    }

    // The server has inherited the blocked signals of the thread that started it: it would not hear a polite request.
    deinit { kill(process.processIdentifier, SIGKILL) }

    /// Runs `xdotool`, whose arguments may be several commands in a row. Returns what it prints.
    @discardableResult
    public func xdotool(_ arguments: String...) throws -> String { try run(["xdotool"] + arguments) }

    /// The window of a title, as soon as it is to be seen.
    public func window(_ title: String) throws -> String {
        var window: String?
        try waitBlocking(for: "a window “\(title)”", every: 100) {
            let found = (try? xdotool("search", "--onlyvisible", "--name", "^\(title)$")) ?? ""
            window = found.split(separator: "\n").first.map(String.init)
            return window != nil
        }
        return window!
    }

    /// Gives a window the keyboard. A window that was only just made may not take it yet.
    public func focus(_ window: String) throws {
        try waitBlocking(for: "the window \(window) to take the keyboard", every: 100) {
            (try? xdotool("windowfocus", "--sync", window, "sleep", "0.2")) != nil
        }
    }

    /// How many windows are to be seen, menus included.
    public func windowCount() throws -> Int {
        let found = (try? xdotool("search", "--onlyvisible", "--name", ".*")) ?? ""
        return found.split(separator: "\n").count
    }

    /// The colour of a pixel of the screen, each component 0...255.
    public func pixel(_ x: Int, _ y: Int) throws -> [Int] {
        let format = ["r", "g", "b"].map { "%[fx:int(255*\($0))]" }.joined(separator: " ")
        let text = try run([
            "import", "-silent", "-window", "root", "-crop", "1x1+\(x)+\(y)", "+repage", "-depth", "8", "-format",
            format,
            "info:",
        ])
        return text.split(separator: " ").compactMap { Int($0) }
    }

    /// Runs a tool on the display. Returns what it prints.
    public func run(_ arguments: [String]) throws -> String {
        let tool = Process()
        let output = Pipe()
        tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        tool.arguments = arguments
        tool.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
        tool.standardOutput = output
        try tool.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        tool.waitUntilExit()
        guard tool.terminationStatus == 0 else {
            throw ProbeFailure("\(arguments.joined(separator: " ")) ended with status \(tool.terminationStatus)")
        }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// What a program or a display that a test started did not do.
public struct ProbeFailure: Error, CustomStringConvertible {
    public let description: String
    public init(_ description: String) { self.description = description }
}
