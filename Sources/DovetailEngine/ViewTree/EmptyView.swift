import AttributeGraph

/// A view with no content: it takes no place in a container.
public struct EmptyView: MultiView, Sendable {
    nonisolated public init() {}

    public static func _makeView(view: Attribute<EmptyView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs()
    }

    public static func _makeViewList(
        view: Attribute<EmptyView>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        .empty
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 0 }
}
