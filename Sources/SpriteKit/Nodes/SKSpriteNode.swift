import DovetailCore
import DovetailUIKit
import Foundation

/// How what a node draws is put on what is behind it.
public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

/// A picture, or a rectangle of a colour.
@MainActor @preconcurrency
open class SKSpriteNode: SKNode {
    /// The picture; nil for a rectangle of ``color``.
    open var texture: SKTexture?
    /// The colour of a rectangle, or that a picture is mixed with.
    open var color: UIColor
    /// How much of the colour a picture takes, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0
    /// How large it is, before its scales.
    open var size: CGSize
    /// Where in its rectangle its origin is: (0.5, 0.5) is the middle.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The part of the picture, from 0 to 1, that is stretched when the sprite is larger; the edges keep their size.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var blendMode = SKBlendMode.alpha
    /// Lights that shine on it. There is no lighting here.
    open var lightingBitMask: UInt32 = 0
    open var shadowCastBitMask: UInt32 = 0
    open var shadowedBitMask: UInt32 = 0

    /// A rectangle of a colour, or a picture of a size.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    public required init?(coder aDecoder: NSCoder) {
        (texture, color, size) = (nil, .white, .zero)
        super.init(coder: aDecoder)
    }
    /// A rectangle of no size.
    public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
    /// A picture in its own size.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    /// A picture of a size.
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    /// A picture of the app's in its own size. One that is missing is a white square with a red cross.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    /// A rectangle of a colour.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    /// Gives it such scales that it has a size in its parent.
    open func scale(to size: CGSize) {
        if self.size.width != 0 { xScale = size.width / self.size.width }
        if self.size.height != 0 { yScale = size.height / self.size.height }
    }

    override var ownBounds: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    override func draw(_ canvas: SceneCanvas) {
        guard let texture else { return canvas.fill(ownBounds, color, blendMode) }
        canvas.draw(
            texture, in: ownBounds, center: centerRect, tint: colorBlendFactor > 0 ? (color, colorBlendFactor) : nil,
            blendMode)
    }

    override func copyAlone() -> SKNode {
        let copy = made { SKSpriteNode() }
        (copy.texture, copy.color, copy.size) = (texture, color, size)
        (copy.colorBlendFactor, copy.anchorPoint) = (colorBlendFactor, anchorPoint)
        (copy.centerRect, copy.blendMode) = (centerRect, blendMode)
        return copy
    }
}
