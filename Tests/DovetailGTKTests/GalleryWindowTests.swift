import Foundation
import TestSupport
import Testing

/// The gallery in a real window, driven by pointer and keyboard and checked on screen.
@Suite("Gallery window", .serialized)
struct GalleryWindowTests {
    /// The window with an example chosen.
    private func gallery(_ example: String, _ environment: [String: String] = [:]) throws -> WindowDriver {
        try WindowDriver(
            program: "Gallery", arguments: [example], windowTitle: "Dovetail Gallery", environment: environment)
    }

    private func isRed(_ pixel: [Int]) -> Bool { pixel[0] > 180 && pixel[1] < 120 }

    @Test("EX-01 in a window: each quick click toggles the player, and its background fades from red to green")
    func player() throws {
        let window = try gallery("EX-01")
        defer { window.stop() }
        #expect(try eventually { try isRed(window.pixel(619, 431)) })
        func isGreen() throws -> Bool {
            let pixel = try window.pixel(619, 431)
            return pixel[1] > 140 && pixel[0] < 120
        }
        // Press and release come at once, with a layout between them; none is lost.
        for click in 1...5 {
            try window.click(664, 445)
            #expect(
                try eventually { try click % 2 == 1 ? isGreen() : isRed(window.pixel(619, 431)) },
                "click \(click)")
        }
    }

    @Test("EX-08 in a window: typed text goes into the field and into the label below")
    func typing() throws {
        let window = try gallery("EX-08")
        defer { window.stop() }
        let field = (x: 491, y: 149, width: 180, height: 22)
        let label = (x: 596, y: 193, width: 150, height: 22)
        func inkOfLabel() throws -> Int {
            try window.ink(x: label.x, y: label.y, width: label.width, height: label.height)
        }
        // All of the window is painted in one frame; the side bar is full of text.
        #expect(try eventually { try window.ink(x: 20, y: 230, width: 220, height: 400) > 0 })
        // The first frames of a window may have another size.
        let emptyLabel = try window.settled(inkOfLabel)
        try window.click(552, 160)
        try window.type("Annabel Lee")
        #expect(
            try eventually {
                try window.ink(x: field.x, y: field.y, width: field.width, height: field.height) > 100
            })
        #expect(try eventually { try inkOfLabel() > emptyLabel + 60 })
        try window.key("BackSpace", times: 11)
        #expect(try eventually { try inkOfLabel() == emptyLabel })
        // The field goes with its example while it has the keyboard: the first row of the side bar is clicked.
        let page = (x: 300, y: 120, width: 300, height: 300)
        let before = try window.ink(x: page.x, y: page.y, width: page.width, height: page.height)
        try window.click(100, 207)
        #expect(
            try eventually {
                try window.ink(x: page.x, y: page.y, width: page.width, height: page.height) > before + 200
            })
        #expect(window.isRunning)
    }

    @Test("EX-09 in a window: the alert dims the window and goes when its button is pressed")
    func alert() throws {
        let window = try gallery("EX-09")
        defer { window.stop() }
        // The whole window is painted in one frame; its example has a button.
        #expect(try eventually { try window.ink(x: 560, y: 400, width: 200, height: 70) > 100 })
        let bright = try window.settledPixel(800, 600)
        try window.click(664, 434)
        #expect(try eventually { try window.pixel(800, 600)[0] < bright[0] - 40 })
        try window.key("Return")
        #expect(try eventually { try window.pixel(800, 600) == bright })
    }

    @Test("dark appearance")
    func dark() throws {
        let window = try gallery("Buttons", ["DOVETAIL_COLOR_SCHEME": "dark"])
        defer { window.stop() }
        #expect(try eventually { try window.pixel(1000, 600)[0] < 60 })
    }

    @Test("an example is shown as on a desktop and as on a touch device")
    func idioms() throws {
        let window = try gallery("Switches")
        defer { window.stop() }
        func ink() throws -> Int { try window.ink(x: 300, y: 90, width: 740, height: 600) }
        // What is painted is compared, so all of it has to be there.
        #expect(try eventually { try ink() > 1000 && ink() == ink() })
        let touch = try ink()
        try window.click(818, 30)
        #expect(try eventually { try ink() != touch })
        let desktop = try ink()
        try window.click(744, 30)
        #expect(try eventually { try ink() == touch })
        #expect(desktop != touch)
    }

    @Test("a search in the side bar leaves what it finds, which opens at a click")
    func search() throws {
        let window = try gallery("EX-01")
        defer { window.stop() }
        #expect(try eventually { try isRed(window.pixel(619, 431)) })
        func inkOfRows() throws -> Int { try window.ink(x: 20, y: 230, width: 220, height: 400) }
        let all = try inkOfRows()
        try window.click(130, 126)
        try window.type("gradients")
        // One section with one row is left below the field.
        #expect(try eventually { try inkOfRows() < all / 4 })
        try window.click(100, 207)
        #expect(try eventually { try !isRed(window.pixel(619, 431)) })
        #expect(window.isRunning)
    }
}
