import Foundation

extension NSEvent {
    /// A key that types no letter.
    public struct SpecialKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// What the key types where it is handed on as text.
        public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? " " }

        public static let upArrow = SpecialKey(rawValue: NSUpArrowFunctionKey)
        public static let downArrow = SpecialKey(rawValue: NSDownArrowFunctionKey)
        public static let leftArrow = SpecialKey(rawValue: NSLeftArrowFunctionKey)
        public static let rightArrow = SpecialKey(rawValue: NSRightArrowFunctionKey)
        public static let f1 = SpecialKey(rawValue: NSF1FunctionKey)
        public static let f2 = SpecialKey(rawValue: NSF2FunctionKey)
        public static let f3 = SpecialKey(rawValue: NSF3FunctionKey)
        public static let f4 = SpecialKey(rawValue: NSF4FunctionKey)
        public static let f5 = SpecialKey(rawValue: NSF5FunctionKey)
        public static let f6 = SpecialKey(rawValue: NSF6FunctionKey)
        public static let f7 = SpecialKey(rawValue: NSF7FunctionKey)
        public static let f8 = SpecialKey(rawValue: NSF8FunctionKey)
        public static let f9 = SpecialKey(rawValue: NSF9FunctionKey)
        public static let f10 = SpecialKey(rawValue: NSF10FunctionKey)
        public static let f11 = SpecialKey(rawValue: NSF11FunctionKey)
        public static let f12 = SpecialKey(rawValue: NSF12FunctionKey)
        public static let insert = SpecialKey(rawValue: NSInsertFunctionKey)
        public static let deleteForward = SpecialKey(rawValue: NSDeleteFunctionKey)
        public static let home = SpecialKey(rawValue: NSHomeFunctionKey)
        public static let end = SpecialKey(rawValue: NSEndFunctionKey)
        public static let pageUp = SpecialKey(rawValue: NSPageUpFunctionKey)
        public static let pageDown = SpecialKey(rawValue: NSPageDownFunctionKey)
        public static let menu = SpecialKey(rawValue: NSMenuFunctionKey)
        public static let help = SpecialKey(rawValue: NSHelpFunctionKey)
        public static let enter = SpecialKey(rawValue: NSEnterCharacter)
        public static let carriageReturn = SpecialKey(rawValue: NSCarriageReturnCharacter)
        public static let newline = SpecialKey(rawValue: NSNewlineCharacter)
        public static let tab = SpecialKey(rawValue: NSTabCharacter)
        public static let backTab = SpecialKey(rawValue: NSBackTabCharacter)
        public static let backspace = SpecialKey(rawValue: NSBackspaceCharacter)
        public static let delete = SpecialKey(rawValue: NSDeleteCharacter)
        public static let formFeed = SpecialKey(rawValue: NSFormFeedCharacter)

        /// The values that stand for keys.
        static let all = Set(0xf700...0xf747).union([3, 8, 9, 10, 12, 13, 25, 127])
    }
}

// The letters that stand for keys without one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSUpArrowFunctionKey: Int { 0xf700 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSDownArrowFunctionKey: Int { 0xf701 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSLeftArrowFunctionKey: Int { 0xf702 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSRightArrowFunctionKey: Int { 0xf703 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF1FunctionKey: Int { 0xf704 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF2FunctionKey: Int { 0xf705 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF3FunctionKey: Int { 0xf706 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF4FunctionKey: Int { 0xf707 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF5FunctionKey: Int { 0xf708 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF6FunctionKey: Int { 0xf709 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF7FunctionKey: Int { 0xf70a }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF8FunctionKey: Int { 0xf70b }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF9FunctionKey: Int { 0xf70c }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF10FunctionKey: Int { 0xf70d }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF11FunctionKey: Int { 0xf70e }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF12FunctionKey: Int { 0xf70f }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSInsertFunctionKey: Int { 0xf727 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSDeleteFunctionKey: Int { 0xf728 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSHomeFunctionKey: Int { 0xf729 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSEndFunctionKey: Int { 0xf72b }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSPageUpFunctionKey: Int { 0xf72c }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSPageDownFunctionKey: Int { 0xf72d }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSMenuFunctionKey: Int { 0xf735 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSHelpFunctionKey: Int { 0xf746 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSEnterCharacter: Int { 3 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSBackspaceCharacter: Int { 8 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSTabCharacter: Int { 9 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSNewlineCharacter: Int { 10 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSFormFeedCharacter: Int { 12 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSCarriageReturnCharacter: Int { 13 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSBackTabCharacter: Int { 25 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSDeleteCharacter: Int { 127 }
