import Foundation
import Testing

/// The gallery in a real window, driven by pointer and keyboard and checked on screen.
@Suite("Gallery window", .serialized)
struct GalleryWindowTests {
    /// The window with an example chosen.
    private func gallery(_ example: String, _ environment: [String: String] = [:]) throws -> WindowDriver {
        try WindowDriver(
            program: "Gallery", arguments: [example], windowTitle: "Dovetail Gallery", environment: environment)
    }

    @Test("EX-01 in a window: a click toggles the player, and its background fades from red to green")
    func player() throws {
        let window = try gallery("EX-01")
        defer { window.stop() }
        let before = try window.pixel(619, 431)
        #expect(before[0] > 180 && before[1] < 120)
        try window.click(664, 445)
        Thread.sleep(forTimeInterval: 1.2)
        let after = try window.pixel(619, 431)
        #expect(after[1] > 140 && after[0] < 120)
    }

    @Test("EX-08 in a window: typed text goes into the field and into the label below")
    func typing() throws {
        let window = try gallery("EX-08")
        defer { window.stop() }
        let field = (x: 487, y: 130, width: 180, height: 22)
        let label = (x: 592, y: 174, width: 150, height: 22)
        let emptyLabel = try window.ink(x: label.x, y: label.y, width: label.width, height: label.height)
        try window.click(552, 141)
        try window.type("Annabel Lee")
        #expect(try window.ink(x: field.x, y: field.y, width: field.width, height: field.height) > 100)
        let fullLabel = try window.ink(x: label.x, y: label.y, width: label.width, height: label.height)
        #expect(fullLabel > emptyLabel + 60)
        try window.key("BackSpace", times: 11)
        #expect(try window.ink(x: label.x, y: label.y, width: label.width, height: label.height) == emptyLabel)
        // The field goes with its example while it has the keyboard: the first row of the side bar is clicked.
        try window.click(100, 207)
        Thread.sleep(forTimeInterval: 0.4)
        #expect(window.isRunning)
        #expect(try window.ink(x: label.x, y: label.y, width: label.width, height: label.height) != emptyLabel)
    }

    @Test("EX-09 in a window: the alert dims the window and goes when its button is pressed")
    func alert() throws {
        let window = try gallery("EX-09")
        defer { window.stop() }
        let bright = try window.pixel(800, 600)
        try window.click(664, 434)
        Thread.sleep(forTimeInterval: 0.8)
        let dimmed = try window.pixel(800, 600)
        #expect(dimmed[0] < bright[0] - 40)
        try window.key("Return")
        Thread.sleep(forTimeInterval: 0.4)
        #expect(try window.pixel(800, 600) == bright)
    }

    @Test("dark appearance")
    func dark() throws {
        let window = try gallery("Buttons", ["DOVETAIL_COLOR_SCHEME": "dark"])
        defer { window.stop() }
        #expect(try window.pixel(1000, 600)[0] < 60)
    }

    @Test("a search in the side bar leaves what it finds, which opens at a click")
    func search() throws {
        let window = try gallery("EX-01")
        defer { window.stop() }
        let before = try window.pixel(619, 431)
        #expect(before[0] > 180 && before[1] < 120)
        try window.click(130, 126)
        try window.type("gradients")
        Thread.sleep(forTimeInterval: 0.4)
        // One section with one row is left below the field.
        try window.click(100, 207)
        Thread.sleep(forTimeInterval: 0.6)
        #expect(try window.pixel(619, 431) != before)
        #expect(window.isRunning)
    }
}
