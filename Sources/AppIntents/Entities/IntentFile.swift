import Foundation
import UniformTypeIdentifiers

/// A file that an intent is given, or gives back: its bytes, or where they are.
public struct IntentFile: Sendable, Hashable {
    /// Where the file is; nil where its bytes were given.
    public let fileURL: URL?
    /// The file's name with its ending.
    public var filename: String
    /// The kind of file, if it is known.
    public var type: UTType?
    /// Whether the file goes when the intent is done. Nobody but an app itself runs intents here, so it stays.
    public var removedOnCompletion = false
    private let bytes: Data?

    /// - Parameters:
    ///   - filename: The name of the file itself when not given.
    ///   - type: What the name's ending says when not given.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type ?? Self.type(of: self.filename)
        bytes = nil
    }

    /// - Parameter type: What the name's ending says when not given.
    public init(data: Data, filename: String, type: UTType? = nil) {
        fileURL = nil
        self.filename = filename
        self.type = type ?? Self.type(of: filename)
        bytes = data
    }

    private static func type(of name: String) -> UTType? {
        let ending = URL(fileURLWithPath: name).pathExtension
        return ending.isEmpty ? nil : UTType(filenameExtension: ending)
    }

    /// The file's bytes, which are read each time. Empty where the file can't be read.
    public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

    /// The file's bytes. Throws where the file can't be read.
    /// - Parameter contentType: What it is to be read as. It is not converted, so it has no effect but that a file of a kind which does not conform to
    ///   it is refused.
    public func data(contentType: UTType) async throws -> Data {
        if let type, !type.conforms(to: contentType) {
            throw AppIntentError(text: "“\(filename)” is no \(contentType.identifier), but \(type.identifier).")
        }
        if let bytes { return bytes }
        guard let fileURL else { return Data() }
        return try Data(contentsOf: fileURL)
    }
}
