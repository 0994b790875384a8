import AttributeGraph
import Foundation

/// A view that a page or a sheet can come out of.
///
/// Main thread only.
final class ZoomSource {
    /// Where the view is laid out. It lasts longer than the view, and then tells where that was.
    let place: ViewPlace
    fileprivate(set) var key: MatchedGeometryKey
    fileprivate(set) var cornerRadius: CGFloat

    fileprivate init(_ modifier: ZoomSourceModifier, inputs: _ViewInputs) {
        place = ViewPlace(of: inputs)
        key = modifier.key
        cornerRadius = modifier.cornerRadius
    }

    /// The view's frame in the coordinates of another one, as both are laid out. A dependency of the running rule.
    func frame(in other: ViewPlace) -> CGRect {
        CGRect(origin: .zero, size: place.size).applying(place.layoutTransform(toCoordinatesOf: other))
    }
}

/// The views of the windows that share an update loop that pages can come out of.
final class ZoomSources: SharedByLoop {
    private var sources: [MatchedGeometryKey: [ZoomSource]] = [:]

    /// Of several views with the key, the one that came last.
    func source(_ key: MatchedGeometryKey) -> ZoomSource? { sources[key]?.last }

    func add(_ source: ZoomSource) { sources[source.key, default: []].append(source) }

    func remove(_ source: ZoomSource) {
        sources[source.key]?.removeAll { $0 === source }
        if sources[source.key]?.isEmpty == true { sources[source.key] = nil }
    }
}

/// Makes its view one that a page or a sheet can come out of.
package struct ZoomSourceModifier: PrimitiveViewModifier, Equatable {
    package typealias Body = Never
    let key: MatchedGeometryKey
    /// Of the page while it is as small as the view, in points.
    let cornerRadius: CGFloat

    nonisolated package init(_ key: MatchedGeometryKey, cornerRadius: CGFloat) {
        self.key = key
        self.cornerRadius = cornerRadius
    }

    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let sources = inputs.loop.shared(ZoomSources.self)
        let source = ZoomSource(modifier.untracked, inputs: inputs)
        sources.add(source)
        Subgraph.current.onRelease { sources.remove(source) }
        _ = Attribute(effect: ZoomSourceRule(modifier: modifier, source: source, sources: sources), stage: .structure)
        return body(inputs)
    }
}

private struct ZoomSourceRule: StatefulRule {
    let modifier: Attribute<ZoomSourceModifier>
    let source: ZoomSource
    let sources: ZoomSources

    mutating func update(previous: Void?) -> RuleResult<Void> {
        let modifier = modifier.value
        source.cornerRadius = modifier.cornerRadius
        if source.key != modifier.key {
            sources.remove(source)
            source.key = modifier.key
            sources.add(source)
        }
        return .changed(())
    }
}
