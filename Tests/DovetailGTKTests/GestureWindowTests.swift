import Foundation
import TestSupport
import Testing

/// Gestures and the keyboard focus in a real window. The geometry is that of the probe's view.
@Suite("Gestures and focus in a window", .serialized)
struct GestureWindowTests {
    private func open() throws -> (probe: ProbeProcess, display: DisplayServer) {
        let display = try DisplayServer()
        let probe = try ProbeProcess("focus", display: display)
        try probe.wait(for: "Focus size 300x200")
        try display.focus(display.window("Focus"))
        return (probe, display)
    }

    @Test("API-104: a view that writes a focus state makes typed keys arrive in that field, or nowhere")
    func focusState() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try display.xdotool("mousemove", "50", "140", "click", "1")
        try probe.wait(for: "focus second")
        try display.xdotool("sleep", "0.2", "type", "--delay", "60", "hi")
        try probe.wait(for: "second hi")
        try display.xdotool("mousemove", "130", "140", "click", "1")
        try probe.wait(for: "focus nowhere")
        try display.xdotool("sleep", "0.2", "type", "--delay", "60", "lost")
        try display.xdotool("mousemove", "50", "140", "click", "1")
        try probe.wait(for: "focus second", count: 2)
        try display.xdotool("sleep", "0.2", "key", "End", "type", "--delay", "60", "!")
        try probe.wait(for: "second hi!")
        #expect(probe.lines.filter { $0.hasPrefix("first") }.isEmpty)
    }

    @Test("API-104: a click into a field, and the tab key, write the focus state")
    func person() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try display.xdotool("mousemove", "100", "35", "click", "1")
        try probe.wait(for: "focus first")
        try display.xdotool("sleep", "0.2", "type", "--delay", "60", "a")
        try probe.wait(for: "first a")
        try display.xdotool("key", "Tab")
        try probe.wait(for: "focus second")
        try display.xdotool("sleep", "0.2", "type", "--delay", "60", "b")
        try probe.wait(for: "second b")
        #expect(
            probe.lines.filter { $0.hasPrefix("focus") || $0.hasPrefix("first") || $0.hasPrefix("second") } == [
                "focus first", "first a", "focus second", "second b",
            ])
    }

    @Test("an arrow key that no view takes leaves the keyboard where it is")
    func untakenArrows() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        // The keyboard is taken away from the fields first.
        try display.xdotool("mousemove", "50", "140", "click", "1")
        try probe.wait(for: "focus second")
        try display.xdotool("mousemove", "130", "140", "click", "1")
        try probe.wait(for: "focus nowhere")
        try display.xdotool("sleep", "0.2", "key", "Down", "key", "Up", "key", "Left", "key", "Right", "sleep", "0.2")
        try display.xdotool("type", "--delay", "60", "lost")
        try display.xdotool("mousemove", "100", "35", "click", "1")
        try probe.wait(for: "focus first")
        #expect(
            probe.lines.filter { !$0.hasPrefix("Focus") } == ["focus second", "focus nowhere", "focus first"])
    }

    @Test("Up and Down lead to the ends of a single line; with shift they select")
    func lineKeysInField() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try display.xdotool("mousemove", "100", "35", "click", "1", "sleep", "0.3", "type", "--delay", "60", "ab")
        try probe.wait(for: "first ab")
        try display.xdotool("key", "Up", "key", "x")
        try probe.wait(for: "first xab")
        try display.xdotool("key", "Down", "key", "y")
        try probe.wait(for: "first xaby")
        try display.xdotool("key", "Left", "key", "shift+Up", "sleep", "0.1", "key", "z")
        try probe.wait(for: "first zy")
        try display.xdotool("key", "shift+Down", "sleep", "0.1", "key", "w")
        try probe.wait(for: "first zw")
        // Keys with Alt type nothing, and move nothing up or down.
        try display.xdotool("key", "Home", "key", "alt+Down", "key", "alt+b", "sleep", "0.2", "key", "v")
        try probe.wait(for: "first vzw")
        #expect(!probe.lines.contains("focus second"))
    }

    @Test("taps, double taps, long presses and drags are told apart")
    func gestures() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try display.xdotool("mousemove", "210", "140", "click", "1")
        try probe.wait(for: "tap")
        try display.xdotool("click", "--repeat", "2", "--delay", "60", "1")
        try probe.wait(for: "double tap")
        try display.xdotool("sleep", "0.5", "mousedown", "1")
        try probe.wait(for: "long press")
        try display.xdotool("mouseup", "1", "sleep", "0.2", "mousedown", "1", "sleep", "0.1", "mousemove", "220", "140")
        try display.xdotool("sleep", "0.1", "mousemove", "240", "150", "sleep", "0.1", "mouseup", "1")
        try probe.wait(for: "drag 30,10")
        let gestures = probe.lines.filter { !$0.hasPrefix("Focus") }
        #expect(gestures == ["tap", "double tap", "long press", "drag 30,10"])
    }
}
