import AttributeGraph
import Foundation

/// Where a view is: its geometry, and the groups around it up to the window. For those who measure in other coordinates than a
/// view's own; within a rule, what they look at is a dependency.
package final class ViewPlace {
    /// The group around, whose coordinates the geometry is in; nil for the window.
    package let parent: ViewPlace?
    private let container: PlacedContainer?
    private let attribute: WeakAttribute<ViewGeometry>
    /// What is drawn around a group's content, if it is more than a container.
    private let appearance: ((CGSize) -> GroupAppearance)?
    /// Whether it is a transition that draws that.
    private let isOfTransition: Bool
    private weak var loop: UpdateLoop?
    private var last = ViewGeometry.zero
    /// The size alone, for those who do not care where the view is. Made in the view's subgraph.
    private let sizeAttribute: WeakAttribute<CGSize>?

    /// The place of a view, or of a group, which may draw its content by `appearance`.
    package init(of inputs: _ViewInputs, isGroup: Bool = false, appearance: ((CGSize) -> GroupAppearance)? = nil) {
        parent = inputs.place
        container = inputs.container
        attribute = WeakAttribute(inputs.geometry, in: inputs.loop.graph)
        loop = inputs.loop
        self.appearance = appearance
        isOfTransition = inputs.isInTransition
        sizeAttribute =
            isGroup ? nil : WeakAttribute(Attribute(GeometrySizeRule(leader: inputs.geometry)), in: inputs.loop.graph)
    }

    /// The view's geometry. When the view has gone, the last that was looked at.
    package var geometry: ViewGeometry {
        guard let loop, attribute.attribute(in: loop.graph) != nil else { return last }
        last = loop.graph.perform {
            container?.bringPlacementUpToDate()
            // A lazy container may just have let go of the view.
            return attribute.attribute(in: loop.graph)?.value ?? last
        }
        return last
    }

    /// The view's size.
    package var size: CGSize {
        guard let loop, let weak = sizeAttribute, weak.attribute(in: loop.graph) != nil else { return geometry.size }
        return loop.graph.perform {
            container?.bringPlacementUpToDate()
            return weak.attribute(in: loop.graph)?.value ?? last.size
        }
    }

    // MARK: Coordinates

    private func transformToParent(withTransitions: Bool) -> CGAffineTransform {
        let geometry = geometry
        let offset = CGAffineTransform(translationX: geometry.origin.x, y: geometry.origin.y)
        guard withTransitions || !isOfTransition, let loop, let appearance, attribute.attribute(in: loop.graph) != nil
        else { return offset }
        guard let effect = loop.graph.perform({ appearance(geometry.size).effect.transform(for: geometry.size) })
        else { return offset }
        return effect.concatenating(offset)
    }

    /// The transform from the view's own coordinates to those of a place around it; nil for the window's.
    private func transform(to ancestor: ViewPlace?, withTransitions: Bool = true) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var place: ViewPlace? = self
        while let current = place, current !== ancestor {
            transform = transform.concatenating(current.transformToParent(withTransitions: withTransitions))
            place = current.parent
        }
        return transform
    }

    /// The transform from the view's own coordinates to those of any other in the window. Looks no further than to what is around
    /// both, so that whoever asks does not depend on where that is.
    package func transform(toCoordinatesOf other: ViewPlace) -> CGAffineTransform {
        transform(toCoordinatesOf: other, withTransitions: true)
    }

    /// The transform from the view's own coordinates to those of another view, or of the window for nil, with what transitions draw left
    /// out: where the views are when they have come.
    package func layoutTransform(toCoordinatesOf other: ViewPlace?) -> CGAffineTransform {
        guard let other else { return transform(to: nil, withTransitions: false) }
        return transform(toCoordinatesOf: other, withTransitions: false)
    }

    private func transform(toCoordinatesOf other: ViewPlace, withTransitions: Bool) -> CGAffineTransform {
        var ancestors: Set<ObjectIdentifier> = []
        for place in sequence(first: other, next: \.parent) { ancestors.insert(ObjectIdentifier(place)) }
        let common = sequence(first: self, next: \.parent).first { ancestors.contains(ObjectIdentifier($0)) }
        return transform(to: common, withTransitions: withTransitions)
            .concatenating(other.transform(to: common, withTransitions: withTransitions).inverted())
    }

    /// The view's frame in a coordinate space.
    func frame(in space: CoordinateSpace) -> CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        switch space {
        case .local: return bounds
        case .global: return bounds.applying(transform(to: nil))
        case .named(let name): return bounds.applying(transform(to: named(name)))
        }
    }

    /// The bounds of a named coordinate space, in the view's coordinates.
    func bounds(of name: AnyHashable) -> CGRect? {
        guard let named = named(name) else { return nil }
        return CGRect(origin: .zero, size: named.geometry.size).applying(transform(to: named).inverted())
    }

    /// What can be seen of the view, in its coordinates: what scroll views around show of it, in a window of the given size. Groups around
    /// that clip otherwise don't count. Null where it is out of sight.
    package func visibleBounds(in window: CGSize?) -> CGRect {
        var transform = CGAffineTransform.identity
        var bounds = CGRect.infinite
        var place = self
        while true {
            if place !== self, place.name == AnyHashable(ScrollSpaceName()) {
                bounds = bounds.intersection(place.shownBounds.applying(transform.inverted()))
            }
            transform = transform.concatenating(place.transformToParent(withTransitions: false))
            guard let parent = place.parent else { break }
            place = parent
        }
        guard let window else { return bounds }
        return bounds.intersection(CGRect(origin: .zero, size: window).applying(transform.inverted()))
    }

    /// The bounds, or what the group clips its content to.
    private var shownBounds: CGRect {
        let size = geometry.size
        let bounds = CGRect(origin: .zero, size: size)
        guard let appearance, let loop, attribute.attribute(in: loop.graph) != nil,
            case .clip(let path, _) = loop.graph.perform({ appearance(size).effect })
        else { return bounds }
        return path.boundingRect
    }

    private func named(_ name: AnyHashable) -> ViewPlace? {
        sequence(first: self, next: \.parent).first { $0.name == name }
    }

    private var name: AnyHashable? {
        guard let appearance, let loop, attribute.attribute(in: loop.graph) != nil else { return nil }
        let size = geometry.size
        return loop.graph.perform { appearance(size).coordinateSpaceName }
    }
}

/// The size of a view, whatever its place is.
private struct GeometrySizeRule: FollowingRule {
    let leader: Attribute<ViewGeometry>

    mutating func update(previous: CGSize?) -> RuleResult<CGSize> { .value(leader.value.size) }

    func canFollow(from old: ViewGeometry, to new: ViewGeometry) -> Bool { new.size == old.size }

    static var keepsValue: Bool { true }

    mutating func follow(from old: ViewGeometry, to new: ViewGeometry, value: inout CGSize) -> Bool { false }
}
