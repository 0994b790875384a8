import DovetailCore
import DovetailUIKit
import Foundation

/// A node whose descendants are drawn as one picture, which is then put on what is behind. There are no filters.
@MainActor @preconcurrency
open class SKEffectNode: SKNode {
    /// Whether its descendants are one picture. A scene's are not, unless it is asked for.
    open lazy var shouldEnableEffects = !(self is SKScene)
    /// Whether the picture is kept until something in it changes. It is kept as long as nothing is drawn anew, in any case.
    open var shouldRasterize = false
    /// Where a filter's middle is. There are no filters.
    open var shouldCenterFilter = true
    open var blendMode = SKBlendMode.alpha

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override var drawsChildren: Bool { shouldEnableEffects && !(self is SKScene) }
    override func draw(_ canvas: SceneCanvas) {
        if drawsChildren { canvas.layer(of: self, blendMode) }
    }
    override func copyAlone() -> SKNode {
        let copy = SKEffectNode()
        (copy.shouldEnableEffects, copy.blendMode) = (shouldEnableEffects, blendMode)
        return copy
    }
}

/// A node whose descendants are seen where another node is opaque.
@MainActor @preconcurrency
open class SKCropNode: SKNode {
    /// The node that is opaque where something is seen, in this node's coordinates; it is in no scene. Nil shows everything.
    open var maskNode: SKNode?

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override var drawsChildren: Bool { maskNode != nil }
    override func draw(_ canvas: SceneCanvas) {
        if let maskNode { canvas.layer(of: self, .alpha, mask: maskNode) }
    }
    override func copyAlone() -> SKNode {
        let copy = SKCropNode()
        copy.maskNode = maskNode?.copy() as? SKNode
        return copy
    }
}
