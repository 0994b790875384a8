import AttributeGraph

/// Runs an action when a value made of a view's size and place has changed.
private struct GeometryActionModifier<Value: Equatable>: PrimitiveViewModifier {
    typealias Body = Never
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let rule = GeometryActionRule(
            modifier: modifier, proxy: GeometryProxy(of: inputs), loop: inputs.loop)
        _ = Attribute(effect: rule, stage: .layout)
        return body(inputs)
    }
}

private struct GeometryActionRule<Value: Equatable>: StatefulRule {
    let modifier: Attribute<GeometryActionModifier<Value>>
    let proxy: GeometryProxy
    let loop: UpdateLoop
    private var last: Value?

    init(modifier: Attribute<GeometryActionModifier<Value>>, proxy: GeometryProxy, loop: UpdateLoop) {
        self.modifier = modifier
        self.proxy = proxy
        self.loop = loop
    }

    mutating func update(previous: Void?) -> RuleResult<Void> {
        let current = modifier.value
        let new = current.transform(proxy)
        let old = last ?? new
        if last == nil || old != new { loop.afterEvaluation { current.action(old, new) } }
        last = new
        return .changed(())
    }
}

extension View {
    /// Runs an action with a value made of the view's size and place: at first, and when the value has changed.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryActionModifier(transform: transform, action: { action($1) }))
    }

    /// Runs an action with the old and the new of a value made of the view's size and place: at first with the same twice, and
    /// when the value has changed.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryActionModifier(transform: transform, action: action))
    }
}
