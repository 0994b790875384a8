@_exported import Foundation

/// What is told of a document, as a key of ``PDFDocument/documentAttributes``.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
}

/// A PDF document, which is read and not changed.
///
/// Poppler reads it. Any thread may use it; calls wait for one another.
open class PDFDocument: NSObject, @unchecked Sendable {
    private let data: Data
    /// The file that it was read from; nil for one of bytes.
    public let documentURL: URL?
    /// Whether it was written with a password that has to be given before it can be read.
    public let isEncrypted: Bool
    private let lock = NSRecursiveLock()
    // These belong to the lock.
    private var file: PopplerFile?
    private var pages: [Int: PDFPage] = [:]

    /// A document of a file; nil where there is none, or it is no PDF. One with a password is locked.
    public convenience init?(url: URL) {
        // A pipe or a device would be read for ever.
        guard url.isFileURL,
            (try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
            let data = try? Data(contentsOf: url)
        else { return nil }
        self.init(data, url: url)
    }

    /// A document of the bytes of a file; nil where they are no PDF. One with a password is locked.
    public convenience init?(data: Data) { self.init(data, url: nil) }

    private init?(_ data: Data, url: URL?) {
        (self.data, documentURL) = (data, url)
        do {
            file = try PopplerFile(data)
            isEncrypted = false
        } catch PopplerFile.Failure.locked {
            file = nil
            isEncrypted = true
        } catch {
            return nil
        }
        super.init()
    }

    var reader: PopplerFile? { lock.withLock { file } }

    /// Whether a password has to be given before it can be read.
    open var isLocked: Bool { reader == nil }

    /// Gives the password. Returns whether it is the right one.
    @discardableResult
    open func unlock(withPassword password: String) -> Bool {
        lock.withLock {
            if file == nil { file = try? PopplerFile(data, password: password) }
            return file != nil
        }
    }

    /// How many pages it has; 0 while it is locked.
    open var pageCount: Int { reader?.pageCount ?? 0 }

    /// A page; nil where there is none. It is the same object each time, as long as the document lives.
    open func page(at index: Int) -> PDFPage? {
        lock.withLock {
            guard let file, (0..<file.pageCount).contains(index) else { return nil }
            if let known = pages[index] { return known }
            let made = PDFPage(index: index, document: self, file: file)
            pages[index] = made
            return made
        }
    }

    /// Where a page of it is, from 0; `NSNotFound` for one of another document.
    open func index(for page: PDFPage) -> Int { page.document === self ? page.index : NSNotFound }

    /// What is written on its pages; nil while it is locked.
    open var string: String? {
        reader.map { file in (0..<file.pageCount).compactMap { file.text(of: $0) }.joined(separator: "\n") }
    }

    /// What it tells of itself, by ``PDFDocumentAttribute``; nil while it is locked.
    open var documentAttributes: [AnyHashable: Any]? {
        guard let file = reader else { return nil }
        let keys: [PDFDocumentAttribute] = [
            .titleAttribute, .authorAttribute, .subjectAttribute, .keywordsAttribute, .creatorAttribute,
            .producerAttribute,
        ]
        var result: [AnyHashable: Any] = [:]
        for (key, text) in zip(keys, file.descriptions) {
            guard let text, !text.isEmpty else { continue }
            result[key] =
                key == .keywordsAttribute
                ? text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } : text
        }
        let dates = file.dates
        if let made = dates.made { result[PDFDocumentAttribute.creationDateAttribute] = made }
        if let changed = dates.changed { result[PDFDocumentAttribute.modificationDateAttribute] = changed }
        return result
    }

    /// The first number of the version that it was written in: 1 of 1.7. 0 while it is locked.
    open var majorVersion: Int { reader?.version.major ?? 0 }
    /// The second number of the version that it was written in: 7 of 1.7. 0 while it is locked.
    open var minorVersion: Int { reader?.version.minor ?? 0 }
    /// Whether its author lets texts be copied.
    open var allowsCopying: Bool { reader?.permissions.copies ?? false }
    /// Whether its author lets it be printed.
    open var allowsPrinting: Bool { reader?.permissions.prints ?? false }

    /// The bytes that it was read from.
    open func dataRepresentation() -> Data? { data }

    /// Writes the bytes that it was read from into a file. Returns whether that was possible.
    @discardableResult
    open func write(to url: URL) -> Bool { (try? data.write(to: url, options: .atomic)) != nil }

    /// Writes the bytes that it was read from into a file. Returns whether that was possible.
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
}
