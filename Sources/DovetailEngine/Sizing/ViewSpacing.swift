import Foundation

/// The distances that a view likes to keep from its neighbours.
///
/// Two views side by side stand 8 points apart. In a column the distance follows from the fonts where there is text at one of the two
/// edges (see ``ViewSpacing/init(of:engine:)``). A container has on each of its sides what its views there
/// have; where those are of both kinds, the greatest distance counts that any two of them ask for.
public struct ViewSpacing: Equatable, Sendable {
    /// What a text keeps from its neighbours above or below, in points.
    package struct TextDistances: Equatable, Sendable {
        /// To the edge of a view that is no text.
        package var toView: CGFloat
        /// To another text. Between two texts, the lower one's counts.
        package var toText: CGFloat
    }

    /// The sides at which no distance is kept, as the raw value of a set: each layout of a stack unites those of its views, and the set's own
    /// operations are generic ones.
    private var zero: Int8
    /// The sides that something other than text is at.
    private var views: Int8
    package private(set) var textAtTop: TextDistances?
    package private(set) var textAtBottom: TextDistances?

    private init(zero: Edge.Set, views: Edge.Set) {
        self.zero = zero.rawValue
        self.views = views.rawValue
    }

    /// No distance on any side.
    public static let zero = ViewSpacing(zero: .all, views: [])

    /// The standard distances.
    public init() { self.init(zero: [], views: .all) }

    /// Nothing at any side: where a union begins.
    package static let nothing = ViewSpacing(zero: [], views: [])

    /// Text, with what it keeps from its neighbours above and below.
    package init(textAtTop: TextDistances, textAtBottom: TextDistances) {
        self.init(zero: [], views: .horizontal)
        self.textAtTop = textAtTop
        self.textAtBottom = textAtBottom
    }

    /// The distance between this view and the one that follows it along `axis`, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (mine, theirs): (Edge.Set, Edge.Set) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        if zero & mine.rawValue != 0 || next.zero & theirs.rawValue != 0 { return 0 }
        guard axis == .vertical, textAtBottom != nil || next.textAtTop != nil else { return Self.standard }
        var distance: CGFloat?
        if textAtBottom != nil, let below = next.textAtTop { distance = below.toText }
        if let text = textAtBottom, next.views & Self.top != 0 { distance = max(distance ?? 0, text.toView) }
        if let text = next.textAtTop, views & Self.bottom != 0 { distance = max(distance ?? 0, text.toView) }
        return distance ?? Self.standard
    }

    /// Takes over, on the given sides, the distances of `other` where they are larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        var rest = edges.rawValue & Edge.Set.all.rawValue
        while rest != 0 {
            // The lowest one that is left.
            let side = rest & -rest
            rest &= ~side
            if other.zero & side != 0 {
                if hasNothing(at: side) { zero |= side }
            } else if !other.hasNothing(at: side) {
                zero &= ~side
                views |= other.views & side
                if side == Self.top { textAtTop = Self.larger(textAtTop, other.textAtTop) }
                if side == Self.bottom { textAtBottom = Self.larger(textAtBottom, other.textAtBottom) }
            }
        }
    }

    /// The larger of both distances on the given sides.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The spacing of what has the view somewhere inside its top or bottom edge, and not at it: text keeps no distances of its own there.
    package func withoutText(at edges: Edge.Set) -> ViewSpacing {
        guard textAtTop != nil || textAtBottom != nil else { return self }
        var copy = self
        if edges.contains(.top), textAtTop != nil { (copy.textAtTop, copy.views) = (nil, views | Self.top) }
        if edges.contains(.bottom), textAtBottom != nil {
            (copy.textAtBottom, copy.views) = (nil, copy.views | Self.bottom)
        }
        return copy
    }

    /// The same where sides that keep no distance, or have nothing at them, keep the standard one.
    package var keepingDistance: ViewSpacing {
        var copy = self
        copy.zero = 0
        copy.views |= Edge.Set.horizontal.rawValue
        if textAtTop == nil { copy.views |= Self.top }
        if textAtBottom == nil { copy.views |= Self.bottom }
        return copy
    }

    private static let top = Edge.Set.top.rawValue
    private static let bottom = Edge.Set.bottom.rawValue

    private func hasNothing(at side: Int8) -> Bool {
        (zero | views) & side == 0 && (side != Self.top || textAtTop == nil)
            && (side != Self.bottom || textAtBottom == nil)
    }

    private static func larger(_ left: TextDistances?, _ right: TextDistances?) -> TextDistances? {
        guard let left, let right else { return left ?? right }
        return TextDistances(toView: max(left.toView, right.toView), toText: max(left.toText, right.toText))
    }

    package static let standard: CGFloat = 8
}
