import Foundation
import TestSupport
import Testing

/// The Edit menu of a window's menu bar, and the menu of a field.
@Suite("Window host: the Edit menu", .serialized)
struct EditMenuWindowTests {
    private func start(_ display: DisplayServer) throws -> (AppDriver, URL) {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let app = try AppDriver(
            "edit-menu", on: display, home: home, window: "Edit", environment: ["DOVETAIL_IDIOM": "desktop"])
        return (app, home)
    }

    private func choose(_ item: String, _ app: AppDriver) throws {
        try app.click("Edit")
        try app.click(item)
        try app.until("\(item) closes the menu") {
            try app.focus() != [item] && !app.texts(in: "Edit").contains("Select All")
        }
    }

    @Test(
        "selects, cuts and pastes in a field of one line, which has the keyboard again afterwards, and takes back what was typed"
    )
    func field() throws {
        let display = try DisplayServer()
        let (app, home) = try start(display)
        defer {
            app.probe.stop()
            try? FileManager.default.removeItem(at: home)
        }
        try app.click("Name")
        try choose("Select All", app)
        try app.type("other")
        try app.wait(for: "name: other", in: "Edit")
        try app.key("shift+ctrl+Left")
        try choose("Cut", app)
        try app.wait(for: "name: ", in: "Edit")
        try choose("Paste", app)
        try app.wait(for: "name: other", in: "Edit")
        try app.type("!")
        try app.wait(for: "name: other!", in: "Edit")
        try choose("Undo", app)
        try app.wait(for: "name: other", in: "Edit")
        try app.click("Notes")
        try choose("Paste", app)
        try app.wait(for: "notes: other", in: "Edit")
        try app.quit()
    }

    @Test("a field has the keyboard again when its own menu has been closed by the escape key, with what was selected")
    func ownMenu() throws {
        let display = try DisplayServer()
        let (app, home) = try start(display)
        defer {
            app.probe.stop()
            try? FileManager.default.removeItem(at: home)
        }
        try app.click("Name")
        try app.key("End", "shift+ctrl+Left")
        try app.click("Name", button: 3)
        try app.until("the menu") { try app.texts(in: "Edit").contains("Select All") }
        try app.key("Escape")
        try app.until("the menu goes") { try !app.texts(in: "Edit").contains("Select All") }
        try app.until("the field") { try app.focus() == ["Name"] }
        try app.type("!")
        try app.wait(for: "name: first !", in: "Edit")
        try app.key("shift+ctrl+Left")
        try app.click("Name", button: 3)
        try app.until("the menu") { try app.texts(in: "Edit").contains("Cut") }
        try app.click("Cut")
        try app.wait(for: "name: ", in: "Edit")
        try app.quit()
    }

    @Test("a menu leaves the selection of a field as it was, and takes back what the window knows")
    func selection() throws {
        let display = try DisplayServer()
        let (app, home) = try start(display)
        defer {
            app.probe.stop()
            try? FileManager.default.removeItem(at: home)
        }
        try app.click("Count")
        try app.wait(for: "count: 1", in: "Edit")
        try choose("Undo Counting", app)
        try app.wait(for: "count: 0", in: "Edit")
        try app.key("ctrl+shift+z")
        try app.wait(for: "count: 1", in: "Edit")
        try app.click("Name")
        try app.key("End", "shift+ctrl+Left")
        try app.click("Edit")
        try app.until("the menu") { try app.texts(in: "Edit").contains("Select All") }
        try app.key("Escape")
        try app.until("the field") { try app.focus() == ["Name"] }
        try app.type("third")
        try app.wait(for: "name: first third", in: "Edit")
        try app.quit()
    }
}
