import AttributeGraph

/// Puts a view into a display group of its own.
private struct GeometryGroupModifier: PrimitiveViewModifier {
    typealias Body = Never

    nonisolated init() {}

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        DisplayGroup.wrap(inputs: inputs, body: body) { _ in GroupAppearance() }
    }
}

extension View {
    /// Moves and resizes this view as one: what is inside gets its place relative to the view, and is not moved by itself when
    /// something around the view moves.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
