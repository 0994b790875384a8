import Foundation
import TestSupport
import Testing

/// What the pointer looks like over a window's views, and what it moves.
@Suite("Pointer over a window", .serialized)
struct PointerWindowTests {
    private func open() throws -> (probe: ProbeProcess, display: DisplayServer, window: String) {
        let display = try DisplayServer()
        let probe = try ProbeProcess("pointer", display: display)
        try probe.wait(for: "Pointer size 300x200")
        try probe.wait(for: "cursor default")
        let window = try display.window("Pointer")
        return (probe, display, window)
    }

    @Test("the cursor is that of the view below it")
    func cursors() throws {
        let (probe, display, _) = try open()
        defer { probe.stop() }
        try display.xdotool("mousemove", "50", "50")
        try probe.wait(for: "cursor pointer")
        try display.xdotool("mousemove", "150", "50")
        try probe.wait(for: "cursor text")
        try display.xdotool("mousemove", "250", "50")
        try probe.wait(for: "cursor default", count: 2)
        #expect(
            probe.lines.filter { $0.hasPrefix("cursor") } == [
                "cursor default", "cursor pointer", "cursor text", "cursor default",
            ])
    }

    @Test("a window follows the pointer that drags a view with a gesture for that")
    func windowMoves() throws {
        let (probe, display, window) = try open()
        defer { probe.stop() }
        func place() throws -> String {
            let lines = try display.xdotool("getwindowgeometry", window).split(separator: "\n")
            return String(lines.first { $0.contains("Position") } ?? "")
        }
        let before = try place()
        #expect(before.contains("0,0"))
        try display.xdotool("mousemove", "100", "170", "sleep", "0.2", "mousedown", "1", "sleep", "0.3")
        for step in 1...4 {
            try display.xdotool("mousemove", "\(100 + step * 20)", "\(170 + step * 10)", "sleep", "0.1")
        }
        try display.xdotool("mouseup", "1", "sleep", "0.2")
        // The first step made the press a drag.
        #expect(try place().contains("60,30"))
        // It stays there when the pointer goes on.
        try display.xdotool("mousemove", "300", "300", "sleep", "0.2")
        #expect(try place().contains("60,30"))
    }
}
