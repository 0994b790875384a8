import AttributeGraph

/// Arranges the views of a list where a single view is wanted.
package enum ImplicitContainer {
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

extension MultiView {
    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ImplicitContainer.makeView(
            list: _makeViewList(view: view, inputs: _ViewListInputs(inputs.graphInputs)), inputs: inputs)
    }
}

extension ViewModifier {
    public static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let list = _makeViewList(modifier: modifier, inputs: _ViewListInputs(inputs.graphInputs)) { listInputs in
            .fixed(ViewListElement(inputs: listInputs, make: body))
        }
        return ImplicitContainer.makeView(list: list, inputs: inputs)
    }
}
