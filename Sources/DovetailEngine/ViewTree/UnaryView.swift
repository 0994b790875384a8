import AttributeGraph

/// A view that stands for itself in a container, whatever the number of views that its content stands for: those are put into
/// an implicit stack. A control is one view, however its style is written.
package struct UnaryView<Content: View>: PrimitiveView {
    nonisolated(unsafe) private let content: Content

    nonisolated package init(@ViewBuilder content: () -> Content) { self.content = content() }

    package static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view.field(at: 0, as: Content.self), inputs: inputs)
    }
}

/// A view that puts the views which its content stands for side by side where there are several, such as a button's label.
package struct ImplicitRow<Content: View>: PrimitiveView {
    nonisolated(unsafe) private let content: Content

    nonisolated package init(@ViewBuilder content: () -> Content) { self.content = content() }

    package static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var inputs = inputs
        inputs.implicitArrangement = .horizontal
        return Content._makeView(view: view.field(at: 0, as: Content.self), inputs: inputs)
    }
}

/// A view that stands for itself in a container, whatever the number of views that its content stands for.
///
/// SwiftUI declares this with its underscore, and libraries use it.
public struct _UnaryViewAdaptor<Content: View>: PrimitiveView {
    // Read on the main thread, where views are shown.
    public nonisolated(unsafe) var content: Content

    nonisolated public init(_ content: Content) { self.content = content }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view.field(at: 0, as: Content.self), inputs: inputs)
    }
}
