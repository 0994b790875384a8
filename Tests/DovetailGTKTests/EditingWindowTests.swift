import Foundation
import TestSupport
import Testing

/// Text is edited in a window while other state of its views changes 60 times a second.
@Suite("Editing in a window", .serialized)
struct EditingWindowTests {
    /// Opens the window and clicks into a field.
    private func open(clicking x: Int, _ y: Int) throws -> (probe: ProbeProcess, display: DisplayServer) {
        let display = try DisplayServer()
        // A keyboard with accents that wait for their letter.
        _ = try display.run(["setxkbmap", "us", "intl"])
        let probe = try ProbeProcess("edited", display: display)
        let window = try display.window("Edited")
        try waitForTicks(probe)
        try display.focus(window)
        try display.xdotool(
            "mousemove", "\(x)", "\(y)", "sleep", "0.1", "click", "1", "sleep", "0.2")
        return (probe, display)
    }

    /// Waits until the views have changed many times more.
    private func waitForTicks(_ probe: ProbeProcess) throws {
        let ticks = { probe.lines.last { $0.hasPrefix("ticks") }.flatMap { Int($0.dropFirst(6)) } ?? 0 }
        let last = ticks()
        // A machine under load sees several changes at once.
        try probe.wait("60 ticks more") { ticks() >= last + 60 }
    }

    @Test(
        "the keyboard, what is selected, undo and a letter that is being composed outlast the changes",
        arguments: [("line", 100, 35), ("area", 100, 90)])
    func editing(name: String, x: Int, y: Int) throws {
        let (probe, display) = try open(clicking: x, y)
        defer { probe.stop() }
        try display.xdotool("type", "--delay", "60", "one two")
        try probe.wait(for: "\(name) “one two”")
        try display.xdotool("key", "--delay", "60", "shift+Left", "shift+Left", "shift+Left")
        try waitForTicks(probe)
        try display.xdotool("type", "3")
        try probe.wait(for: "\(name) “one 3”")
        // An accent that waits for its letter.
        try display.xdotool("key", "dead_acute")
        try waitForTicks(probe)
        try display.xdotool("key", "e")
        try probe.wait(for: "\(name) “one 3é”")
        try waitForTicks(probe)
        let states = probe.lines.filter { $0.hasPrefix(name) }
        try display.xdotool("key", "ctrl+z")
        try probe.wait("another text") { probe.lines.last { $0.hasPrefix(name) } != states.last }
        let undone = try #require(probe.lines.last { $0.hasPrefix(name) })
        // Letters that come together are told at once, but taken back one by one.
        let typed = (0...7).map { "\(name) “\("one two".prefix($0))”" }
        #expect(undone != states.last && (states + typed).contains(undone), "\(undone)")
        #expect(!probe.lines.contains { $0.hasPrefix(name == "line" ? "area" : "line") })
    }

    @Test(
        "what an input method makes is shown in the text until it is committed, or given up",
        arguments: [("line", 100, 35), ("area", 100, 90)])
    func composing(name: String, x: Int, y: Int) throws {
        let (probe, display) = try open(clicking: x, y)
        defer { probe.stop() }
        try display.xdotool("type", "--delay", "60", "a")
        try probe.wait(for: "\(name) “a”")
        // The toolkit's own method makes a character of its number.
        try display.xdotool("key", "ctrl+shift+u")
        try probe.wait(for: "composing u")
        try display.xdotool("type", "--delay", "60", "4e2d")
        try probe.wait(for: "composing u4e2d")
        #expect(probe.lines.filter { $0.hasPrefix(name) }.last == "\(name) “a”")
        try display.xdotool("key", "space")
        try probe.wait(for: "\(name) “a中”")
        try probe.wait(for: "composing nothing")
        try display.xdotool("key", "ctrl+shift+u")
        try display.xdotool("type", "--delay", "60", "41")
        try probe.wait(for: "composing u41")
        try display.xdotool("key", "Escape")
        try probe.wait("nothing is composed") { probe.lines.last { $0.hasPrefix("composing") } == "composing nothing" }
        try display.xdotool("type", "b")
        try probe.wait(for: "\(name) “a中b”")
    }

    @Test("a press of the middle button pastes what is selected, in this program or another one")
    func middleButton() throws {
        let (probe, display) = try open(clicking: 100, 35)
        defer { probe.stop() }
        try display.xdotool("type", "--delay", "60", "one")
        try probe.wait(for: "line “one”")
        try display.xdotool("key", "--delay", "60", "shift+Home")
        try display.xdotool("sleep", "0.2", "mousemove", "100", "90", "sleep", "0.1", "click", "2")
        try probe.wait(for: "area “one”")
        #expect(probe.lines.filter { $0.hasPrefix("line") }.last == "line “one”")
    }

    @Test("a press where a field fades away is for what lies behind it")
    func leaving() throws {
        let display = try DisplayServer()
        let probe = try ProbeProcess("leaving", display: display)
        defer { probe.stop() }
        let window = try display.window("Leaving")
        try display.focus(window)
        func click(_ x: Int, _ y: Int) throws {
            try display.xdotool(
                "mousemove", "\(x)", "\(y)", "sleep", "0.2", "mousedown", "1", "sleep", "0.1", "mouseup", "1")
        }
        // The field is typed into, so that it has the keyboard when it leaves.
        try click(100, 35)
        try display.xdotool("sleep", "0.2", "type", "--delay", "60", "on")
        try probe.wait(for: "text on")
        try click(100, 85)
        try probe.wait(for: "leaving")
        try click(100, 35)
        try probe.wait(for: "pressed")
        try display.xdotool("type", "--delay", "60", "off")
        try display.xdotool("sleep", "0.3")
        #expect(probe.lines.filter { $0.hasPrefix("text") }.last == "text on", "what leaves is not typed into")
    }

    @Test("what is drawn over a field gets the presses there, but not a frame and what takes none")
    func overlaid() throws {
        let display = try DisplayServer()
        let probe = try ProbeProcess("overlaid", display: display)
        defer { probe.stop() }
        let window = try display.window("Overlaid")
        try display.focus(window)
        func click(_ x: Int, _ y: Int) throws {
            try display.xdotool(
                "mousemove", "\(x)", "\(y)", "sleep", "0.2", "mousedown", "1", "sleep", "0.1", "mouseup", "1", "sleep",
                "0.2")
        }
        try click(60, 35)
        try display.xdotool("type", "--delay", "60", "some")
        try probe.wait(for: "text some")
        // The button within the field, at its end.
        try click(205, 35)
        try probe.wait(for: "cleared")
        try probe.wait(for: "text ")
        try click(60, 35)
        try display.xdotool("type", "--delay", "60", "more")
        try probe.wait(for: "text more")
        // A view over the whole window.
        try click(100, 100)
        try probe.wait(for: "dimmed")
        try click(60, 35)
        try probe.wait(for: "dimming tapped")
        try click(60, 35)
        try display.xdotool("type", "--delay", "60", "x")
        try probe.until { $0.hasPrefix("text ") && $0.contains("x") }
    }

    @Test("Backspace before the text of a field with tokens takes the last one away")
    func tokens() throws {
        let display = try DisplayServer()
        let probe = try ProbeProcess("tokens", display: display)
        defer { probe.stop() }
        let window = try display.window("Tokens")
        try probe.wait(for: "tokens")
        try display.focus(window)
        try display.xdotool("sleep", "0.3", "type", "--delay", "60", "ab")
        try probe.wait(for: "text ab")
        try display.xdotool("key", "--delay", "80", "BackSpace", "BackSpace")
        try probe.wait(for: "text ")
        #expect(!probe.lines.contains("tokens One"))
        try display.xdotool("key", "BackSpace")
        try probe.wait(for: "tokens One")
        // Not with a text behind it, until the caret is before that.
        try display.xdotool("type", "c")
        try probe.wait(for: "text c")
        try display.xdotool("key", "--delay", "80", "Home", "BackSpace")
        try probe.wait(for: "tokens none")
        #expect(probe.lines.filter { $0.hasPrefix("text") }.last == "text c")
    }

    @Test("the input method is told what is typed into a field, also when that changes")
    func hints() throws {
        let display = try DisplayServer()
        let probe = try ProbeProcess("hints", display: display)
        defer { probe.stop() }
        try display.focus(try display.window("Hints"))
        try display.xdotool("mousemove", "100", "35", "sleep", "0.1", "click", "1")
        // GTK_INPUT_PURPOSE_EMAIL.
        try probe.wait(for: "purpose 6 hints 0")
        try display.xdotool("type", "1")
        // GTK_INPUT_PURPOSE_DIGITS; GTK_INPUT_HINT_NO_SPELLCHECK and GTK_INPUT_HINT_UPPERCASE_WORDS.
        try probe.wait(for: "purpose 2 hints 34")
    }
}
