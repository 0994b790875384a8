/// Whether something is shown.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the place decides.
    case automatic
    case visible
    case hidden
}
