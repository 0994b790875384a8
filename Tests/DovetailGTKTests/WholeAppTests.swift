import Foundation
import TestSupport
import Testing

/// Whole apps in real windows, driven by pointer and keyboard, ended and started again.
@Suite("Whole apps in windows", .serialized)
struct WholeAppTests {
    /// Runs a test with a folder of its own for what apps keep.
    private func withHome(_ body: (URL, DisplayServer) throws -> Void) throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        try body(home, try DisplayServer())
    }

    @Test(
        "TIL: acronyms are added by pointer and keyboard; after a relaunch they, the page on show and the window's size are back"
    )
    func til() throws {
        try withHome { home, display in
            let app = try AppDriver("til", on: display, home: home, window: "TIL")
            defer { app.probe.stop() }
            try app.wait(for: "Add acronyms you learn", in: "TIL")
            try app.resize("TIL", to: 500, 600)

            // By the pointer: the field has the keyboard from the start, the button ends it.
            try app.click("Add")
            try app.wait(for: "New Acronym", in: "TIL")
            try app.until("the first field has the keyboard") { try app.focus() == ["Acronym"] }
            try app.type("yolo")
            try app.click("Meaning")
            try app.type("You only live once")
            try app.click("Save")
            try app.wait(for: "YOLO", in: "TIL")
            try app.wait(without: "New Acronym", in: "TIL")

            // By keys alone: a shortcut, Return from field to field, and Escape to think better of it.
            try app.key("ctrl+shift+a")
            try app.until("the sheet has the keyboard") { try app.focus() == ["Acronym"] }
            try app.type("btw")
            try app.key("Return")
            try app.until("the second field has the keyboard") { try app.focus() == ["Meaning"] }
            try app.type("By the way")
            try app.key("Return")
            try app.wait(for: "BTW", in: "TIL")
            try app.key("ctrl+shift+a")
            try app.wait(for: "New Acronym", in: "TIL")
            try app.key("Escape")
            try app.wait(without: "New Acronym", in: "TIL")

            // Two pages into the stack, of two types.
            try app.click("BTW")
            try app.wait(for: "By the way", in: "TIL")
            try app.click("Count Letters")
            try app.wait(for: "Letter 3", in: "TIL")
            let sizes = try app.sizes()
            try app.quit()

            let again = try AppDriver("til", on: display, home: home, window: "TIL")
            defer { again.probe.stop() }
            try again.wait(for: "Letter 3", in: "TIL")
            #expect(try again.sizes() == sizes)
            try again.key("alt+Left")
            try again.wait(for: "By the way", in: "TIL")
            try again.key("alt+Left")
            try again.wait(for: "YOLO", in: "TIL")
            try again.wait(for: "BTW", in: "TIL")
            try again.quit()
        }
    }

    @Test("HIITFit: pages, a timer, ratings and a history; all of it is there after the program was ended")
    func fit() throws {
        try withHome { home, display in
            let app = try AppDriver("fit", on: display, home: home, window: "Fit")
            defer { app.probe.stop() }
            // The default action of the page.
            try app.key("Return")
            try app.wait(for: "Squat", in: "Fit")
            try app.click("star 4")
            try app.wait(for: "Rated 4", in: "Fit")
            try app.click("Start")
            try app.wait(for: "Rest 0", in: "Fit")
            Thread.sleep(forTimeInterval: 0.4)
            try app.click("Done")
            try app.wait(for: "Burpee", in: "Fit")
            try app.click("star 2")
            try app.wait(for: "Rated 2", in: "Fit")
            try app.click("History")
            try app.wait(for: "1. Squat", in: "Fit")
            try app.key("Escape")
            try app.wait(without: "1. Squat", in: "Fit")
            // As the system ends it.
            app.probe.terminate()
            #expect(try app.probe.waitForEnd() == 0)

            let again = try AppDriver("fit", on: display, home: home, window: "Fit")
            defer { again.probe.stop() }
            try again.wait(for: "Burpee", in: "Fit")
            try again.wait(for: "Rated 2", in: "Fit")
            try again.click("Start")
            try again.wait(for: "Rest 0", in: "Fit")
            Thread.sleep(forTimeInterval: 0.4)
            try again.click("Done")
            try again.wait(for: "High Five!", in: "Fit")
            try again.key("Return")
            try again.wait(for: "Welcome", in: "Fit")
            try again.click("Get Started")
            try again.wait(for: "Rated 4", in: "Fit")
            try again.click("History")
            try again.wait(for: "2. Burpee", in: "Fit")
            try again.click("Close")
            try again.quit()
        }
    }

    @Test(
        "Mail: columns by keyboard, menus, a window for a letter and one for settings; all come back as they were")
    func mail() throws {
        try withHome { home, display in
            let app = try AppDriver("mail", on: display, home: home, window: "Mail")
            defer { app.probe.stop() }
            try app.click("Archive")
            try app.wait(for: "Chess on Friday?", in: "Mail")
            try app.click("Inbox")
            try app.click("Notes on the engine")
            try app.wait(for: "Letter: Notes on the engine", in: "Mail")
            try app.key("Down")
            try app.wait(for: "Letter: A moth", in: "Mail")

            // A new letter by the shortcut of a menu's item, sent by one of the sheet.
            try app.key("ctrl+n")
            try app.wait(for: "New Letter", in: "Mail")
            try app.click("Subject")
            try app.type("Hello")
            try app.key("ctrl+Return")
            try app.wait(without: "New Letter", in: "Mail")
            try app.wait(for: "Hello", in: "Mail")

            // By the menu bar.
            try app.click("Letter")
            try app.click("Open in New Window")
            try app.wait(for: "From Grace", in: "A moth")
            try app.key("ctrl+comma")
            try app.until("settings") { try app.sizes().contains { $0.hasPrefix("Mail Settings") } }
            try app.activate("Mail Settings")
            try app.click("Signature")
            try app.key("ctrl+w")
            try app.until("no settings") { try !app.sizes().contains { $0.hasPrefix("Mail Settings") } }
            try app.activate("A moth")
            try app.resize("A moth", to: 440, 330)
            try app.until("the new size") { try app.sizes().contains { $0.hasPrefix("A moth 440x") } }
            let sizes = try app.sizes()
            try app.activate("Mail")
            try app.quit()

            let again = try AppDriver("mail", on: display, home: home, window: "Mail")
            defer { again.probe.stop() }
            try again.wait(for: "From Grace", in: "A moth")
            try again.wait(for: "Letter: A moth", in: "Mail")
            try again.wait(for: "Hello", in: "Mail")
            #expect(try again.sizes() == sizes)
            try again.key("ctrl+BackSpace")
            try again.wait(for: "Delete Letter", in: "Mail")
            try again.click("Delete Letter")
            try again.wait(for: "No Letter Chosen", in: "Mail")
            try again.wait(for: "Gone", in: "Letter")
            try again.quit()
        }
    }
}
