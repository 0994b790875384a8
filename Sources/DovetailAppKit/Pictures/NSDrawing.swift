import DovetailCore
import DovetailPaint
import DovetailPlatform
import Foundation

extension NSView {
    /// Draws the view, if its class draws.
    func drawIfNeeded(size: CGSize) {
        guard isOfAppsClass, needsDrawing || drawnSize != size else { return }
        needsDrawing = false
        drawnSize = size
        if wantsUpdateLayer, layer != nil { return updateLayer() }
        guard size.width > 0, size.height > 0 else { return }
        drawn = ImmediateDrawing.drawing(size: size) {
            guard let drawing = ImmediateDrawing.current else { return }
            NSGraphicsContext.draw(drawing, size: size, isFlipped: isFlipped) {
                draw(CGRect(origin: boundsOrigin, size: size))
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
