import AttributeGraph
import DovetailCore

/// One view that puts the views which its content stands for below each other where there are several, as a window does with those of its root.
package struct ImplicitColumn<Content: View>: PrimitiveView {
    nonisolated(unsafe) private let content: Content

    nonisolated package init(@ViewBuilder content: () -> Content) { self.content = content() }

    package static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var inputs = inputs
        inputs.implicitArrangement = .vertical
        return Content._makeView(view: view.field(at: 0, as: Content.self), inputs: inputs)
    }
}
