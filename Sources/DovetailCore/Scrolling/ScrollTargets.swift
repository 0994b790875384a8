import AttributeGraph
import Foundation

/// The views in a scroll view that a program can scroll to: those with an `id(_:)`, and the rows of containers.
///
/// Views add themselves as long as they live. Nothing is worked out before somebody asks.
package final class ScrollTargets: ScrollTargetRegistry {
    private final class View {
        let id: AnyHashable
        let place: ViewPlace
        init(id: AnyHashable, place: ViewPlace) {
            self.id = id
            self.place = place
        }
    }

    /// A container's rows, each with its id, if it has one, and its frame in the container.
    typealias Rows = () -> [(id: AnyHashable?, frame: CGRect)]

    /// The frame of a container's row, also of one that is not made.
    typealias Find = (AnyHashable) -> CGRect?

    private final class Group {
        let place: ViewPlace
        let isTargetLayout: Bool
        let rows: Rows
        let find: Find?
        init(place: ViewPlace, isTargetLayout: Bool, rows: @escaping Rows, find: Find?) {
            self.place = place
            self.isTargetLayout = isTargetLayout
            self.rows = rows
            self.find = find
        }
    }

    weak var scrollPosition: ScrollPositionSource?
    /// The place of the scrolling content, in whose coordinates frames are told.
    private(set) var content: ViewPlace?
    private var views: [View] = []
    private var groups: [Group] = []

    /// Says where the scrolling content is, which was made in the current subgraph.
    func setContent(_ place: ViewPlace) {
        content = place
        // The place knows the scroll position, which knows these targets.
        Subgraph.current.onRelease { [weak self] in self?.content = nil }
    }

    package func add(_ id: AnyHashable, _ inputs: _ViewInputs) {
        let view = View(id: id, place: ViewPlace(of: inputs))
        views.append(view)
        Subgraph.current.onRelease { [weak self] in self?.views.removeAll { $0 === view } }
    }

    package func addRows(of container: PlacedContainer, _ inputs: inout _ViewInputs) {
        // All that place views do it as these do.
        unsafeDowncast(container, to: ContainerChildren.self).addRows(to: self, &inputs)
    }

    /// Adds a container, made in the current subgraph.
    func add(place: ViewPlace, isTargetLayout: Bool, rows: @escaping Rows, find: Find? = nil) {
        let group = Group(place: place, isTargetLayout: isTargetLayout, rows: rows, find: find)
        groups.append(group)
        Subgraph.current.onRelease { [weak self] in self?.groups.removeAll { $0 === group } }
    }

    /// The frame of the first view with an id.
    ///
    /// - Complexity: O(views with ids + rows).
    func frame(of id: AnyHashable) -> CGRect? {
        guard let content else { return nil }
        if let view = views.first(where: { $0.id == id }) {
            return CGRect(origin: .zero, size: view.place.size)
                .applying(view.place.transform(toCoordinatesOf: content))
        }
        for group in groups {
            if let frame = group.find.map({ $0(id) }) ?? group.rows().first(where: { $0.id == id })?.frame {
                return frame.applying(group.place.transform(toCoordinatesOf: content))
            }
        }
        return nil
    }

    /// The first of the rows with ids that ends below a place, with its frame in the content.
    ///
    /// - Complexity: O(rows that are made).
    func firstRow(below top: CGFloat) -> (id: AnyHashable, frame: CGRect)? {
        guard let content else { return nil }
        var first: (id: AnyHashable, frame: CGRect)?
        for group in groups {
            let transform = group.place.transform(toCoordinatesOf: content)
            for row in group.rows() {
                let frame = row.frame.applying(transform)
                guard let id = row.id, frame.maxY > top, frame.minY < first?.frame.minY ?? .infinity else { continue }
                first = (id, frame)
            }
        }
        return first
    }

    /// The children of the containers that are target layouts, in their order; of none, all rows with an id.
    func layoutFrames(in content: ViewPlace) -> [(id: AnyHashable?, frame: CGRect)] {
        groups.lazy.filter(\.isTargetLayout).flatMap { group in
            let transform = group.place.transform(toCoordinatesOf: content)
            return group.rows().map { (id: $0.id, frame: $0.frame.applying(transform)) }
        }
    }
}

/// Makes the children of the next container inside those that scrolling comes to rest at.
private struct ScrollTargetLayoutModifier: PrimitiveViewModifier {
    typealias Body = Never
    let isEnabled: Bool

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inputs = inputs
        inputs.isScrollTargetLayout = modifier.untracked.isEnabled
        return body(inputs)
    }
}

extension View {
    /// Makes the children of this container what scrolling comes to rest at, and what a scroll position tells the ids of.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}

extension _GraphInputs {
    /// What the scroll view around can be scrolled to; nil outside of scroll views.
    var scrollTargets: ScrollTargets? {
        get { scrollTargetRegistry as! ScrollTargets? }
        set { scrollTargetRegistry = newValue }
    }
}

private struct ScrollTargetLayoutKey: InheritedKey {
    static var defaultValue: Bool { false }
}

extension _ViewInputs {
    /// Whether the children of the next container are what scrolling comes to rest at.
    var isScrollTargetLayout: Bool {
        get { placed[ScrollTargetLayoutKey.self] }
        set { if newValue != isScrollTargetLayout { placed[ScrollTargetLayoutKey.self] = newValue } }
    }
}
