import AttributeGraph

/// Several views treated as one in code; in a container each stands for itself, and modifiers apply to each.
public struct Group<Content> {
    package var content: Content

    /// A group of any content. Those of views, of columns and of rows of tables are made with a closure.
    package init(holding content: Content) { self.content = content }
}

extension Group: View where Content: View {
    public typealias Body = Never

    /// A group of the given views.
    public init(@ViewBuilder content: () -> Content) { self.init(holding: content()) }
}

extension Group: MultiView where Content: View {
    public static func _makeViewList(
        view: Attribute<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        Content._makeViewList(view: view.field(at: 0, as: Content.self), inputs: inputs)
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}
