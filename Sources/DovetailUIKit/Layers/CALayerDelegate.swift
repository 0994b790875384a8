import DovetailCore
import Foundation

/// Draws a layer and places the layers inside, where the layer's class does not.
@MainActor @preconcurrency
public protocol CALayerDelegate: AnyObject {
    /// Draws the layer. Called after `setNeedsDisplay()` when the layer is shown next.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer is drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Places the layers inside. Called when the layer has got another size or another layer inside.
    func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
}
