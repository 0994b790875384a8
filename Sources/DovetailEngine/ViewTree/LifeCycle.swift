import AttributeGraph

/// Runs actions when a view, or the first of several, appears, and when it, or the last of them, disappears.
struct AppearanceModifier: PresenceModifier {
    typealias Body = Never
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?

    static func makePresence(modifier: Attribute<Self>, inputs: _GraphInputs, scope: ActionScope) -> Presence {
        // The actions of the latest view value count; they are kept outside the graph, since the last of them runs when the
        // attributes are gone. The value is not read here: it may not be known yet while views are made.
        let latest = LatestValue<Self?>(nil)
        _ = Attribute(effect: LatestModifier(modifier: modifier, latest: latest), stage: .structure)
        return Presence(loop: inputs.loop, scope: scope) { isPresent in
            isPresent ? latest.value?.onAppear?() : latest.value?.onDisappear?()
        }
    }
}

/// Keeps the actions that a view has now.
private struct LatestModifier: EffectRule {
    let modifier: Attribute<AppearanceModifier>
    let latest: LatestValue<AppearanceModifier?>

    func run() { latest.value = modifier.value }
}

/// Runs an action when a value differs from the one at the last update and, if so wanted, when the view appears.
struct OnChangeModifier<Value: Equatable>: PresenceModifier {
    typealias Body = Never
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    static func makePresence(modifier: Attribute<Self>, inputs: _GraphInputs, scope: ActionScope) -> Presence {
        let latest = LatestValue<Self?>(nil)
        let rule = OnChangeRule(modifier: modifier, loop: inputs.loop, scope: scope, latest: latest)
        _ = Attribute(effect: rule, stage: .structure)
        return Presence(loop: inputs.loop, scope: scope) { isPresent in
            guard isPresent, let current = latest.value, current.isInitial else { return }
            current.action(current.value, current.value)
        }
    }
}

private struct OnChangeRule<Value: Equatable>: StatefulRule {
    let modifier: Attribute<OnChangeModifier<Value>>
    let loop: UpdateLoop
    let scope: ActionScope
    let latest: LatestValue<OnChangeModifier<Value>?>

    mutating func update(previous: Void?) -> RuleResult<Void> {
        let new = modifier.value
        if let old = latest.value?.value, old != new.value {
            loop.afterEvaluation(in: scope) { new.action(old, new.value) }
        }
        latest.value = new
        return .changed(())
    }
}

extension View {
    /// Runs an action when the view appears: when its identity begins, and when it comes to be on show again.
    ///
    /// Of several views, such as those of a `Group` or `ForEach`, the first that appears counts. Actions of the views inside run
    /// before.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
    }

    /// Runs an action when the view disappears: when its identity ends, and when it is no longer on show.
    ///
    /// Of several views the last one counts. What appears in the same update is told first.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
    }

    /// Runs an action with the new value when the value has changed.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(OnChangeModifier(value: value, isInitial: false, action: { action($1) }))
    }

    /// Runs an action with the old and the new value when the value has changed; with `initial`, also
    /// whenever the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(OnChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action when the value has changed; with `initial`, also
    /// whenever the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(OnChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
    }
}
