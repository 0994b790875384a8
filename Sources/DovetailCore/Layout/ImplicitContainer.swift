import AttributeGraph

/// Arranges the views of a list where a single view is wanted.
package enum ImplicitContainer {
    package enum Arrangement {
        /// One over the other, centred: within modifiers, backgrounds and overlays.
        case overlay
        /// One below the other: at the root of a window.
        case vertical
        /// Side by side: in the label of a button.
        case horizontal
    }

    /// One view for the whole list. A list of exactly one view, for good, is that view. Where a list may change, as that of an `AnyView` or
    /// a condition, a container stands for its view while there is only one.
    static func makeView(list: _ViewListOutputs, inputs: _ViewInputs) -> _ViewOutputs {
        if let fixed = list.fixedElements, fixed.count == 1 { return fixed[0].make(inputs) }
        switch inputs.implicitArrangement {
        case .overlay:
            return Container.makeView(
                layout: Attribute(value: ZStackLayout()), list: list, inputs: inputs, isImplicit: true)
        case .vertical:
            return Container.makeView(
                layout: Attribute(value: VStackLayout()), list: list, inputs: inputs, isImplicit: true)
        case .horizontal:
            return Container.makeView(
                layout: Attribute(value: HStackLayout()), list: list, inputs: inputs, isImplicit: true)
        }
    }
}
