import Foundation

/// The distances that a view likes to keep from its neighbours.
public struct ViewSpacing: Equatable, Sendable {
    /// Nil: the standard distance.
    package var top: CGFloat?
    package var leading: CGFloat?
    package var bottom: CGFloat?
    package var trailing: CGFloat?
    package var isZero = false

    /// No distance on any side.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.isZero = true
        return spacing
    }()

    /// The standard distances.
    public init() {}

    /// The distance between this view and the one that follows it along `axis`, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        if isZero || next.isZero { return 0 }
        let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        return max(mine ?? Self.standard, theirs ?? Self.standard)
    }

    /// Takes over, on the given sides, the distances of `other` where they are larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if isZero && other.isZero { return }
        isZero = false
        func larger(_ edge: Edge.Set, _ mine: CGFloat?, _ theirs: CGFloat?) -> CGFloat? {
            guard edges.contains(edge), let theirs else { return mine }
            return max(mine ?? theirs, theirs)
        }
        top = larger(.top, top, other.top)
        leading = larger(.leading, leading, other.leading)
        bottom = larger(.bottom, bottom, other.bottom)
        trailing = larger(.trailing, trailing, other.trailing)
    }

    /// The larger of both distances on the given sides.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    package static let standard: CGFloat = 8
}
