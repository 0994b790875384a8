import DovetailUIKit
import Foundation

/// Which part of a page counts. Poppler tells the one that is seen: all are that one here.
public enum PDFDisplayBox: Int, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a document. Any thread may use it.
open class PDFPage: NSObject, @unchecked Sendable {
    let index: Int
    private let file: PopplerFile
    /// The document that it is of; nil once that has gone.
    public private(set) weak var document: PDFDocument?

    init(index: Int, document: PDFDocument, file: PopplerFile) {
        (self.index, self.document, self.file) = (index, document, file)
        super.init()
    }

    /// What the page is called, such as “iv”; its number where the document does not say.
    open var label: String? { file.label(of: index) }

    /// How large the page is, in points, as it is seen: from 0, 0, whatever the box. A page that is turned is told as it stands then.
    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(origin: .zero, size: file.size(of: index)) }

    /// By how many degrees the page is turned: 0, since ``bounds(for:)`` and pictures are those of the turned page.
    open var rotation: Int { 0 }

    /// What is written on it.
    open var string: String? { file.text(of: index) }

    /// How many characters are written on it.
    open var numberOfCharacters: Int { string?.utf16.count ?? 0 }

    /// A picture of the page that fits into a size, in points, with two pixels for each. One of no size where the page can't be drawn.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let own = bounds(for: box).size
        guard own.width > 0, own.height > 0 else { return UIImage() }
        return picture(scale: min(size.width / own.width, size.height / own.height), pixels: 2) ?? UIImage()
    }

    /// A picture of the page.
    /// - Parameters:
    ///   - scale: How many points of the picture a point of the page is.
    ///   - pixels: Pixels for each point of the picture.
    func picture(scale: CGFloat, pixels: CGFloat) -> UIImage? {
        file.picture(of: index, scale: scale * pixels).flatMap { UIImage(data: $0, scale: pixels) }
    }
}
