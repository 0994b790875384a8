import Foundation
import TestSupport
import Testing

/// The frames of windows, in real ones.
@Suite("Window host: how windows look", .serialized)
struct WindowLookTests {
    private func start(_ display: DisplayServer) throws -> (AppDriver, URL) {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        return (try AppDriver("looks", on: display, home: home, window: "Main"), home)
    }

    private func hasFrame(_ title: String, _ display: DisplayServer) throws -> Bool {
        // Flags, functions and decorations come first.
        let hints = try display.run(["xprop", "-name", title, "_MOTIF_WM_HINTS"]).split(separator: ", ")
        return hints.count > 2 && hints[2] != "0x0"
    }

    @Test("a hidden title bar: content to the top, no frame of the desktop's, and buttons that close the window")
    func hiddenTitleBar() throws {
        let display = try DisplayServer()
        let (app, home) = try start(display)
        defer {
            app.probe.stop()
            try? FileManager.default.removeItem(at: home)
        }
        #expect(try hasFrame("Main", display))
        try app.click("Open Hidden")
        try app.wait(for: "hidden", in: "Hidden")
        try app.activate("Hidden")
        #expect(try !hasFrame("Hidden", display))
        #expect(try app.sizes().contains("Hidden 300x200"))
        // The window without a window manager is where the others are.
        try app.until("the content at the top") { try display.pixel(100, 9)[0] > 200 && display.pixel(100, 9)[2] < 90 }
        try display.xdotool(
            "mousemove", "--window", try display.window("Hidden"), "286", "20", "sleep", "0.2", "click", "1")
        try app.until("the button closes it") { try !app.sizes().contains("Hidden 300x200") }
        try app.quit()
    }

    @Test("the bar of a window without a title bar leaves room for its buttons")
    func bar() throws {
        let display = try DisplayServer()
        let (app, home) = try start(display)
        defer {
            app.probe.stop()
            try? FileManager.default.removeItem(at: home)
        }
        try app.click("Open Bar")
        try app.wait(for: "below the bar", in: "Bar")
        try app.activate("Bar")
        try app.click("Item")
        #expect(try app.sizes().contains("Bar 300x200"))
        try app.quit()
    }

    @Test("a plain window has no frame and no ground; one that a view opens may be one too")
    func plain() throws {
        let display = try DisplayServer()
        let (app, home) = try start(display)
        defer {
            app.probe.stop()
            try? FileManager.default.removeItem(at: home)
        }
        try app.click("Open Plain")
        try app.wait(for: "plain", in: "Plain")
        try app.activate("Plain")
        #expect(try !hasFrame("Plain", display))
        #expect(try app.sizes().contains("Plain 200x200"))
        try app.until("the circle") { try display.pixel(100, 40)[0] > 180 && display.pixel(100, 40)[1] < 120 }
        // Without a compositor, what is clear is black.
        #expect(try display.pixel(3, 3).allSatisfy { $0 < 30 })
        try app.activate("Main")
        try app.click("Open Other")
        try app.wait(for: "other", in: "Other")
        #expect(try !hasFrame("Other", display))
        try app.activate("Main")
        try app.quit()
    }

    @Test("modifier keys are told as they are pressed and released")
    func modifierKeys() throws {
        let display = try DisplayServer()
        let (app, home) = try start(display)
        defer {
            app.probe.stop()
            try? FileManager.default.removeItem(at: home)
        }
        try app.wait(for: "shift up, option up", in: "Main")
        try display.xdotool("keydown", "shift")
        try app.wait(for: "shift down, option up", in: "Main")
        try display.xdotool("keydown", "alt")
        try app.wait(for: "shift down, option down", in: "Main")
        try display.xdotool("keyup", "shift")
        try app.wait(for: "shift up, option down", in: "Main")
        try display.xdotool("keyup", "alt")
        try app.wait(for: "shift up, option up", in: "Main")
        try app.quit()
    }
}
