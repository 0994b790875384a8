import AttributeGraph

/// `transaction { … }`, `animation(_:)` and the forms of both with a body.
package final class TransformTransaction: TransactionModifier {
    let transform: Attribute<(inout Transaction) -> Void>

    package init(outer: TransactionModifier?, transform: Attribute<(inout Transaction) -> Void>) {
        self.transform = transform
        super.init(outer: outer)
    }

    override func change(_ transaction: inout Transaction) { transform.untracked(&transaction) }
}

/// `transaction(value:_:)` and `animation(_:value:)`: takes part in those passes in which the value is seen to change.
private final class TransformOnChange: TransactionModifier {
    let loop: UpdateLoop
    /// Watches the value.
    var watch: Attribute<Void>?
    /// The pass in which the value was seen to change, and what that does.
    var pass = 0
    var transform: (inout Transaction) -> Void = { _ in }

    init(outer: TransactionModifier?, loop: UpdateLoop) {
        self.loop = loop
        super.init(outer: outer)
    }

    override func change(_ transaction: inout Transaction) {
        // What is animated may be asked for before the effect that watches had its turn.
        _ = watch?.untracked
        if pass == loop.pass { transform(&transaction) }
    }
}

private struct WatchRule<Value: Equatable>: StatefulRule {
    let modifier: Attribute<ValueTransactionModifier<Value>>
    let target: TransformOnChange
    private var last: Value?

    init(modifier: Attribute<ValueTransactionModifier<Value>>, target: TransformOnChange) {
        self.modifier = modifier
        self.target = target
    }

    mutating func update(previous: Void?) -> RuleResult<Void> {
        let current = modifier.value
        if let last, last != current.value {
            target.pass = target.loop.pass
            target.transform = current.transform
        }
        last = current.value
        return .changed(())
    }
}

struct ValueTransactionModifier<Value: Equatable>: InheritedViewModifier {
    typealias Body = Never
    let value: Value
    let transform: (inout Transaction) -> Void

    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        let target = TransformOnChange(outer: inputs.transactionModifier, loop: inputs.loop)
        target.watch = Attribute(effect: WatchRule(modifier: modifier, target: target), stage: .structure)
        inputs.transactionModifier = target
    }
}

struct TransformTransactionModifier: InheritedViewModifier {
    typealias Body = Never
    let transform: (inout Transaction) -> Void

    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        inputs.transactionModifier = TransformTransaction(
            outer: inputs.transactionModifier, transform: modifier.projected { $0.transform })
    }
}

extension Animation {
    /// What the modifiers called `animation` do to a transaction.
    fileprivate static func transform(_ animation: Animation?) -> (inout Transaction) -> Void {
        { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }
}

extension View {
    /// Animates the changes within this view that happen when `value` changes.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: Animation.transform(animation)))
    }

    /// Animates every animatable change within this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(TransformTransactionModifier(transform: Animation.transform(animation)))
    }

    /// Animates every change of the modifiers that `body` puts around this view, and of nothing inside it.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        ScopedTransactionView(content: self, transform: Animation.transform(animation), scoped: body)
    }

    /// Changes the transaction of every change within this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransformTransactionModifier(transform: transform))
    }

    /// Changes the transaction of the changes within this view that happen when `value` changes.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    /// Changes the transaction of every change of the modifiers that `body` puts around this view, and of nothing inside it.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        ScopedTransactionView(content: self, transform: transform, scoped: body)
    }
}
