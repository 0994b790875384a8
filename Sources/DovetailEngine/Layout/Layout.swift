import Foundation

/// An arrangement of views. The built-in stacks are written with this protocol too.
public protocol Layout: Animatable {
    /// What the layout keeps between calls; `Void` when it keeps nothing.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    /// Called when the subviews, or what they answer, or the layout's own values have changed.
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
    /// Set for the layouts of this library: what they answer depends on their values and subviews alone, and they leave guides to
    /// their subviews.
    package var isBuiltIn = false
    /// Whether a container of one view is that view, with its priority, its guides and its distances.
    package var isIdentityForOne = false
    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    /// The distances that all subviews like to keep, on each side.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }
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

    public var startIndex: Int { 0 }
    public var endIndex: Int { computers.count }
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(computer: computers[index], index: index, placements: placements)
    }

    /// Lends what answers for a view. The array keeps it, so no reference is counted: a stack asks all its views several times.
    @inline(__always)
    func withComputer<Result>(_ index: Int, _ body: (LayoutComputer) -> Result) -> Result {
        computers.withUnsafeBufferPointer { buffer in
            precondition(buffer.indices.contains(index))
            // A reference and an unmanaged one are the same word.
            let computer = UnsafeRawPointer(buffer.baseAddress! + index)
                .assumingMemoryBound(to: Unmanaged<LayoutComputer>.self).pointee
            return computer._withUnsafeGuaranteedRef(body)
        }
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.computers.elementsEqual(right.computers, by: ===)
    }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
    let computer: LayoutComputer
    let index: Int
    let placements: PlacementCollector?

    /// The view's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { computer.sizeThatFits(proposal) }

    /// The view's length along one axis, for a proposal: less work than the whole size where a frame fixes it.
    package func lengthThatFits(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
        computer.lengthThatFits(proposal, along: axis)
    }

    /// The same, and for which other proposals it is that long.
    func measureLength(_ proposal: ProposedViewSize, along axis: Axis) -> LayoutAnswer {
        computer.measureLength(proposal, along: axis)
    }

    /// Whether code of an app's works out guides of it.
    var hasCountableGuides: Bool { computer.guides.contains(.countable) }

    /// The view's size and guides for a proposal, and for which others they are the same.
    func measured(in proposal: ProposedViewSize) -> (dimensions: ViewDimensions, reach: LayoutReach) {
        computer.measured(in: proposal)
    }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { computer.dimensions(in: proposal) }

    /// Who gets space first in a stack, as set by `layoutPriority(_:)`.
    public var priority: Double { computer.layoutPriority }
    /// The distances that the view likes to keep from its neighbours.
    public var spacing: ViewSpacing { computer.spacing }
    package var isSpacer: Bool { computer.isSpacer }

    /// A value set by `layoutValue(key:value:)`, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        computer.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
    }

    /// Puts the view's `anchor` at `position`, in the coordinates of the bounds that the layout was given. The view gets the size
    /// that it takes for `proposal`.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard let placements else { return }
        let size = sizeThatFits(proposal)
        placements.placements[index] = .init(
            origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
            size: size, proposal: proposal.withoutNaN)
    }

    /// Puts the view's top left corner at a point, with the size that it has answered to the proposal in this placement.
    func place(at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        placements?.placements[index] = .init(origin: origin, size: size, proposal: proposal)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.computer === right.computer && left.index == right.index
    }
}
