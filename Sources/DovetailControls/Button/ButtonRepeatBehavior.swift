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

/// Runs an action while a button is held.
@MainActor
final class ButtonRepetition {
    private static let delay = 0.5
    private static let interval = 0.1
    /// Numbers the presses: a timer of an earlier one does nothing.
    private var press = 0
    /// Whether the action has run in this press.
    private(set) var hasRun = false
    /// What the button does now, which an action may change; nil while it does nothing. The button's responder keeps it: the repetition is
    /// a state of the button, and would keep the button and itself for ever.
    weak var action: RepeatedAction?

    nonisolated init() {}

    /// Begins a press. The action runs after a while, and on until ``end()``.
    func begin() {
        press += 1
        hasRun = false
        schedule(after: Self.delay, press)
    }

    func end() { press += 1 }

    private func schedule(after delay: Double, _ number: Int) {
        let queue = DispatchQueue.main
        queue.schedule(
            after: queue.now.advanced(by: .nanoseconds(Int(delay * 1e9))), tolerance: .nanoseconds(0), options: nil
        ) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.press == number, let action = self.action else { return }
                self.hasRun = true
                action.run()
                self.schedule(after: Self.interval, number)
            }
        }
    }
}

/// What a button does each time while it is held.
@MainActor
final class RepeatedAction {
    let run: @MainActor () -> Void
    init(_ run: @escaping @MainActor () -> Void) { self.run = run }
}
