import AttributeGraph

/// A view tied to an id: another id is another identity.
package struct IdentifiedView<Content: View, ID: Hashable>: MultiView {
    var content: Content
    var id: ID

    package static func _makeViewList(
        view: Attribute<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        .dynamic(
            KeyedBranch(
                root: view, inputs: inputs, isExplicit: true, key: { $0.id },
                makeList: { value, id, inputs in
                    Content._makeViewList(
                        view: Attribute(
                            LastPresent(
                                root: view, fallback: value.content, extract: { $0.id == id ? $0.content : nil })),
                        inputs: inputs
                    ).wrapping { itemInputs, make in
                        itemInputs.graphInputs.scrollTargets?.add(AnyHashable(id), itemInputs)
                        return make(itemInputs)
                    }.wrapping(traits: { $0.row.explicitID = AnyHashable(id) })
                }))
    }

    package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}

extension View {
    /// Ties the view's identity to `id`: when the value changes, the view and all its state start anew.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: id)
    }
}

/// Sets a trait that a container reads.
package struct TraitModifier: PrimitiveViewModifier {
    let change: (inout ViewTraits) -> Void

    package static func _makeView(
        modifier: Attribute<TraitModifier>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }

    package static func _makeViewList(
        modifier: Attribute<TraitModifier>, inputs: _ViewListInputs,
        body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let loop = inputs.graphInputs.loop
        return body(inputs).wrapping(traits: { traits in
            // Traits are also looked at by the actions of controls, outside of rules.
            loop.graph.perform { modifier.value.change(&traits) }
        })
    }
}

extension View {
    /// Labels the view with a value that pickers and tab views select by.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier { $0.tag = AnyHashable(tag) })
    }

    /// Puts the view in front of siblings with a smaller value; 0 when not set.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(TraitModifier { $0.zIndex = value })
    }

    /// Sets what a container reads.
    nonisolated package func viewTraits(_ change: @escaping (inout ViewTraits) -> Void) -> some View {
        modifier(TraitModifier(change: change))
    }
}
