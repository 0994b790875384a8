import Combine
import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// How documents of a type are made, read and written, whether they are values or objects.
package struct DocumentKind<Document> {
    /// A new document; nil in a group that only views.
    let makeNew: (() -> Document)?
    let readableTypes: [UTType]
    let writableTypes: [UTType]
    let read: (FileDocumentReadConfiguration) throws -> Document
    let write: (Document, FileDocumentWriteConfiguration) throws -> FileWrapper
    /// What tells that an object has changed something that is seen; nil for values.
    let changes: ((Document) -> AnyPublisher<Void, Never>)?

    package init(
        makeNew: (() -> Document)?, readableTypes: [UTType], writableTypes: [UTType],
        read: @escaping (FileDocumentReadConfiguration) throws -> Document,
        write: @escaping (Document, FileDocumentWriteConfiguration) throws -> FileWrapper,
        changes: ((Document) -> AnyPublisher<Void, Never>)?
    ) {
        self.makeNew = makeNew
        self.readableTypes = readableTypes
        self.writableTypes = writableTypes
        self.read = read
        self.write = write
        self.changes = changes
    }

    /// The type of a file: that of the readable ones which fits its name best.
    func type(of url: URL) -> UTType {
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        return readableTypes.first { $0 == type } ?? readableTypes.first { type.conforms(to: $0) } ?? type
    }

    /// Reads a file. Throws what the document, or the system, says about it.
    func read(_ url: URL) throws -> Document {
        let wrapper = try FileWrapper(url: url, options: .immediate)
        return try read(FileDocumentReadConfiguration(contentType: type(of: url), file: wrapper))
    }

    /// Writes a file, whole or not at all.
    func write(_ document: Document, to url: URL) throws {
        let existing = FileManager.default.fileExists(atPath: url.path) ? try? FileWrapper(url: url) : nil
        let named = type(of: url)
        let type = writableTypes.first { $0 == named } ?? writableTypes.first { named.conforms(to: $0) } ?? named
        let wrapper = try write(document, FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        try wrapper.write(to: url, options: .atomic)
    }
}

extension DocumentKind where Document: FileDocument {
    nonisolated init(_ makeNew: (() -> Document)?) {
        self.init(
            makeNew: makeNew, readableTypes: Document.readableContentTypes,
            writableTypes: Document.writableContentTypes, read: { try Document(configuration: $0) },
            write: { try $0.fileWrapper(configuration: $1) }, changes: nil)
    }
}

extension DocumentKind where Document: ReferenceFileDocument {
    nonisolated init(_ makeNew: (() -> Document)?) {
        self.init(
            makeNew: makeNew, readableTypes: Document.readableContentTypes,
            writableTypes: Document.writableContentTypes, read: { try Document(configuration: $0) },
            write: { document, configuration in
                try document.fileWrapper(
                    snapshot: document.snapshot(contentType: configuration.contentType), configuration: configuration)
            }, changes: { $0.objectWillChange.map { _ in }.eraseToAnyPublisher() })
    }
}

/// Which document a window shows, as it is remembered with the window.
struct DocumentFile<Document>: Codable, Hashable {
    /// Its file; nil for a new one.
    var url: URL?
    /// Where a new document that was changed is kept until it is saved.
    var draft: URL?
    /// The key of a new document that the app has made, which waits for its window.
    var waiting: UUID?
}
