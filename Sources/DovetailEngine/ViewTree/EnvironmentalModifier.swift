import AttributeGraph

/// A modifier that depends on the environment and needs no body of its own: it makes another modifier of it.
///
///     struct CardPadding: EnvironmentalModifier {
///         func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///             Padding(amount: environment.horizontalSizeClass == .compact ? 8 : 16)
///         }
///     }
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Self.Body == Never {
    /// The modifier that it becomes.
    associatedtype ResolvedModifier: ViewModifier

    /// The modifier for an environment. Called again when something in the environment has changed.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        InEnvironment._makeView(modifier: inEnvironment(modifier), inputs: inputs, body: body)
    }

    public static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        InEnvironment._makeViewList(modifier: inEnvironment(modifier), inputs: inputs, body: body)
    }

    public static func _viewListCount(inputs: _ViewListCountInputs, content: Int?) -> Int? {
        InEnvironment._viewListCount(inputs: inputs, content: content)
    }

    private typealias InEnvironment = ResolvedInEnvironment<Self>

    private static func inEnvironment(_ modifier: Attribute<Self>) -> Attribute<InEnvironment> {
        modifier.projected { InEnvironment(modifier: $0) }
    }
}

/// Reads the environment for a modifier that depends on it.
private struct ResolvedInEnvironment<Modifier: EnvironmentalModifier>: ViewModifier {
    nonisolated(unsafe) let modifier: Modifier
    @Environment(\.self) private var environment

    nonisolated init(modifier: Modifier) { self.modifier = modifier }

    func body(content: Content) -> some View { content.modifier(modifier.resolve(in: environment)) }
}
