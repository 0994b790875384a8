import Combine
import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// Windows that each show a document, which is read from a file and written to one.
///
///     @main struct Notes: App {
///         var body: some Scene {
///             DocumentGroup(newDocument: Note()) { file in
///                 TextEditor(text: file.$document.text)
///             }
///         }
///     }
///
/// A window begins with a new document. Its menu bar has “New”, “Open…”, “Open Recent”, “Save”, “Save As…”, “Revert”, “Undo” and “Redo” with their usual
/// keys. The title is the file's name, and marked while there are changes that are not saved. Changes are saved without
/// asking two seconds after the last one, when the app is no longer used, and when the window closes; those of a new document to a
/// draft, which comes back with the window when the app starts again. A person who closes the window of a new document that was changed is asked whether
/// to save or delete it. A document that is undone to what was saved is not marked. A file that another program changes meanwhile is overwritten.
public struct DocumentGroup<Document, Content: View>: Scene {
    private let kind: DocumentKind<Document>
    nonisolated(unsafe) private let content: @MainActor (OpenDocument<Document>, Document) -> Content

    private nonisolated init(
        kind: DocumentKind<Document>, content: @escaping @MainActor (OpenDocument<Document>, Document) -> Content
    ) {
        self.kind = kind
        self.content = content
    }

    /// Windows for documents of another kind than files' own, whose changes are known by the undo manager.
    package nonisolated init(
        kind: DocumentKind<Document>, editor: @escaping @MainActor (UndoManager, Document) -> Content
    ) {
        self.init(kind: kind) { (open: OpenDocument<Document>, document: Document) in editor(open.undoManager, document)
        }
    }

    /// The scene's id, by which a window of a new document is opened.
    private var id: String { "dovetail.document.\(Document.self)" }

    public var body: some Scene {
        let _ = DocumentRegistry.ofProgram.add(kind, sceneID: id)
        WindowGroup(id: id, for: DocumentFile<Document>.self) { file in
            DocumentWindow(id: id, kind: kind, file: file, content: content)
        }
        .commands { DocumentCommands() }
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Windows for documents that are values, to be changed.
    nonisolated public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(kind: DocumentKind(newDocument), content: Self.content(editor, isEditable: true))
    }

    /// Windows for documents that are values, only to be looked at. A window begins with none, and offers to open one.
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(kind: DocumentKind(nil), content: Self.content(viewer, isEditable: false))
    }

    private nonisolated static func content(
        _ make: @escaping (FileDocumentConfiguration<Document>) -> Content, isEditable: Bool
    ) -> @MainActor (OpenDocument<Document>, Document) -> Content {
        { open, shown in
            make(
                FileDocumentConfiguration(
                    document: Binding(get: { open.document ?? shown }, set: { open.set($0) }), fileURL: open.url,
                    isEditable: isEditable))
        }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Windows for documents that are objects, to be changed.
    nonisolated public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(kind: DocumentKind(newDocument)) { open, document in
            editor(ReferenceFileDocumentConfiguration(document: document, fileURL: open.url, isEditable: true))
        }
    }

    /// Windows for documents that are objects, only to be looked at. A window begins with none, and offers to open one.
    nonisolated public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(kind: DocumentKind(nil)) { open, document in
            viewer(ReferenceFileDocumentConfiguration(document: document, fileURL: open.url, isEditable: false))
        }
    }
}

/// The content of a window of a document.
struct DocumentWindow<Document, Content: View>: View {
    let id: String
    @Binding var file: DocumentFile<Document>?
    let content: @MainActor (OpenDocument<Document>, Document) -> Content
    @StateObject private var open: OpenDocument<Document>
    @Environment(\.fileChooser) private var chooser
    @Environment(\.openWindow) private var openWindow
    @Environment(\.setWindowTitle) private var setTitle
    @Environment(\.scenePhase) private var phase
    @Environment(\.dismissWindow) private var dismissWindow

    init(
        id: String, kind: DocumentKind<Document>, file: Binding<DocumentFile<Document>?>,
        content: @escaping @MainActor (OpenDocument<Document>, Document) -> Content
    ) {
        self.id = id
        _file = file
        self.content = content
        let shown = file.wrappedValue
        _open = StateObject(wrappedValue: OpenDocument(kind, file: shown))
    }

    var body: some View {
        let _ = connect()
        Group {
            if let document = open.document {
                content(open, document)
            } else {
                ContentUnavailableView {
                    Label(open.problem == nil ? "No Document" : "The document cannot be opened", systemImage: "doc")
                } actions: {
                    Button("Open…") { open.open() }
                }
            }
        }
        .environment(\.undoManager, open.undoManager)
        .environment(
            \.documentConfiguration, DocumentConfiguration(fileURL: open.url, isEditable: open.canEdit)
        )
        .focusedSceneValue(\.document, open)
        .onChange(of: open.title, initial: true) { _, title in setTitle(title) }
        .onChange(of: phase) { _, phase in if phase != .active { open.autosave() } }
        .onDisappear { open.autosave() }
        .onOpenURL { url in if url.isFileURL { open.openInWindow(url) } }
        .task(id: open.changeCount) {
            // An unchanged document may have a draft of what was undone.
            guard open.changeCount > 0 else { return }
            try? await Task.sleep(nanoseconds: 2_000_000_000)
            if !Task.isCancelled { open.autosave() }
        }
        .alert(
            open.problem?.title ?? "",
            isPresented: Binding(get: { open.problem != nil }, set: { if !$0 { open.problem = nil } })
        ) {
            Button("OK") {}
        } message: {
            Text(verbatim: open.problem?.message ?? "")
        }
        .alert(
            open.closeQuestion?.title ?? "",
            isPresented: Binding(get: { open.closeQuestion != nil }, set: { if !$0 { open.closeQuestion = nil } }),
            presenting: open.closeQuestion
        ) { question in
            if question.canSave { Button("Save…") { open.saveAndClose() } }
            Button(question.discardTitle, role: .destructive) { open.discardAndClose() }
            Button("Cancel", role: .cancel) {}
        } message: { question in
            Text(verbatim: question.message)
        }
        .windowCloseQuestion { open.mayClose() }
    }

    private func connect() {
        let (file, openWindow, dismissWindow, id) = ($file, openWindow, dismissWindow, id)
        open.closeWindow = { dismissWindow() }
        open.chooser = chooser
        open.onFileChange = { file.wrappedValue = $0 }
        open.openNew = { openWindow(id: id) }
        open.openInWindow = { [unowned open] url in
            if open.isReplaceable {
                open.load(url)
            } else {
                openWindow(value: DocumentFile<Document>(url: url))
            }
        }
    }
}

// MARK: Menus

private struct DocumentKey: FocusedValueKey {
    typealias Value = DocumentController
}

extension FocusedValues {
    /// The document of the window in use.
    var document: DocumentController? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }
}

/// The items that windows of documents have in their menus. What an app puts in place of a group takes the place of these too.
private struct DocumentCommands: Commands {
    @FocusedValue(\.document) private var document

    var body: some Commands {
        CommandGroup(usual: .newItem) { DocumentMenu(part: .new, document: document) }
        CommandGroup(usual: .saveItem) { DocumentMenu(part: .save, document: document) }
        CommandGroup(usual: .undoRedo) { DocumentMenu(part: .undo, document: document) }
    }
}

/// The items of one group.
private struct DocumentMenu: View {
    enum Part { case new, save, undo }

    let part: Part
    let document: DocumentController?

    var body: some View {
        if let document { DocumentItems(part: part, document: document) }
    }
}

private struct DocumentItems: View {
    let part: DocumentMenu.Part
    @ObservedObject var document: DocumentController
    @Environment(\.performStandardCommand) private var perform

    var body: some View {
        switch part {
        case .new:
            if document.canEdit {
                Button("New") { document.openNew() }.keyboardShortcut("n")
            }
            Button("Open…") { document.open() }.keyboardShortcut("o")
            RecentDocumentsMenu { document.openInWindow($0) }
        case .save:
            Button("Close Window") { perform("w") }.keyboardShortcut("w")
            Button("Save") { document.save() }.keyboardShortcut("s").disabled(!document.canSave)
            Button("Save As…") { document.save(asksForPlace: true) }
                .keyboardShortcut("s", modifiers: [.command, .shift]).disabled(!document.canSave)
            Button("Revert") { document.revert() }.disabled(!document.isEdited || document.url == nil)
        case .undo:
            Button(document.undoManager.undoMenuItemTitle) { document.undoManager.undo() }
                .keyboardShortcut("z").disabled(!document.undoManager.canUndo)
            Button(document.undoManager.redoMenuItemTitle) { document.undoManager.redo() }
                .keyboardShortcut("z", modifiers: [.command, .shift]).disabled(!document.undoManager.canRedo)
        }
    }
}
