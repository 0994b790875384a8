import AttributeGraph
import Foundation

/// A row of a bar: of a given height, in points, and as wide as it is offered, whatever it holds.
///
/// **Rule.** The size of a bar never depends on its items. The view that brings an item may make it with its own size, which
/// depends on what bars leave of the window; if the bar depended on the item in turn, neither could be known.
package struct BarFrame<Content: View>: PrimitiveView {
    let height: CGFloat
    nonisolated(unsafe) let content: Content

    nonisolated package init(height: CGFloat, @ViewBuilder content: () -> Content) {
        self.height = height
        self.content = content()
    }

    package static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var outputs = Container.makeView(view, layout: { _ in BarRowLayout() }, content: { $0.content }, inputs: inputs)
        let height = view.projected { $0.height }
        outputs.layout = .layout(inputs) { BarEngine(height: height.value) }
        return outputs
    }
}

private struct BarEngine: LayoutEngine {
    let height: CGFloat

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        LayoutAnswer(CGSize(width: proposal.width ?? 0, height: height), reach: LayoutReach(height: -.infinity))
    }
}

/// Offers the bar's size to what is in it, and centres it.
private struct BarRowLayout: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.isBuiltIn = true
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }
}
