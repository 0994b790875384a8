import AttributeGraph

extension ViewModifier {
    /// This modifier and, around it, another one: `view.modifier(a.concat(b))` is `view.modifier(a).modifier(b)`.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Two modifiers, the second around the first.
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    /// Where the second one is: stored properties lie in the order of their declaration, each at a multiple of its alignment.
    nonisolated private static var outerOffset: Int {
        let mask = MemoryLayout<Modifier>.alignment - 1
        return (MemoryLayout<Content>.size + mask) & ~mask
    }

    public static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        Modifier._makeView(modifier: modifier.field(at: outerOffset, as: Modifier.self), inputs: inputs) {
            Content._makeView(modifier: modifier.field(at: 0, as: Content.self), inputs: $0, body: body)
        }
    }

    public static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        Modifier._makeViewList(modifier: modifier.field(at: outerOffset, as: Modifier.self), inputs: inputs) {
            Content._makeViewList(modifier: modifier.field(at: 0, as: Content.self), inputs: $0, body: body)
        }
    }

    public static func _viewListCount(inputs: _ViewListCountInputs, content: Int?) -> Int? {
        Modifier._viewListCount(
            inputs: inputs, content: Content._viewListCount(inputs: inputs, content: content))
    }
}
