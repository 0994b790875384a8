import Combine
import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// What a window of a ``DocumentGroup`` shows: a document that is a value, and its file.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. A change of it can be undone, and is saved.
    @Binding public var document: Document
    /// The document's file; nil for a new one that has not been saved.
    public var fileURL: URL?
    /// Whether the document can be changed: not in a group that only views.
    public var isEditable: Bool

    init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
        _document = document
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

/// What a window of a ``DocumentGroup`` shows: a document that is an object, and its file.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document. What is registered with the environment's undo manager counts as a change, and is saved.
    @ObservedObject public var document: Document
    /// The document's file; nil for a new one that has not been saved.
    public var fileURL: URL?
    /// Whether the document can be changed: not in a group that only views.
    public var isEditable: Bool

    init(document: Document, fileURL: URL?, isEditable: Bool) {
        _document = ObservedObject(wrappedValue: document)
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}

/// What a document of a window is when its view reads the environment; see ``EnvironmentValues/documentConfiguration``.
public struct DocumentConfiguration: Sendable {
    /// The document's file; nil for a new one that has not been saved.
    public let fileURL: URL?
    /// Whether the document can be changed.
    public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
    /// The document of the window; nil outside of a ``DocumentGroup``.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
