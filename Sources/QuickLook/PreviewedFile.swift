import DovetailUIKit
import Foundation
import PDFKit
import UniformTypeIdentifiers

/// A file of a preview, and what it is called.
struct PreviewedFile: Equatable, Sendable {
    let url: URL?
    let title: String

    init(_ url: URL) {
        self.url = url
        title = url.lastPathComponent
    }

    init(_ item: any QLPreviewItem) {
        url = item.previewItemURL
        title = item.previewItemTitle ?? item.previewItemURL?.lastPathComponent ?? ""
    }

    /// What kind of file its name tells.
    var type: UTType? { url.flatMap { UTType(filenameExtension: $0.pathExtension) } }

    /// Whether it is shown in place, as far as its name tells.
    var isShown: Bool { type.map { $0.conforms(to: .image) || $0.conforms(to: .pdf) || Self.isText($0) } ?? false }

    fileprivate static func isText(_ type: UTType) -> Bool {
        // Sources of pages and of texts with fonts are no texts for a person.
        type.conforms(to: .text) && !type.conforms(to: .html) && !type.conforms(to: .rtf)
    }
}

/// What a preview shows of a file.
enum PreviewContent: Sendable {
    case picture(UIImage)
    /// Pages of a document that wants no password.
    case document(PDFDocument)
    /// - Parameter isCut: There is more of it.
    case text(String, isCut: Bool)
    /// Nothing of what is in it: what kind of file it is, and how large.
    case other(String)
    case missing

    /// Of a text, so much is shown: what is longer is for an editor.
    static let longestText = 1 << 20

    /// Reads a file. Any thread may call it; it may take as long as the file's disk does.
    init(_ file: PreviewedFile) {
        guard let url = file.url, url.isFileURL else {
            self = file.url.map { .other($0.absoluteString) } ?? .missing
            return
        }
        // What is behind a link counts. A pipe or a device would be read for ever.
        let target = url.resolvingSymlinksInPath()
        guard let values = try? target.resourceValues(forKeys: [.isRegularFileKey, .isDirectoryKey, .fileSizeKey])
        else {
            self = .missing
            return
        }
        if values.isRegularFile == true, let type = file.type {
            if type.conforms(to: .image), let image = UIImage(contentsOfFile: target.path) {
                self = .picture(image)
                return
            }
            if type.conforms(to: .pdf), let document = PDFDocument(url: target), document.pageCount > 0 {
                self = .document(document)
                return
            }
            if PreviewedFile.isText(type), let text = Self.text(target) {
                self = .text(text, isCut: (values.fileSize ?? 0) > Self.longestText)
                return
            }
        }
        let kind = values.isDirectory == true ? "Folder" : file.type?.localizedDescription ?? "Document"
        let size = values.isRegularFile == true ? values.fileSize : nil
        let sizeText = size.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) }
        self = .other([kind, sizeText].compactMap { $0 }.joined(separator: " · "))
    }

    /// The beginning of a text; nil for bytes that are none.
    private static func text(_ url: URL) -> String? {
        guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: longestText) ?? Data() else { return nil }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        if data.contains(0) { return nil }
        // The last character may be cut in two.
        for length in stride(from: data.count, through: max(data.count - 3, 0), by: -1) {
            if let text = String(data: data.prefix(length), encoding: .utf8) { return text }
        }
        return String(data: data, encoding: .isoLatin1)
    }
}
