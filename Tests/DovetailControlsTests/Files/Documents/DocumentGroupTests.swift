import Combine
import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers
import ViewSupport

private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "new"
    init() {}
    init(configuration: ReadConfiguration) throws {
        let data = configuration.file.regularFileContents ?? Data()
        guard data != Data("broken".utf8) else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct NoteView: View {
    let file: FileDocumentConfiguration<Note>
    @Environment(\.undoManager) private var undoManager
    @Environment(\.documentConfiguration) private var configuration

    var body: some View {
        VStack {
            Text("text: \(file.document.text)")
            Text(file.fileURL?.lastPathComponent ?? "no file")
            Text(configuration?.isEditable == true ? "editable" : "read only")
            Text(undoManager == nil ? "no undo" : "can undo")
            Button("Append") { file.document.text += "!" }
            Button("Append twice") {
                file.document.text += "1"
                file.document.text += "2"
            }
        }
    }
}

private struct NotesApp: App {
    var body: some Scene { DocumentGroup(newDocument: Note()) { NoteView(file: $0) } }
}

private struct ViewerApp: App {
    var body: some Scene { DocumentGroup(viewing: Note.self) { NoteView(file: $0) } }
}

private final class Drawing: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.json]
    @Published var strokes: [Int] = []
    init() {}
    init(configuration: ReadConfiguration) throws {
        strokes = try JSONDecoder().decode([Int].self, from: configuration.file.regularFileContents ?? Data())
    }
    func snapshot(contentType: UTType) throws -> [Int] { strokes }
    func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
    func add(_ stroke: Int, _ undoManager: UndoManager?) {
        strokes.append(stroke)
        undoManager?.registerUndo(withTarget: self) { $0.removeLast(undoManager) }
        undoManager?.setActionName("Stroke")
    }
    func removeLast(_ undoManager: UndoManager?) {
        let last = strokes.removeLast()
        undoManager?.registerUndo(withTarget: self) { $0.add(last, undoManager) }
    }
}

private struct DrawingView: View {
    @ObservedObject var drawing: Drawing
    @Environment(\.undoManager) private var undoManager
    var body: some View {
        Text("strokes: \(drawing.strokes.map(String.init).joined(separator: " "))")
        Button("Draw") { drawing.add(drawing.strokes.count + 1, undoManager) }
    }
}

private struct DrawingApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: { Drawing() }) { DrawingView(drawing: $0.document) }
    }
}

private struct CustomApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Note()) { NoteView(file: $0) }
            .commands {
                CommandGroup(after: .saveItem) { Button("Send…") {} }
                CommandGroup(replacing: .undoRedo) { Button("My Undo") {} }
            }
    }
}

@MainActor
@Suite("Documents", .serialized, .ownDataFolder)
struct DocumentGroupTests {
    private let stores = TestStores()
    private let folder: URL

    init() throws {
        folder = try #require(StorageFolders.ownData)
    }

    private func host<A: App>(_ app: A.Type) throws -> TestHost {
        TestHost(
            app: app, size: CGSize(width: 500, height: 400),
            defaults: stores.make())
    }

    private func contents(_ name: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    private func write(_ text: String, _ name: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test("A window begins with a new document, named “Untitled”, which can be changed and undone")
    func new() throws {
        let host = try host(NotesApp.self)
        #expect(["text: new", "no file", "editable", "can undo"].allSatisfy(host.exists))
        #expect(host.title == "Untitled")
        try host.tap("Append")
        #expect(host.exists("text: new!"))
        #expect(host.title == "Untitled — Edited")
        host.press(.character("z"), modifiers: .command)
        #expect(host.exists("text: new"))
        host.press(.character("z"), modifiers: [.command, .shift])
        #expect(host.exists("text: new!"))
    }

    @Test("Changes of one event are undone at once, those of two events one after the other")
    func groups() throws {
        let host = try host(NotesApp.self)
        try host.tap("Append twice")
        try host.tap("Append")
        #expect(host.exists("text: new12!"))
        host.press(.character("z"), modifiers: .command)
        #expect(host.exists("text: new12"))
        host.press(.character("z"), modifiers: .command)
        #expect(host.exists("text: new"))
        host.press(.character("z"), modifiers: .command)
        #expect(host.exists("text: new"))
    }

    @Test("Ctrl+S asks where a new document goes, and writes without asking afterwards; Ctrl+Shift+S asks again")
    func save() throws {
        let host = try host(NotesApp.self)
        try host.tap("Append")
        host.press(.character("s"), modifiers: .command)
        #expect(host.fileDialog == "Untitled.txt")
        host.answerFileDialog(nil)
        #expect(host.title == "Untitled — Edited")
        host.press(.character("s"), modifiers: .command)
        host.answerFileDialog([folder.appendingPathComponent("Shopping")])
        #expect(contents("Shopping.txt") == "new!")
        #expect(host.title == "Shopping" && host.exists("Shopping.txt"))
        try host.tap("Append")
        #expect(host.title == "Shopping — Edited")
        host.press(.character("s"), modifiers: .command)
        #expect(host.fileDialog == nil && contents("Shopping.txt") == "new!!" && host.title == "Shopping")
        host.press(.character("s"), modifiers: [.command, .shift])
        #expect(host.fileDialog == "Shopping.txt")
        host.answerFileDialog([folder.appendingPathComponent("Other.txt")])
        #expect(contents("Other.txt") == "new!!" && host.title == "Other")
    }

    @Test("Ctrl+O opens a file in place of a new document that nobody changed, others in windows of their own")
    func open() throws {
        let host = try host(NotesApp.self)
        let (first, second) = (try write("one", "one.txt"), try write("two", "two.txt"))
        host.press(.character("o"), modifiers: .command)
        #expect(host.fileDialog == "txt (several)")
        host.answerFileDialog([first])
        #expect(host.exists("text: one") && host.title == "one")
        host.press(.character("o"), modifiers: .command)
        host.answerFileDialog([second])
        #expect(host.exists("text: one"))
        let other = try #require(host.windowsOpenedByViews.first)
        #expect(other.exists("text: two") && other.title == "two")
        host.press(.character("n"), modifiers: .command)
        #expect(host.windowsOpenedByViews.count == 2)
        #expect(host.windowsOpenedByViews.last?.title == "Untitled")
    }

    @Test("The menus have the usual items; what an app puts in place of a group takes their place")
    func menus() throws {
        let host = try host(CustomApp.self)
        try host.tap("File")
        let items = ["New", "Open…", "Close Window", "Save", "Save As…", "Revert", "Send…"]
        #expect(items.filter { !host.exists($0) } == [])
        #expect(!host.exists("New Window"))
        #expect(try !host.isEnabled("Revert") && host.isEnabled("Save"))
        host.press(.escape)
        try host.tap("Edit")
        #expect(host.exists("My Undo") && !host.exists("Undo"))
    }

    @Test("A file that cannot be read is told, and what was shown stays")
    func broken() throws {
        let host = try host(NotesApp.self)
        let url = try write("broken", "bad.txt")
        host.press(.character("o"), modifiers: .command)
        host.answerFileDialog([url])
        #expect(host.exists("“bad.txt” could not be opened."))
        try host.tap("OK")
        #expect(host.exists("text: new"))
        host.press(.character("o"), modifiers: .command)
        host.answerFileDialog([folder.appendingPathComponent("missing.txt")])
        #expect(host.exists("“missing.txt” could not be opened."))
    }

    @Test("A file that cannot be written is told, and stays marked as edited")
    func unwritable() throws {
        let host = try host(NotesApp.self)
        try host.tap("Append")
        host.press(.character("s"), modifiers: .command)
        host.answerFileDialog([folder.appendingPathComponent("no/such/folder/a.txt")])
        #expect(host.exists("“a.txt” could not be saved."))
        #expect(host.title == "Untitled — Edited")
    }

    @Test("Changes are saved when the app is no longer used, and taken back by Revert before that")
    func autosave() throws {
        let host = try host(NotesApp.self)
        let url = try write("kept", "kept.txt")
        #expect(host.open(url))
        #expect(host.exists("text: kept"))
        try host.tap("Append")
        try host.tap("File")
        try host.tap("Revert")
        #expect(host.exists("text: kept") && host.title == "kept")
        try host.tap("Append")
        #expect(contents("kept.txt") == "kept")
        host.setScenePhase(.inactive)
        #expect(contents("kept.txt") == "kept!" && host.title == "kept")
    }

    @Test("After a relaunch the window has its file again, and a new document what was changed")
    func relaunch() throws {
        let saved = try host(NotesApp.self)
        #expect(saved.open(try write("file", "again.txt")))
        saved.relaunch()
        #expect(saved.exists("text: file") && saved.title == "again")
        let draft = try host(NotesApp.self)
        try draft.tap("Append")
        draft.relaunch()
        #expect(draft.exists("text: new!") && draft.title == "Untitled — Edited")
        draft.press(.character("s"), modifiers: .command)
        draft.answerFileDialog([folder.appendingPathComponent("was draft.txt")])
        #expect(contents("was draft.txt") == "new!")
        draft.relaunch()
        #expect(draft.title == "was draft")
    }

    @Test("a new document whose changes are undone leaves no draft, and begins anew")
    func undoneDraft() throws {
        func drafts() -> [String] {
            let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return files.filter { $0.contains("Drafts/") }
        }
        let host = try host(NotesApp.self)
        try host.tap("Append")
        host.setScenePhase(.inactive)
        #expect(drafts().count == 1)
        host.setScenePhase(.active)
        host.press(.character("z"), modifiers: .command)
        #expect(host.exists("text: new") && host.title == "Untitled")
        host.setScenePhase(.inactive)
        #expect(drafts().isEmpty)
        host.relaunch()
        #expect(host.exists("text: new") && host.title == "Untitled")
    }

    @Test("a document that is undone to what was saved is not marked as edited")
    func marks() throws {
        let host = try host(NotesApp.self)
        func undo() { host.press(.character("z"), modifiers: .command) }
        func redo() { host.press(.character("z"), modifiers: [.command, .shift]) }
        try host.tap("Append twice")
        #expect(host.title == "Untitled — Edited")
        undo()
        #expect(host.title == "Untitled" && host.exists("text: new"))
        redo()
        #expect(host.title == "Untitled — Edited" && host.exists("text: new12"))
        host.press(.character("s"), modifiers: .command)
        host.answerFileDialog([folder.appendingPathComponent("m.txt")])
        #expect(host.title == "m")
        undo()
        #expect(host.title == "m — Edited" && host.exists("text: new"))
        redo()
        #expect(host.title == "m")
        undo()
        try host.tap("Append")
        undo()
        // What was saved can no longer be reached.
        #expect(host.title == "m — Edited" && host.exists("text: new"))
    }

    @Test("a person who closes a new document with changes is asked whether to save or delete it")
    func closing() throws {
        let host = try host(NotesApp.self)
        func close() { host.press(.character("w"), modifiers: .command) }
        let question = "Do you want to keep this new document “Untitled”?"
        try host.tap("Append")
        close()
        #expect(host.exists(question) && !host.isClosed)
        try host.tap("Cancel")
        #expect(!host.exists(question) && host.exists("text: new!"))
        close()
        try host.tap("Save…")
        host.answerFileDialog(nil)
        #expect(!host.isClosed && host.title == "Untitled — Edited")
        close()
        try host.tap("Save…")
        host.answerFileDialog([folder.appendingPathComponent("kept.txt")])
        #expect(host.isClosed && contents("kept.txt") == "new!")

        let other = try self.host(NotesApp.self)
        try other.tap("Append")
        other.press(.character("w"), modifiers: .command)
        try other.tap("Delete")
        #expect(other.isClosed)
        let unchanged = try self.host(NotesApp.self)
        unchanged.press(.character("w"), modifiers: .command)
        #expect(unchanged.isClosed)
    }

    @Test("a document whose file cannot be written is closed only if the changes are to be forgotten")
    func closingUnwritable() throws {
        let host = try host(NotesApp.self)
        let inner = folder.appendingPathComponent("gone")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        #expect(host.open(try write("kept", "gone/x.txt")))
        try host.tap("Append")
        host.press(.character("s"), modifiers: .command)
        #expect(contents("gone/x.txt") == "kept!")
        try host.tap("Append")
        try FileManager.default.removeItem(at: inner)
        host.press(.character("w"), modifiers: .command)
        #expect(host.exists("“x.txt” could not be saved.") && !host.isClosed)
        try host.tap("Close Without Saving")
        #expect(host.isClosed)
    }

    @Test("A viewer begins without a document, offers to open one, and changes nothing")
    func viewing() throws {
        let host = try host(ViewerApp.self)
        #expect(host.exists("No Document"))
        let url = try write("seen", "seen.txt")
        try host.tap("Open…")
        host.answerFileDialog([url])
        #expect(host.exists("text: seen") && host.exists("read only"))
        try host.tap("Append")
        #expect(host.exists("text: seen") && host.title == "seen")
    }

    @Test("An object counts as changed when it registers an undo, which the menu names")
    func reference() throws {
        let host = try host(DrawingApp.self)
        #expect(host.exists("strokes: ") && host.title == "Untitled")
        try host.tap("Draw")
        try host.tap("Draw")
        #expect(host.exists("strokes: 1 2") && host.title == "Untitled — Edited")
        try host.tap("Edit")
        #expect(host.exists("Undo Stroke"))
        try host.tap("Undo Stroke")
        #expect(host.exists("strokes: 1"))
        host.press(.character("z"), modifiers: [.command, .shift])
        #expect(host.exists("strokes: 1 2"))
        host.press(.character("s"), modifiers: .command)
        #expect(host.fileDialog == "Untitled.json")
        host.answerFileDialog([folder.appendingPathComponent("d.json")])
        #expect(contents("d.json") == "[1,2]")
    }
}
