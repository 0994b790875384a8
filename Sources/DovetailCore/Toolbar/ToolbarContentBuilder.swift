import AttributeGraph

/// Turns the statements of a closure into toolbar content.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbarContent<(repeat each Content)> {
        _TupleToolbarContent((repeat each content))
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several pieces of toolbar content.
public struct _TupleToolbarContent<T>: ToolbarContent {
    public typealias Body = Never
    nonisolated(unsafe) let value: T

    nonisolated init(_ value: T) { self.value = value }

    public static func _makeToolbarList(content: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .joined(
            TupleElements.of(T.self).map { element in
                guard let type = element.type as? any ToolbarContent.Type else {
                    fatalError("a toolbar holds a \(element.type), which is not ToolbarContent")
                }
                return list(type, at: element.offset, of: content, inputs: inputs)
            })
    }

    private static func list<Content: ToolbarContent>(
        _: Content.Type, at offset: Int, of content: Attribute<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        Content._makeToolbarList(
            content: content.field(at: offset, as: Content.self), inputs: inputs)
    }
}

// Content that people can't arrange is taken too: then that content alone stays where it is.
extension _TupleToolbarContent: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never

    public static func _makeToolbarList(content: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .dynamic(
            KeyedBranch(
                root: content, inputs: inputs, key: { $0 != nil },
                makeList: { value, isPresent, inputs in
                    guard isPresent, let value else { return .empty }
                    return Wrapped._makeToolbarList(
                        content: Attribute(PresentPart(root: content, fallback: value, extract: { $0 })), inputs: inputs
                    )
                }))
    }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public static func _makeToolbarList(content: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .dynamic(
            KeyedBranch(
                root: content, inputs: inputs,
                key: { value in
                    if case .first = value.storage { return true }
                    return false
                },
                makeList: { value, _, inputs in
                    switch value.storage {
                    case .first(let first):
                        TrueContent._makeToolbarList(
                            content: branch(of: content, first) {
                                if case .first(let value) = $0 { value } else { nil }
                            },
                            inputs: inputs)
                    case .second(let second):
                        FalseContent._makeToolbarList(
                            content: branch(of: content, second) {
                                if case .second(let value) = $0 { value } else { nil }
                            },
                            inputs: inputs)
                    }
                }))
    }
}
