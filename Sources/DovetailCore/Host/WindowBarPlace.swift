import AttributeGraph

/// The place of the window's bar within the window's content, for windows that have something above the bar. It takes no place while the bar
/// has no items, and in windows whose bar is above their content.
package struct WindowBarPlace: PrimitiveView {
    nonisolated package init() {}

    package static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        guard let window = inputs.graphInputs.windowRoot, window.isBarPlacedByContent else {
            return EmptyView._makeView(view: Attribute(value: EmptyView()), inputs: inputs)
        }
        return window.bar.makeView(inputs)
    }
}
