import DovetailCore
import DovetailUIKit
import Foundation

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
        let copy = made { SKCropNode() }
        copy.maskNode = maskNode?.copy() as? SKNode
        return copy
    }
}
