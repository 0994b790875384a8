import DovetailUIKit
import Foundation

/// Which part of a page counts. Poppler tells the one that is seen: all are that one here.
public enum PDFDisplayBox: Int, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page of a document: one of its file, a picture, or an empty one. Any thread may read it; the main thread changes it.
open class PDFPage: NSObject, @unchecked Sendable {
    enum Content {
        case file(PopplerFile, Int)
        case picture(UIImage)
        case empty
    }

    private(set) var content = Content.empty
    private var ownBounds: CGRect?
    /// The document that it is of; nil for none, and once that has gone.
    public internal(set) weak var document: PDFDocument?
    /// What an app put on the page. What its file has is drawn, and not told here.
    public private(set) var annotations: [PDFAnnotation] = []
    /// Whether annotations are drawn that an app put on the page.
    open var displaysAnnotations = true { didSet { lookChanged() } }

    /// An empty page, as large as US Letter.
    public required override init() { super.init() }

    /// A page that a picture fills, as large as that, in points. Nil for a picture of no size.
    public convenience init?(image: UIImage) {
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        self.init()
        content = .picture(image)
        ownBounds = CGRect(origin: .zero, size: image.size)
    }

    /// Becomes a page of a file.
    func read(_ index: Int, of file: PopplerFile) { content = .file(file, index) }

    /// What the page is called, such as “iv”; its number where the document does not say.
    open var label: String? {
        if case .file(let file, let index) = content { return file.label(of: index) }
        return document.map { $0.index(for: self) }.flatMap { $0 == NSNotFound ? nil : String($0 + 1) }
    }

    /// How large the page is, in points, as it is seen: from 0, 0, whatever the box. A page that is turned is told as it stands then.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        if let ownBounds { return ownBounds }
        guard case .file(let file, let index) = content else { return CGRect(x: 0, y: 0, width: 612, height: 792) }
        return CGRect(origin: .zero, size: file.size(of: index))
    }

    /// Makes the page larger or smaller, whatever the box. What is on it keeps its size if it is of a file; a picture fills the page.
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
        ownBounds = bounds
        lookChanged()
    }

    /// By how many degrees the page is turned: 0, since ``bounds(for:)`` and pictures are those of the turned page.
    open var rotation: Int { 0 }

    /// What is written on it.
    open var string: String? {
        guard case .file(let file, let index) = content else { return nil }
        return file.text(of: index)
    }

    /// How many characters are written on it.
    open var numberOfCharacters: Int { string?.utf16.count ?? 0 }

    // MARK: Annotations

    /// Puts an annotation on the page, over those that are there.
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotation.page?.removeAnnotation(annotation)
        annotation.page = self
        annotations.append(annotation)
        lookChanged()
    }

    /// Takes an annotation off the page.
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        guard annotation.page === self else { return }
        annotation.page = nil
        annotations.removeAll { $0 === annotation }
        lookChanged()
    }

    /// The uppermost annotation at a point of the page; nil for none.
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }

    /// Tells those that show the page.
    func lookChanged() { NotificationCenter.default.post(name: .pdfPageLook, object: self) }

    // MARK: Pictures

    /// A picture of the page that fits into a size, in points, with two pixels for each. One of no size where the page can't be drawn.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let own = bounds(for: box).size
        guard own.width > 0, own.height > 0 else { return UIImage() }
        return picture(scale: min(size.width / own.width, size.height / own.height), pixels: 2) ?? UIImage()
    }

    /// Draws the page and its annotations, in its coordinates: from the lower left corner, with y upwards. Called on the main thread.
    ///
    /// A class of an app's own that draws more is made where the document's delegate names it. The page is drawn as a picture.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        let bounds = bounds(for: box)
        switch content {
        case .file(let file, let index):
            let size = file.size(of: index)
            let image = file.picture(of: index, scale: drawing.pixels).flatMap { UIImage(data: $0)?.cgImage }
            if let image { context.draw(image, in: CGRect(origin: bounds.origin, size: size)) }
        case .picture(let image): if let image = image.cgImage { context.draw(image, in: bounds) }
        case .empty: break
        }
        guard displaysAnnotations else { return }
        for annotation in annotations where drawing.isForFile ? annotation.shouldPrint : annotation.shouldDisplay {
            if drawing.isWithoutFields, annotation.isUsable { continue }
            annotation.draw(with: box, in: context)
        }
    }

    /// What the page is drawn for. Belongs to the main thread, as drawing does.
    private var drawing = (pixels: 2.0, isForFile: false, isWithoutFields: false)

    /// Whether nothing but its file says how it looks.
    var isOfFileAlone: Bool {
        guard case .file = content else { return false }
        return ownBounds == nil && annotations.isEmpty && Swift.type(of: self) == PDFPage.self
    }

    /// A picture of the page.
    /// - Parameters:
    ///   - scale: How many points of the picture a point of the page is.
    ///   - pixels: Pixels for each point of the picture.
    ///   - isWithoutFields: Whether links and fields are left out, over which a view has controls.
    func picture(scale: CGFloat, pixels: CGFloat, isWithoutFields: Bool = false) -> UIImage? {
        if isOfFileAlone, case .file(let file, let index) = content {
            return file.picture(of: index, scale: scale * pixels).flatMap { UIImage(data: $0, scale: pixels) }
        }
        let size = bounds(for: .cropBox).size
        guard size.width > 0, size.height > 0, scale > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat(scale: pixels)
        format.opaque = true
        let whole = CGSize(width: size.width * scale, height: size.height * scale)
        return UIGraphicsImageRenderer(size: whole, format: format).image { renderer in
            UIColor.white.setFill()
            renderer.fill(CGRect(origin: .zero, size: whole))
            let context = renderer.cgContext
            context.scaleBy(x: scale, y: scale)
            draw(to: context, pixels: Double(scale * pixels), isWithoutFields: isWithoutFields)
        }
    }

    /// Draws the page in coordinates whose y grows downwards.
    @MainActor
    func draw(to context: CGContext, pixels: Double, isForFile: Bool = false, isWithoutFields: Bool = false) {
        let bounds = bounds(for: .cropBox)
        drawing = (pixels, isForFile, isWithoutFields)
        context.saveGState()
        context.translateBy(x: -bounds.minX, y: bounds.maxY)
        context.scaleBy(x: 1, y: -1)
        draw(with: .cropBox, to: context)
        context.restoreGState()
        drawing = (2, false, false)
    }
}

extension Notification.Name {
    /// A page looks otherwise. The object is the page.
    static let pdfPageLook = Notification.Name("DovetailPDFPageLook")
    /// A document has other pages. The object is the document.
    static let pdfPages = Notification.Name("DovetailPDFPages")
}
