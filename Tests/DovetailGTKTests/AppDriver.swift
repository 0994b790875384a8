import Foundation
import TestSupport
import Testing

/// An app in windows of its own, driven by pointer and keyboard, which tells what its windows show.
final class AppDriver {
    let display: DisplayServer
    let probe: ProbeProcess
    private var questions = 0

    /// Starts the app; returns when its window is there and shows something.
    init(
        _ mode: String, on display: DisplayServer, home: URL, window title: String, environment: [String: String] = [:]
    ) throws {
        self.display = display
        probe = try ProbeProcess(
            mode, display: display,
            environment: [
                "HOME": home.path, "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": "", "XDG_DATA_HOME": "",
            ].merging(environment) { $1 })
        try until(title) { try !self.texts(in: title).isEmpty }
        try activate(title)
    }

    /// Quits the app as a person does, by the keyboard.
    func quit() throws {
        try key("ctrl+q")
        #expect(try probe.waitForEnd() == 0)
    }

    // MARK: Looking

    private func ask(_ question: String) throws -> String {
        questions += 1
        let number = "\(questions)"
        probe.tell("\(number) \(question)")
        func answer() -> String? { probe.lines.last { $0.hasPrefix(number + " ") } }
        try probe.wait("an answer to “\(question)”") { answer() != nil }
        return String(answer()!.dropFirst(number.count + 1))
    }

    func texts(in title: String) throws -> [String] {
        try ask("texts \(title)").split(separator: "|").map(String.init)
    }

    /// The names of what has the keyboard in the windows.
    func focus() throws -> [String] { try ask("focus").split(separator: "|").map(String.init) }
    /// The titles and sizes of the windows.
    func sizes() throws -> [String] { try ask("sizes").split(separator: "|").map(String.init) }

    /// Waits until something is true.
    func until(_ what: String, _ isTrue: () throws -> Bool) throws {
        try waitBlocking(
            for: "\(what); windows: \(try sizes()); \(probe.lines.suffix(3))", every: 30, until: isTrue)
    }

    /// Waits until a window shows a text.
    func wait(for text: String, in title: String) throws {
        try until("“\(text)” in \(title): \(texts(in: title))") { try texts(in: title).contains(text) }
    }

    /// Waits until a window no longer shows a text.
    func wait(without text: String, in title: String) throws {
        try until("no “\(text)” in \(title): \(texts(in: title))") { try !texts(in: title).contains(text) }
    }

    // MARK: Acting

    /// Gives a window the keyboard, and brings it to the front.
    func activate(_ title: String) throws {
        let window = try display.window(title)
        try display.xdotool("windowraise", window)
        try display.focus(window)
    }

    func resize(_ title: String, to width: Int, _ height: Int) throws {
        try display.xdotool("windowsize", "--sync", try display.window(title), "\(width)", "\(height)")
    }

    /// Presses the pointer in the middle of the named element, once it is there and stays in its place. The buttons are numbered from 1.
    func click(_ name: String, button: Int = 1) throws {
        var last = ""
        try until("“\(name)” to click") {
            let place = try ask("find \(name)")
            defer { last = place }
            return place != "nothing" && place == last
        }
        let parts = last.split(separator: ",", maxSplits: 2).map(String.init)
        // As long as a person presses; quick clicks have a test of their own.
        try display.xdotool(
            "mousemove", "--window", try display.window(parts[2]), parts[0], parts[1], "sleep", "0.1", "mousedown",
            "\(button)", "sleep", "0.1", "mouseup", "\(button)", "sleep", "0.05")
    }

    func type(_ text: String) throws { try display.xdotool("type", "--delay", "25", text) }
    func key(_ names: String...) throws {
        for name in names { try display.xdotool("key", name, "sleep", "0.08") }
    }
}
