import AttributeGraph

/// A modifier's part in deciding the transaction of a change seen below it. Modifiers form a chain, outermost applied first.
package class TransactionModifier {
    let outer: TransactionModifier?

    init(outer: TransactionModifier?) { self.outer = outer }

    func apply(to transaction: inout Transaction) {
        outer?.apply(to: &transaction)
        change(&transaction)
    }

    func change(_ transaction: inout Transaction) {}
}

/// `transaction { … }`
private final class TransformTransaction: TransactionModifier {
    let transform: Attribute<(inout Transaction) -> Void>

    init(outer: TransactionModifier?, transform: Attribute<(inout Transaction) -> Void>) {
        self.transform = transform
        super.init(outer: outer)
    }

    override func change(_ transaction: inout Transaction) { transform.untracked(&transaction) }
}

/// `animation(_:)`
private final class AlwaysAnimate: TransactionModifier {
    let animation: Attribute<Animation?>

    init(outer: TransactionModifier?, animation: Attribute<Animation?>) {
        self.animation = animation
        super.init(outer: outer)
    }

    override func change(_ transaction: inout Transaction) {
        if !transaction.disablesAnimations { transaction.animation = animation.untracked }
    }
}

/// `animation(_:value:)`
private final class AnimateOnChange: TransactionModifier {
    let loop: UpdateLoop
    /// The pass in which the value was seen to change, and the animation for it.
    var pass = 0
    var animation: Animation?

    init(outer: TransactionModifier?, loop: UpdateLoop) {
        self.loop = loop
        super.init(outer: outer)
    }

    override func change(_ transaction: inout Transaction) {
        if pass == loop.pass, !transaction.disablesAnimations { transaction.animation = animation }
    }
}

/// Watches the value of `animation(_:value:)`. Runs before anything is interpolated in the same pass.
private struct AnimateOnChangeRule<Value: Equatable>: StatefulRule {
    let modifier: Attribute<ValueAnimationModifier<Value>>
    let target: AnimateOnChange
    private var last: Value?

    init(modifier: Attribute<ValueAnimationModifier<Value>>, target: AnimateOnChange) {
        self.modifier = modifier
        self.target = target
    }

    mutating func update(previous: Void?) -> RuleResult<Void> {
        let current = modifier.value
        if let last, last != current.value {
            target.pass = target.loop.pass
            target.animation = current.animation
        }
        last = current.value
        return .changed(())
    }
}

struct ValueAnimationModifier<Value: Equatable>: InheritedViewModifier {
    typealias Body = Never
    let animation: Animation?
    let value: Value

    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        let target = AnimateOnChange(outer: inputs.transactionModifier, loop: inputs.loop)
        _ = Attribute(effect: AnimateOnChangeRule(modifier: modifier, target: target), stage: .structure)
        inputs.transactionModifier = target
    }
}

struct AnimationModifier: InheritedViewModifier {
    typealias Body = Never
    let animation: Animation?

    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        inputs.transactionModifier = AlwaysAnimate(
            outer: inputs.transactionModifier, animation: modifier.projected { $0.animation })
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

extension View {
    /// Animates the changes within this view that happen when `value` changes.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueAnimationModifier(animation: animation, value: value))
    }

    /// Animates every animatable change within this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier(animation: animation))
    }

    /// Changes the transaction of every change within this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransformTransactionModifier(transform: transform))
    }
}
