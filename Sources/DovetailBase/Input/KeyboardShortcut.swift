import Foundation

/// A key, by what it types or means.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public var character: Character

    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")

    /// The equivalent of a key that was pressed.
    package init(_ key: KeyInput.Key) {
        switch key {
        case .character(let character): self.init(Character(character.lowercased()))
        case .return: self = .return
        case .escape: self = .escape
        case .tab: self = .tab
        case .backspace: self = .delete
        case .delete: self = .deleteForward
        case .space: self = .space
        case .left: self = .leftArrow
        case .right: self = .rightArrow
        case .up: self = .upArrow
        case .down: self = .downArrow
        case .home: self = .home
        case .end: self = .end
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        // As AppKit has it.
        case .menu: self = KeyEquivalent("\u{F735}")
        case .menuBar: self = KeyEquivalent("\u{F70D}")
        }
    }

    /// How a menu shows it.
    package var title: String {
        switch self {
        case .upArrow: "↑"
        case .downArrow: "↓"
        case .leftArrow: "←"
        case .rightArrow: "→"
        case .escape: "Esc"
        case .delete: "Backspace"
        case .deleteForward: "Delete"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page Up"
        case .pageDown: "Page Down"
        case .tab: "Tab"
        case .space: "Space"
        case .return: "Return"
        default: character.uppercased()
        }
    }
}

/// A key with modifiers that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut is adapted to keyboards. They are taken as they are here.
    public struct Localization: Hashable, Sendable {
        private let name: String
        public static let automatic = Localization(name: "automatic")
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        public static let custom = Localization(name: "custom")
    }

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    /// A key with modifiers. The command key is Control here.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    package func matches(_ input: KeyInput) -> Bool {
        var wanted = modifiers.ofShortcut
        var pressed = input.modifiers.ofShortcut
        let inputKey = KeyEquivalent(input.key)
        // A capital letter asks for Shift, and what Shift types (such as +) does not.
        if key.character.isUppercase { wanted.insert(.shift) }
        if case .character(let character) = input.key, !character.isLetter { pressed.remove(.shift) }
        if !key.character.isLetter, !key.character.isASCII || key.character.isPunctuation || key.character.isSymbol {
            wanted.remove(.shift)
        }
        return inputKey == KeyEquivalent(Character(key.character.lowercased())) && pressed == wanted
    }

    /// How a menu shows it, such as “Ctrl+Shift+N”.
    package var title: String {
        var parts: [String] = []
        if modifiers.contains(.command) || modifiers.contains(.control) { parts.append("Ctrl") }
        if modifiers.contains(.option) { parts.append("Alt") }
        if modifiers.contains(.shift) || key.character.isUppercase { parts.append("Shift") }
        return (parts + [key.title]).joined(separator: "+")
    }
}
