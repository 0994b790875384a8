import AttributeGraph
import Foundation

/// Shows the first of its views that fits into the space that is offered; if none does, the last.
///
/// A view fits when its ideal lengths on the given axes are no larger than what is offered there.
public struct ViewThatFits<Content: View>: PrimitiveView {
    let axes: Axis.Set
    nonisolated(unsafe) let content: Content

    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let list = Content._makeViewList(
            view: view.projected { $0.content }, inputs: _ViewListInputs(inputs.graphInputs))
        return Container.makeView(
            layout: view.projected { FittingLayout(axes: $0.axes) }, list: list, inputs: inputs,
            shown: { layout, computers, geometry in layout.choice(computers, geometry.proposal) })
    }
}

/// Is as large as the view that fits, and places that one alone.
private struct FittingLayout: Layout, Equatable {
    let axes: Axis.Set

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.isBuiltIn = true
        return properties
    }

    /// The place of the view that is shown.
    func choice(_ computers: [LayoutComputer], _ proposal: ProposedViewSize) -> Int? {
        // On the other axis a view is offered what there is: a text that may wrap fits by its height.
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        let first = computers.dropLast().firstIndex { computer in
            let size = computer.sizeThatFits(ideal)
            return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
        }
        return first ?? (computers.isEmpty ? nil : computers.count - 1)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        choice(subviews.computers, proposal).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let choice = choice(subviews.computers, proposal) else { return }
        subviews[choice].place(at: bounds.origin, proposal: proposal)
    }
}
