import AttributeGraph

/// What goes into a toolbar: items, groups of them, and types of one's own made of these.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    /// The content that this one is made of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Lists the items. Not for use outside the framework.
    static func _makeToolbarList(content: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
}

extension ToolbarContent {
    public static func _makeToolbarList(content: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let rule = ToolbarBodyRule(evaluator: BodyEvaluator(owner: content, inputs: inputs.graphInputs))
        return Body._makeToolbarList(content: Attribute(rule), inputs: inputs)
    }
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
    public static func _makeToolbarList(content: Attribute<Never>, inputs: _ViewListInputs) -> _ViewListOutputs {
        fatalError("toolbar content whose body is Never must list itself")
    }
}

/// Runs the body of toolbar content.
private struct ToolbarBodyRule<Content: ToolbarContent>: StatefulRule {
    var evaluator: BodyEvaluator<Content>

    mutating func update(previous: Content.Body?) -> RuleResult<Content.Body> {
        .value(evaluator.evaluate(isFirst: previous == nil) { $0.body })
    }
}
