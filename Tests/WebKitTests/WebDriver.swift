import Foundation
import TestSupport

/// `WebProbe` in a window on a display of its own, with a server of this process, and what it has said.
final class WebDriver: @unchecked Sendable {
    let server: LocalServer
    let folder: TemporaryFolder
    private let display: DisplayServer
    private let process = Process()
    private let orders = Pipe()
    private let output = Pipe()
    private let lock = NSLock()
    private var said = ""

    /// Starts the app; returns when its window is there.
    init(_ app: String = "browser", _ options: [String] = [], pages: [String: String]) async throws {
        folder = TemporaryFolder()
        server = try LocalServer { path, send in
            let answer = pages[path] ?? "HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\n\r\nnothing"
            _ = send(
                Data(
                    (answer.hasPrefix("HTTP/") ? answer : "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n" + answer)
                        .utf8))
        }
        display = try DisplayServer()
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = program.appendingPathComponent("WebProbe")
        process.arguments = [app, "http://127.0.0.1:\(server.port)"] + options
        var settings = ProcessInfo.processInfo.environment
        for name in ["WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "DOVETAIL_COLOR_SCHEME", "DOVETAIL_HOST"] {
            settings[name] = nil
        }
        settings["DISPLAY"] = display.name
        settings["GSK_RENDERER"] = "cairo"
        settings["HOME"] = folder.url.path
        for name in ["XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "TMPDIR"] {
            settings[name] = folder.url.path
        }
        process.environment = settings
        process.standardInput = orders
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        output.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil }
            self?.lock.withLock { self?.said += String(decoding: data, as: UTF8.self) }
        }
        try process.run()
        try await wait(for: "ready")
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        server.stop()
    }

    /// What was said so far.
    var lines: [String] { lock.withLock { said.split(separator: "\n").map(String.init) } }

    /// Says an order to the app, and waits for a line that answers it: one that was said since.
    func tell(_ order: String, until line: String) async throws {
        let count = lines.filter { $0 == line }.count
        tell(order)
        try await wait(for: line, count: count + 1)
    }

    /// Says an order to the app.
    func tell(_ order: String) { orders.fileHandleForWriting.write(Data((order + "\n").utf8)) }

    /// Waits until a line has been said.
    func wait(for line: String, count: Int = 1) async throws {
        try await TestSupport.wait(for: "“\(line)” after \(lines.suffix(12))") {
            guard process.isRunning else { return true }
            return lines.filter { $0 == line }.count >= count
        }
        guard process.isRunning else { throw WebFailure(description: "the app has ended; it said \(lines.suffix(8))") }
    }

    /// Says an order, and returns the next line that begins with a word.
    func ask(_ order: String, _ word: String) async throws -> String {
        func answers() -> [String] { lines.filter { $0.hasPrefix(word + " ") } }
        let count = answers().count
        tell(order)
        try await TestSupport.wait(for: "“\(word) …”") { !process.isRunning || answers().count > count }
        guard let answer = answers().dropFirst(count).first else {
            throw WebFailure(description: "the app has ended; it said \(lines.suffix(8))")
        }
        return answer
    }

    /// The colour of a point of the window, each component 0...255.
    func pixel(_ x: Int, _ y: Int) throws -> [Int] { try display.pixel(x, y) }

    /// Waits until a point of the window has a colour.
    func wait(for color: [Int], at x: Int, _ y: Int) async throws {
        try await TestSupport.wait(for: "\(color) at \(x), \(y)") { try! pixel(x, y) == color }
    }

    /// Presses the pointer at a point of the window.
    func click(_ x: Int, _ y: Int) throws {
        try display.xdotool(
            "mousemove", "\(x)", "\(y)", "sleep", "0.2", "mousedown", "1", "sleep", "0.1", "mouseup", "1")
    }

    func type(_ text: String) throws { try display.xdotool("type", "--delay", "30", text) }
}

struct WebFailure: Error, CustomStringConvertible { let description: String }
