import AttributeGraph
import Foundation

/// Hands the place in a scroll view's content to the program that takes this one's place; see ``Handover``.
struct ScrollHandover {
    /// Where the scroll view's predecessor was; nil where it had not been moved.
    private(set) var offset: CGPoint?
    let source = LatestValue<Weak<ScrollPositionSource>>(Weak(value: nil))

    /// Joins in the current subgraph.
    init(_ inputs: _GraphInputs) {
        guard let handover = Handover.ofProcess else { return }
        let (subgraph, source) = (Subgraph.current, source)
        offset = handover.join(
            place: inputs.handoverPlace, type: "ScrollView", onLeave: { subgraph.onRelease($0) },
            value: {
                guard let source = source.value.value, source.hasScrolled else { return nil }
                return source.limits?.current
            })
    }
}
