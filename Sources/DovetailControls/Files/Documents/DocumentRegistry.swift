import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// The kinds of documents that the program has windows for, whatever their types.
@MainActor
final class DocumentRegistry: ProgramPart {
    init(in program: Program) {}

    /// The kinds of the program whose windows an action opens, whoever calls it.
    static func of(_ openWindow: OpenWindowAction) -> DocumentRegistry {
        (openWindow.program ?? .current)[DocumentRegistry.self]
    }

    /// One kind.
    struct Entry {
        /// The id of the kind's scene.
        let sceneID: String
        let readableTypes: [UTType]
        let canMakeNew: Bool
        /// Throws why a file cannot be read.
        let check: (URL) throws -> Void
        /// Shows a file in a window.
        let open: (URL, OpenWindowAction) -> Void
        /// Shows a new document in a window.
        let makeNew: (OpenWindowAction) -> Void
    }

    private(set) var entries: [(id: ObjectIdentifier, entry: Entry)] = []

    /// Notes a kind; one that was noted for the same type of documents before is replaced.
    func add<Document>(_ kind: DocumentKind<Document>, sceneID: String) {
        let entry = Entry(
            sceneID: sceneID, readableTypes: kind.readableTypes, canMakeNew: kind.makeNew != nil,
            check: { _ = try kind.read($0) },
            open: { url, openWindow in openWindow(value: DocumentFile<Document>(url: url)) },
            makeNew: { openWindow in openWindow(id: sceneID) })
        let id = ObjectIdentifier(Document.self)
        if let index = entries.firstIndex(where: { $0.id == id }) {
            entries[index].entry = entry
        } else {
            entries.append((id, entry))
        }
    }

    /// The kinds that an app has scenes for.
    private func entries(of openWindow: OpenWindowAction) -> [Entry] {
        entries.map(\.entry).filter { openWindow.hasScene(id: $0.sceneID) }
    }

    /// The kind that reads a file: one that names its type comes before one that reads more than that.
    func entry(reading url: URL, _ openWindow: OpenWindowAction) -> Entry? {
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        let entries = entries(of: openWindow)
        return entries.first { $0.readableTypes.contains(type) }
            ?? entries.first { $0.readableTypes.contains { type.conforms(to: $0) } }
    }

    /// The kind whose new documents are of a type; the first that can make new ones for nil.
    func entry(making type: UTType?, _ openWindow: OpenWindowAction) -> Entry? {
        entries(of: openWindow).first { entry in
            guard entry.canMakeNew else { return false }
            return type.map { type in entry.readableTypes.contains { type.conforms(to: $0) } } ?? true
        }
    }
}

/// New documents that apps made themselves, until their windows take them. Each has an identifier of its own, so it doesn't matter whose they are.
@MainActor
enum WaitingDocuments {
    // One for the process: no two documents have the same identifier.
    private static var documents: [UUID: Any] = [:]

    static func add(_ document: Any) -> UUID {
        let id = UUID()
        documents[id] = document
        return id
    }

    static func take<Document>(_ id: UUID, as type: Document.Type) -> Document? {
        documents.removeValue(forKey: id) as? Document
    }
}

/// Why a document cannot be opened.
enum DocumentOpenError: LocalizedError {
    case noKind(URL)

    var errorDescription: String? {
        switch self {
        case .noKind(let url): "The app has no documents of the type of “\(url.lastPathComponent)”."
        }
    }
}
