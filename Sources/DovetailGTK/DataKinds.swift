import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// How kinds of data are called between programs: by MIME types.
///
/// Texts and addresses have the names that all programs know. A type of an app's own has one that only programs made with Dovetail know.
enum DataKinds {
    static let addresses = "text/uri-list"
    static let text = "text/plain;charset=utf-8"
    private static let own = "application/x-uti."

    /// The names for a kind of data, the best first.
    static func mimeTypes(of identifier: String) -> [String] {
        let type = UTType(importedAs: identifier)
        if type.conforms(to: .url) { return [addresses] }
        if type == .utf8PlainText || type == .plainText || type == .text { return [text, "text/plain"] }
        if let mime = type.preferredMIMEType { return [mime.lowercased()] }
        return [own + identifier]
    }

    /// The kind of data with a name; nil for what means nothing to views.
    static func type(ofMime mime: String) -> UTType? {
        if mime.hasPrefix(own) { return UTType(importedAs: String(mime.dropFirst(own.count))) }
        let name = mime.split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces).lowercased() } ?? ""
        switch name {
        case addresses: return .fileURL
        case "text/plain":
            // Other encodings are of old programs, which offer this one as well.
            return mime == "text/plain" || mime.lowercased().contains("utf-8") ? .utf8PlainText : nil
        default: return name.contains("/") ? UTType(mimeType: name) : nil
        }
    }

    /// The addresses in a list of them, as RFC 2483 has it.
    static func urls(in data: Data) -> [URL] {
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
    }

    /// What is dropped as an address: a file can be had by its address and by its content.
    static func provider(of url: URL) -> NSItemProvider {
        let provider = NSItemProvider()
        let address = Data(url.absoluteString.utf8)
        provider.registerDataRepresentation(
            forTypeIdentifier: (url.isFileURL ? UTType.fileURL : .url).identifier, visibility: .all
        ) {
            $0(address, nil)
            return nil
        }
        guard url.isFileURL else { return provider }
        provider.suggestedName = url.lastPathComponent
        if let type = UTType(filenameExtension: url.pathExtension), !url.pathExtension.isEmpty {
            provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { answer in
                do { answer(try Data(contentsOf: url), nil) } catch { answer(nil, error) }
                return nil
            }
        }
        return provider
    }
}
