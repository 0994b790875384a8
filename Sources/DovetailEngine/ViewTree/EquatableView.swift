/// A view whose body runs only when the new value differs from the one before by its own `==`.
///
/// Views that are `Equatable` are compared like that in any case; this says so where it is used.
public struct EquatableView<Content: View & Equatable>: View, Equatable {
    // A view is a value that is handed over as a whole; nobody else holds it.
    nonisolated(unsafe) public var content: Content

    nonisolated public init(content: Content) { self.content = content }

    public var body: some View { content }

    nonisolated public static func == (left: Self, right: Self) -> Bool { left.content == right.content }
}

extension View where Self: Equatable {
    /// Keeps this view's body from running while the view equals the one before.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A modifier that changes nothing: to be exchanged for another one.
public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()

    nonisolated public init() {}

    public func body(content: Content) -> some View { content }
}
