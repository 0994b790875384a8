import AttributeGraph

/// The value to present for a value that may be animated: the value itself, or one on its way there.
///
/// A change starts an animation when the transaction it belongs to carries one; the new value is then reached gradually,
/// from wherever the presented value is now (see ``Motion``). While something moves, the rule depends on the clock; while all
/// animations are delayed it only asks to be woken, and else it costs nothing. A view that has just appeared is at its final value.
struct AnimatableRule<Value: Animatable>: StatefulRule {
    /// A class, so that values at rest, which most are, take no room for it.
    private final class Running {
        var motion: Motion<Value.AnimatableData>
        init(at data: Value.AnimatableData) { motion = Motion(at: data) }
    }

    let source: Attribute<Value>
    let inputs: _GraphInputs
    private var target: Value.AnimatableData?
    private var running: Running?

    init(source: Attribute<Value>, inputs: _GraphInputs) {
        self.source = source
        self.inputs = inputs
    }

    // The effects that apps animate most are made for themselves: in a frame of many moving views most of the time would go into looking
    // up metadata.
    @_specialize(where Value == OffsetEffect)
    @_specialize(where Value == OpacityEffect)
    @_specialize(where Value == ScaleEffect)
    @_specialize(where Value == RotationEffect)
    static func _evaluate(_ slot: RuleSlot) -> Bool {
        let rule = slot.rule.assumingMemoryBound(to: Self.self)
        return slot.store(rule.pointee.presentedValue())
    }

    mutating func update(previous: Value?) -> RuleResult<Value> { .value(presentedValue()) }

    @inline(__always)
    private mutating func presentedValue() -> Value {
        var value = source.value
        if Value.AnimatableData.self == EmptyAnimatableData.self { return value }
        let data = value.animatableData
        if let target, target != data { noticeChange(from: target, to: data) }
        target = data
        // A value that is moved by hand is shown as it is.
        guard let running, !running.motion.isFinished else { return value }
        value.animatableData = presented(running)
        return value
    }

    private mutating func noticeChange(from old: Value.AnimatableData, to new: Value.AnimatableData) {
        let transaction = inputs.transaction
        guard let animation = transaction.animation, !transaction.disablesAnimations else {
            guard transaction.tracksVelocity else { return running = nil }
            let running = running ?? Running(at: old)
            running.motion.follow(new, at: inputs.loop.now)
            self.running = running
            return
        }
        let running = running ?? Running(at: old)
        let environment = inputs.environment
        running.motion.retarget(
            to: new, animation: animation, at: inputs.loop.now, completions: transaction.completions,
            environment: { environment.untracked })
        self.running = running
    }

    @inline(__always)
    private mutating func presented(_ running: Running) -> Value.AnimatableData {
        let loop = inputs.loop
        let data = running.motion.value(at: loop.now)
        guard let next = running.motion.nextTime(after: loop.now) else {
            if !running.motion.isFollowing { self.running = nil }
            return data
        }
        if next > loop.now {
            loop.wake(at: next, loop.graph.runningAttribute)
        } else {
            _ = loop.time.value
            loop.noteAnimating()
        }
        return data
    }
}

extension Attribute where Value: Animatable {
    /// The value to present; see ``AnimatableRule``.
    package func animated(_ inputs: _GraphInputs) -> Attribute<Value> {
        Attribute(effect: AnimatableRule(source: self, inputs: inputs), stage: .animate)
    }
}
