import DovetailCore
import DovetailTesting
import SwiftUI
import TestSupport
import Testing

@MainActor private let editLog = Probe<String>()

private final class Page: ObservableObject {
    @Published var count = 0
    func set(_ new: Int, _ undoManager: UndoManager?) {
        let old = count
        count = new
        undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
        undoManager?.setActionName("Counting")
    }
}

private struct EditedView: View {
    @State private var name = "a name"
    @State private var notes = "some notes"
    @State private var secret = "secret"
    @State private var selection: Set<String> = []
    @State private var cards = ["Ace"]
    @StateObject private var page = Page()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        VStack {
            TextField("name", text: $name)
            TextEditor(text: $notes).frame(height: 60).accessibilityIdentifier("notes")
            SecureField("secret", text: $secret)
            Button("count \(page.count)") { page.set(page.count + 1, undoManager) }
            Text("cards: \(cards.joined(separator: " "))")
                .focusable()
                .copyable(cards)
                .cuttable(for: String.self) {
                    defer { cards = [] }
                    return cards
                }
                .pasteDestination(for: String.self) { cards += $0 }
                .onDeleteCommand { editLog.note("delete") }
            List(["one", "two"], id: \.self, selection: $selection) { Text($0) }.frame(height: 80)
            Text("selected: \(selection.count)")
        }
    }
}

private struct EditApp: App {
    var body: some Scene {
        WindowGroup("App") { EditedView() }.commands { CommandMenu("Things") { Button("Add") {} } }
    }
}

private struct OwnEditApp: App {
    var body: some Scene {
        WindowGroup("App") { Text("page") }.commands {
            CommandGroup(replacing: .undoRedo) { Button("Take Back") { editLog.note("take back") } }
            CommandGroup(after: .pasteboard) { Button("Paste Twice") {} }
            CommandGroup(after: .textEditing) { Button("Find…") {} }
        }
    }
}

private struct NoCommandsApp: App {
    var body: some Scene { WindowGroup("App") { EditedView() } }
}

@MainActor
@Suite("The Edit menu", .serialized)
struct EditMenuTests {
    private let stores = TestStores()
    private func host<A: App>(_ app: A.Type = EditApp.self, idiom: Idiom = .desktop) throws -> TestHost {
        editLog.entries = []
        return TestHost(
            app: app, size: CGSize(width: 600, height: 600), idiom: idiom,
            defaults: stores.make())
    }

    private let items = ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"]

    /// The items that are enabled, with the menu closed again.
    private func enabled(_ host: TestHost) throws -> [String] {
        try host.tap("Edit")
        defer { host.press(.escape) }
        return try items.filter { try host.isEnabled($0) }
    }

    private func choose(_ item: String, _ host: TestHost) throws {
        try host.tap("Edit")
        try host.tap(item)
    }

    @Test("is in the menu bars of the desktop, in their order; without commands there is no menu bar")
    func shown() throws {
        let host = try host()
        #expect(["File", "Edit", "Things"].allSatisfy(host.exists))
        try host.tap("Edit")
        let places = try items.map { try host.layoutFrame(of: $0).minY }
        #expect(places == places.sorted())
        #expect(try !self.host(idiom: .pad).exists("Edit"))
        #expect(try !self.host(NoCommandsApp.self).exists("Edit"))
    }

    @Test("nothing is enabled while nothing has the keyboard")
    func nothing() throws {
        #expect(try enabled(host()) == [])
    }

    @Test("works on text fields: what is enabled follows the selection, the clipboard and what was typed")
    func field() throws {
        let host = try host()
        host.clipboard = ""
        try host.tap("name")
        try choose("Select All", host)
        #expect(host.focused == "name")
        #expect(try enabled(host).filter { $0 != "Paste" } == ["Cut", "Copy", "Delete", "Select All"])
        try choose("Copy", host)
        #expect(host.clipboard == "a name")
        try choose("Delete", host)
        #expect(try host.value(of: "name") == "")
        #expect(try enabled(host) == ["Undo", "Paste"])
        try choose("Undo", host)
        #expect(try host.value(of: "name") == "a name")
        try choose("Redo", host)
        try choose("Paste", host)
        try choose("Paste", host)
        #expect(try host.value(of: "name") == "a namea name")
        try choose("Select All", host)
        try choose("Cut", host)
        #expect(try host.value(of: "name") == "" && host.clipboard == "a namea name")
    }

    @Test("works on editors of text; a secure field gives nothing away")
    func editors() throws {
        let host = try host()
        try host.tap("notes")
        try choose("Select All", host)
        try choose("Cut", host)
        #expect(host.clipboard == "some notes")
        #expect(try host.value(of: "notes") == "")
        try choose("Undo", host)
        #expect(try host.value(of: "notes") == "some notes")
        try host.tap("secret")
        try choose("Select All", host)
        #expect(try enabled(host).filter { $0 == "Cut" || $0 == "Copy" } == [])
        #expect(try enabled(host).contains("Delete"))
    }

    @Test("works on views that can be copied, cut and pasted to, and on lists")
    func views() throws {
        let host = try host()
        try host.tap("cards: Ace")
        #expect(try enabled(host).filter { $0 != "Paste" } == ["Cut", "Copy", "Delete"])
        try choose("Cut", host)
        #expect(host.exists("cards: "))
        #expect(try enabled(host) == ["Cut", "Paste", "Delete"])
        try choose("Paste", host)
        host.settle()
        #expect(host.exists("cards: Ace"))
        try choose("Delete", host)
        #expect(editLog.entries == ["delete"])
        try host.tap("one")
        try choose("Select All", host)
        #expect(host.exists("selected: 2"))
    }

    @Test("takes back what the window's undo manager knows, by its name, and by the key")
    func undo() throws {
        let host = try host()
        try host.tap("count 0")
        try host.tap("count 1")
        try choose("Undo Counting", host)
        #expect(host.exists("count 1"))
        try choose("Redo Counting", host)
        #expect(host.exists("count 2"))
        host.press(.character("z"), modifiers: .command)
        host.press(.character("z"), modifiers: .command)
        #expect(host.exists("count 0"))
        host.press(.character("z"), modifiers: [.command, .shift])
        #expect(host.exists("count 1"))
        // What was typed comes first while the keyboard is in its field.
        try host.tap("name")
        try host.type("!", into: "name")
        host.press(.character("z"), modifiers: .command)
        #expect(host.exists("count 1"))
        host.press(.character("z"), modifiers: .command)
        #expect(host.exists("count 0"))
    }

    @Test("a group of it can be replaced, and others follow it")
    func own() throws {
        let host = try host(OwnEditApp.self)
        try host.tap("Edit")
        #expect(!host.exists("Undo") && host.exists("Take Back") && host.exists("Copy"))
        let order = try ["Take Back", "Cut", "Select All", "Paste Twice", "Find…"].map { try host.frame(of: $0).minY }
        #expect(order == order.sorted())
        try host.tap("Take Back")
        #expect(editLog.entries == ["take back"])
    }
}
