import DovetailUIKit
import Foundation

/// A part of the plane around a point, such as that in which a field is felt.
@MainActor @preconcurrency
open class SKRegion: NSObject, NSCopying {
    /// The outline; nil for regions that have none, and for those made of others.
    public let path: CGPath?
    private let holds: @MainActor (CGPoint) -> Bool

    private init(path: CGPath? = nil, _ holds: @escaping @MainActor (CGPoint) -> Bool) {
        (self.path, self.holds) = (path, holds)
    }

    /// A circle around the origin.
    public convenience init(radius: Float) {
        let radius = CGFloat(max(radius, 0))
        self.init { hypot($0.x, $0.y) <= radius }
    }
    /// A rectangle around the origin.
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }
    /// What is inside of a path.
    public convenience init(path: CGPath) { self.init(path: path) { path.contains($0) } }
    /// All that there is.
    public class func infinite() -> SKRegion { SKRegion { _ in true } }

    /// What is not in it.
    open func inverse() -> SKRegion {
        let holds = holds
        return SKRegion { !holds($0) }
    }
    /// What is in it and not in another one.
    open func byDifference(from region: SKRegion) -> SKRegion {
        let (mine, other) = (holds, region.holds)
        return SKRegion { mine($0) && !other($0) }
    }
    /// What is in both.
    open func byIntersection(with region: SKRegion) -> SKRegion {
        let (mine, other) = (holds, region.holds)
        return SKRegion { mine($0) && other($0) }
    }
    /// What is in one of them.
    open func byUnion(with region: SKRegion) -> SKRegion {
        let (mine, other) = (holds, region.holds)
        return SKRegion { mine($0) || other($0) }
    }
    /// Whether a point is in it.
    open func contains(_ point: CGPoint) -> Bool { holds(point) }

    // It never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
