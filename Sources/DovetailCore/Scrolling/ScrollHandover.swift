import AttributeGraph
import Foundation

/// Hands the place in a scroll view's content to the program that takes this one's place; see ``Handover``.
struct ScrollHandover {
    /// A place in the content: how far it was moved, and the first row that was to be seen, since rows may have other heights now.
    struct Place: Codable {
        var offset: CGPoint
        /// The id of a row as an `AnyHashable`.
        var row: HandedValue?
        /// How much of that row had been scrolled out.
        var hidden: CGFloat = 0
    }

    /// Where the scroll view's predecessor was; nil where it had not been moved.
    private(set) var place: Place?
    let source = LatestValue<Weak<ScrollPositionSource>>(Weak(value: nil))

    /// Joins in the current subgraph.
    init(_ inputs: _GraphInputs) {
        guard let handover = Handover.ofProcess else { return }
        let (subgraph, source) = (Subgraph.current, source)
        place = handover.join(
            place: inputs.handoverPlace, type: "ScrollView", onLeave: { subgraph.onRelease($0) },
            value: { source.value.value?.handedPlace })
    }
}

extension ScrollPositionSource {
    /// Where it is, for the program that follows; nil where nobody has moved it.
    fileprivate var handedPlace: ScrollHandover.Place? {
        guard hasScrolled, let limits else { return nil }
        var place = ScrollHandover.Place(offset: limits.current)
        if axes.contains(.vertical), let row = loop.graph.perform({ targets.firstRow(below: limits.current.y) }) {
            place.row = ValueHandover.value(of: row.id)
            place.hidden = limits.current.y - row.frame.minY
        }
        return place
    }

    /// Looks for the row that was the first to be seen, once there are rows: the place is a guess until then.
    func restore(_ place: ScrollHandover.Place) {
        guard let row = place.row.flatMap({ ValueHandover.make(AnyHashable.self, of: $0) }) else { return }
        loop.afterEvaluation { [weak self] in
            self?.scroll(
                toShow: { [weak self] in
                    guard var frame = self?.targets.frame(of: row) else { return nil }
                    // A row that is lower than before is scrolled out no more than as a whole.
                    frame.origin.y += min(place.hidden, frame.height)
                    return frame
                }, anchor: .top, animation: nil)
        }
    }
}
