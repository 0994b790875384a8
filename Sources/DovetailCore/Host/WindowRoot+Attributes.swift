import AttributeGraph
import Foundation

extension WindowRoot {
    /// The root view in the middle of the window, at the size that it takes.
    static func makeContent<Root: View>(
        _ root: Attribute<Root>, inputs: _GraphInputs, geometry: Attribute<ViewGeometry>
    ) -> _ViewOutputs {
        let rootLayout = ChildLayout()
        let placed = Attribute(RootGeometry(area: geometry, layout: rootLayout, loop: inputs.loop))
        var viewInputs = _ViewInputs(graphInputs: inputs, geometry: placed)
        viewInputs.implicitArrangement = .vertical
        let outputs = Root._makeView(view: root, inputs: viewInputs)
        rootLayout.attribute = outputs.layout
        return outputs
    }

    /// What is presented, each over the one before.
    static func makeOverlays(
        _ presentations: Attribute<[ViewListElement]>, inputs: _GraphInputs, geometry: Attribute<ViewGeometry>
    ) -> _ViewOutputs {
        Container.makeView(
            layout: Attribute(value: ZStackLayout()),
            list: .elements(presentations),
            inputs: _ViewInputs(graphInputs: inputs, geometry: geometry))
    }

    /// Puts what is drawn of the window's bar, its content and what is presented over them into the tree, in this order.
    static func makeDisplay(
        in tree: DisplayTree, geometry: Attribute<ViewGeometry>, bar: WindowBar, content: _ViewOutputs,
        overlays: _ViewOutputs
    ) {
        _ = Attribute(
            effect: WindowDisplayRule(
                tree: tree, geometry: geometry,
                children: {
                    (bar.outputs.display?.value ?? []) + (content.display?.value ?? [])
                        + (overlays.display?.value ?? [])
                }),
            stage: .record)
    }
}

/// Puts the content and what is presented over it into the tree's root.
private struct WindowDisplayRule: StatefulRule {
    let tree: DisplayTree
    let geometry: Attribute<ViewGeometry>
    let children: () -> [DisplayNode]

    mutating func update(previous: Void?) -> RuleResult<Void> {
        tree.setGeometry(tree.root, origin: .zero, size: geometry.value.size)
        tree.setPixels(inside: tree.root, geometry.value.grid)
        tree.setChildren(tree.root, children())
        return .changed(())
    }
}

extension _GraphInputs {
    /// The window as a whole.
    var windowRoot: WindowRoot? { window as? WindowRoot }
}
