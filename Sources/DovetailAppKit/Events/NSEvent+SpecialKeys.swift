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
        public static let f13 = SpecialKey(rawValue: NSF13FunctionKey)
        public static let f14 = SpecialKey(rawValue: NSF14FunctionKey)
        public static let f15 = SpecialKey(rawValue: NSF15FunctionKey)
        public static let f16 = SpecialKey(rawValue: NSF16FunctionKey)
        public static let f17 = SpecialKey(rawValue: NSF17FunctionKey)
        public static let f18 = SpecialKey(rawValue: NSF18FunctionKey)
        public static let f19 = SpecialKey(rawValue: NSF19FunctionKey)
        public static let f20 = SpecialKey(rawValue: NSF20FunctionKey)
        public static let f21 = SpecialKey(rawValue: NSF21FunctionKey)
        public static let f22 = SpecialKey(rawValue: NSF22FunctionKey)
        public static let f23 = SpecialKey(rawValue: NSF23FunctionKey)
        public static let f24 = SpecialKey(rawValue: NSF24FunctionKey)
        public static let f25 = SpecialKey(rawValue: NSF25FunctionKey)
        public static let f26 = SpecialKey(rawValue: NSF26FunctionKey)
        public static let f27 = SpecialKey(rawValue: NSF27FunctionKey)
        public static let f28 = SpecialKey(rawValue: NSF28FunctionKey)
        public static let f29 = SpecialKey(rawValue: NSF29FunctionKey)
        public static let f30 = SpecialKey(rawValue: NSF30FunctionKey)
        public static let f31 = SpecialKey(rawValue: NSF31FunctionKey)
        public static let f32 = SpecialKey(rawValue: NSF32FunctionKey)
        public static let f33 = SpecialKey(rawValue: NSF33FunctionKey)
        public static let f34 = SpecialKey(rawValue: NSF34FunctionKey)
        public static let f35 = SpecialKey(rawValue: NSF35FunctionKey)
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
public var NSF13FunctionKey: Int { 0xf710 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF14FunctionKey: Int { 0xf711 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF15FunctionKey: Int { 0xf712 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF16FunctionKey: Int { 0xf713 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF17FunctionKey: Int { 0xf714 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF18FunctionKey: Int { 0xf715 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF19FunctionKey: Int { 0xf716 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF20FunctionKey: Int { 0xf717 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF21FunctionKey: Int { 0xf718 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF22FunctionKey: Int { 0xf719 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF23FunctionKey: Int { 0xf71a }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF24FunctionKey: Int { 0xf71b }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF25FunctionKey: Int { 0xf71c }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF26FunctionKey: Int { 0xf71d }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF27FunctionKey: Int { 0xf71e }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF28FunctionKey: Int { 0xf71f }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF29FunctionKey: Int { 0xf720 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF30FunctionKey: Int { 0xf721 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF31FunctionKey: Int { 0xf722 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF32FunctionKey: Int { 0xf723 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF33FunctionKey: Int { 0xf724 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF34FunctionKey: Int { 0xf725 }
// swift-format-ignore: AlwaysUseLowerCamelCase
public var NSF35FunctionKey: Int { 0xf726 }
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
