import AttributeGraph
import Foundation

/// A view that is a widget of the host's toolkit. It takes all the room that is proposed.
package struct HostedWidgetView: PrimitiveView {
    let content: HostedContent

    package init(_ content: HostedContent) { self.content = content }

    package static func _makeView(view: Attribute<HostedWidgetView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            layout: .layout(inputs) { HostedWidgetEngine() },
            display: DisplayLeaf.make(inputs: inputs) { _ in .init(content: .hosted(view.value.content)) })
    }
}

private struct HostedWidgetEngine: LayoutEngine {
    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        LayoutAnswer(proposal.replacingUnspecifiedDimensions())
    }
}
