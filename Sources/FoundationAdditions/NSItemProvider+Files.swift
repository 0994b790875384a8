import CoreTransferable
import Foundation

/// How a file that an item provider gives may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Where it is, without a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
    /// Makes a file with data of a kind, and hands over where it is, on any thread. The file goes when the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("dovetail-\(UUID().uuidString)", isDirectory: true)
        return writeFile(forTypeIdentifier: typeIdentifier, in: folder) { file, error in
            defer { try? FileManager.default.removeItem(at: folder) }
            completionHandler(file, error)
        }
    }

    /// Makes a file with data of a kind in a folder, which is made as well, and hands over where it is, on any thread.
    @discardableResult
    package func writeFile(
        forTypeIdentifier typeIdentifier: String, in folder: URL,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent(self.fileName(of: typeIdentifier))
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// The kind of data that a file of the item has, for programs that take files: nil for texts, addresses and what no kind of file is known of.
    package var fileTypeForOthers: String? {
        let types = typeIdentifiersForOthers.map { UTType(importedAs: $0) }
        guard !types.contains(where: { $0.conforms(to: .url) }) else { return nil }
        return types.first { !$0.isText && $0.preferredFilenameExtension != nil }?.identifier
    }

    /// Hands over where a file of a kind is, on any thread: the file itself, which the handler is told, if the provider is one of a file, or
    /// else one that goes when the handler returns.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let address = UTType.fileURL.identifier
        guard form(typeIdentifier) != nil, registeredTypeIdentifiers.contains(address) else {
            return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
        }
        return loadDataRepresentation(forTypeIdentifier: address) { data, error in
            let url = data.flatMap { URL(string: String(decoding: $0, as: UTF8.self)) }
            completionHandler(url, url != nil, error)
        }
    }

    /// Hands over where a file of a kind is, on any thread; the file itself where that is wanted and the provider is one of a file. Another one
    /// goes when the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if openInPlace {
            return loadInPlaceFileRepresentation(
                forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
        }
        return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
    }

    /// Adds a kind of data that it gives as a file. What reads it gets the file's content.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: RepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { answer in
            loadHandler { url, _, error in
                guard let url else { return answer(nil, error ?? CocoaError(.fileReadUnknown)) }
                do { answer(try Data(contentsOf: url), nil) } catch { answer(nil, error) }
            }
        }
    }

    /// Whether it gives data of a kind that can be used in a way.
    public func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        guard form(typeIdentifier) != nil else { return false }
        return !fileOptions.contains(.openInPlace) || registeredTypeIdentifiers.contains(UTType.fileURL.identifier)
    }

    /// What a file of a kind is called: as is suggested, with the extension of the kind.
    private func fileName(of typeIdentifier: String) -> String {
        let suggested = URL(fileURLWithPath: suggestedName ?? "").lastPathComponent
        let name = suggestedName == nil || suggested.isEmpty || suggested == "/" ? "file" : suggested
        guard URL(fileURLWithPath: name).pathExtension.isEmpty, let type = form(typeIdentifier)?.type,
            let suffix = UTType(type)?.preferredFilenameExtension
        else { return name }
        return "\(name).\(suffix)"
    }
}

extension UTType {
    /// Whether it is text that programs take as such.
    fileprivate var isText: Bool { self == .utf8PlainText || self == .plainText || self == .text }
}
