import Foundation
import TestSupport
import Testing

/// What scenes and views say of their windows, in real ones.
@Suite("Window host: how windows behave", .serialized)
struct WindowBehaviorTests {
    private func hints(_ title: String, _ display: DisplayServer) throws -> String {
        try display.run(["xprop", "-name", title, "WM_NORMAL_HINTS", "WM_TRANSIENT_FOR"])
    }

    @Test("placement, content's size, windows that belong to others or can't be closed, and none that come back")
    func behavior() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let display = try DisplayServer()
        let app = try AppDriver("behaviors", on: display, home: home, window: "Main")
        defer { app.probe.stop() }
        #expect(try app.sizes() == ["Main 500x300"])

        try app.click("Open Fixed")
        try app.until("a window of its content's size") { try app.sizes().contains("Fixed 210x130") }
        let fixed = try hints("Fixed", display)
        #expect(fixed.contains("minimum size: 210 by 130") && fixed.contains("maximum size: 210 by 130"))
        #expect(fixed.contains("WM_TRANSIENT_FOR(WINDOW): window id"))
        let main = try hints("Main", display)
        #expect(!main.contains("maximum size") && !main.contains("window id"))

        try app.activate("Main")
        try app.click("Open Locked")
        try app.wait(for: "Unlock", in: "Locked")
        try app.activate("Locked")
        #expect(try hints("Locked", display).contains("maximum size: 240 by 160"))
        try app.key("ctrl+w")
        try app.click("Unlock")
        try app.until("sizes can change") { try !hints("Locked", display).contains("maximum size") }
        try app.activate("Main")
        try app.quit()

        let again = try AppDriver("behaviors", on: display, home: home, window: "Main")
        defer { again.probe.stop() }
        try again.until("the windows that come back") { try again.sizes().count == 2 }
        #expect(try again.sizes() == ["Fixed 210x130", "Main 500x300"])
        try again.click("Open Locked")
        try again.click("Unlock")
        try again.activate("Locked")
        try again.key("ctrl+w")
        try again.until("it can be closed") { try again.sizes().count == 2 }
        try again.activate("Main")
        try again.quit()
    }
}
