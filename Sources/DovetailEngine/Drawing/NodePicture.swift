import AttributeGraph
import Foundation

/// A picture of a view that lives elsewhere in the window, as it looks when the picture comes: what is lifted for a menu or a drag.
///
/// It has the size of that view, or is smaller where it is proposed less, with the same proportions. It has no state, takes no events, and means
/// nothing to accessibility.
package struct NodePicture: PrimitiveView {
    let likeness: NodeLikeness
    let size: CGSize

    /// - Parameter node: What is shown. Its size in the window counts now and for good.
    package init(of node: DisplayNode) {
        likeness = NodeLikeness(node)
        size = node.frameInWindow.size
    }

    package static func _makeView(view: Attribute<NodePicture>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            layout: .layout(inputs) { NodePictureEngine(size: view.value.size) },
            display: DisplayLeaf.make(inputs: inputs) { _ in
                .init(content: .likeness(view.value.likeness), allowsHitTesting: false)
            })
    }
}

private struct NodePictureEngine: LayoutEngine {
    let size: CGSize

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        guard size.width > 0, size.height > 0 else { return LayoutAnswer(size) }
        let scale = min((proposal.width ?? size.width) / size.width, (proposal.height ?? size.height) / size.height, 1)
        return LayoutAnswer(CGSize(width: size.width * max(scale, 0), height: size.height * max(scale, 0)))
    }
}
