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

    /// What the key does.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key is pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held, and counts as pressed once more.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key is let go of.
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
    public let modifiers: EventModifiers

    init(_ input: KeyInput, _ phase: Phases) {
        self.phase = phase
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
    weak var node: DisplayNode?
    var hasRegainedFocus = false
    var onKey: (KeyInput, KeyPress.Phases) -> Bool = { _, _ in false }
    var isEnabled = true

    package var takesPresses: Bool { false }
    package func accepts(_ location: CGPoint) -> Bool { false }
    package func keyDown(_ key: KeyInput) -> Bool { isEnabled && onKey(key, key.isRepeat ? .repeat : .down) }
    package func keyUp(_ key: KeyInput) -> Bool { isEnabled && onKey(key, .up) }
}

private struct KeyModifier: PrimitiveViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let onKey: (KeyInput, KeyPress.Phases) -> Bool

    nonisolated init(onKey: @escaping (KeyInput, KeyPress.Phases) -> Bool) { self.onKey = onKey }

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let responder = KeyResponder()
        _ = Attribute(
            effect: KeyRefresh(modifier: modifier, environment: inputs.environment, responder: responder),
            stage: .structure)
        return DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = GroupAppearance()
            appearance.responder = responder
            return appearance
        }
    }
}

/// Gives a responder the action that the modifier has now.
private struct KeyRefresh: EffectRule {
    let modifier: Attribute<KeyModifier>
    let environment: InheritedEnvironment
    let responder: KeyResponder

    func run() {
        responder.onKey = modifier.value.onKey
        responder.isEnabled = environment.read { $0.isEnabled }
    }
}

extension View {
    /// Runs an action when a key is pressed, or held and so pressed once more, that what has the keyboard inside does not use.
    nonisolated package func onKey(_ action: @escaping (KeyInput) -> Bool) -> some View {
        modifier(KeyModifier { $1 != .up && action($0) })
    }

    /// Runs an action when a key does one of the things of `phases`.
    nonisolated private func onKeyPress(
        in phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result,
        where isWanted: @escaping (KeyPress) -> Bool
    ) -> some View {
        modifier(
            KeyModifier { input, phase in
                guard phases.contains(phase) else { return false }
                let press = KeyPress(input, phase)
                return isWanted(press) && action(press) == .handled
            })
    }

    /// Runs an action when a key is pressed or held while this view, or something in it, has the keyboard.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(in: [.down, .repeat]) { _ in
            action()
        } where: {
            $0.key == key
        }
    }

    /// Runs an action when a key does one of the things of `phases` while this view, or something in it, has the keyboard.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(in: phases, action: action) { $0.key == key }
    }

    /// Runs an action when one of the keys does one of the things of `phases` while this view, or something in it, has the keyboard.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(in: phases, action: action) { keys.contains($0.key) }
    }

    /// Runs an action when a key that types one of the characters does one of the things of `phases` while this view, or something in it,
    /// has the keyboard.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(in: phases, action: action) { $0.characters.unicodeScalars.allSatisfy(characters.contains) }
    }

    /// Runs an action when any key does one of the things of `phases` while this view, or something in it, has the keyboard.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(in: phases, action: action) { _ in true }
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
        .onEditCommand(.delete, action.map { EditAction(perform: $0) })
    }
}
