import AttributeGraph
import Foundation

extension WindowRoot {
    /// The root view in the middle of the window, at the size that it takes.
    static func makeContent<Root: View>(
        _ root: Attribute<Root>, inputs: _GraphInputs, geometry: Attribute<ViewGeometry>
    ) -> _ViewOutputs {
        let rootLayout = ChildLayout()
        let loop = inputs.loop
        let placed: Attribute<ViewGeometry> = .computed {
            let window = geometry.value
            guard let layout = rootLayout.attribute?.value else { return window }
            let size = rootLayout.place(loop.layoutQuestions) { layout.sizeThatFits(ProposedViewSize(window.size)) }
            return ViewGeometry(
                origin: CGPoint(
                    x: window.origin.x + (window.size.width - size.width) / 2,
                    y: window.origin.y + (window.size.height - size.height) / 2),
                size: size, proposal: ProposedViewSize(window.size), grid: window.grid)
        }
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
        tree.setChildren(tree.root, children())
        return .changed(())
    }
}

extension _GraphInputs {
    /// The window as a whole.
    var windowRoot: WindowRoot? { window as? WindowRoot }
}
