import Foundation

/// What a group node does to everything inside it.
package enum DisplayEffect: Equatable {
    case none
    /// 0...1.
    case opacity(Double)
    /// In the node's own coordinates (anchors are already folded in).
    case transform(CGAffineTransform)
    /// Seen in perspective. In the node's own coordinates.
    case projection(ProjectionTransform)
    /// Gaussian blur; radius in points. Where it is opaque, edges stay sharp.
    case blur(radius: CGFloat, isOpaque: Bool = false)
    /// Draws only what lies inside the path, given in the node's coordinates.
    case clip(Path, FillStyle)
    /// Draws all children but the last, where the last one is opaque.
    case mask
    /// The last child of a node that masks.
    case maskSource
    /// Mixes the colours of everything inside, drawn as one, with those behind it.
    case blend(BlendMode)
    /// Draws everything inside as one, so that what is mixed inside is not mixed with what is behind.
    case compositing
    /// Changes each colour.
    case color(ColorMap)
    /// One colour where the opacity is between two values, both included, and nothing elsewhere.
    case alphaThreshold(min: Double, max: Double, color: Color.Resolved)
    /// A shadow of everything inside; lengths in points.
    case shadow(color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat)
}

extension DisplayEffect {
    /// Where the effect moves what is inside; perspective is left out, but for where it puts the corners.
    package func transform(for size: CGSize) -> CGAffineTransform? {
        switch self {
        case .transform(let transform): transform
        case .projection(let projection): projection.affine(for: size)
        default: nil
        }
    }
}
