import Foundation
import TestSupport
import Testing

/// An app on a display and a bus of its own, and a client of assistive technology that looks at it: Debian's `at-spi2-core` with `pyatspi`.
final class AccessibilityDriver {
    let display: DisplayServer
    let bus: SessionBus
    let app: ProbeProcess
    private(set) var client: ToolProcess!
    private let environment: [String: String]
    private var questions = 0
    /// What the app keeps is gone with the test.
    private let home = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")

    /// - Parameter resolution: The dots an inch that the desktop has texts drawn at; nil for the usual ones.
    init(_ mode: String, window title: String, environment: [String: String] = [:], resolution: Int? = nil) throws {
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        display = try DisplayServer()
        if let resolution {
            // As desktops tell programs that ask the display server.
            let resource = "Xft.dpi:\t\(resolution)\n"
            _ = try display.run([
                "xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", resource,
            ])
        }
        bus = try SessionBus(folder: home)
        self.environment = ["DBUS_SESSION_BUS_ADDRESS": bus.address, "DISPLAY": display.name]
        let own = [
            "DBUS_SESSION_BUS_ADDRESS": bus.address, "HOME": home.path, "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "",
        ]
        app = try ProbeProcess(mode, display: display, environment: own.merging(environment) { $1 })
        try display.focus(try display.window(title))
        client = try startClient()
        // The registry takes a moment to know the app.
        try until("application() is not None and application().childCount > 0", is: "True")
    }

    deinit {
        client?.stop()
        app.stop()
        endLauncher()
        try? FileManager.default.removeItem(at: home)
    }

    /// Ends the bus of assistive technology, what started it and what it started: nobody else would. They have inherited the blocked signals of
    /// the thread that started the first of them, and hear no polite request.
    private func endLauncher() {
        guard let launcher = processOwning("org.a11y.Bus", on: bus.address) else { return }
        let answer = try? display.run([
            "dbus-send", "--bus=\(bus.address)", "--print-reply=literal", "--dest=org.a11y.Bus", "/org/a11y/bus",
            "org.a11y.Bus.GetAddress",
        ])
        let registry = answer.flatMap {
            processOwning("org.a11y.atspi.Registry", on: $0.trimmingCharacters(in: .whitespaces))
        }
        if let registry { kill(registry, SIGKILL) }
        let children =
            (try? String(contentsOfFile: "/proc/\(launcher)/task/\(launcher)/children", encoding: .utf8)) ?? ""
        for child in children.split(separator: " ").compactMap({ Int32($0) }) { kill(child, SIGKILL) }
        kill(launcher, SIGKILL)
    }

    private func processOwning(_ name: String, on address: String) -> Int32? {
        let question = [
            "dbus-send", "--bus=\(address)", "--print-reply", "--dest=org.freedesktop.DBus", "/",
            "org.freedesktop.DBus.GetConnectionUnixProcessID", "string:\(name)",
        ]
        return (try? display.run(question))?.split(separator: " ").last.flatMap { Int32($0) }
    }

    /// Starts a further client.
    func startClient() throws -> ToolProcess {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("client.py")
        // Debian's own Python, which has the libraries.
        let client = try ToolProcess(["/usr/bin/python3", script.path], environment: environment)
        try client.wait("the client") { client.lines.contains("ready") }
        return client
    }

    /// Evaluates an expression in the client. Returns what it is, or the error.
    func ask(_ expression: String, of other: ToolProcess? = nil) throws -> String {
        let client = other ?? self.client!
        questions += 1
        let number = "\(questions)"
        client.tell("\(number) \(expression)")
        func answer() -> String? { client.lines.last { $0.hasPrefix(number + " ") } }
        try client.wait("an answer to “\(expression)”") { answer() != nil }
        return String(answer()!.dropFirst(number.count + 1))
    }

    /// Asks the app.
    func askApp(_ question: String) throws -> String {
        questions += 1
        let number = "\(questions)"
        app.tell("\(number) \(question)")
        func answer() -> String? { app.lines.last { $0.hasPrefix(number + " ") } }
        try app.wait("an answer to “\(question)”") { answer() != nil }
        return String(answer()!.dropFirst(number.count + 1))
    }

    /// Waits until an expression is as wanted.
    func until(_ expression: String, is wanted: String) throws {
        var last = ""
        func tree() -> String { (try? ask("tree(application()[0].name)")) ?? "" }
        try waitBlocking(for: "\(expression) to be “\(wanted)” and not “\(last)”; the tree: \(tree())", every: 50) {
            last = try ask(expression)
            return last == wanted
        }
    }

    /// Waits for events that have something in them. Returns all that came up to then.
    func events(with text: String) throws -> [String] {
        var all: [String] = []
        try waitBlocking(for: "an event with “\(text)”, and not only: \(all)", every: 50) {
            all += try ask("events()").split(separator: "|").map(String.init)
            return all.contains { $0.contains(text) }
        }
        return all
    }

    /// Checks that the client sees what the app's own elements say, all of it.
    func compareTrees(of title: String, _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws {
        var seen: [AccessibleLine] = []
        var own: [AccessibleLine] = []
        // What was done may still be on its way.
        do {
            try waitBlocking(for: "the same trees", every: 200) {
                seen = try ask("tree('\(title)')").split(separator: "|").map { AccessibleLine(client: String($0)) }
                own = try askApp("elements \(title)").split(separator: "|").map { AccessibleLine(app: String($0)) }
                return seen == own
            }
        } catch is WaitedInVain {}
        #expect(seen == own, "\(what)", sourceLocation: sourceLocation)
        #expect(!own.isEmpty, "\(what)", sourceLocation: sourceLocation)
    }
}

/// One element as the client and the app both tell it.
struct AccessibleLine: Equatable, CustomStringConvertible {
    let description: String
    private let role: String

    static func == (left: Self, right: Self) -> Bool {
        left.description == right.description && left.role == right.role
    }

    /// The roles of AT-SPI that elements of a role may have. By the app's own role and its traits, one each.
    private static let roles: [String: String] = [
        "push button": "button", "radio button": "button", "page tab": "button", "check box": "toggle",
        "slider": "slider",
        "spin button": "stepper", "combo box": "picker", "menu item": "menuItem", "menu": "menu",
        "menu bar": "menuBar", "alert": "alert", "dialog": "sheet", "tool bar": "bar", "page tab list": "tabBar",
        "progress bar": "progress", "date editor": "datePicker", "entry": "textField", "text": "textField",
        "password text": "textField", "label": "text", "heading": "header", "link": "link", "image": "image",
        "panel": "group", "list": "list", "list item": "row", "chart": "group",
        "table": "list", "table row": "row", "table cell": "cell", "table column header": "title",
    ]

    init(client line: String) {
        let parts = line.components(separatedBy: "~")
        role = parts.count > 1 ? Self.roles[parts[1]] ?? parts[1] : "?"
        description = (parts.prefix(1) + parts.dropFirst(2)).joined(separator: "~")
    }

    init(app line: String) {
        let parts = line.components(separatedBy: "~")
        role = parts.count > 1 ? parts[1] : "?"
        description = (parts.prefix(1) + parts.dropFirst(2)).joined(separator: "~")
    }
}

/// A tool under way, and what it has said.
final class ToolProcess: @unchecked Sendable {
    private let process = Process()
    private let lock = NSLock()
    private var output = ""
    private let outputPipe = Pipe()
    private let inputPipe = Pipe()

    init(_ command: [String], environment: [String: String]) throws {
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = outputPipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = inputPipe
        outputPipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil }
            self?.note(String(decoding: data, as: UTF8.self))
        }
        try process.run()
    }

    deinit { stop() }

    func stop() { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    func tell(_ line: String) { inputPipe.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    private func note(_ text: String) {
        lock.lock()
        output += text
        lock.unlock()
    }

    var lines: [String] {
        lock.lock()
        defer { lock.unlock() }
        return output.completeLines
    }

    func wait(_ what: String, until isDone: () -> Bool) throws {
        try waitBlocking(for: "\(what); there was only: \(lines.suffix(5))", every: 10, until: isDone)
    }
}
