import AttributeGraph
import Foundation

/// Looks at rows of ``LazyRows`` for actions, also at those that are not in sight. Not for rules.
package final class LazyRowsReader {
    /// The list that the rows stand for, while its container is there. Those who ask hold this reader, and the list may hold them.
    var base: (() -> _ViewListOutputs?)?
    weak var graph: Graph?
    var positionOfToken: ((Int) -> Int?)?
    weak var scrollTargets: ScrollTargets?
    weak var window: LazyWindow?

    nonisolated package init() {}

    private func perform<T>(_ body: (_ViewListOutputs) -> T?) -> T? {
        guard let graph, let base = base?(), positionOfToken != nil else { return nil }
        return graph.perform { graph.untracked { body(base) } }
    }

    /// The positions of all rows, without headers and footers.
    package var rows: [Range<Int>] {
        perform { base in
            var (rows, position): ([Range<Int>], Int) = ([], 0)
            for segment in base.segments {
                if segment.place == nil || segment.place?.part == .content {
                    rows.append(position..<position + segment.count)
                }
                position += segment.count
            }
            return rows
        } ?? []
    }

    /// Looks at a row, which is made for that if it is not there.
    package func read<T>(_ position: Int, _ body: (ChildView) -> T) -> T? {
        perform { base in
            guard position >= 0, position < base.count else { return nil }
            let element = base.element(at: position)
            element.hold()
            defer { element.letGo() }
            return body(ChildView(element: element))
        }
    }

    /// The id of a row of a `ForEach`; the row is not made.
    package func rowID(at position: Int) -> AnyHashable? { perform { $0.rowID(at: position) } }

    /// Where a row that is there is, by its token.
    package func position(ofToken token: Int) -> Int? { perform { _ in positionOfToken?(token) } }

    /// Where the row of an element of a `ForEach` is, whether or not it is made.
    package func position(ofID id: AnyHashable) -> Int? { perform { $0.position(ofID: id) } }

    /// Has a row made by the next update, wherever it is, and nothing scrolled.
    package func make(_ position: Int) { perform { _ in window?.make(position) } }

    /// Scrolls, as little as is needed, so that a row can be seen.
    package func scroll(to position: Int) {
        scrollTargets?.scrollPosition?.scroll(
            toShow: { [weak window, weak scrollTargets] in
                guard let window, let content = scrollTargets?.content, let frame = window.frame(at: position) else {
                    return nil
                }
                return frame.applying(window.place.transform(toCoordinatesOf: content))
            }, anchor: nil, animation: nil)
    }
}
