import DovetailCore
import Foundation

extension CGContext {
    /// A context that writes a PDF file of pages, each between ``beginPDFPage(_:)`` and ``endPDFPage()``. Y grows upwards.
    ///
    ///     let file = CGContext(url as CFURL, mediaBox: &box, nil)
    ///     file?.beginPDFPage(nil)
    ///     ImageRenderer(content: invoice).render { _, draw in draw(file!) }
    ///     file?.endPDFPage()
    ///     file?.closePDF()
    ///
    /// The file appears whole when it is closed, or when the context goes. Any thread may draw; pages are painted on the main thread, which
    /// others wait for.
    ///
    /// - Parameters:
    ///   - mediaBox: The box of pages, in points; US Letter for nil.
    ///   - auxiliaryInfo: Not used.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// The same, to a consumer of bytes.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
    ) {
        let box = mediaBox?.pointee.standardized ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard box.width > 0, box.height > 0, box.width < 100_000, box.height < 100_000 else { return nil }
        let drawing = ImmediateDrawing(area: box)
        drawing.keepsViews = true
        self.init(drawing, bitmap: PDFFile(mediaBox: box, take: consumer.take))
    }

    private var file: PDFFile? { bitmap as? PDFFile }

    /// Begins a page; one that was begun ends. Does nothing in a context of another kind, like the functions below.
    ///
    /// - Parameter pageInfo: `kCGPDFContextMediaBox` with the bytes of a `CGRect` gives the page a box of its own.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let bytes = pageInfo?[kCGPDFContextMediaBox] as? Data
        let box = bytes.flatMap { bytes -> CGRect? in
            guard bytes.count == MemoryLayout<CGRect>.size else { return nil }
            return bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }.standardized
        }
        file?.beginPage(drawing, box: box.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil })
    }
    /// Ends a page.
    public func endPDFPage() { file?.endPage(drawing) }
    /// Begins a page.
    ///
    /// - Parameter mediaBox: Its box; nil for that of the file.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { file?.beginPage(drawing, box: mediaBox?.pointee) }
    /// Ends a page.
    public func endPage() { file?.endPage(drawing) }
    /// Ends the file.
    public func closePDF() {
        file?.endPage(drawing)
        file?.close()
    }
}

/// The box of a page: the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "MediaBox"
/// Words about a file that are not written.
public let kCGPDFContextTitle: CFString = "Title"
public let kCGPDFContextAuthor: CFString = "Author"
public let kCGPDFContextCreator: CFString = "Creator"
public let kCGPDFContextSubject: CFString = "Subject"
public let kCGPDFContextKeywords: CFString = "Keywords"
/// Ways to keep a file from readers. Accepted: files are open to all.
public let kCGPDFContextOwnerPassword: CFString = "OwnerPassword"
public let kCGPDFContextUserPassword: CFString = "UserPassword"
public let kCGPDFContextEncryptionKeyLength: CFString = "EncryptionKeyLength"
public let kCGPDFContextAllowsPrinting: CFString = "AllowsPrinting"
public let kCGPDFContextAllowsCopying: CFString = "AllowsCopying"
