import DovetailCore
import Foundation

/// How a person uses a control at the moment: what its look follows.
struct ControlUse: Equatable {
    /// It is held down, with the pointer within it.
    var isPressed = false
    var isHovered = false
    var isFocused = false
}

/// What pressing a control does, by the pointer, by keys and by assistive technology.
///
///     .interaction(semantics: semantics) { responder, actions in
///         responder.take(ControlPress { isOn.toggle() }, actions, use: $use)
///     }
///
/// A press that ends within the control runs the action. One that leaves it runs it only if it comes back, and one that is cancelled, by
/// scrolling for example, does not. Where the control takes the keyboard, its keys run the action, too.
struct ControlPress {
    /// What it does; nil for a control that does nothing now.
    var action: (() -> Void)?
    /// Whether the Tab key stops at the control.
    var takesFocus = true
    /// The keys that press it, while it has the keyboard.
    var keys: [KeyInput.Key] = [.space, .return]
    /// What other keys do. Returns whether the key was used.
    var otherKeys: ((KeyInput) -> Bool)?
    /// Whether the control looks different while it is held.
    var showsPress = true
    /// Whether the action runs again and again while the control is held, instead of once at the end.
    var repeats = false

    init(_ action: (() -> Void)?) { self.action = action }
}

extension InteractionResponder {
    /// Has the control do what a press says, from now on.
    ///
    /// - Parameter use: Where it is noted how the control is used; nil for a control whose look does not follow that.
    @MainActor
    func take(_ press: ControlPress, _ actions: SemanticsActions, use: Binding<ControlUse>? = nil) {
        actions.activate = press.action
        takesFocus = press.takesFocus
        if let following = pressFollower as? PressFollower {
            (following.press, following.use) = (press, use)
        } else {
            pressFollower = PressFollower(press, use: use, responder: self)
        }
    }
}

/// Follows the presses of one control. Its responder keeps it, so that what the control does can change while it is held.
@MainActor
private final class PressFollower {
    var press: ControlPress
    var use: Binding<ControlUse>?
    private unowned let responder: InteractionResponder
    /// Numbers the presses: a timer of an earlier one does nothing.
    private var number = 0
    private var hasRepeated = false

    private static let delay = 0.5
    private static let interval = 0.1

    init(_ press: ControlPress, use: Binding<ControlUse>?, responder owner: InteractionResponder) {
        self.press = press
        self.use = use
        responder = owner
        // The responder keeps this and these functions, so that none of them may keep the responder.
        owner.onDown = { [unowned self] _, _ in begin() }
        owner.onMoved = { [unowned self] location, _ in show(responder.contains(location)) }
        owner.onUp = { [unowned self] location, _ in end(isInside: responder.contains(location)) }
        owner.onCancelled = { [unowned self] in end(isInside: false) }
        owner.onHover = { [unowned self] in self.use?.wrappedValue.isHovered = $0 }
        owner.onFocus = { [unowned self] in self.use?.wrappedValue.isFocused = $0 }
        owner.onKey = { [unowned self] in take($0) }
    }

    private func show(_ isPressed: Bool) {
        guard press.showsPress, let use, use.wrappedValue.isPressed != isPressed else { return }
        use.wrappedValue.isPressed = isPressed
    }

    private func begin() {
        number += 1
        hasRepeated = false
        show(true)
        if press.repeats { schedule(after: Self.delay, number) }
    }

    private func end(isInside: Bool) {
        number += 1
        show(false)
        if isInside, !(press.repeats && hasRepeated) { press.action?() }
    }

    private func take(_ key: KeyInput) -> Bool {
        // Keys of something inside that it does not use are none of a control that never has the keyboard.
        guard press.takesFocus else { return false }
        guard press.keys.contains(key.key), let action = press.action else { return press.otherKeys?(key) ?? false }
        action()
        return true
    }

    private func schedule(after delay: Double, _ number: Int) {
        let queue = DispatchQueue.main
        queue.schedule(
            after: queue.now.advanced(by: .nanoseconds(Int(delay * 1e9))), tolerance: .nanoseconds(0), options: nil
        ) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.number == number, self.press.repeats, let action = self.press.action else {
                    return
                }
                self.hasRepeated = true
                action()
                self.schedule(after: Self.interval, number)
            }
        }
    }
}
