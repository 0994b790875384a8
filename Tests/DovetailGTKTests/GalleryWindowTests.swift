import Foundation
import Testing

/// The gallery in a real window, driven by pointer and keyboard and checked on screen.
@Suite("Gallery window", .serialized)
struct GalleryWindowTests {
    private func gallery(_ environment: [String: String] = [:]) throws -> WindowDriver {
        try WindowDriver(
            program: "Gallery", windowTitle: "Dovetail Gallery", environment: environment)
    }

    /// The rows of the side bar, from the top.
    private func open(_ example: Int, in window: WindowDriver) throws {
        try window.click(100, 128 + 43 * (example - 1))
    }

    @Test("EX-01 in a window: a click toggles the player, and its background fades from red to green")
    func player() throws {
        let window = try gallery()
        defer { window.stop() }
        let before = try window.pixel(530, 340)
        #expect(before[0] > 180 && before[1] < 120)
        try window.click(572, 366)
        Thread.sleep(forTimeInterval: 1.2)
        let after = try window.pixel(530, 340)
        #expect(after[1] > 140 && after[0] < 120)
    }

    @Test("EX-08 in a window: typed text goes into the field and into the label below")
    func typing() throws {
        let window = try gallery()
        defer { window.stop() }
        try open(8, in: window)
        let field = (x: 380, y: 140, width: 180, height: 24)
        let label = (x: 460, y: 178, width: 120, height: 22)
        let emptyLabel = try window.ink(x: label.x, y: label.y, width: label.width, height: label.height)
        try window.click(500, 150)
        try window.type("Annabel Lee")
        #expect(try window.ink(x: field.x, y: field.y, width: field.width, height: field.height) > 100)
        let fullLabel = try window.ink(x: label.x, y: label.y, width: label.width, height: label.height)
        #expect(fullLabel > emptyLabel + 60)
        try window.key("BackSpace", times: 11)
        #expect(try window.ink(x: label.x, y: label.y, width: label.width, height: label.height) == emptyLabel)
        // The field goes with its example while it has the keyboard.
        try open(4, in: window)
        #expect(window.isRunning)
    }

    @Test("EX-09 in a window: the alert dims the window and goes when its button is pressed")
    func alert() throws {
        let window = try gallery()
        defer { window.stop() }
        try open(9, in: window)
        let bright = try window.pixel(800, 500)
        try window.click(572, 365)
        Thread.sleep(forTimeInterval: 0.8)
        let dimmed = try window.pixel(800, 500)
        #expect(dimmed[0] < bright[0] - 40)
        try window.key("Return")
        Thread.sleep(forTimeInterval: 0.4)
        #expect(try window.pixel(800, 500) == bright)
    }

    @Test("dark appearance")
    func dark() throws {
        let window = try gallery(["DOVETAIL_COLOR_SCHEME": "dark"])
        defer { window.stop() }
        #expect(try window.pixel(800, 500)[0] < 60)
    }
}
