import DovetailCore
import Foundation

/// Where a pointer has one look. See ``UIPointerInteraction``.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public let identifier: AnyHashable?
    public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// Where the pointer is when a delegate is asked for a region.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
    public let location: CGPoint
    init(location: CGPoint) { self.location = location }
}

/// What a pointer does to what it is over.
public enum UIPointerEffect {
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// Where a tint is put.
    public enum TintMode: Int, Sendable { case none, overlay, underlay }
}

/// What a pointer looks like.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    /// The radius of a pointer's corners, in points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// What a pointer looks like and does over a region. It is kept, and nothing else: see ``UIPointerInteraction``.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
    public let effect: UIPointerEffect?
    public let shape: UIPointerShape?

    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { (self.effect, self.shape) = (effect, shape) }
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { (effect, self.shape) = (nil, shape) }
    private override init() { (effect, shape) = (nil, nil) }

    /// No pointer at all.
    open class func hidden() -> UIPointerStyle { UIPointerStyle() }
    /// The system's pointer.
    open class func system() -> UIPointerStyle { UIPointerStyle() }
}
