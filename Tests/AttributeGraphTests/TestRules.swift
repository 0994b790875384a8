import AttributeGraph

/// A rule written as a closure.
struct Closure<Value>: Rule {
    let compute: () -> Value
    var value: Value { compute() }
}

/// A stateful rule written as a closure.
struct StatefulClosure<Value>: StatefulRule {
    let compute: (Value?) -> RuleResult<Value>
    mutating func update(previous: Value?) -> RuleResult<Value> { compute(previous) }
}
