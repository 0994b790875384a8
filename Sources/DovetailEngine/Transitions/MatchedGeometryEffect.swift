import AttributeGraph
import Foundation

/// What views that belong together by ``SwiftUI/View/matchedGeometryEffect(id:in:properties:anchor:isSource:)`` have in common.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Where the view's anchor is, in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The view's size, as a proposal for what it is applied to.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Gives the views of a group, those with the same id and namespace, the frame of one of them: the group's source.
    ///
    /// A view that is not the source is proposed the source's size, and its anchor is put where the source's anchor is. What a stack or
    /// another container around the view sees of it does not change: it lays out the view by its own size, at its own place.
    ///
    /// When a view goes and another one of the same group comes in an animated change, the two move as a pair: the new one starts at
    /// the frame of the old one, as it is shown at that moment, and the old one ends at the frame of the new one. How the two are
    /// drawn meanwhile is a matter of their transitions.
    ///
    /// - Parameters:
    ///   - properties: What is taken over from the source.
    ///   - anchor: The point of the view, relative to its size, that makes its position.
    ///   - isSource: Whether the others take over this view's frame. Of the views on show, one should be the source. With several, the one
    ///     that came last is, and the others stay where they are.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryEffect(
                key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}

/// Which views belong together.
package struct MatchedGeometryKey: Hashable, @unchecked Sendable {
    // Immutable, and compared on the main actor only, where views are made.
    let id: AnyHashable
    let namespace: Namespace.ID

    package init(id: AnyHashable, namespace: Namespace.ID) {
        self.id = id
        self.namespace = namespace
    }
}

struct MatchedGeometryEffect: PrimitiveViewModifier, Equatable {
    typealias Body = Never
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let member = MatchedGeometryMember(inputs: inputs)
        let membership = Attribute(effect: MembershipRule(modifier: modifier, member: member), stage: .structure)
        Subgraph.current.onRetire { $0 ? member.leave() : member.comeBack() }
        Subgraph.current.onRelease { member.end() }

        let layout = ChildLayout()
        var inner = inputs
        inner.geometry = Attribute(
            MatchedGeometryRule(
                modifier: modifier, membership: membership, member: member, own: inputs.geometry, layout: layout))
        var outputs = DisplayGroup.wrap(inputs: inner, body: body) { _ in GroupAppearance() }
        layout.attribute = outputs.layout
        outputs.display = outputs.display.map { Attribute(MatchedDisplay(display: $0, member: member)) }
        return outputs
    }
}

/// Where a view is that may take over the frame of another one.
private struct MatchedGeometryRule: Rule {
    let modifier: Attribute<MatchedGeometryEffect>
    let membership: Attribute<Void>
    let member: MatchedGeometryMember
    /// Where it is without that.
    let own: Attribute<ViewGeometry>
    let layout: ChildLayout

    var value: ViewGeometry {
        _ = membership.value
        let own = own.value
        guard let frame = member.matchedFrame(own), let computer = layout.attribute?.value else { return own }
        let effect = modifier.value
        var geometry = own
        if effect.properties.contains(.size) {
            geometry.proposal = ProposedViewSize(frame.rect.size)
            // The container around asks as well, so what is asked here is relied on for good.
            geometry.size = member.loop.layoutQuestions.asking(nil, isPlacing: false) {
                computer.sizeThatFits(geometry.proposal)
            }
        }
        let position =
            effect.properties.contains(.position)
            ? frame.position : effect.anchor.point(in: CGRect(origin: own.origin, size: own.size))
        // Of a size alone the anchor stays in its place.
        geometry.origin = CGPoint(
            x: position.x - effect.anchor.x * geometry.size.width,
            y: position.y - effect.anchor.y * geometry.size.height)
        return geometry
    }
}

/// What is drawn for a view of a group. The group looks where that is.
private struct MatchedDisplay: Rule {
    let display: Attribute<[DisplayNode]>
    let member: MatchedGeometryMember

    var value: [DisplayNode] {
        let nodes = display.value
        member.node = nodes.first
        return nodes
    }
}

extension UnitPoint {
    /// The point of a rectangle that this stands for.
    fileprivate func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

/// A frame that views have in common, and the anchor of the view that it comes from.
struct MatchedFrame: Equatable {
    var rect: CGRect
    var anchor: UnitPoint
    var position: CGPoint { anchor.point(in: rect) }
}

/// Keeps a view in the group that its modifier names.
private struct MembershipRule: StatefulRule {
    let modifier: Attribute<MatchedGeometryEffect>
    let member: MatchedGeometryMember

    mutating func update(previous: Void?) -> RuleResult<Void> {
        let effect = modifier.value
        member.loop.graph.untracked { member.take(effect) }
        return .changed(())
    }
}
