// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions

public typealias UniCharCount = Int

// What is done with a key.
public let kUCKeyActionDown = 0
public let kUCKeyActionUp = 1
public let kUCKeyActionAutoKey = 2
public let kUCKeyActionDisplay = 3

// Whether a key that changes the next one is taken for a character of its own.
public let kUCKeyTranslateNoDeadKeysBit = 0
public let kUCKeyTranslateNoDeadKeysMask = 1 << kUCKeyTranslateNoDeadKeysBit

/// The kind of the keyboard. It is not told, so it is that of an American one: 40.
public func LMGetKbdType() -> UInt8 { 40 }

/// Which text a key gives by a layout's tables. There are no tables, so there is no text.
///
/// - Parameters:
///   - actualStringLength: Is set to 0.
/// - Returns: ``paramErr``.
@discardableResult
public func UCKeyTranslate(
    _ keyLayoutPtr: UnsafePointer<UCKeyboardLayout>?, _ virtualKeyCode: UInt16, _ keyAction: UInt16,
    _ modifierKeyState: UInt32, _ keyboardType: UInt32, _ keyTranslateOptions: OptionBits,
    _ deadKeyState: UnsafeMutablePointer<UInt32>?, _ maxStringLength: Int,
    _ actualStringLength: UnsafeMutablePointer<Int>?, _ unicodeString: UnsafeMutablePointer<UniChar>?
) -> OSStatus {
    actualStringLength?.pointee = 0
    return OSStatus(paramErr)
}
