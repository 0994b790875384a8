import AttributeGraph

/// Shows what a style makes of a configuration, and is the host of the style's dynamic properties.
///
/// A style is to its control what a view is to its body: `makeBody(configuration:)` is evaluated like a `body`, so `@Environment`,
/// `@State`, `@StateObject`, `@EnvironmentObject` and every other dynamic property of a style are connected, once for each
/// place where the style is used, and what they read makes the style's body run again. This one mechanism serves
/// all kinds of styles; a control hands the style of its environment, usually an ``AnyStyle``, a configuration.
package struct StyleBody<Style, Configuration, Content: View>: View {
    package typealias Body = Never

    nonisolated(unsafe) private let style: Style
    nonisolated(unsafe) private let configuration: Configuration
    nonisolated(unsafe) private let makeBody: @MainActor (Style, Configuration) -> Content

    nonisolated package init(
        style: Style, configuration: Configuration, makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.style = style
        self.configuration = configuration
        self.makeBody = makeBody
    }

    package var body: Never { fatalError("\(Self.self) has no body") }

    package static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: content(of: view, inputs: inputs.graphInputs), inputs: inputs)
    }

    package static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        Content._makeViewList(view: content(of: view, inputs: inputs.graphInputs), inputs: inputs)
    }

    package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }

    private static func content(of view: Attribute<Self>, inputs: _GraphInputs) -> Attribute<Content> {
        let evaluator = BodyEvaluator(owner: view.projected { $0.style }, inputs: inputs)
        return Attribute(Rule(view: view, evaluator: evaluator))
    }

    private struct Rule: StatefulRule {
        let view: Attribute<StyleBody>
        var evaluator: BodyEvaluator<Style>

        mutating func update(previous: Content?) -> RuleResult<Content> {
            let view = view.value
            return .value(
                evaluator.evaluate(isFirst: previous == nil) { style in
                    // Rules run on the main thread.
                    MainActor.assumeIsolated { view.makeBody(style, view.configuration) }
                })
        }
    }
}

/// A style whose type is hidden, as the environment holds it.
///
/// Two are equal when they hold equal values of one type, so setting the same style again runs no control's body.
package struct AnyStyle<Configuration>: Equatable {
    private let box: AnyStyleBox<Configuration>

    nonisolated package init<Style, Content: View>(
        _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        box = StyleBox(style: style, makeBody: makeBody)
    }

    /// The view that the style makes of a configuration. It keeps its identity as long as the style's type stays the same.
    @MainActor
    package func body(_ configuration: Configuration) -> AnyView { box.body(configuration) }

    package static func == (left: AnyStyle, right: AnyStyle) -> Bool {
        left.box === right.box || left.box.isEqual(to: right.box)
    }
}

private class AnyStyleBox<Configuration> {
    @MainActor func body(_ configuration: Configuration) -> AnyView { fatalError("abstract") }
    func isEqual(to other: AnyStyleBox) -> Bool { fatalError("abstract") }
}

private final class StyleBox<Style, Configuration, Content: View>: AnyStyleBox<Configuration> {
    // Immutable, and its value is used on the main thread only.
    nonisolated(unsafe) let style: Style
    let makeBody: @MainActor (Style, Configuration) -> Content

    init(style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Content) {
        self.style = style
        self.makeBody = makeBody
    }

    override func body(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: style, configuration: configuration, makeBody: makeBody))
    }

    // The type of the style decides what its body is, so `makeBody` need not be compared.
    override func isEqual(to other: AnyStyleBox<Configuration>) -> Bool {
        guard let other = other as? StyleBox else { return false }
        return ValueComparison.of(Style.self).areEqual(style, other.style)
    }
}
