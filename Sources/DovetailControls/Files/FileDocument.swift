import Combine
import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// A document that is a value: read from a file, and written to one.
@preconcurrency
public protocol FileDocument: Sendable {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The types of files that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it can be written as: those that it can be read from, unless it says otherwise.
    static var writableContentTypes: [UTType] { get }
    /// Reads it.
    init(configuration: ReadConfiguration) throws
    /// What is written.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration: @unchecked Sendable {
    // The wrapper is handed to one document.
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// How a document is written.
public struct FileDocumentWriteConfiguration: @unchecked Sendable {
    // The wrapper is handed to one document.
    /// The type of the file.
    public let contentType: UTType
    /// The file as it was; nil for a new one.
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper?) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}

/// A document that is an object: read from a file, and written to one from a snapshot.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The types of files that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that it can be written as: those that it can be read from, unless it says otherwise.
    static var writableContentTypes: [UTType] { get }
    /// Reads it.
    init(configuration: ReadConfiguration) throws
    /// What is written later.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// What is written.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
