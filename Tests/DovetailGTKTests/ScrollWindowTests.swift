import Foundation
import TestSupport
import Testing

/// Scrolling in a window: by wheel, touchpad, keys, and the bar at the edge.
@Suite("Scrolling in a window", .serialized)
struct ScrollWindowTests {
    private func open() throws -> (probe: ProbeProcess, display: DisplayServer) {
        let display = try DisplayServer()
        let probe = try ProbeProcess("scroll", display: display, environment: ["DOVETAIL_IDIOM": "desktop"])
        try probe.wait(for: "Scroll size 300x200")
        try probe.wait(for: "offset 0")
        try display.focus(display.window("Scroll"))
        try display.xdotool("mousemove", "100", "100", "sleep", "0.3")
        return (probe, display)
    }

    /// What was told since the window was shown, when it was at 0.
    private func offsets(_ probe: ProbeProcess) -> [Int] {
        probe.lines.compactMap { $0.hasPrefix("offset ") ? Int($0.dropFirst(7)) : nil }.dropFirst().map { $0 }
    }

    @Test("each click of a wheel scrolls by 60 points, and stops at the ends")
    func wheel() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        try display.xdotool("click", "5")
        try probe.wait(for: "offset 60")
        try display.xdotool("click", "5")
        try probe.wait(for: "offset 120")
        try display.xdotool("click", "--repeat", "4", "--delay", "200", "4")
        try probe.wait(for: "offset 0", count: 2)
        Thread.sleep(forTimeInterval: 0.2)
        #expect(offsets(probe) == [60, 120, 60, 0])
    }

    @Test("arrows, pages, the space bar, Home and End scroll")
    func keys() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        let steps = [
            ("Down", 40), ("Next", 200), ("space", 360), ("shift+space", 200), ("Prior", 40), ("Up", 0), ("End", 1800),
            ("Up", 1760), ("Home", 0),
        ]
        for (number, step) in steps.enumerated() {
            let count = steps[...number].filter { $0.1 == step.1 }.count + (step.1 == 0 ? 1 : 0)
            try display.xdotool("key", step.0)
            try probe.wait(for: "offset \(step.1)", count: count)
        }
        #expect(offsets(probe) == steps.map(\.1))
    }

    @Test("the bar at the edge can be dragged, and lets go")
    func indicator() throws {
        let (probe, display) = try open()
        defer { probe.stop() }
        // It is 28 points long, between 2 points above and below: 168 points of way for 1,800 of offset.
        try display.xdotool("mousemove", "295", "10", "sleep", "0.2", "mousedown", "1", "sleep", "0.2")
        try display.xdotool("mousemove", "295", "52", "sleep", "0.2")
        try probe.wait(for: "offset 450")
        // The pointer may leave the bar meanwhile.
        try display.xdotool("mousemove", "100", "94", "sleep", "0.2")
        try probe.wait(for: "offset 900")
        try display.xdotool("mouseup", "1", "sleep", "0.2", "mousemove", "100", "150", "sleep", "0.3")
        #expect(offsets(probe).last == 900)
    }

    @Test("content goes on when two fingers on a touchpad let go of it while they move, ever slower, and comes to rest")
    func touchpad() throws {
        let (probe, _) = try open()
        defer { probe.stop() }
        probe.tell("touchpad")
        try probe.wait(for: "phase idle")
        let lines = probe.lines
        #expect(
            lines.filter { $0.hasPrefix("phase") } == ["phase interacting", "phase decelerating", "phase idle"])
        let offsets = offsets(probe)
        #expect(offsets == offsets.sorted())
        // A velocity of about 250 points a second, halved by friction, after 16 points; how exactly depends on the machine's clock.
        let end = try #require(offsets.last)
        #expect(end > 60 && end < 300, "\(offsets)")
        Thread.sleep(forTimeInterval: 0.3)
        #expect(self.offsets(probe).last == end)
    }

    @Test("content stays where it is when the fingers have rested before they let go")
    func rest() throws {
        let (probe, _) = try open()
        defer { probe.stop() }
        probe.tell("touchpad-rest")
        try probe.wait(for: "phase idle")
        Thread.sleep(forTimeInterval: 1)
        #expect(offsets(probe).last == 16)
        #expect(probe.lines.filter { $0.hasPrefix("phase") } == ["phase interacting", "phase idle"])
    }

    @Test("a table's section closes and opens by its chevron")
    func tableSection() throws {
        let display = try DisplayServer()
        let probe = try ProbeProcess("table", display: display, environment: ["DOVETAIL_IDIOM": "desktop"])
        defer { probe.stop() }
        try probe.wait(for: "+Bob")
        func place() -> [String]? {
            probe.lines.first { $0.hasPrefix("button ") }?.dropFirst(7).split(separator: " ").map(String.init)
        }
        try probe.wait("the place of the button") { place() != nil }
        let button = try #require(place())
        try display.xdotool("mousemove", button[0], button[1], "sleep", "0.2", "click", "1")
        try probe.wait(for: "closed")
        try display.xdotool("sleep", "0.6", "click", "1")
        try probe.wait(for: "open")
        try probe.wait(for: "+Bob", count: 2)
    }
}
