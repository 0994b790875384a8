import Foundation
import TestSupport
import Testing

/// What a window's input sends to its content, event by event and with all that is in them. The surface is all of the window.
@Suite("Window input", .serialized)
struct WindowInputTests {
    private func open() throws -> (probe: ProbeProcess, display: DisplayServer) {
        let display = try DisplayServer()
        let probe = try ProbeProcess("input", display: display)
        try probe.wait(for: "ready")
        try display.focus(display.window("Input"))
        try display.xdotool("mousemove", "100", "50")
        try probe.wait(for: "pointer hover 100,50 clicks 1")
        return (probe, display)
    }

    /// What was said since `start`.
    private func lines(_ probe: ProbeProcess, from start: Int) -> [String] { Array(probe.lines[start...]) }

    @Test("a press tells its place, its count, its button and what is held; there are no hover events while it lasts")
    func presses() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        let start = probe.lines.count
        try display.xdotool("mousedown", "1", "sleep", "0.1", "mousemove", "130", "70", "sleep", "0.1", "mouseup", "1")
        try probe.wait(for: "pointer up 130,70 clicks 1")
        try display.xdotool("keydown", "shift", "click", "3", "keyup", "shift")
        try probe.wait(for: "pointer up 130,70 clicks 1 secondary shift")
        #expect(
            lines(probe, from: start).filter { $0.hasPrefix("pointer") && !$0.hasPrefix("pointer hover") } == [
                "pointer down 100,50 clicks 1", "pointer moved 130,70 clicks 1", "pointer up 130,70 clicks 1",
                "pointer down 130,70 clicks 1 secondary shift", "pointer up 130,70 clicks 1 secondary shift",
            ])
        // The last movement before the press may be told late.
        let pressed = lines(probe, from: start).drop { !$0.hasPrefix("pointer down") }.prefix {
            !$0.hasPrefix("pointer up")
        }
        #expect(!pressed.isEmpty)
        #expect(!pressed.contains { $0.hasPrefix("pointer hover") })
    }

    @Test("several clicks are counted")
    func counts() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try display.xdotool("click", "--repeat", "3", "--delay", "40", "1")
        try probe.wait(for: "pointer up 100,50 clicks 3")
        #expect(
            probe.lines.filter { $0.hasPrefix("pointer down") } == [
                "pointer down 100,50 clicks 1", "pointer down 100,50 clicks 2", "pointer down 100,50 clicks 3",
            ])
    }

    @Test("the middle button is told as such, and those beyond make no event")
    func otherButtons() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try display.xdotool("click", "2", "sleep", "0.1", "click", "8", "sleep", "0.1", "click", "9", "click", "1")
        try probe.wait(for: "pointer up 100,50 clicks 1")
        #expect(
            probe.lines.filter { $0.hasPrefix("pointer down") } == [
                "pointer down 100,50 clicks 1 middle", "pointer down 100,50 clicks 1",
            ])
        #expect(probe.lines.filter { $0.hasPrefix("pointer up") }.count == 2)
    }

    @Test("a press that the system takes away is cancelled where it was last, and its release says nothing")
    func cancelled() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try display.xdotool("mousedown", "1", "sleep", "0.1", "mousemove", "130", "70")
        try probe.wait(for: "pointer moved 130,70 clicks 1")
        probe.tell("cancel")
        try probe.wait(for: "played cancel")
        try display.xdotool("mouseup", "1", "sleep", "0.1", "mousedown", "1")
        try probe.wait(for: "pointer down 130,70 clicks 1")
        let events = probe.lines.filter { $0.hasPrefix("pointer") && !$0.contains("hover") }
        #expect(
            events.prefix(4) == [
                "pointer down 100,50 clicks 1", "pointer moved 130,70 clicks 1", "pointer cancelled 130,70 clicks 1",
                "pointer down 130,70 clicks 1",
            ])
        probe.tell("cancel")
        try probe.wait(for: "played cancel", count: 2)
        probe.tell("cancel")
        try probe.wait(for: "played cancel", count: 3)
        #expect(probe.lines.filter { $0.hasPrefix("pointer cancelled") }.count == 2, "there was nothing left to cancel")
    }

    @Test("a pointer that leaves the window is told once")
    func leaving() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try display.xdotool("mousemove", "700", "600")
        try probe.wait(for: "pointer exited -1,-1 clicks 1")
        try display.xdotool("mousemove", "20", "30")
        try probe.wait(for: "pointer hover 20,30 clicks 1")
    }

    @Test("clicks of a wheel scroll by a fixed distance, in their direction, where the pointer is, with what is held")
    func wheel() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try display.xdotool("click", "5", "sleep", "0.05", "click", "4", "sleep", "0.05", "click", "7")
        try display.xdotool("sleep", "0.05", "click", "6", "keydown", "shift", "click", "5", "keyup", "shift")
        try probe.wait(for: "scroll discrete 0,60 at 100,50 shift")
        #expect(
            probe.lines.filter { $0.hasPrefix("scroll") } == [
                "scroll discrete 0,60 at 100,50", "scroll discrete 0,-60 at 100,50", "scroll discrete 60,0 at 100,50",
                "scroll discrete -60,0 at 100,50", "scroll discrete 0,60 at 100,50 shift",
            ])
        try display.xdotool("mousemove", "40", "60", "sleep", "0.1", "click", "5")
        try probe.wait(for: "scroll discrete 0,60 at 40,60")
    }

    @Test("two fingers on a touchpad begin, go on and end moving, point by point")
    func touchpad() throws {
        let (probe, _) = try open()
        defer { probe.stop() }
        probe.tell("touchpad")
        try probe.wait(for: "played touchpad")
        #expect(
            probe.lines.filter { $0.hasPrefix("scroll") } == [
                "scroll began 1,10 precise at 100,50 option", "scroll changed 2,20 precise at 100,50 option",
                "scroll changed 3,30 precise at 100,50 option", "scroll ended moving 0,0 precise at 100,50",
            ])
        probe.tell("touchpad-nothing")
        try probe.wait(for: "played touchpad-nothing")
        #expect(probe.lines.filter { $0.hasPrefix("scroll") }.count == 4, "fingers that did not move say nothing")
    }

    @Test("two fingers pinch and turn as one movement, which ends once")
    func pinch() throws {
        let (probe, _) = try open()
        defer { probe.stop() }
        probe.tell("pinch")
        try probe.wait(for: "played pinch")
        #expect(
            probe.lines.filter { $0.hasPrefix("pinch") } == [
                "pinch began 1.0 turned 0.0", "pinch changed 1.5 turned 0.0", "pinch changed 1.5 turned 90.0",
                "pinch ended 1.5 turned 90.0",
            ])
        probe.tell("pinch-cancel")
        try probe.wait(for: "played pinch-cancel")
        #expect(
            probe.lines.filter { $0.hasPrefix("pinch") }.suffix(2) == [
                "pinch began 1.0 turned 0.0", "pinch cancelled 1.0 turned 0.0",
            ])
    }

    @Test("keys come with what they type and what is held; events come in the order of time")
    func keys() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try display.xdotool("key", "a", "alt+d", "ctrl+s", "shift+Tab", "space", "Home", "Escape")
        try probe.wait(for: "key escape types “”")
        #expect(
            probe.lines.filter { $0.hasPrefix("key") } == [
                "key character(\"a\") types “a”", "key character(\"d\") types “d” option",
                "key character(\"s\") types “s” control command", "key tab types “” shift", "key space types “ ”",
                "key home types “”", "key escape types “”",
            ])
        #expect(!probe.lines.contains("the time of an event is wrong"))
    }

    @Test("a key that is held is told again as a repetition, and that it comes up as what it was told to be")
    func heldKeys() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try display.xdotool("keydown", "a", "sleep", "1.2", "keyup", "a")
        try probe.wait(for: "up character(\"a\")")
        let told = probe.lines.filter { $0.hasPrefix("key") || $0.hasPrefix("up") }
        #expect(told.first == "key character(\"a\") types “a”")
        #expect(told.count > 2)
        #expect(told.dropFirst().dropLast().allSatisfy { $0 == "key character(\"a\") types “a” repeat" })
        try display.xdotool("keydown", "b", "keydown", "shift", "keyup", "b", "keyup", "shift")
        try probe.wait(for: "up character(\"b\") shift")
    }
}
