import AttributeGraph

/// The attribute of a view's layout: makes an engine from other attributes, and reports a change only when an answer that
/// somebody relied on changed.
struct LayoutRule<Engine: LayoutEngine>: StatefulRule {
    let loop: UpdateLoop
    let makeEngine: () -> Engine

    mutating func update(previous: LayoutComputer?) -> RuleResult<LayoutComputer> {
        let engine = makeEngine()
        guard let previous else { return .changed(LayoutComputer(engine: engine, loop: loop)) }
        return previous.replace(engine: engine) ? .changed(previous) : .unchanged
    }
}

extension Attribute where Value == LayoutComputer {
    /// A layout attribute whose engine is made by `makeEngine` from the attributes that it reads.
    package static func layout<Engine: LayoutEngine>(
        _ inputs: _ViewInputs, _ makeEngine: @escaping () -> Engine
    ) -> Attribute<LayoutComputer> {
        Attribute(LayoutRule(loop: inputs.loop, makeEngine: makeEngine))
    }
}
