import AttributeGraph

/// Carries an identifier for tools that look at views. The view is drawn and behaves as without it, and keeps its state where the identifier
/// changes; ``View/id(_:)`` is what begins a view anew.
///
/// SwiftUI declares this, with its underscore, for previews; libraries look for it in the types of views.
public struct _IdentifiedModifier<Identifier: Hashable>: PrimitiveViewModifier, Equatable {
    public typealias Body = Never
    nonisolated(unsafe) public var identifier: Identifier

    nonisolated public init(identifier: Identifier) { self.identifier = identifier }

    nonisolated public static func == (a: Self, b: Self) -> Bool { a.identifier == b.identifier }

    public static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }
}

extension View {
    /// Attaches an identifier for tools that look at views; see ``_IdentifiedModifier``.
    nonisolated public func _identified<I: Hashable>(by identifier: I) -> some View {
        modifier(_IdentifiedModifier(identifier: identifier))
    }
}

/// What views are identified by that a person selected in a preview of Xcode's. Nothing makes any here.
///
/// SwiftUI declares this, with its underscores, for previews; libraries look for it in the types of views.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    private let value: String

    nonisolated public init(_ value: String) { self.value = value }
}
