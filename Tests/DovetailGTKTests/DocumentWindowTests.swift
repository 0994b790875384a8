import Foundation
import TestSupport
import Testing

/// Documents in windows of an app, driven by pointer and keyboard, with the desktop's own dialog for files.
@Suite("Documents in windows", .serialized)
struct DocumentWindowTests {
    private let home = FileManager.default.temporaryDirectory
        .appendingPathComponent("dovetail-documents-\(UUID().uuidString)")

    private func app() throws -> AppDriver {
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        return try AppDriver("documents", on: DisplayServer(), home: home, window: "Untitled")
    }

    /// Types into a new document and saves it as a person does.
    private func save(_ content: String, to file: URL, in app: AppDriver) throws {
        try app.click("editor")
        try app.type(content)
        try app.activate("Untitled — Edited")
        try app.key("ctrl+s")
        // The desktop's dialog is a window of its own, whose field for the name has the keyboard.
        try app.activate("GTKHostProbe")
        try app.key("ctrl+a")
        try app.type(file.path)
        try app.key("Return")
        try app.until("the file is written") { text(of: file) == content }
        try app.activate(file.deletingPathExtension().lastPathComponent)
    }

    private func text(of file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

    @Test("a new document is edited, saved by the desktop's dialog, edited again, saved in place, and undone")
    func saving() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        let app = try app()
        defer { app.probe.stop() }
        let file = home.appendingPathComponent("note.txt")
        try save("hello", to: file, in: app)
        try app.wait(for: "file note.txt", in: "note")
        try app.type(" again")
        try app.activate("note — Edited")
        try app.key("ctrl+s")
        try app.until("the file is written again") { text(of: file) == "hello again" }
        try app.activate("note")
        try app.key("ctrl+z")
        try app.until("the change is undone") { try app.sizes().contains { $0.hasPrefix("note — Edited") } }
        // What was changed of a file is saved when its window closes.
        try app.activate("note — Edited")
        try app.key("ctrl+w")
        #expect(try app.probe.waitForEnd() == 0)
        #expect(text(of: file) != "hello again")
    }

    @Test(
        "a new document with changes is not closed before the person has chosen, and two kinds of documents are open side by side"
    )
    func closing() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        let app = try app()
        defer { app.probe.stop() }
        try save("text", to: home.appendingPathComponent("side.txt"), in: app)
        try app.click("New Numbers")
        try app.until("the second window") { try app.sizes().count == 2 }
        try app.click("Count")
        try app.until("what was counted") { try app.texts(in: "Untitled — Edited").contains("numbers 1") }
        try app.activate("Untitled — Edited")
        try app.key("ctrl+w")
        try app.click("Cancel")
        try app.until("the window stays") { try app.texts(in: "Untitled — Edited").contains("numbers 1") }
        try app.key("ctrl+z")
        try app.until("undone") { try !app.sizes().contains { $0.hasPrefix("Untitled — Edited") } }
        try app.click("Count")
        try app.activate("Untitled — Edited")
        try app.key("ctrl+w")
        try app.click("Delete")
        try app.until("the window has gone") { try app.sizes().count == 1 }
    }
}
