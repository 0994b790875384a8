import AttributeGraph

/// Sets traits that a container reads, which never change.
private struct FixedTraitModifier: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let change: (inout ViewTraits) -> Void

    nonisolated init(change: @escaping (inout ViewTraits) -> Void) { self.change = change }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }

    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        // Looked up when it is asked for: a value that is read while views are made would run the bodies around too early.
        let graph = inputs.graphInputs.loop.graph
        return body(inputs).wrapping(traits: { traits in graph.perform { modifier.untracked.change(&traits) } })
    }
}

extension View {
    /// Sets what a container reads, once for all: unlike `viewTraits`, it makes no list that changes.
    nonisolated package func fixedTraits(_ change: @escaping (inout ViewTraits) -> Void) -> some View {
        modifier(FixedTraitModifier(change: change))
    }
}
