/// Where a view is between coming and going.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to be inserted: how it looks before.
    case willAppear
    /// The view is on show as it is.
    case identity
    /// The view is being removed: how it looks in the end.
    case didDisappear

    /// Whether the view is on show as it is.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view appears, 0 while it is on show, 1 when it goes.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
