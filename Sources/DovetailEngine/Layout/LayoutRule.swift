import AttributeGraph

/// The attribute of a view's layout: makes an engine from other attributes, and reports a change only when an answer that
/// somebody relied on changed.
struct LayoutRule<Engine: LayoutEngine>: StatefulRule {
    let loop: UpdateLoop
    /// The view as one who asks the views in it; nil for a view that asks nobody.
    let asker: LayoutAsker?
    let makeEngine: () -> Engine

    mutating func update(previous: LayoutComputer?) -> RuleResult<LayoutComputer> {
        let engine = makeEngine()
        guard let previous else {
            return .changed(LayoutComputer(engine: engine, asker: asker, questions: loop.layoutQuestions))
        }
        return previous.replace(engine: engine) ? .changed(previous) : .unchanged
    }
}

extension Attribute where Value == LayoutComputer {
    /// A layout attribute whose engine is made by `makeEngine` from the attributes that it reads. A view that asks others does so
    /// as `asker`, the same for its layout and its placement.
    package static func layout<Engine: LayoutEngine>(
        _ inputs: _ViewInputs, asker: LayoutAsker? = nil, _ makeEngine: @escaping () -> Engine
    ) -> Attribute<LayoutComputer> {
        Attribute(LayoutRule(loop: inputs.loop, asker: asker, makeEngine: makeEngine))
    }
}
