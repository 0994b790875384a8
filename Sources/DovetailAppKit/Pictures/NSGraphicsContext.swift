import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

/// Where calls draw that have no argument for it: ``NSColor/set()``, ``NSBezierPath/fill()`` and their like.
@MainActor @preconcurrency
open class NSGraphicsContext: NSObject {
    /// The context as Core Graphics has it.
    public let cgContext: CGContext
    /// Whether y grows downwards in it.
    public let isFlipped: Bool
    private let drawing: ImmediateDrawing

    init(_ drawing: ImmediateDrawing, isFlipped: Bool) {
        self.drawing = drawing
        self.isFlipped = isFlipped
        cgContext = CGContext(drawing)
    }

    /// The contexts of the drawings that are begun, innermost last.
    // One for the process: drawings begin and end within calls of the main thread.
    private static var open: [NSGraphicsContext] = []

    /// The context of the drawing that was begun last; nil where none is.
    public static var current: NSGraphicsContext? { open.last }

    /// Keeps colours, lines, transforms and clips, to have them back by ``restoreGraphicsState()-method``.
    public static func saveGraphicsState() { open.last?.saveGraphicsState() }
    /// Has back what was kept last.
    public static func restoreGraphicsState() { open.last?.restoreGraphicsState() }
    /// Keeps colours, lines, transforms and clips.
    public func saveGraphicsState() { drawing.save() }
    /// Has back what was kept last.
    public func restoreGraphicsState() { drawing.restore() }

    /// Runs code that draws a picture of a size. In one that is not flipped y grows upwards.
    static func draw(_ drawing: ImmediateDrawing, size: CGSize, isFlipped: Bool, _ body: () -> Void) {
        begin(drawing, size: size, isFlipped: isFlipped)
        body()
        end()
    }

    /// Begins to draw a picture of a size.
    static func begin(_ drawing: ImmediateDrawing, size: CGSize, isFlipped: Bool) {
        if !isFlipped {
            drawing.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
        }
        open.append(NSGraphicsContext(drawing, isFlipped: isFlipped))
    }

    /// Ends what ``begin(_:size:isFlipped:)`` began.
    static func end() { _ = open.popLast() }

    /// Draws something that has an upside: y grows downwards in what `body` gets.
    static func drawUpright(in rect: CGRect, _ body: (ImmediateDrawing, CGRect) -> Void) {
        guard let drawing = ImmediateDrawing.current else { return }
        guard current?.isFlipped == false else { return body(drawing, rect) }
        drawing.save()
        drawing.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        body(drawing, rect)
        drawing.restore()
    }
}
