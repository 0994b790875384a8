import Combine
import DovetailCore
import Foundation

/// Whether a button runs its action again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    fileprivate let number: Int
    /// As is usual for the button: once.
    public static let automatic = ButtonRepeatBehavior(number: 0)
    /// Again and again: after half a second, then ten times a second.
    public static let enabled = ButtonRepeatBehavior(number: 1)
    /// Once.
    public static let disabled = ButtonRepeatBehavior(number: 2)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons run their actions again and again while they are held.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons in this view run their actions again and again while they are held.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
