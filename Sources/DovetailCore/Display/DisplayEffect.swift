import Foundation

/// What a group node does to everything inside it.
package enum DisplayEffect: Equatable {
    case none
    /// 0...1.
    case opacity(Double)
    /// In the node's own coordinates (anchors are already folded in).
    case transform(CGAffineTransform)
    /// Gaussian blur; radius in points.
    case blur(radius: CGFloat)
    /// Draws only what lies inside the path, given in the node's coordinates.
    case clip(Path, FillStyle)
    /// A shadow of everything inside; lengths in points.
    case shadow(color: Color.Resolved, radius: CGFloat, x: CGFloat, y: CGFloat)
}
