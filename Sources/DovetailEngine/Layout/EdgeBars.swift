import AttributeGraph
import Foundation

/// A view that takes all the space that is offered, and bars along its edges, which are unsafe for what is inside the view.
///
/// Views inside are laid out beside the bars, and may reach below them by `ignoresSafeArea`. Content that is too large goes on
/// below, and pushes no bar out. The bars know by ``EnvironmentValues/scrolledEdges`` whether content was scrolled below them.
package struct EdgeBars<Content: View, Bars: View>: PrimitiveView {
    let edges: [Edge]
    let contentIndex: Int
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let bars: Bars

    /// - Parameters:
    ///   - edges: The edge of each bar, in their order. The later ones lie between those before.
    ///   - contentIndex: How many of the bars are read before the content. For the life of the view.
    ///   - bars: As many views, none of which can go.
    nonisolated package init(
        edges: [Edge], contentIndex: Int, @ViewBuilder content: () -> Content, @ViewBuilder bars: () -> Bars
    ) {
        self.edges = edges
        self.contentIndex = contentIndex
        self.content = content()
        self.bars = bars()
    }

    package static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let contentIndex = view.untracked.contentIndex
        let layout = view.projected { EdgeBarsLayout(edges: $0.edges, contentIndex: contentIndex) }
        let bars = BarLengths()
        let insets = Attribute(InsetsOfBars(layout: layout, geometry: inputs.geometry, bars: bars))
        let scrolled = ScrolledEdges()
        let region = SafeAreaRegion(
            insets: insets, place: ViewPlace(of: inputs), outer: inputs.safeArea, scrolled: scrolled)
        let containerSize = ContainerSize.of(inputs, without: { insets.value })
        let barList = _ViewListInputs(inputs.graphInputs).inheriting({ barInputs in
            // They know below which of them content was scrolled.
            barInputs.environment.change(.keys([ScrolledEdgesKey.self, ScrolledDistanceKey.self])) {
                $0.scrolledEdges = scrolled.edges.value
                $0.scrolledDistance = scrolled.top.value
            }
        }) {
            Bars._makeViewList(view: view.projected { $0.bars }, inputs: $0)
        }.wrapping { itemInputs, make in
            let outputs = make(itemInputs)
            if let layout = outputs.layout { bars.layouts.append(layout) }
            return outputs
        }
        guard var elements = barList.fixedElements else { preconditionFailure("a bar is a view that can go") }
        elements.insert(
            ViewListElement(inputs: _ViewListInputs(inputs.graphInputs)) { itemInputs in
                var itemInputs = itemInputs
                itemInputs.safeArea = region
                itemInputs.graphInputs.containerSize = containerSize
                itemInputs.implicitArrangement = .overlay
                return Content._makeView(view: view.projected { $0.content }, inputs: itemInputs)
            }, at: contentIndex)
        let list = _ViewListOutputs.joined(elements.map { .fixed($0) })
        return Container.makeView(layout: layout, list: list, inputs: inputs, backmost: contentIndex)
    }
}

/// How much of the safe area the bars take.
private struct InsetsOfBars: Rule {
    let layout: Attribute<EdgeBarsLayout>
    let geometry: Attribute<ViewGeometry>
    let bars: BarLengths

    var value: EdgeInsets {
        let (layout, size) = (layout.value, geometry.value.size)
        return layout.insets(ProposedViewSize(size)) { index, proposal in
            bars.layouts.indices.contains(index) ? bars.layouts[index].value.sizeThatFits(proposal) : .zero
        }
    }
}

/// Known once the bars are made.
private final class BarLengths {
    var layouts: [Attribute<LayoutComputer>] = []
}

/// The edges below which content was scrolled, as the scroll views inside tell.
package final class ScrolledEdges {
    let edges = Attribute<Edge.Set>(value: [])
    /// How far content was scrolled below the top, in points, as far as bars want to know.
    let top = Attribute<CGFloat>(value: 0)
    private var byScrollView: [ObjectIdentifier: (edges: Edge.Set, top: CGFloat)] = [:]
    /// Beyond this distance, which is more than the height of a large title with a search field below it, nothing changes in a bar.
    private static let farthest: CGFloat = 160

    /// Takes over what a scroll view tells; nothing any more for an empty set.
    package func set(_ new: Edge.Set, distance: CGFloat = 0, of scrollView: ObjectIdentifier) {
        let top = new.contains(.top) ? min(max(distance, 0), Self.farthest) : 0
        byScrollView[scrollView] = new.isEmpty ? nil : (new, top)
        edges.set(byScrollView.values.reduce([]) { $0.union($1.edges) })
        self.top.set(byScrollView.values.reduce(0) { max($0, $1.top) })
    }
}

private struct ScrolledEdgesKey: EnvironmentKey {
    static var defaultValue: Edge.Set { [] }
}

private struct ScrolledDistanceKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// For a bar: how far content of its page was scrolled below the top, in points; at most a little more than a large title and a search
    /// field are high.
    package var scrolledDistance: CGFloat {
        get { self[ScrolledDistanceKey.self] }
        set { self[ScrolledDistanceKey.self] = newValue }
    }

    /// For a bar: the edges of its page below which content was scrolled.
    package var scrolledEdges: Edge.Set {
        get { self[ScrolledEdgesKey.self] }
        set { self[ScrolledEdgesKey.self] = newValue }
    }
}

/// Bars at the edges, and the content between them, as they are read.
private struct EdgeBarsLayout: Layout, Equatable {
    let edges: [Edge]
    let contentIndex: Int

    private func bar(_ index: Int, _ subviews: Subviews) -> LayoutSubview {
        subviews[index < contentIndex ? index : index + 1]
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.isBuiltIn = true
        return properties
    }

    private static func axis(_ edge: Edge) -> Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    /// A bar has its ideal length along its edge's axis.
    private static func proposal(_ edge: Edge, _ proposal: ProposedViewSize) -> ProposedViewSize {
        var proposal = proposal
        proposal[axis(edge)] = nil
        return proposal
    }

    /// What the bars keep free, for what is proposed.
    func insets(_ proposal: ProposedViewSize, size: (Int, ProposedViewSize) -> CGSize) -> EdgeInsets {
        var insets = EdgeInsets()
        for (index, edge) in edges.enumerated() {
            let length = size(index, Self.proposal(edge, proposal))[Self.axis(edge)]
            switch edge {
            case .top: insets.top += length
            case .bottom: insets.bottom += length
            case .leading: insets.leading += length
            case .trailing: insets.trailing += length
            }
        }
        return insets
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let insets = insets(proposal) { bar($0, subviews).sizeThatFits($1) }
        let content = subviews[contentIndex].sizeThatFits(
            ProposedViewSize(
                width: proposal.width.map { max($0 - insets.horizontal, 0) },
                height: proposal.height.map { max($0 - insets.vertical, 0) }))
        // Asked for the least, it answers with that; in a window it takes what there is.
        func length(_ axis: Axis, _ bars: CGFloat) -> CGFloat {
            if let proposed = proposal[axis], proposed > bars { return proposed }
            var length = content[axis] + bars
            if proposal[axis] == nil {
                for (index, edge) in edges.enumerated() where Self.axis(edge) != axis {
                    length = max(length, bar(index, subviews).sizeThatFits(proposal)[axis])
                }
            }
            return length
        }
        return CGSize(width: length(.horizontal, insets.horizontal), height: length(.vertical, insets.vertical))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var room = bounds
        let proposal = ProposedViewSize(bounds.size)
        for (index, edge) in edges.enumerated() {
            let bar = bar(index, subviews)
            let own = Self.proposal(edge, proposal)
            let length = bar.sizeThatFits(own)[Self.axis(edge)]
            switch edge {
            case .top:
                bar.place(at: room.origin, proposal: own)
                room.origin.y += length
                room.size.height -= length
            case .bottom:
                bar.place(at: CGPoint(x: room.minX, y: room.maxY - length), proposal: own)
                room.size.height -= length
            case .leading:
                bar.place(at: room.origin, proposal: own)
                room.origin.x += length
                room.size.width -= length
            case .trailing:
                bar.place(at: CGPoint(x: room.maxX - length, y: room.minY), proposal: own)
                room.size.width -= length
            }
        }
        subviews[contentIndex].place(
            at: CGPoint(x: room.midX, y: room.minY), anchor: .top,
            proposal: ProposedViewSize(width: max(room.width, 0), height: max(room.height, 0)))
    }
}
