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
    /// What the person is asked before the window closes; nil for nothing.
    @Published var closeQuestion: DocumentCloseQuestion?
    /// Closes the window; set by the window.
    var closeWindow: () -> Void = {}
    /// The undo manager's mark of the state that is in the file, or that was new; nil for none that it knows of.
    fileprivate var savedMark: Int? = 0
    private var lastMark = 0
    /// Asks for files; set by the window.
    var chooser: FileChooser?
    /// Shows a file in a window, another one if need be; set by the window.
    var openInWindow: (URL) -> Void = { _ in }
    /// Shows a new document in another window; set by the window.
    var openNew: () -> Void = {}

    fileprivate init() {
        // Menu items tell what can be undone.
        undoManager.onStateChange = { [weak self] in
            MainActor.assumeIsolated {
                self?.objectWillChange.send()
                self?.noteChange()
            }
        }
    }

    /// The name of the document, without its extension.
    var name: String { url.map { $0.deletingPathExtension().lastPathComponent } ?? "Untitled" }
    /// What the window's title says: the name, marked while there are changes that are not saved.
    var title: String { isEdited ? "\(name) — Edited" : name }

    var canEdit: Bool { false }
    var canSave: Bool { false }
    fileprivate var readableTypes: [UTType] { [] }

    /// Something may have been changed, undone or redone. A document that is as it was when it was saved is not edited.
    private func noteChange() {
        guard !undoManager.isUndoing, !undoManager.isRedoing, undoManager.mark != lastMark else { return }
        lastMark = undoManager.mark
        isEdited = lastMark != savedMark
        changeCount += 1
    }

    /// The document is as it is in its file, or new.
    fileprivate func noteSaved() {
        // What is changed from now on is another state, also in the event that is being handled.
        EventGroups.end()
        savedMark = undoManager.mark
        isEdited = false
    }

    /// The document is not as it is in its file, and undoing does not lead there.
    fileprivate func noteEdited() {
        savedMark = nil
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

    // MARK: Closing

    /// A person wants to close the window. Changes of a document with a file are saved; else the person is asked, and the window stays for now.
    func mayClose() -> Bool {
        guard isEdited, canSave else { return true }
        if let url {
            autosave()
            guard isEdited else { return true }
            closeQuestion = DocumentCloseQuestion(unsaved: url.lastPathComponent, because: problem)
            problem = nil
        } else {
            closeQuestion = DocumentCloseQuestion(new: name)
        }
        return false
    }

    /// Saves the document and closes the window, unless the person chooses no file or it cannot be written.
    func saveAndClose() {}

    /// Closes the window and forgets the changes.
    func discardAndClose() {}

    fileprivate func noDesktop() { Log.warnOnce("file dialog", "no files are asked for: there is no desktop") }
}

/// What a person is asked before the window of a document closes.
struct DocumentCloseQuestion {
    let title: String
    let message: String
    /// What the button says that forgets the changes.
    let discardTitle: LocalizedStringKey
    /// Whether saving is offered.
    let canSave: Bool

    /// About a new document.
    init(new name: String) {
        title = "Do you want to keep this new document “\(name)”?"
        message =
            "You can choose to save your changes, or delete this document immediately. You can’t undo this action."
        discardTitle = "Delete"
        canSave = true
    }

    /// About a document whose file cannot be written.
    init(unsaved name: String, because problem: DocumentProblem?) {
        title = problem?.title ?? "“\(name)” could not be saved."
        message = problem?.message ?? ""
        discardTitle = "Close Without Saving"
        canSave = false
    }
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
            noteEdited()
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
            draft = nil
            undoManager.removeAllActions()
            noteSaved()
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
        if !undoManager.isUndoRegistrationEnabled { noteEdited() }
    }

    override func save(asksForPlace: Bool) {
        guard canSave, let document else { return }
        if let url, !asksForPlace {
            write(document, to: url)
            return
        }
        askForPlace()
    }

    /// - Parameter whenSaved: Is called when the document is in the file that the person chose.
    private func askForPlace(whenSaved: @escaping () -> Void = {}) {
        guard let chooser else { return noDesktop() }
        let type = kind.writableTypes.first
        let suggestion = type.flatMap { $0.preferredFilenameExtension }.map { "\(name).\($0)" } ?? name
        chooser(FileRequest(.save(type: type, name: suggestion))) { [weak self] urls in
            guard let self, var url = urls?.first, let document = self.document else { return }
            if url.pathExtension.isEmpty, let type { url = url.appendingPathExtension(for: type) }
            if write(document, to: url) { whenSaved() }
        }
    }

    override func saveAndClose() { askForPlace { [weak self] in self?.closeWindow() } }

    override func discardAndClose() {
        // Nothing is left to be saved when the views disappear.
        noteSaved()
        if let draft { try? FileManager.default.removeItem(at: draft) }
        draft = nil
        if url == nil { onFileChange?(DocumentFile()) }
        closeWindow()
    }

    /// Returns whether the document is in the file.
    @discardableResult
    private func write(_ document: Document, to url: URL) -> Bool {
        do {
            try kind.write(document, to: url)
            let isOther = self.url != url
            self.url = url
            noteSaved()
            RecentDocuments.shared.note(url)
            if let draft { try? FileManager.default.removeItem(at: draft) }
            let hadDraft = draft != nil
            draft = nil
            if isOther || hadDraft { onFileChange?(DocumentFile(url: url)) }
            return true
        } catch {
            problem = DocumentProblem("“\(url.lastPathComponent)” could not be saved.", error)
            return false
        }
    }

    override func autosave() {
        guard canSave, let document else { return }
        guard isEdited else { return removeDraft() }
        if let url {
            write(document, to: url)
            return
        }
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

    /// A new document that is as it was at first needs no draft, which would come back with the window.
    private func removeDraft() {
        guard url == nil, let draft else { return }
        try? FileManager.default.removeItem(at: draft)
        self.draft = nil
        onFileChange?(DocumentFile())
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
