import DovetailCore
import DovetailPaint
import DovetailPlatform
import DovetailUIKit
import Foundation

extension NSView {
    /// Draws the view, with what is inside, in the drawing that is begun. The whole view has a place there, in points from above.
    private func drawTree(in rect: CGRect) {
        layoutSubtreeIfNeeded()
        _ = ImmediateDrawing.draw(
            AnyView(NSViewContent(self).frame(width: frame.width, height: frame.height)), in: rect)
    }
    /// Where the whole view stands when a part of it begins at the origin, from above.
    private func whole(of part: CGRect) -> CGRect {
        let top = isFlipped ? part.minY : frame.height - part.maxY
        return CGRect(origin: CGPoint(x: -part.minX, y: -top), size: frame.size)
    }

    /// An empty picture as large as a part of the view, for ``cacheDisplay(in:to:)``; nil where that has no size.
    public func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep? {
        guard rect.width >= 1, rect.height >= 1 else { return nil }
        let scale = window?.backingScaleFactor ?? ScreenValue.scale
        return NSBitmapImageRep(emptyOf: rect.size, scale: scale)
    }
    /// Draws a part of the view, with what is inside, in a picture, in the picture's pixels.
    public func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = CGFloat(bitmapImageRep.pixelsWide) / rect.width
        let data = ImmediateDrawing.picture(size: rect.size, scale: scale, isOpaque: false) { _ in
            drawTree(in: whole(of: rect))
        }
        if let image = data.flatMap({ CGImage(encoded: $0) }) { bitmapImageRep.take(image) }
    }
    /// A part of the view, with what is inside, as a PDF file of one page.
    public func dataWithPDF(inside rect: CGRect) -> Data {
        UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: rect.size)).pdfData { context in
            context.beginPage()
            drawTree(in: whole(of: rect))
        }
    }
    /// A part of the view as a file of PostScript. Desktops print PDF: empty.
    public func dataWithEPS(inside rect: CGRect) -> Data { Data() }

}
