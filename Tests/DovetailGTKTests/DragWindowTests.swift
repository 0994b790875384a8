import Foundation
import TestSupport
import Testing

/// Dragging between windows and programs.
@Suite("Drags between windows", .serialized)
struct DragWindowTests {
    /// Two programs with a window each: the one at the left drags to the one at the right.
    private func open(_ source: String, _ target: String) throws -> (ProbeProcess, ProbeProcess, DisplayServer) {
        let display = try DisplayServer()
        let left = try ProbeProcess(source, display: display)
        try left.until { $0.contains(" size 300x") }
        let right = try ProbeProcess(target, display: display)
        try right.wait(for: "Target size 300x200")
        let window = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "^Target$")
        try display.xdotool("windowmove", "--sync", window, "600", "100", "sleep", "0.4")
        return (left, right, display)
    }

    /// Drags from a height of the window at the left to one of the window at the right.
    private func drag(_ display: DisplayServer, from: Int, to: Int) throws {
        try display.xdotool("mousemove", "150", "\(from)", "sleep", "0.15", "mousedown", "1", "sleep", "0.1")
        for x in stride(from: 180, through: 740, by: 40) {
            let y = from + (100 + to - from) * (x - 180) / 560
            try display.xdotool("mousemove", "\(x)", "\(y)", "sleep", "0.03")
        }
        try display.xdotool("mousemove", "745", "\(100 + to)", "sleep", "0.25", "mouseup", "1")
    }

    @Test("a text is dragged to a program of another kind")
    func out() throws {
        let (source, target, display) = try open("drag-source", "plain-target")
        defer { [source, target].forEach { $0.stop() } }
        try drag(display, from: 30, to: 120)
        try target.wait(for: "plain dropped hello from views")
    }

    @Test("values that are files, and data of a kind of file, are files to a program that takes those alone")
    func files() throws {
        let (source, target, display) = try open("drag-files", "plain-target-files")
        defer { [source, target].forEach { $0.stop() } }
        try drag(display, from: 50, to: 120)
        try target.wait(for: "plain dropped Report of May.pdf: a report")
        try drag(display, from: 150, to: 120)
        try target.wait(for: "plain dropped Sunset.png: a picture")
    }

    @Test("texts and addresses come from a program of another kind, each to the view that wants it")
    func into() throws {
        let (source, target, display) = try open("plain-source-text", "drag-target")
        defer { [source, target].forEach { $0.stop() } }
        try drag(display, from: 120, to: 25)
        try target.wait(for: "targeted true")
        try target.until { $0.hasPrefix("dropped texts [\"from elsewhere\"] at 1") }
        try target.wait(for: "targeted false")

        let (files, other, second) = try open("plain-source-files", "drag-target")
        defer { [files, other].forEach { $0.stop() } }
        try drag(second, from: 120, to: 125)
        try other.wait(for: "dropped addresses [\"file:///tmp/a%20b.txt\", \"file:///etc/hosts\"]")
    }

    @Test(
        "between programs made with Dovetail: data and values of an app's own type; what nobody takes goes nowhere"
    )
    func between() throws {
        let (source, target, display) = try open("drag-source", "drag-target")
        defer { [source, target].forEach { $0.stop() } }
        try drag(display, from: 165, to: 75)
        try target.wait(for: "dropped tokens [\"seven\"]")
        try drag(display, from: 100, to: 25)
        try drag(display, from: 100, to: 175)
        try target.wait(for: "dropped a picture: not really a picture")
        #expect(!target.lines.contains { $0.hasPrefix("dropped texts") })
    }

    @Test("between two windows of one program")
    func windows() throws {
        let display = try DisplayServer()
        let probe = try ProbeProcess("drag-windows", display: display)
        defer { probe.stop() }
        try probe.wait(for: "Target size 300x200")
        let window = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "^Target$")
        try display.xdotool("windowmove", "--sync", window, "600", "100", "sleep", "0.4")
        try drag(display, from: 30, to: 25)
        try probe.until { $0.hasPrefix("dropped texts [\"hello from views\"] at ") }
    }

    @Test(
        "what a drag took out of its window can be taken back into it, and a press after it is one like any other")
    func back() throws {
        let display = try DisplayServer()
        let probe = try ProbeProcess("drag-back", display: display)
        defer { probe.stop() }
        try probe.wait(for: "Both size 300x200")
        try display.xdotool("sleep", "0.4", "mousemove", "50", "100", "sleep", "0.15", "mousedown", "1", "sleep", "0.1")
        for (x, y) in [(60, 110), (150, 150), (280, 195), (320, 240), (420, 260), (320, 240), (280, 180), (240, 100)] {
            try display.xdotool("mousemove", "\(x)", "\(y)", "sleep", "0.1")
        }
        try display.xdotool("mousemove", "245", "100", "sleep", "0.25", "mouseup", "1")
        try probe.until { $0.hasPrefix("dropped texts [\"round trip\"] at ") }
        try display.xdotool("mousemove", "150", "100", "sleep", "0.1", "click", "1")
        try probe.wait(for: "pressed")
    }
}
