import AttributeGraph

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
