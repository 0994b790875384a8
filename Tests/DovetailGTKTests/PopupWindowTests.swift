import Foundation
import TestSupport
import Testing

/// Menus and popovers of a small window are surfaces of their own where they reach beyond it. The window is 300 × 200 points, on a screen of
/// 1280 × 900.
@Suite("Menus and popovers beyond a window", .serialized)
struct PopupWindowTests {
    private func open(atX x: Int = 0, y: Int = 0, environment: [String: String] = [:]) throws -> (
        probe: ProbeProcess, display: DisplayServer
    ) {
        let display = try DisplayServer()
        let probe = try ProbeProcess(
            "menus", display: display, environment: ["DOVETAIL_IDIOM": "desktop"].merging(environment) { $1 })
        let window = try display.window("Menus")
        Thread.sleep(forTimeInterval: 0.5)
        try display.xdotool("windowmove", window, "\(x)", "\(y)")
        try display.focus(window)
        try display.xdotool("sleep", "0.3")
        return (probe, display)
    }

    private func click(_ x: Int, _ y: Int, _ display: DisplayServer) throws {
        try display.xdotool("mousemove", "\(x)", "\(y)", "sleep", "0.2", "click", "1", "sleep", "0.5")
    }

    /// Waits until there is something at a place of the screen, or nothing.
    private func becomes(_ isThere: Bool, _ x: Int, _ y: Int, _ display: DisplayServer) throws -> Bool {
        try eventually { try (display.pixel(x, y) != [0, 0, 0]) == isThere }
    }

    private func waitForLine(_ prefix: String, _ probe: ProbeProcess) throws -> String {
        var line: String?
        try probe.wait("a line that begins with “\(prefix)”") {
            line = probe.lines.last { $0.hasPrefix(prefix) }
            return line != nil
        }
        return line!
    }

    @Test("a menu reaches beyond the window, and its items can be chosen there")
    func below() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        #expect(try display.pixel(60, 300) == [0, 0, 0], "there is nothing below the window")
        try click(70, 162, display)
        #expect(try becomes(true, 60, 300, display))
        try click(60, 300, display)
        let chosen = try waitForLine("chose", probe)
        #expect(["chose Five", "chose Six"].contains(chosen), "\(chosen)")
        #expect(try becomes(false, 60, 300, display))
    }

    @Test("the part of a menu that lies over its window takes presses, however long the pointer has rested there")
    func overWindow() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        for (y, rest, name) in [(194, "0.05", "One"), (194, "1", "One"), (216, "0.3", "Two"), (192, "0.3", "One")] {
            let count = probe.lines.filter { $0 == "chose \(name)" }.count
            try click(70, 162, display)
            #expect(try becomes(true, 60, 300, display))
            // By way of another row, which is highlighted then, so that the window is drawn anew.
            try display.xdotool("mousemove", "60", "260", "sleep", "0.2", "mousemove", "60", "\(y)", "sleep", rest)
            var highlight: [Int] = []
            try waitBlocking(for: "the row under the pointer to be highlighted, and not \(highlight)", every: 20) {
                highlight = try display.pixel(150, y)
                return highlight[2] > highlight[0] + 60
            }
            try display.xdotool("click", "1")
            #expect(try becomes(false, 60, 300, display))
            try probe.wait("another “chose \(name)”") { probe.lines.filter { $0 == "chose \(name)" }.count > count }
            #expect(probe.lines.filter { $0 == "chose \(name)" }.count == count + 1, "\(probe.lines)")
        }
    }

    @Test("a press on the window beside a menu closes it and does nothing else")
    func besideOverWindow() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try click(70, 162, display)
        #expect(try becomes(true, 60, 300, display))
        try click(220, 32, display)
        #expect(try becomes(false, 60, 300, display))
        #expect(!probe.lines.contains("popover true"))
        try click(220, 32, display)
        try probe.wait(for: "popover true")
    }

    @Test("where menus are kept in their windows, nothing is outside")
    func kept() throws {
        let (probe, display) = try open(environment: ["DOVETAIL_POPUPS": "0"])
        defer { probe.stop() }
        try click(70, 162, display)
        Thread.sleep(forTimeInterval: 0.5)
        #expect(try display.pixel(60, 300) == [0, 0, 0])
        try display.xdotool("type", "--delay", "60", "sev")
        try display.xdotool("sleep", "0.3", "key", "Return")
        try probe.wait(for: "chose Seven")
    }

    @Test("at the end of the screen a menu stands above its button")
    func above() throws {
        let (probe, display) = try open(atX: 100, y: 700)
        defer { probe.stop() }
        try click(170, 862, display)
        #expect(try becomes(true, 160, 660, display))
        try display.xdotool("type", "--delay", "60", "sev")
        try display.xdotool("sleep", "0.3", "key", "Return")
        try probe.wait(for: "chose Seven")
        #expect(try becomes(false, 160, 660, display))
    }

    @Test("letters and Return choose in it; Escape and a press beside it close it")
    func keys() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try click(70, 162, display)
        #expect(try becomes(true, 60, 300, display))
        try display.xdotool("type", "--delay", "60", "sev")
        try display.xdotool("sleep", "0.3", "key", "Return")
        try probe.wait(for: "chose Seven")
        #expect(try becomes(false, 60, 300, display))
        for close in [["key", "Escape"], ["mousemove", "250", "60", "sleep", "0.1", "click", "1"]] {
            try click(70, 162, display)
            #expect(try becomes(true, 60, 300, display))
            _ = try display.run(["xdotool"] + close)
            #expect(try becomes(false, 60, 300, display))
        }
    }

    @Test("a menu, and the one that it is in, close when another window gets the keyboard")
    func leaving() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try click(70, 162, display)
        #expect(try becomes(true, 60, 300, display))
        try display.xdotool("key", "--delay", "100", "End", "Right", "sleep", "0.5")
        let other = try ProbeProcess("pointer", display: display)
        defer { other.stop() }
        let window = try display.window("Pointer")
        try display.xdotool("windowmove", window, "800", "0")
        try display.focus(window)
        #expect(try becomes(false, 60, 300, display))
        #expect(!probe.lines.contains { $0.hasPrefix("chose") })
    }

    @Test("a picker's menu opens with what is chosen over its button, and is moved where the screen ends")
    func picker() throws {
        let (probe, display) = try open(atX: 300, y: 300)
        defer { probe.stop() }
        try click(505, 462, display)
        #expect(try becomes(true, 505, 560, display))
        try display.xdotool("key", "--delay", "60", "End", "Return")
        try probe.wait(for: "row 19")
    }

    @Test("a popover stands beside the window; its field is typed into")
    func popover() throws {
        let (probe, display) = try open(atX: 300, y: 300)
        defer { probe.stop() }
        try click(500, 332, display)
        try probe.wait(for: "popover true")
        #expect(try becomes(true, 700, 332, display))
        try click(700, 332, display)
        try display.xdotool("type", "--delay", "60", "abc")
        try probe.wait(for: "text abc")
        try display.xdotool("key", "Escape")
        try probe.wait(for: "popover false")
        #expect(try becomes(false, 700, 332, display))
    }
}
