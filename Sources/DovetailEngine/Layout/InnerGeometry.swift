import AttributeGraph
import Foundation

extension Attribute where Value == ViewGeometry {
    /// The geometry of a view that another one places within itself, in the same display group.
    ///
    /// - Parameters:
    ///   - inputs: Those of the view around.
    ///   - place: Where the view is in the one around, before that is mirrored; nil where it has that one's geometry. It may read
    ///     attributes, and of the geometry it may use the size and the proposal only.
    static func inside(
        _ inputs: _ViewInputs, _ place: @escaping (ViewGeometry) -> ViewPlacement?
    ) -> Attribute<ViewGeometry> {
        Attribute(
            InnerGeometryRule(
                leader: inputs.geometry, direction: inputs.graphInputs.layoutDirection, place: place))
    }
}

private struct InnerGeometryRule: FollowingRule {
    /// The geometry of the view around.
    let leader: Attribute<ViewGeometry>
    let direction: Attribute<LayoutDirection>?
    let place: (ViewGeometry) -> ViewPlacement?
    /// Where the view is in the one around.
    private var origin = CGPoint.zero

    init(
        leader: Attribute<ViewGeometry>, direction: Attribute<LayoutDirection>?,
        place: @escaping (ViewGeometry) -> ViewPlacement?
    ) {
        self.leader = leader
        self.direction = direction
        self.place = place
    }

    mutating func update(previous: ViewGeometry?) -> RuleResult<ViewGeometry> {
        let geometry = leader.value
        origin = .zero
        guard let place = place(geometry) else { return .value(geometry) }
        origin = place.origin
        if direction?.value == .rightToLeft { origin.x = geometry.size.width - origin.x - place.size.width }
        return .value(moved(to: geometry, ViewGeometry(origin: .zero, size: place.size, proposal: place.proposal)))
    }

    /// The geometry within the view around, where that is now.
    private func moved(to geometry: ViewGeometry, _ inner: ViewGeometry) -> ViewGeometry {
        ViewGeometry(
            origin: CGPoint(x: geometry.origin.x + origin.x, y: geometry.origin.y + origin.y), size: inner.size,
            proposal: inner.proposal, grid: geometry.grid)
    }

    func canFollow(from old: ViewGeometry, to new: ViewGeometry) -> Bool { new.isMoved(from: old) }

    static var keepsValue: Bool { false }

    mutating func follow(from old: ViewGeometry, to new: ViewGeometry, value: inout ViewGeometry) -> Bool {
        value = moved(to: new, value)
        return true
    }
}
