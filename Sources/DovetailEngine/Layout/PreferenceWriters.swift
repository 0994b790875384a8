import AttributeGraph

/// Sets a preference, in place of whatever the views inside set.
struct PreferenceModifier<Key: PreferenceKey>: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let value: Key.Value

    nonisolated init(value: Key.Value) { self.value = value }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard inputs.requestedPreferences.contains(Key.self) else { return body(inputs) }
        var inner = inputs
        inner.requestedPreferences.remove(Key.self)
        var outputs = body(inner)
        outputs.preferences[Key.self] = modifier.projected { $0.value }
        return outputs
    }
}

/// Changes a preference that the views inside set, or its default.
struct PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveViewModifier {
    typealias Body = Never
    let transform: (inout Key.Value) -> Void

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard inputs.requestedPreferences.contains(Key.self) else { return outputs }
        let inner = outputs.preferences[Key.self]
        outputs.preferences[Key.self] = Attribute(
            ObservingRule(of: Self.self, loop: inputs.loop) {
                let transform = modifier.value.transform
                var value = inner?.value ?? Key.defaultValue
                transform(&value)
                return value
            })
        return outputs
    }
}

/// Sets a preference, or changes it, by a place in the view.
struct AnchorPreferenceModifier<A, Key: PreferenceKey>: PrimitiveViewModifier {
    typealias Body = Never
    let source: Anchor<A>.Source
    /// Whether what the views inside set is kept.
    let keepsInner: Bool
    let transform: (inout Key.Value, Anchor<A>) -> Void

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard inputs.requestedPreferences.contains(Key.self) else { return outputs }
        let inner = outputs.preferences[Key.self]
        let place = ViewPlace(of: inputs)
        outputs.preferences[Key.self] = Attribute(
            ObservingRule(of: Self.self, loop: inputs.loop) {
                let modifier = modifier.value
                var value = (modifier.keepsInner ? inner?.value : nil) ?? Key.defaultValue
                modifier.transform(&value, Anchor(source: modifier.source, place: place))
                return value
            })
        return outputs
    }
}

extension View {
    /// Sets a preference for the views around this one. What views inside set is replaced.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: value))
    }

    /// Changes the preference that the views inside set.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformModifier<K>(transform: callback))
    }

    /// Sets a preference to a value made from a place in this view, which whoever reads it can find in coordinates of their own.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, keepsInner: false) { $0 = transform($1) })
    }

    /// Changes a preference by a place in this view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, keepsInner: true, transform: transform))
    }
}
