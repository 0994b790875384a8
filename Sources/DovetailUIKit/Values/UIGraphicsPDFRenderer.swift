import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

/// How a PDF file is written: nothing of it counts.
open class UIGraphicsPDFRendererFormat: NSObject {
    /// Words about the file, such as its title, by their names. They are kept, and not written.
    open var documentInfo: [String: Any] = [:]

    public override init() {}

    open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// A PDF file that is begun.
@MainActor @preconcurrency
open class UIGraphicsPDFRendererContext: NSObject {
    /// What is drawn on.
    public let cgContext: CGContext
    /// How the file is written.
    public let format: UIGraphicsPDFRendererFormat
    /// The box of the pages, in points.
    public let pdfContextBounds: CGRect
    private let drawing: ImmediateDrawing
    private let file: PDFFile

    init(
        _ drawing: ImmediateDrawing, _ file: PDFFile, _ bounds: CGRect, format: UIGraphicsPDFRendererFormat
    ) {
        (self.drawing, self.file, pdfContextBounds, self.format) = (drawing, file, bounds, format)
        cgContext = CGContext(drawing)
    }

    /// Begins a page as large as the file says. One that was begun ends.
    open func beginPage() { beginPage(withBounds: pdfContextBounds, pageInfo: [:]) }

    /// Begins a page of a size of its own.
    ///
    /// - Parameter pageInfo: Not used.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        end()
        file.beginPage(drawing, box: bounds)
    }

    func end() { file.endPage(drawing, growsUpwards: false) }

    /// Fills a rectangle with the colour of `setFill()`.
    open func fill(_ rect: CGRect) { drawing.fill(Path(rect)) }
    /// Draws the outline of a rectangle, a point wide, in the colour of `setStroke()`.
    open func stroke(_ rect: CGRect) {
        drawing.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), style: StrokeStyle(lineWidth: 1))
    }
    /// Limits what is drawn on this page from now on to a rectangle.
    open func clip(to rect: CGRect) { drawing.clip(to: Path(rect)) }
}

/// Writes PDF files whose pages are drawn by code. Texts and shapes are sharp at any size.
///
///     let bill = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842)).pdfData { context in
///         context.beginPage()
///         "Total: 12".draw(at: CGPoint(x: 40, y: 40), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
///     }
@MainActor @preconcurrency
open class UIGraphicsPDFRenderer: NSObject {
    private let bounds: CGRect
    /// How files are written.
    public let format: UIGraphicsPDFRendererFormat

    /// Files whose pages have a box, in points; y grows downwards.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
        self.bounds = bounds
        self.format = format
    }

    /// A file that `actions` draw.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        var result = Data()
        let drawing = ImmediateDrawing(area: bounds)
        drawing.keepsViews = true
        let file = PDFFile(mediaBox: bounds) {
            result = $0
            return true
        }
        let context = UIGraphicsPDFRendererContext(drawing, file, bounds, format: format)
        ImmediateDrawing.resume(drawing)
        actions(context)
        ImmediateDrawing.end()
        context.end()
        file.close()
        return result
    }

    /// Writes a file that `actions` draw. It appears whole.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }
}
