import AttributeGraph

/// The value to present for a value that may be animated: the value itself, or one on its way there.
///
/// A change starts an animation when the transaction it belongs to carries one; the new value is then reached gradually,
/// from wherever the presented value is now. While an animation runs, the rule depends on the clock; otherwise it does not.
/// A view that has just appeared is at its final value.
struct AnimatableRule<Value: Animatable>: StatefulRule {
    private struct Running {
        var start: Double
        var curve: Animation.Curve
        /// What is still missing at the start of the animation: presented minus target.
        var offset: Value.AnimatableData
    }

    let source: Attribute<Value>
    let inputs: _GraphInputs
    private var target: Value?
    private var running: [Running] = []

    init(source: Attribute<Value>, inputs: _GraphInputs) {
        self.source = source
        self.inputs = inputs
    }

    mutating func update(previous: Value?) -> RuleResult<Value> {
        let value = source.value
        if let target { noticeChange(from: target, to: value) }
        target = value
        guard !running.isEmpty else { return .value(value) }
        return .value(presented(value))
    }

    private mutating func noticeChange(from old: Value, to new: Value) {
        let oldData = old.animatableData
        let newData = new.animatableData
        guard oldData != newData else { return }
        let transaction = inputs.transaction
        if let animation = transaction.animation, !transaction.disablesAnimations {
            // What was on its way goes on its way: the offsets add up, so the presented value does not jump.
            running.append(
                Running(start: inputs.loop.now, curve: animation.curve, offset: oldData - newData))
        } else {
            running.removeAll()
        }
    }

    private mutating func presented(_ value: Value) -> Value {
        let time = inputs.loop.time.value
        var data = value.animatableData
        running.removeAll { animation in
            guard let progress = animation.curve.progress(at: time - animation.start) else { return true }
            data += animation.offset.scaled(by: 1 - progress)
            return false
        }
        if !running.isEmpty { inputs.loop.noteAnimating() }
        var presented = value
        presented.animatableData = data
        return presented
    }
}

extension Attribute where Value: Animatable {
    /// The value to present; see ``AnimatableRule``.
    package func animated(_ inputs: _GraphInputs) -> Attribute<Value> {
        Attribute(effect: AnimatableRule(source: self, inputs: inputs), stage: .animate)
    }
}
