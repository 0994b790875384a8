import DovetailCore
import DovetailUIKit
import Foundation

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

/// Says of which classes the parts of a document are.
public protocol PDFDocumentDelegate: NSObjectProtocol {
    /// The class of pages, which is asked for when a page is made: `PDFPage` or one made of it. Others are not taken, which is logged.
    func classForPage() -> AnyClass
    /// The class of annotations of a file. Nobody is asked: those of a file are drawn with the page.
    func `class`(forAnnotationType annotationType: String) -> AnyClass
    /// A text was found by a search that was begun.
    func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
    public func classForPage() -> AnyClass { PDFPage.self }
    public func `class`(forAnnotationType annotationType: String) -> AnyClass { PDFAnnotation.self }
    public func didMatchString(_ instance: PDFSelection) {}
}

/// A PDF document: one of a file, or a new one of pages that an app makes.
///
/// Poppler reads files. Any thread may use it; calls wait for one another. A document whose pages were changed is written anew, and its pages are pictures in
/// that file, with two pixels for each point: what was text there is no longer text.
open class PDFDocument: NSObject, @unchecked Sendable {
    /// The bytes that it was read from; nil for a new one.
    private let data: Data?
    /// The file that it was read from; nil for one of bytes, and a new one.
    public let documentURL: URL?
    /// Whether it was written with a password that has to be given before it can be read.
    public let isEncrypted: Bool
    /// Says of which class pages are.
    open weak var delegate: (any PDFDocumentDelegate)?
    private let lock = NSRecursiveLock()
    // These belong to the lock.
    private var file: PopplerFile?
    private var places: [Place] = []
    private var isChanged = false

    /// A page of the document, which is made when somebody asks for it.
    private struct Place {
        /// Which one it is in the file; nil for none of it.
        var index: Int?
        var page: PDFPage?
    }

    /// A new document, without pages.
    public override init() {
        (data, documentURL, isEncrypted) = (nil, nil, false)
        isChanged = true
        super.init()
    }

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
        places = Self.places(of: file)
    }

    private static func places(of file: PopplerFile?) -> [Place] {
        (0..<(file?.pageCount ?? 0)).map { Place(index: $0, page: nil) }
    }

    var reader: PopplerFile? { lock.withLock { file } }

    /// Whether a password has to be given before it can be read.
    open var isLocked: Bool { isEncrypted && reader == nil }

    /// Gives the password. Returns whether it is the right one.
    @discardableResult
    open func unlock(withPassword password: String) -> Bool {
        lock.withLock {
            guard file == nil, let data else { return file != nil }
            file = try? PopplerFile(data, password: password)
            places = Self.places(of: file)
            return file != nil
        }
    }

    // MARK: Pages

    /// How many pages it has; 0 while it is locked.
    open var pageCount: Int { lock.withLock { places.count } }

    /// A page; nil where there is none. It is the same object each time, as long as the document lives.
    open func page(at index: Int) -> PDFPage? {
        lock.withLock {
            guard places.indices.contains(index) else { return nil }
            if let known = places[index].page { return known }
            guard let file, let number = places[index].index else { return nil }
            let page = newPage()
            page.read(number, of: file)
            page.document = self
            places[index].page = page
            return page
        }
    }

    private func newPage() -> PDFPage {
        guard let type = delegate?.classForPage() else { return PDFPage() }
        guard let type = type as? PDFPage.Type else {
            Log.warnOnce("PDF page class", "\(type) is no class of PDF pages: PDFDocument makes its own")
            return PDFPage()
        }
        return type.init()
    }

    /// Where a page of it is, from 0; `NSNotFound` for one of another document.
    open func index(for page: PDFPage) -> Int {
        lock.withLock { places.firstIndex { $0.page === page } } ?? NSNotFound
    }

    /// Puts a page before another one, or at the end where `index` is the number of pages. A page of another document leaves that. An index that
    /// is none does nothing.
    open func insert(_ page: PDFPage, at index: Int) {
        if let other = page.document, case let old = other.index(for: page), old != NSNotFound {
            other.removePage(at: old)
        }
        change { places in
            guard (0...places.count).contains(index) else { return }
            page.document = self
            places.insert(Place(index: nil, page: page), at: index)
        }
    }

    /// Takes a page out. An index that is none does nothing.
    open func removePage(at index: Int) {
        change { places in
            guard places.indices.contains(index) else { return }
            places.remove(at: index).page?.document = nil
        }
    }

    /// Lets two pages change places. Indices that are none do nothing.
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        change { places in
            guard places.indices.contains(indexA), places.indices.contains(indexB) else { return }
            places.swapAt(indexA, indexB)
        }
    }

    private func change(_ body: (inout [Place]) -> Void) {
        lock.withLock {
            body(&places)
            isChanged = true
        }
        NotificationCenter.default.post(name: .pdfPages, object: self)
    }

    /// What is written on its pages; nil while it is locked.
    open var string: String? {
        isLocked ? nil : (0..<pageCount).compactMap { page(at: $0)?.string }.joined(separator: "\n")
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

    // MARK: Writing

    /// Whether the bytes that it was read from are no longer what it is.
    private var isAsRead: Bool {
        lock.withLock { !isChanged && places.allSatisfy { $0.page?.isOfFileAlone ?? true } }
    }

    /// The bytes of a file of it: those that it was read from, or where it was changed, a new file. Nil for a document without pages.
    ///
    /// Pages are drawn on the main thread, which others wait for.
    open func dataRepresentation() -> Data? {
        if let data, isAsRead { return data }
        let pages = (0..<pageCount).compactMap(page(at:))
        guard let first = pages.first else { return nil }
        return MainThread.sync {
            MainActor.assumeIsolated {
                UIGraphicsPDFRenderer(bounds: first.bounds(for: .mediaBox)).pdfData { context in
                    for page in pages {
                        let box = CGRect(origin: .zero, size: page.bounds(for: .mediaBox).size)
                        context.beginPage(withBounds: box, pageInfo: [:])
                        page.draw(to: context.cgContext, pixels: 2, isForFile: true)
                    }
                }
            }
        }
    }

    /// Writes it into a file. Returns whether that was possible.
    @discardableResult
    open func write(to url: URL) -> Bool {
        guard let data = dataRepresentation() else { return false }
        return (try? data.write(to: url, options: .atomic)) != nil
    }

    /// Writes it into a file. Returns whether that was possible.
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
}
