import DovetailCore
import Foundation

/// Keys that are held beside another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key. Control stands for it here, and is told with it.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    init(_ modifiers: EventModifiers) {
        let pairs: [(EventModifiers, UIKeyModifierFlags)] = [
            (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate),
            (.command, .command), (.numericPad, .numericPad),
        ]
        self = UIKeyModifierFlags(pairs.filter { modifiers.contains($0.0) }.map(\.1))
    }
}

/// A key of a keyboard, with those that are held beside it.
@MainActor @preconcurrency
open class UIKey: NSObject {
    private let input: KeyInput

    init(_ input: KeyInput) { self.input = input }

    /// What it types; nothing for keys that type nothing, such as arrows, which have names of UIKit's there.
    open var characters: String { input.characters.isEmpty ? charactersIgnoringModifiers : input.characters }
    /// What it types when no other is held but Shift.
    open var charactersIgnoringModifiers: String {
        switch input.key {
        case .character(let character): String(character)
        case .return: "\r"
        case .tab: "\t"
        case .space: " "
        case .backspace: "\u{8}"
        case .delete: "\u{7f}"
        case .escape: "UIKeyInputEscape"
        case .up: "UIKeyInputUpArrow"
        case .down: "UIKeyInputDownArrow"
        case .left: "UIKeyInputLeftArrow"
        case .right: "UIKeyInputRightArrow"
        case .home: "UIKeyInputHome"
        case .end: "UIKeyInputEnd"
        case .pageUp: "UIKeyInputPageUp"
        case .pageDown: "UIKeyInputPageDown"
        case .menuBar: "UIKeyInputF10"
        case .menu: ""
        }
    }
    /// Those that are held beside it.
    open var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(input.modifiers) }
    /// Where it is on an American keyboard. For letters and signs it is told by what the key types, whatever keyboard there is.
    open var keyCode: UIKeyboardHIDUsage! { UIKeyboardHIDUsage(input.key) }
}
