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

/// A part of another attribute's value; a change elsewhere in it ends here.
package struct Projection<Root, Value>: Rule {
    let root: Attribute<Root>
    let project: (Root) -> Value
    package var value: Value { project(root.value) }
}

extension Attribute {
    /// The part of this value that `project` gives. `project` must depend on its argument only.
    package func projected<Part>(_ project: @escaping (Value) -> Part) -> Attribute<Part> {
        Attribute<Part>(Projection(root: self, project: project))
    }

    /// A value computed by a closure from whatever attributes it reads.
    package static func computed(_ compute: @escaping () -> Value) -> Attribute<Value> {
        Attribute(ComputedRule(compute: compute))
    }

    /// The same for a value that much depends on and that mostly stays what it was, such as an environment.
    package static func gate(_ compute: @escaping () -> Value) -> Attribute<Value> {
        Attribute(gate: ComputedRule(compute: compute))
    }
}

/// A rule written as a closure.
package struct ComputedRule<Value>: Rule {
    let compute: () -> Value
    package var value: Value { compute() }
}
