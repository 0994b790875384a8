import AttributeGraph
import Foundation

/// Menus and menu items of an app: ``CommandMenu``, ``CommandGroup``, and types of one's own made of these.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    /// The commands that these are made of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

    /// Lists the items. Not for use outside the framework.
    static func _makeCommandList(commands: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
}

extension Commands {
    public static func _makeCommandList(commands: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let rule = CommandsBodyRule(evaluator: BodyEvaluator(owner: commands, inputs: inputs.graphInputs))
        return Body._makeCommandList(commands: Attribute(rule), inputs: inputs)
    }
}

extension Commands where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Commands {
    public static func _makeCommandList(commands: Attribute<Never>, inputs: _ViewListInputs) -> _ViewListOutputs {
        fatalError("commands whose body is Never must list themselves")
    }
}

private struct CommandsBodyRule<C: Commands>: StatefulRule {
    var evaluator: BodyEvaluator<C>

    mutating func update(previous: C.Body?) -> RuleResult<C.Body> {
        .value(evaluator.evaluate(isFirst: previous == nil) { $0.body })
    }
}

/// Turns the statements of a closure into commands.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> _TupleCommands<(repeat each Content)> {
        _TupleCommands((repeat each content))
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
    public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }
    public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// No commands.
public struct EmptyCommands: Commands {
    public typealias Body = Never
    nonisolated public init() {}

    public static func _makeCommandList(commands: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .empty
    }
}

/// Several commands.
public struct _TupleCommands<T>: Commands {
    public typealias Body = Never
    nonisolated(unsafe) let value: T

    nonisolated init(_ value: T) { self.value = value }

    public static func _makeCommandList(commands: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        var lists: [_ViewListOutputs] = []
        for element in TupleElements.of(T.self) {
            guard let type = element.type as? any Commands.Type else {
                fatalError("commands hold a \(element.type), which is not Commands")
            }
            lists.append(list(type, at: element.offset, of: commands, inputs: inputs))
        }
        return .joined(lists)
    }

    private static func list<C: Commands>(
        _: C.Type, at offset: Int, of commands: Attribute<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        C._makeCommandList(
            commands: commands.field(at: offset, as: C.self), inputs: inputs)
    }
}

extension Optional: Commands where Wrapped: Commands {
    public typealias Body = Never

    public static func _makeCommandList(commands: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let list = KeyedBranch(
            root: commands, inputs: inputs, key: { $0 != nil },
            makeList: { value, isPresent, inputs in
                guard isPresent, let value else { return .empty }
                return Wrapped._makeCommandList(
                    commands: Attribute(PresentPart(root: commands, fallback: value, extract: { $0 })), inputs: inputs)
            })
        return .dynamic(list)
    }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
    public static func _makeCommandList(commands: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let list = KeyedBranch(
            root: commands, inputs: inputs,
            key: { value in
                if case .first = value.storage { return true }
                return false
            },
            makeList: { value, _, inputs in
                switch value.storage {
                case .first(let first):
                    TrueContent._makeCommandList(
                        commands: branch(of: commands, first) { if case .first(let value) = $0 { value } else { nil } },
                        inputs: inputs)
                case .second(let second):
                    FalseContent._makeCommandList(
                        commands: branch(of: commands, second) {
                            if case .second(let value) = $0 { value } else { nil }
                        }, inputs: inputs)
                }
            })
        return .dynamic(list)
    }
}
