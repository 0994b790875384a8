import Foundation

/// A press, move or release of a pointer, in window points.
package struct PointerEvent {
    package enum Phase { case down, moved, up, cancelled, hover, exited }
    package enum Button { case primary, secondary, middle }

    package var phase: Phase
    package var location: CGPoint
    /// Seconds on the host's clock.
    package var time: TimeInterval
    /// 1 for a first click, 2 for the second of a double click, and so on.
    package var clickCount: Int
    package var button: Button
    package var modifiers: EventModifiers
    /// Whether it is a finger on the screen, whose drags scroll.
    package var isTouch: Bool

    package init(
        phase: Phase, location: CGPoint, time: TimeInterval, clickCount: Int = 1, button: Button = .primary,
        modifiers: EventModifiers = [], isTouch: Bool = false
    ) {
        self.isTouch = isTouch
        self.phase = phase
        self.location = location
        self.time = time
        self.clickCount = clickCount
        self.button = button
        self.modifiers = modifiers
    }

    package var isSecondaryButton: Bool { button == .secondary }
}

/// A key going down.
package struct KeyInput {
    /// Keys that mean something apart from the characters they type.
    package enum Key: Hashable {
        case character(Character)
        case `return`, escape, tab, backspace, delete, space
        case left, right, up, down, home, end, pageUp, pageDown
        /// Asks for the menu of what has the keyboard, as a secondary click does.
        case menu
        /// Opens the bar of menus: F10.
        case menuBar
    }

    package var key: Key
    /// What the key types, if anything.
    package var characters: String
    package var modifiers: EventModifiers
    /// Seconds on the host's clock.
    package var time: TimeInterval = 0
    /// Whether the key has been down all the time since it was last told.
    package var isRepeat = false

    package init(key: Key, characters: String = "", modifiers: EventModifiers = []) {
        self.key = key
        self.characters = characters
        self.modifiers = modifiers
    }
}

/// Modifier keys held during an event.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    /// The command key; hosts on Linux map Control to it for shortcuts.
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

extension EventModifiers {
    /// What counts where a key is compared with a shortcut. Control is the command key here, so that both are one: windows tell of both when
    /// it is held, and a test may name either.
    package var ofShortcut: EventModifiers {
        var counted = intersection([.shift, .control, .option, .command])
        if counted.remove(.control) != nil { counted.insert(.command) }
        return counted
    }
}
