import AttributeGraph

/// Runs a view's `body`: copies the view, points its dynamic properties at their storage, and evaluates.
struct BodyRule<V: View>: StatefulRule {
    let view: Attribute<V>
    let properties: DynamicPropertySet?
    let loop: UpdateLoop
    let counter: Int

    /// The attribute of a view's body. The storage of its dynamic properties is made here, once for each identity.
    static func make(view: Attribute<V>, inputs: _GraphInputs) -> Attribute<V.Body> {
        Attribute(
            BodyRule(
                view: view, properties: DynamicPropertySet.make(for: V.self, inputs: inputs), loop: inputs.loop,
                counter: inputs.loop.bodyCounter(for: V.self)))
    }

    mutating func update(previous: V.Body?) -> RuleResult<V.Body> {
        var view = view.value
        if let properties {
            withUnsafeMutablePointer(to: &view) { properties.update(UnsafeMutableRawPointer($0)) }
        }
        loop.countBody(counter)
        return .value(view.body)
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
}

/// A rule written as a closure.
package struct ComputedRule<Value>: Rule {
    let compute: () -> Value
    package var value: Value { compute() }
}
