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
    private static var open: [NSGraphicsContext] = []

    /// What is drawn in now; nil while nothing is drawn.
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

extension NSView {
    /// Draws the view, if its class draws.
    func drawIfNeeded(size: CGSize) {
        guard isOfAppsClass, needsDrawing || drawnSize != size else { return }
        needsDrawing = false
        drawnSize = size
        guard size.width > 0, size.height > 0 else { return }
        drawn = ImmediateDrawing.drawing(size: size) {
            guard let drawing = ImmediateDrawing.current else { return }
            NSGraphicsContext.draw(drawing, size: size, isFlipped: isFlipped) {
                draw(CGRect(origin: .zero, size: size))
            }
        }
    }
}

extension NSColor {
    /// Sets the colour that is filled and stroked with.
    @MainActor @preconcurrency public func set() {
        setFill()
        setStroke()
    }
    /// Sets the colour that is filled with.
    @MainActor @preconcurrency public func setFill() { ImmediateDrawing.current?.state.fillColor = value.color }
    /// Sets the colour that is stroked with.
    @MainActor @preconcurrency public func setStroke() { ImmediateDrawing.current?.state.strokeColor = value.color }
}

extension CGRect {
    /// Fills the rectangle with the colour that is set.
    @MainActor @preconcurrency public func fill() { ImmediateDrawing.current?.fill(Path(self)) }
    /// Draws a frame along the inner side of the rectangle, a point wide, with the colour that fills.
    @MainActor @preconcurrency public func frame(withWidth frameWidth: CGFloat = 1) {
        var path = Path(self)
        path.addRect(insetBy(dx: frameWidth, dy: frameWidth))
        ImmediateDrawing.current?.fill(path, eoFill: true)
    }
    /// Limits what is drawn from now on to the rectangle.
    @MainActor @preconcurrency public func clip() { ImmediateDrawing.current?.clip(to: Path(self)) }
}

extension NSImage {
    /// A picture that code draws. In one that is not flipped y grows upwards.
    ///
    /// - Parameter drawingHandler: Draws the picture within a rectangle, at once. It returns whether there is one.
    @MainActor @preconcurrency
    public convenience init(
        size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (CGRect) -> Bool
    ) {
        let data = ImmediateDrawing.picture(size: size, scale: ScreenValue.scale, isOpaque: false) { drawing in
            NSGraphicsContext.draw(
                drawing, size: size, isFlipped: drawingHandlerShouldBeCalledWithFlippedContext
            ) { _ = drawingHandler(CGRect(origin: .zero, size: size)) }
        }
        self.init(
            data.flatMap { PictureValue(data: $0, scale: ScreenValue.scale) }
                ?? PictureValue(empty: Image(systemName: "square")))
    }

    /// Begins to draw the picture, which is as large as its size; y grows upwards. What was in it before is lost.
    @MainActor @preconcurrency public func lockFocus() { lockFocusFlipped(false) }
    /// Begins to draw the picture, with y growing downwards where it is flipped.
    @MainActor @preconcurrency public func lockFocusFlipped(_ flipped: Bool) {
        ImmediateDrawing.begin(size: size)
        if let drawing = ImmediateDrawing.current { NSGraphicsContext.begin(drawing, size: size, isFlipped: flipped) }
    }
    /// Ends the drawing of the picture.
    @MainActor @preconcurrency public func unlockFocus() {
        let drawing = ImmediateDrawing.current
        NSGraphicsContext.end()
        ImmediateDrawing.end()
        let scale = ScreenValue.scale
        guard let data = drawing?.picture(size: size, scale: scale, isOpaque: false),
            let value = PictureValue(data: data, scale: scale)
        else { return }
        stored = value
    }

    /// Draws the picture.
    @MainActor @preconcurrency public func draw(in rect: CGRect) {
        NSGraphicsContext.drawUpright(in: rect) { $0.draw(value.image, in: $1) }
    }
    /// Draws the picture with a corner at a point.
    @MainActor @preconcurrency public func draw(
        at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat
    ) {
        draw(in: CGRect(origin: point, size: size), from: fromRect, operation: op, fraction: delta)
    }
    /// Draws the picture. All of it is drawn, whatever part is told.
    @MainActor @preconcurrency public func draw(
        in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat
    ) {
        NSGraphicsContext.drawUpright(in: dstSpacePortionRect) {
            $0.draw(value.image, in: $1, alpha: requestedAlpha)
        }
    }
}

/// How what is drawn is joined with what is there. It is drawn over it here.
public enum NSCompositingOperation: UInt, Sendable {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker
}
