import AttributeGraph

/// Runs an action when a preference that the views inside set has changed.
struct PreferenceActionModifier<Key: PreferenceKey>: PrimitiveViewModifier where Key.Value: Equatable {
    typealias Body = Never
    let action: (Key.Value) -> Void

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.requestedPreferences.insert(Key.self)
        let outputs = body(inner)
        // When places are settled, so that values that depend on them are seen once.
        _ = Attribute(
            effect: PreferenceActionRule(
                modifier: modifier, preference: outputs.preferences[Key.self], loop: inputs.loop), stage: .layout)
        return outputs
    }
}

private struct PreferenceActionRule<Key: PreferenceKey>: StatefulRule where Key.Value: Equatable {
    /// How often the action runs in one update before that is taken for a loop.
    private static var limit: Int { 16 }

    let modifier: Attribute<PreferenceActionModifier<Key>>
    let preference: Attribute<Key.Value?>?
    let loop: UpdateLoop
    private var last: Key.Value?
    /// The value that the action will be called with.
    private let due = LatestValue<(() -> Void)?>(nil)
    private var update = 0
    private var count = 0

    init(modifier: Attribute<PreferenceActionModifier<Key>>, preference: Attribute<Key.Value?>?, loop: UpdateLoop) {
        self.modifier = modifier
        self.preference = preference
        self.loop = loop
    }

    mutating func update(previous: Void?) -> RuleResult<Void> {
        let action = modifier.value.action
        let value = preference?.value ?? Key.defaultValue
        guard last != value else { return .changed(()) }
        if update != loop.updateNumber { (update, count) = (loop.updateNumber, 0) }
        count += 1
        guard count <= Self.limit else {
            Log.warnOnce(
                "preference \(Key.self)",
                "Bound preference \(Key.self) tried to update multiple times per frame; the action of an onPreferenceChange keeps changing it"
            )
            return .changed(())
        }
        last = value
        if due.value == nil {
            let due = due
            loop.afterEvaluation {
                let action = due.value
                due.value = nil
                action?()
            }
        }
        due.value = { action(value) }
        return .changed(())
    }
}

/// Puts a view that is made of a preference of the views inside before or behind them.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: PrimitiveViewModifier {
    typealias Body = Never
    let alignment: Alignment
    let isInFront: Bool
    let makeLayer: (Key.Value) -> Layer

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.requestedPreferences.insert(Key.self)
        let primary = body(inner)
        let preference = primary.preferences[Key.self]
        let layer = Attribute(
            ObservingRule(of: Self.self, loop: inputs.loop) {
                let makeLayer = modifier.value.makeLayer
                return makeLayer(preference?.value ?? Key.defaultValue)
            })
        return SecondaryLayer.add(
            layer, alignment: modifier.projected { $0.alignment }, isInFront: modifier.projected { $0.isInFront },
            to: primary, inputs: inputs)
    }
}

extension View {
    /// Runs an action with the value of a preference that the views inside set: at first, and when it has changed.
    ///
    /// The action may write state; what that changes is shown in the same update. An action whose writes keep changing the
    /// preference is not called for ever: a warning is logged.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }

    /// Puts a view made of a preference of the views inside before this one.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: true, makeLayer: transform))
    }

    /// Puts a view made of a preference of the views inside before this one.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(
            PreferenceLayerModifier<Key, T>(alignment: .center, isInFront: true, makeLayer: transform))
    }

    /// Puts a view made of a preference of the views inside behind this one.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: false, makeLayer: transform))
    }

    /// Puts a view made of a preference of the views inside behind this one.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(
            PreferenceLayerModifier<Key, T>(alignment: .center, isInFront: false, makeLayer: transform))
    }
}
