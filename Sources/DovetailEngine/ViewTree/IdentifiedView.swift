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
                            PresentPart(
                                root: view, fallback: value.content, extract: { $0.id == id ? $0.content : nil })),
                        inputs: inputs
                    ).wrapping { itemInputs, make in
                        itemInputs.graphInputs.scrollTargetRegistry?.add(AnyHashable(id), itemInputs)
                        return make(itemInputs)
                    }.wrapping(ExplicitIDTrait.self) { $0 = AnyHashable(id) }
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
struct TraitModifier<Key: ViewTraitKey>: ListTraitModifier {
    typealias Body = Never
    nonisolated(unsafe) let change: (inout Key.Value) -> Void

    nonisolated init(_ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void) { self.change = change }

    static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs,
        body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        body(inputs).wrapping(Key.self, in: inputs.graphInputs.loop.graph) { modifier.value.change(&$0) }
    }
}

extension View {
    /// Labels the view with a value that pickers and tab views select by.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        trait(TagTrait.self) { $0 = AnyHashable(tag) }
    }

    /// Puts the view in front of siblings with a smaller value; 0 when not set.
    nonisolated public func zIndex(_ value: Double) -> some View {
        trait(ZIndexTrait.self) { $0 = value }
    }

    /// Sets what a container reads.
    nonisolated package func trait<K: ViewTraitKey>(
        _ key: K.Type, _ change: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(TraitModifier(key, change))
    }
}
