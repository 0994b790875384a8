import Foundation

/// An arrangement of views. The built-in stacks are written with this protocol too.
public protocol Layout: Animatable {
    /// What the layout keeps between calls; `Void` when it keeps nothing.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The container's size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview within `bounds`. A subview that is not placed is centred.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// What is known of a layout without asking it.
public struct LayoutProperties: Sendable {
    /// The axis of a stack.
    public var stackOrientation: Axis?
    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) -> Void { () }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias Element = LayoutSubview
    let computers: [LayoutComputer]
    /// Collects the placements; nil while only sizes are asked for.
    let placements: PlacementCollector?
    let stackAxis: Axis?

    public var startIndex: Int { 0 }
    public var endIndex: Int { computers.count }
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(
            computer: computers[index], index: index, placements: placements, stackAxis: stackAxis)
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.computers.elementsEqual(right.computers, by: ===)
    }
}

/// Where the placements of one pass go.
package final class PlacementCollector {
    package struct Placement {
        var origin: CGPoint
        var size: CGSize
        var proposal: ProposedViewSize
    }
    var placements: [Placement?]
    init(count: Int) { placements = Array(repeating: nil, count: count) }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
    let computer: LayoutComputer
    let index: Int
    let placements: PlacementCollector?
    let stackAxis: Axis?

    /// The view's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        computer.sizeThatFits(proposal, inStackAlong: stackAxis)
    }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        computer.dimensions(size: sizeThatFits(proposal))
    }

    public var priority: Double { computer.layoutPriority }
    public var spacing: ViewSpacing { computer.spacing }
    package var isSpacer: Bool { computer.isSpacer }

    /// Puts the view's `anchor` at `position`, in the coordinates of the bounds that the layout was given.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard let placements else { return }
        let size = sizeThatFits(proposal)
        placements.placements[index] = .init(
            origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
            size: size, proposal: proposal)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.computer === right.computer && left.index == right.index
    }
}
