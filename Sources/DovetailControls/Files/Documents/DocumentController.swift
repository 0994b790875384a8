import Combine
import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// The document of one window, for its menu items and title. ``OpenDocument`` knows its type.
@MainActor
class DocumentController: ObservableObject {
    let undoManager = UndoManager()
    /// Whether there are changes that have not been written to the document's file.
    @Published fileprivate(set) var isEdited = false
    /// Counts changes, so that what waits for a pause knows of each.
    @Published fileprivate(set) var changeCount = 0
    /// The document's file; nil for a new one.
    @Published fileprivate(set) var url: URL?
    /// What went wrong last, for the person to read.
    @Published var problem: DocumentProblem?
    /// Asks for files; set by the window.
    var chooser: FileChooser?
    /// Shows a file in a window, another one if need be; set by the window.
    var openInWindow: (URL) -> Void = { _ in }
    /// Shows a new document in another window; set by the window.
    var openNew: () -> Void = {}

    fileprivate init() {
        undoManager.onChange = { [weak self] in
            MainActor.assumeIsolated { self?.noteChange() }
        }
        // Menu items tell what can be undone.
        undoManager.onStateChange = { [weak self] in
            MainActor.assumeIsolated { self?.objectWillChange.send() }
        }
    }

    /// The name of the document, without its extension.
    var name: String { url.map { $0.deletingPathExtension().lastPathComponent } ?? "Untitled" }
    /// What the window's title says: the name, marked while there are changes that are not saved.
    var title: String { isEdited ? "\(name) — Edited" : name }

    var canEdit: Bool { false }
    var canSave: Bool { false }
    fileprivate var readableTypes: [UTType] { [] }

    fileprivate func noteChange() {
        isEdited = true
        changeCount += 1
    }

    /// Asks for files and opens them.
    func open() {
        guard let chooser else { return noDesktop() }
        chooser(FileRequest(.open(types: readableTypes, allowsMany: true))) { [weak self] urls in
            for url in urls ?? [] { self?.openInWindow(url) }
        }
    }

    /// Writes the document to its file; a new one, or with `asksForPlace` any, to one that the person chooses.
    func save(asksForPlace: Bool = false) {}

    /// Writes changes without asking: to the file, or to a draft of a new document.
    func autosave() {}

    /// Goes back to what is in the file.
    func revert() {}

    fileprivate func noDesktop() { Log.warnOnce("file dialog", "no files are asked for: there is no desktop") }
}

/// Something that went wrong with a file.
struct DocumentProblem: Identifiable {
    let id = UUID()
    let title: String
    let message: String

    init(_ title: String, _ error: any Error) {
        self.title = title
        message = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }
}

/// The document of one window.
@MainActor
final class OpenDocument<Document>: DocumentController {
    private let kind: DocumentKind<Document>
    /// The document; nil when there is none, because it cannot be read or none has been opened.
    private(set) var document: Document?
    /// Called when the document has another file, or a draft.
    var onFileChange: ((DocumentFile<Document>) -> Void)?
    private var draft: URL?
    private var changes: AnyCancellable?

    init(_ kind: DocumentKind<Document>, file: DocumentFile<Document>?) {
        self.kind = kind
        super.init()
        if let waiting = file?.waiting, let document = WaitingDocuments.take(waiting, as: Document.self) {
            self.document = document
        } else if let url = file?.url {
            load(url)
        } else if let draft = file?.draft, let document = try? kind.read(draft) {
            self.document = document
            self.draft = draft
            isEdited = true
        } else {
            document = kind.makeNew?()
        }
        observe()
    }

    override var canEdit: Bool { kind.makeNew != nil }
    override var canSave: Bool { canEdit && document != nil }
    override fileprivate var readableTypes: [UTType] { kind.readableTypes }

    /// Whether another document may be shown here instead: there is none, or a new one that nobody has changed.
    var isReplaceable: Bool { document == nil || url == nil && !isEdited && draft == nil }

    /// Reads a file and shows it.
    func load(_ url: URL) {
        do {
            objectWillChange.send()
            document = try kind.read(url)
            self.url = url
            isEdited = false
            draft = nil
            undoManager.removeAllActions()
            observe()
            onFileChange?(DocumentFile(url: url))
            RecentDocuments.shared.note(url)
        } catch {
            problem = DocumentProblem("“\(url.lastPathComponent)” could not be opened.", error)
        }
    }

    private func observe() {
        changes = document.flatMap { kind.changes?($0) }?.sink { [weak self] in self?.objectWillChange.send() }
    }

    /// Changes a document that is a value. The change can be undone.
    func set(_ new: Document) {
        guard canEdit, let old = document else { return }
        objectWillChange.send()
        document = new
        undoManager.registerUndo(withTarget: self) { $0.set(old) }
        // What is undone and redone is a change too.
        if undoManager.isUndoing || undoManager.isRedoing { noteChange() }
    }

    override func save(asksForPlace: Bool) {
        guard canSave, let document else { return }
        if let url, !asksForPlace {
            write(document, to: url)
            return
        }
        guard let chooser else { return noDesktop() }
        let type = kind.writableTypes.first
        let suggestion = type.flatMap { $0.preferredFilenameExtension }.map { "\(name).\($0)" } ?? name
        chooser(FileRequest(.save(type: type, name: suggestion))) { [weak self] urls in
            guard let self, var url = urls?.first, let document = self.document else { return }
            if url.pathExtension.isEmpty, let type { url = url.appendingPathExtension(for: type) }
            write(document, to: url)
        }
    }

    private func write(_ document: Document, to url: URL) {
        do {
            try kind.write(document, to: url)
            let isOther = self.url != url
            self.url = url
            isEdited = false
            RecentDocuments.shared.note(url)
            if let draft { try? FileManager.default.removeItem(at: draft) }
            let hadDraft = draft != nil
            draft = nil
            if isOther || hadDraft { onFileChange?(DocumentFile(url: url)) }
        } catch {
            problem = DocumentProblem("“\(url.lastPathComponent)” could not be saved.", error)
        }
    }

    override func autosave() {
        guard canSave, isEdited, let document else { return }
        if let url { return write(document, to: url) }
        do {
            let place = try draft ?? Drafts.newPlace(type: kind.writableTypes.first)
            try kind.write(document, to: place)
            if draft == nil {
                draft = place
                onFileChange?(DocumentFile(draft: place))
            }
        } catch {
            Log.warnOnce("draft", "a new document that was changed cannot be kept: \(error)")
        }
    }

    override func revert() { if let url { load(url) } }
}

/// Where new documents that were changed are kept until they are saved.
private enum Drafts {
    static func newPlace(type: UTType?) throws -> URL {
        let folder = StorageFolders.data.appendingPathComponent("Drafts", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = folder.appendingPathComponent(UUID().uuidString)
        return type?.preferredFilenameExtension.map { name.appendingPathExtension($0) } ?? name
    }
}
