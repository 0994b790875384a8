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
    let drawing: ImmediateDrawing

    init(_ drawing: ImmediateDrawing, isFlipped: Bool) {
        self.drawing = drawing
        self.isFlipped = isFlipped
        cgContext = CGContext(drawing)
    }

    /// A context that draws on one of Core Graphics.
    ///
    /// - Parameter initialFlippedState: Whether y grows downwards in it, for pictures and texts to stand upright.
    public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
        drawing = graphicsPort.drawing
        isFlipped = initialFlippedState
        cgContext = graphicsPort
    }

    /// What is being drawn, and what the program said of it.
    private struct Contexts {
        /// Those of the drawings that are begun, innermost last.
        var open: [NSGraphicsContext] = []
        /// Which of them the program made current by itself.
        var given: [ObjectIdentifier] = []
        /// What was current when ``saveGraphicsState()-type.method`` was called.
        var kept: [NSGraphicsContext?] = []
    }
    // One for the process: drawings begin and end within calls of the main thread.
    private static var contexts = Contexts()

    /// The context of the drawing that was begun last, or that the program has set; nil where there is none.
    ///
    /// The one that was set gives way to another one that is set, and to what ``restoreGraphicsState()-type.method`` has back. Nil brings back the
    /// context of the drawing that was begun.
    public static var current: NSGraphicsContext? {
        get { contexts.open.last }
        set {
            guard newValue !== contexts.open.last else { return }
            if let last = contexts.open.last, contexts.given.last == ObjectIdentifier(last) {
                contexts.open.removeLast()
                contexts.given.removeLast()
                ImmediateDrawing.end()
            }
            guard let newValue, newValue !== contexts.open.last else { return }
            contexts.open.append(newValue)
            contexts.given.append(ObjectIdentifier(newValue))
            ImmediateDrawing.resume(newValue.drawing)
        }
    }

    /// Keeps which context is current, and its colours, lines, transforms and clips, to have them back by
    /// ``restoreGraphicsState()-type.method``.
    public static func saveGraphicsState() {
        contexts.kept.append(contexts.open.last)
        contexts.open.last?.saveGraphicsState()
    }
    /// Has back what was kept last.
    public static func restoreGraphicsState() {
        guard let last = contexts.kept.popLast() else { return }
        current = last
        last?.restoreGraphicsState()
    }
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
        contexts.open.append(NSGraphicsContext(drawing, isFlipped: isFlipped))
    }

    /// Ends what ``begin(_:size:isFlipped:)`` began.
    static func end() { _ = contexts.open.popLast() }

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
