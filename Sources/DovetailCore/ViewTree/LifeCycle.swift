import AttributeGraph

/// Runs actions when a view's identity begins and ends.
struct AppearanceModifier: PrimitiveViewModifier {
    typealias Body = Never
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        // The actions of the latest view value count; they are kept outside the graph, since the last of them runs
        // when the attributes are gone.
        let latest = LatestValue(modifier.untracked)
        _ = Attribute(effect: ActionRule { latest.value = modifier.value }, stage: .structure)
        let loop = inputs.loop
        let appear = { loop.afterEvaluation { latest.value.onAppear?() } }
        let disappear = { loop.afterEvaluation { latest.value.onDisappear?() } }
        if let scope = inputs.graphInputs.appearance {
            let member = AppearanceScope.Member(appear: appear, disappear: disappear)
            scope.add(member)
            Subgraph.current.onRelease { scope.remove(member) }
        } else {
            appear()
            Subgraph.current.onRelease(disappear)
        }
        return body(inputs)
    }
}

/// A value kept up to date outside the graph.
final class LatestValue<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// Runs an action when a value differs from the one at the last update.
struct OnChangeModifier<Value: Equatable>: InheritedViewModifier {
    typealias Body = Never
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        _ = Attribute(effect: OnChangeRule(modifier: modifier, loop: inputs.loop), stage: .structure)
    }
}

private struct OnChangeRule<Value: Equatable>: StatefulRule {
    let modifier: Attribute<OnChangeModifier<Value>>
    let loop: UpdateLoop
    private var last: Value?

    init(modifier: Attribute<OnChangeModifier<Value>>, loop: UpdateLoop) {
        self.modifier = modifier
        self.loop = loop
    }

    mutating func update(previous: Void?) -> RuleResult<Void> {
        let current = modifier.value
        let new = current.value
        if let old = last {
            if old != new { loop.afterEvaluation { current.action(old, new) } }
        } else if current.isInitial {
            loop.afterEvaluation { current.action(new, new) }
        }
        last = new
        return .changed(())
    }
}

extension View {
    /// Runs an action when the view appears: when its identity begins.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
    }

    /// Runs an action when the view disappears: when its identity ends.
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

    /// Runs an action with the old and the new value when the value has changed; with `initial`, also at the start.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(OnChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs an action when the value has changed; with `initial`, also at the start.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(OnChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
    }
}
