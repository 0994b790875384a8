import AttributeGraph
import Foundation

/// Records one display node that draws something.
package enum DisplayLeaf {
    /// What a leaf shows, given its geometry's size.
    package struct Appearance {
        package var content: DisplayContent
        package var semantics: Semantics?
        package var responder: Responder?
        package var allowsHitTesting: Bool

        package init(
            content: DisplayContent, semantics: Semantics? = nil, responder: Responder? = nil,
            allowsHitTesting: Bool = true
        ) {
            self.content = content
            self.semantics = semantics
            self.responder = responder
            self.allowsHitTesting = allowsHitTesting
        }
    }

    /// A node at the view's geometry. `appearance` may read attributes; it runs again when one of them changes.
    package static func make(
        inputs: _ViewInputs, appearance: @escaping (CGSize) -> Appearance
    ) -> Attribute<[DisplayNode]> {
        Attribute(
            effect: DisplayLeafRule(
                tree: inputs.tree, loop: inputs.loop, geometry: inputs.geometry, container: inputs.container,
                moving: AnimatedGeometry(inputs.graphInputs), appearance: appearance), stage: .record)
    }
}

extension _ViewInputs {
    package var tree: DisplayTree { graphInputs.window!.displayTree }
}

private struct DisplayLeafRule: StatefulRule {
    let tree: DisplayTree
    let loop: UpdateLoop
    let geometry: Attribute<ViewGeometry>
    let container: ContainerChildren?
    var moving: AnimatedGeometry
    let appearance: (CGSize) -> DisplayLeaf.Appearance

    mutating func update(previous: [DisplayNode]?) -> RuleResult<[DisplayNode]> {
        container?.bringPlacementUpToDate()
        let geometry = geometry.value
        let node = previous?[0] ?? tree.makeNode()
        var drawn = moving.drawn(geometry, node, isNew: previous == nil)
        let appearance = appearance(drawn.size)
        // A text needs the width that it was measured with.
        if case .text = appearance.content { drawn.size = geometry.size }
        loop.countDisplayItem()
        tree.setGeometry(node, origin: geometry.origin, size: geometry.size, drawn: drawn)
        tree.setContent(node, appearance.content)
        tree.setSemantics(node, appearance.semantics)
        tree.setHitTesting(node, isAllowed: appearance.allowsHitTesting)
        tree.setResponder(node, appearance.responder)
        return previous == nil ? .changed([node]) : .unchanged
    }
}
