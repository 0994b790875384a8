import AttributeGraph

/// Runs a view's `body`.
struct BodyRule<V: View>: StatefulRule {
    private var evaluator: BodyEvaluator<V>

    /// The attribute of a view's body. The storage of its dynamic properties is made here, once for each identity.
    static func make(view: Attribute<V>, inputs: _GraphInputs) -> Attribute<V.Body> {
        let view = V._makeAnimatable(view: view, inputs: inputs)
        return Attribute(BodyRule(evaluator: BodyEvaluator(owner: view, inputs: inputs)))
    }

    mutating func update(previous: V.Body?) -> RuleResult<V.Body> {
        .value(evaluator.evaluate(isFirst: previous == nil) { $0.body })
    }

    static func _evaluate(_ slot: RuleSlot) -> Bool {
        let rule = slot.rule.assumingMemoryBound(to: Self.self)
        return slot.store(rule.pointee.evaluator.evaluate(isFirst: !slot.hasValue) { $0.body })
    }
}
