import CoreGraphics
import DovetailCore
import DovetailUIKit
import Foundation

/// What a node draws itself on, in its own coordinates.
@MainActor
struct SceneCanvas {
    private let context: GraphicsContext

    init(_ context: GraphicsContext) { self.context = context }

    private func blended(_ mode: SKBlendMode) -> GraphicsContext {
        var inner = context
        inner.blendMode =
            switch mode {
            case .alpha, .replace: .normal
            case .add: .plusLighter
            case .subtract: .difference
            case .multiply, .multiplyX2, .multiplyAlpha: .multiply
            case .screen: .screen
            }
        return inner
    }

    func fill(_ rect: CGRect, _ color: UIColor, _ mode: SKBlendMode) {
        blended(mode).fill(Path(rect), with: .color(color.value.color))
    }

    /// Draws a picture.
    ///
    /// - Parameters:
    ///   - center: The part that is stretched.
    ///   - tint: A colour, and how much of it.
    func draw(
        _ texture: SKTexture, in rect: CGRect, center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        tint: (color: UIColor, part: CGFloat)? = nil, _ mode: SKBlendMode, opacity: Double = 1
    ) {
        var inner = blended(mode)
        inner.opacity *= opacity
        if let tint {
            let color = ColorMix(red: 1, green: 1, blue: 1, alpha: 1).mixed(with: ColorMix(tint.color), tint.part)
            inner.addFilter(
                .colorMultiply(Color(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)))
        }
        // Pictures hang from their upper edge.
        inner.scaleBy(x: 1, y: -1)
        inner.draw(
            texture.image(stretching: center),
            in: CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height))
    }

    /// Draws a particle: a picture, or a rectangle of its colour.
    func draw(
        _ texture: SKTexture?, _ size: CGSize, _ place: CGAffineTransform, _ color: UIColor, _ blend: CGFloat,
        _ mode: SKBlendMode, opacity: Double
    ) {
        var inner = context
        inner.concatenate(place)
        let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        if let texture {
            SceneCanvas(inner).draw(
                texture, in: rect, tint: blend > 0 ? (color, min(blend, 1)) : nil, mode, opacity: opacity)
        } else {
            inner.opacity *= opacity
            SceneCanvas(inner).fill(rect, color, mode)
        }
    }

    func draw(_ text: NSAttributedString, in rect: CGRect, _ mode: SKBlendMode) {
        var inner = blended(mode)
        inner.scaleBy(x: 1, y: -1)
        inner.withCGContext { context in
            UIGraphicsPushContext(context)
            text.draw(
                with: CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height),
                options: [.usesLineFragmentOrigin], context: nil)
            UIGraphicsPopContext()
        }
    }

    func draw(_ shape: SKShapeNode, _ path: CGPath) {
        let inner = blended(shape.blendMode)
        let outline = Path(path)
        if ColorMix(shape.fillColor).alpha > 0 {
            inner.fill(outline, with: .color(shape.fillColor.value.color))
        }
        if let texture = shape.fillTexture {
            var clipped = inner
            clipped.clip(to: outline)
            let tint = ColorMix(shape.fillColor).alpha > 0 ? (shape.fillColor, CGFloat(1)) : nil
            SceneCanvas(clipped).draw(texture, in: path.boundingBoxOfPath, tint: tint, shape.blendMode)
        }
        let stroke = shape.strokeColor.value.color
        guard ColorMix(shape.strokeColor).alpha > 0 else { return }
        if shape.glowWidth > 0 {
            var glow = inner
            glow.addFilter(.blur(radius: shape.glowWidth / 2))
            glow.stroke(outline, with: .color(stroke), lineWidth: shape.lineWidth + shape.glowWidth)
        }
        if shape.lineWidth > 0 {
            inner.stroke(
                outline, with: .color(stroke),
                style: StrokeStyle(
                    lineWidth: shape.lineWidth, lineCap: shape.lineCap, lineJoin: shape.lineJoin,
                    miterLimit: shape.miterLimit))
        }
    }

    /// Draws several things as one.
    func layer(_ mode: SKBlendMode, _ draw: @escaping (SceneCanvas) -> Void) {
        let transform = context.transform
        blended(mode).drawLayer { layer in
            layer.transform = transform
            draw(SceneCanvas(layer))
        }
    }

    /// Draws all that is in a node as one.
    ///
    /// Layers in layers are drawn by calls in calls: as deep as an app nests them by hand.
    ///
    /// - Parameter blur: How far a blur reaches, in points of the node.
    func layer(of node: SKNode, _ mode: SKBlendMode, mask: SKNode? = nil, blur: CGFloat? = nil) {
        var inner = blended(mode)
        if let blur, blur > 0 { inner.addFilter(.blur(radius: blur)) }
        let transform = inner.transform
        if let mask {
            inner.clipToLayer { ScenePainter.paint(mask, transform, $0) }
        }
        inner.drawLayer { ScenePainter.paint(inside: node, transform, 1, $0) }
    }
}
