import AttributeGraph

/// One of two views, as `if`/`else` and `switch` make them. The two are different identities.
public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    package var storage: Storage

    package init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension _ConditionalContent: MultiView where TrueContent: View, FalseContent: View {
    public static func _makeViewList(
        view: Attribute<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        .dynamic(
            KeyedBranch(
                root: view, inputs: inputs,
                key: { content in
                    if case .first = content.storage { return true }
                    return false
                },
                makeList: { content, _, inputs in
                    switch content.storage {
                    case .first(let first):
                        TrueContent._makeViewList(
                            view: branch(of: view, first) { if case .first(let value) = $0 { value } else { nil } },
                            inputs: inputs)
                    case .second(let second):
                        FalseContent._makeViewList(
                            view: branch(of: view, second) { if case .second(let value) = $0 { value } else { nil } },
                            inputs: inputs)
                    }
                }))
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        guard let count = TrueContent._viewListCount(inputs: inputs) else { return nil }
        return count == FalseContent._viewListCount(inputs: inputs) ? count : nil
    }
}

extension _ConditionalContent {
    /// The branch's own view. While the other branch is in force (and this one is about to be released) it keeps the last.
    package static func branch<Content>(
        of view: Attribute<Self>, _ first: Content, _ extract: @escaping (Storage) -> Content?
    ) -> Attribute<Content> {
        Attribute(PresentPart(root: view, fallback: first, extract: { extract($0.storage) }))
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: MultiView where Wrapped: View {
    public static func _makeViewList(
        view: Attribute<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        .dynamic(
            KeyedBranch(
                root: view, inputs: inputs, key: { $0 != nil },
                makeList: { value, isPresent, inputs in
                    guard isPresent, let value else { return .empty }
                    return Wrapped._makeViewList(
                        view: Attribute(PresentPart(root: view, fallback: value, extract: { $0 })), inputs: inputs)
                }))
    }
}
