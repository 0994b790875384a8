import DovetailCore
import DovetailPaint
import Foundation

/// Calls that have no argument for what is drawn on, such as `UIColor.setFill()` and `UIBezierPath.fill()`, go to the drawing that is
/// begun. Without one they do nothing, which is logged once.
@MainActor
extension ImmediateDrawing {
    /// The drawings that are begun, innermost last.
    // One for the process: drawings begin and end within calls of the main thread.
    private static var open: [ImmediateDrawing] = []

    /// The drawing that calls go to.
    package static var current: ImmediateDrawing? {
        if open.isEmpty {
            Log.warnOnce("drawing", "nothing is drawn: no drawing is begun (see UIGraphicsImageRenderer)")
        }
        return open.last
    }

    /// Begins a drawing that ends by ``end()``.
    package static func begin(size: CGSize) { open.append(ImmediateDrawing(area: CGRect(origin: .zero, size: size))) }

    /// Goes on with a drawing, until ``end()``.
    package static func resume(_ drawing: ImmediateDrawing) { open.append(drawing) }

    /// Ends the drawing that was begun last. Without one it does nothing.
    package static func end() { _ = open.popLast() }

    /// Runs code that draws. Returns the steps of the drawing; nil when there are none.
    package static func drawing(size: CGSize, _ body: () -> Void) -> ImmediateDrawing? {
        guard size.width > 0, size.height > 0 else { return nil }
        let drawing = ImmediateDrawing(area: CGRect(origin: .zero, size: size))
        open.append(drawing)
        body()
        open.removeLast()
        return drawing.isEmpty ? nil : drawing
    }

    /// Runs code that draws. Returns the picture as a PNG file.
    package static func picture(size: CGSize, scale: CGFloat, isOpaque: Bool, _ body: (ImmediateDrawing) -> Void)
        -> Data?
    {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let drawing = ImmediateDrawing(area: CGRect(origin: .zero, size: size))
        open.append(drawing)
        body(drawing)
        open.removeLast()
        return drawing.picture(size: size, scale: scale, isOpaque: isOpaque)
    }

    /// What was drawn, as a PNG file; nil when it cannot be made.
    package func picture(size: CGSize, scale: CGFloat, isOpaque: Bool) -> Data? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let renderer = ImageRenderer(
            content: Canvas { context, _ in
                if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
                self.draw(in: context)
            }.frame(width: size.width, height: size.height))
        renderer.scale = scale
        renderer.colorScheme = .current
        return renderer.pngData
    }
}
