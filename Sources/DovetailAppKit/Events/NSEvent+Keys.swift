import DovetailCore
import Foundation

extension KeyInput {
    /// What AppKit says that the key types: arrows and their like have letters of their own there.
    var typed: String { characters.isEmpty ? typedWithoutModifiers : characters }

    /// What AppKit says that the key types when nothing is held but Shift.
    var typedWithoutModifiers: String {
        switch key {
        case .character(let character): String(character)
        case .return: "\r"
        case .escape: "\u{1b}"
        case .tab: "\t"
        case .backspace: "\u{7f}"
        case .delete: "\u{f728}"
        case .space: " "
        case .up: "\u{f700}"
        case .down: "\u{f701}"
        case .left: "\u{f702}"
        case .right: "\u{f703}"
        case .home: "\u{f729}"
        case .end: "\u{f72b}"
        case .pageUp: "\u{f72c}"
        case .pageDown: "\u{f72d}"
        case .menu: "\u{f735}"
        case .menuBar: "\u{f70d}"
        }
    }

    /// The number of the key on Apple's American keyboard; `UInt16.max` for a key that has none.
    var appleKeyCode: UInt16 {
        switch key {
        case .return: 36
        case .tab: 48
        case .space: 49
        case .backspace: 51
        case .escape: 53
        case .home: 115
        case .pageUp: 116
        case .delete: 117
        case .end: 119
        case .pageDown: 121
        case .left: 123
        case .right: 124
        case .down: 125
        case .up: 126
        case .menu: 110
        case .menuBar: 109
        case .character(let character): Self.appleKeyCodes[Character(character.lowercased())] ?? .max
        }
    }

    private static let appleKeyCodes: [Character: UInt16] = [
        "a": 0, "s": 1, "d": 2, "f": 3, "h": 4, "g": 5, "z": 6, "x": 7, "c": 8, "v": 9, "b": 11, "q": 12, "w": 13,
        "e": 14, "r": 15, "y": 16, "t": 17, "1": 18, "2": 19, "3": 20, "4": 21, "6": 22, "5": 23, "=": 24, "9": 25,
        "7": 26, "-": 27, "8": 28, "0": 29, "]": 30, "o": 31, "u": 32, "[": 33, "i": 34, "p": 35, "l": 37, "j": 38,
        "'": 39, "k": 40, ";": 41, "\\": 42, ",": 43, "/": 44, "n": 45, "m": 46, ".": 47, "`": 50,
    ]
}
