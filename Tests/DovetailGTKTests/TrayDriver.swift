import Foundation
import TestSupport

/// An app with an item in a tray, and the desktop that shows it.
final class TrayDriver {
    let display: DisplayServer
    let bus: SessionBus
    let app: ProbeProcess
    private(set) var tray: ProbeProcess!
    private var questions = 0

    /// Starts the app, after the desktop's tray or without one. There are no tools for the views of the app, so as not to start any on the bus.
    init(_ mode: String, hasTray: Bool, environment: [String: String] = [:]) throws {
        display = try DisplayServer()
        bus = try SessionBus()
        if hasTray { tray = try Self.startTray(on: bus) }
        app = try ProbeProcess(
            mode, display: display,
            environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address, "GTK_A11Y": "none"].merging(environment) { $1 })
        if hasTray { try tray.wait(for: "registered 1") }
    }

    deinit {
        app.stop()
        tray?.stop()
    }

    func startTray() throws { tray = try Self.startTray(on: bus) }

    private static func startTray(on bus: SessionBus) throws -> ProbeProcess {
        let tray = try ProbeProcess("tray", display: nil, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
        try wait(for: "owner", of: bus)
        return tray
    }

    /// Waits until somebody owns the watcher's name.
    private static func wait(for what: String, of bus: SessionBus) throws {
        try waitBlocking(for: "\(what) of the watcher's name", every: 50) {
            let tool = Process()
            let output = Pipe()
            tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            tool.arguments = [
                "dbus-send", "--bus=\(bus.address)", "--print-reply", "--dest=org.freedesktop.DBus", "/",
                "org.freedesktop.DBus.NameHasOwner", "string:org.kde.StatusNotifierWatcher",
            ]
            tool.standardOutput = output
            try tool.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            tool.waitUntilExit()
            return text.contains("boolean true")
        }
    }

    /// Asks the desktop.
    func ask(_ question: String) throws -> String { try ask(tray, question) }

    private func ask(_ process: ProbeProcess, _ question: String) throws -> String {
        questions += 1
        let number = "\(questions)"
        process.tell("\(number) \(question)")
        func answer() -> String? { process.lines.last { $0.hasPrefix(number + " ") } }
        try process.wait("an answer to “\(question)”") { answer() != nil }
        return String(answer()!.dropFirst(number.count + 1))
    }

    /// The signals that came since the last time, without the numbers of items.
    func signals() -> [String] {
        let all = tray.lines.filter { $0.hasPrefix("signal ") }.map { String($0.dropFirst(7)) }
        defer { seenSignals = all.count }
        return Array(all.dropFirst(seenSignals))
    }
    private var seenSignals = 0

    /// The titles and sizes of the app's windows.
    func windows() throws -> [String] { try ask(app, "sizes").split(separator: "|").map(String.init) }
    func texts(in title: String) throws -> String { try ask(app, "texts \(title)") }

    /// Waits until something is true.
    func until(_ what: String, _ isTrue: () throws -> Bool) throws {
        try waitBlocking(
            for: "\(what); \(app.lines.suffix(3)); \(tray?.lines.suffix(3) ?? [])", every: 50, until: isTrue)
    }

    /// Presses the pointer in the middle of the named element.
    func click(_ name: String) throws {
        var place = ""
        try until("“\(name)” to click") {
            let last = place
            place = try ask(app, "find \(name)")
            return place != "nothing" && place == last
        }
        let parts = place.split(separator: ",", maxSplits: 2).map(String.init)
        try display.xdotool(
            "mousemove", "--window", try display.window(parts[2]), parts[0], parts[1], "sleep", "0.1", "mousedown", "1",
            "sleep", "0.1", "mouseup", "1")
    }
}
