import AttributeGraph
import Foundation

/// The views that a canvas draws as symbols. They are laid out in the canvas's bounds and are part of the display tree, inside the
/// canvas's node; but they are painted only where the drawing names them, can't be hit, and mean nothing to accessibility.
@MainActor
final class CanvasSymbols {
    /// One of the views, as the drawing knows it.
    struct Symbol {
        let tag: AnyHashable
        let size: CGSize
        /// The node that is painted.
        let node: UInt32
    }

    /// One group with a node for each symbol, in the order of the list.
    let display: Attribute<[DisplayNode]>?
    private let list: _ViewListOutputs
    private let sizes: CanvasSymbolSizes

    init<Symbols: View>(_ symbols: Attribute<Symbols>, inputs: _ViewInputs) {
        let sizes = CanvasSymbolSizes(graph: inputs.loop.graph)
        let content = Symbols._makeViewList(view: symbols, inputs: _ViewListInputs(inputs.graphInputs))
        // The order of the nodes is that of the list, whatever the symbols' own order in depth is.
        list = content.wrapping(ZIndexTrait.self) { $0 = 0 }.wrapping { itemInputs, make in
            sizes.add(itemInputs.geometry.projected { $0.size })
            return DisplayGroup.wrap(inputs: itemInputs, body: make) { _ in GroupAppearance() }
        }
        let list = list
        let outputs = DisplayGroup.wrap(
            inputs: inputs,
            body: { inner in
                Container.makeView(layout: Attribute(value: CanvasSymbolsLayout()), list: list, inputs: inner)
            },
            appearance: { _ in
                var appearance = GroupAppearance()
                appearance.allowsHitTesting = false
                appearance.isHiddenFromAccessibility = true
                return appearance
            })
        self.sizes = sizes
        display = outputs.display
    }

    /// The symbols now, as a dependency of the running rule.
    func current() -> [Symbol] {
        let elements = list.currentElements()
        guard let container = display?.value.first?.children.first else { return [] }
        sizes.recordDependency()
        // Each element has one node: that of the group around it.
        return zip(elements, container.children).compactMap { element, node in
            (element.traits.tag ?? element.traits.rowID).map { Symbol(tag: $0, size: node.size, node: node.id) }
        }
    }
}

/// The sizes of the symbols, for a drawing to depend on.
private final class CanvasSymbolSizes {
    private let graph: Graph
    private var attributes: [WeakAttribute<CGSize>] = []

    init(graph: Graph) { self.graph = graph }

    func add(_ size: Attribute<CGSize>) { attributes.append(WeakAttribute(size, in: graph)) }

    func recordDependency() {
        attributes.removeAll { $0.attribute(in: graph) == nil }
        for size in attributes { _ = size.attribute(in: graph)?.value }
    }
}

/// Offers its own size to each view, and puts all at the top left corner.
private struct CanvasSymbolsLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
