import AttributeGraph
import Foundation

/// A key that was pressed, for ``SwiftUI/View/onKeyPress(_:action:)``.
public struct KeyPress: Sendable {
    /// Whether a key goes on to others.
    public enum Result: Sendable {
        /// The key has been used.
        case handled
        /// The key goes on to the views around.
        case ignored
    }

    /// What the key does. Only `down` happens here, also for keys that are held.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
    public let modifiers: EventModifiers

    init(_ input: KeyInput) {
        phase = .down
        key = KeyEquivalent(input.key)
        characters = input.characters.isEmpty ? String(key.character) : input.characters
        modifiers = input.modifiers
    }
}

/// The direction of a key that moves.
public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right

    init?(_ key: KeyInput.Key) {
        switch key {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        default: return nil
        }
    }
}

/// Gets the keys that what has the keyboard inside does not use.
final class KeyResponder: Responder {
    var onKey: (KeyInput) -> Bool = { _ in false }
    var isEnabled = true

    override package var takesPresses: Bool { false }
    override package func accepts(_ location: CGPoint) -> Bool { false }
    override package func keyDown(_ key: KeyInput) -> Bool { isEnabled && onKey(key) }
}

private struct KeyModifier: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let onKey: (KeyInput) -> Bool

    nonisolated init(onKey: @escaping (KeyInput) -> Bool) { self.onKey = onKey }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let responder = KeyResponder()
        let environment = inputs.builtInEnvironment
        _ = Attribute(
            effect: ActionRule {
                responder.onKey = modifier.value.onKey
                responder.isEnabled = environment.value.isEnabled
            }, stage: .structure)
        return DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = DisplayGroup.Appearance()
            appearance.responder = responder
            return appearance
        }
    }
}

extension View {
    nonisolated package func onKey(_ action: @escaping (KeyInput) -> Bool) -> some View {
        modifier(KeyModifier(onKey: action))
    }

    /// Runs an action when a key is pressed while this view, or something in it, has the keyboard.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKey { KeyEquivalent($0.key) == key && action() == .handled }
    }

    /// Runs an action when a key is pressed while this view, or something in it, has the keyboard.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey { phases.contains(.down) && KeyEquivalent($0.key) == key && action(KeyPress($0)) == .handled }
    }

    /// Runs an action when one of the keys is pressed while this view, or something in it, has the keyboard.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey { phases.contains(.down) && keys.contains(KeyEquivalent($0.key)) && action(KeyPress($0)) == .handled }
    }

    /// Runs an action when a key types one of the characters while this view, or something in it, has the keyboard.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey { input in
            let press = KeyPress(input)
            return phases.contains(.down) && press.characters.unicodeScalars.allSatisfy(characters.contains)
                && action(press) == .handled
        }
    }

    /// Runs an action when any key is pressed while this view, or something in it, has the keyboard.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKey { phases.contains(.down) && action(KeyPress($0)) == .handled }
    }

    /// Runs an action when an arrow key is pressed while this view, or something in it, has the keyboard.
    nonisolated public func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)? = nil)
        -> some View
    {
        onKey { input in
            guard let action, let direction = MoveCommandDirection(input.key) else { return false }
            action(direction)
            return true
        }
    }

    /// Runs an action when Escape is pressed while this view, or something in it, has the keyboard.
    nonisolated public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
        onKey { input in
            guard let action, input.key == .escape else { return false }
            action()
            return true
        }
    }

    /// Runs an action when Delete or Backspace is pressed while this view, or something in it, has the keyboard.
    nonisolated public func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View {
        onKey { input in
            guard let action, input.key == .delete || input.key == .backspace else { return false }
            action()
            return true
        }
    }
}
