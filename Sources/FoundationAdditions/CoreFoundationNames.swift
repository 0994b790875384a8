// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Foundation on Linux has none of these types. What functions of Core Graphics, Image I/O and Audio Toolbox take by them are the values of Swift
// that are written with `as` before such a call, so these are other names of those values.

/// A text, by its name in Core Foundation.
public typealias CFString = String
/// Bytes, by their name in Core Foundation.
public typealias CFData = Data
/// Bytes that grow, by their name in Core Foundation.
public typealias CFMutableData = NSMutableData
/// An address, by its name in Core Foundation.
public typealias CFURL = URL
/// Values by keys, by their name in Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]
/// Values by keys that can be changed, by their name in Core Foundation.
public typealias CFMutableDictionary = NSMutableDictionary
/// Values in an order, by their name in Core Foundation.
public typealias CFArray = [Any]
/// A number, by its name in Core Foundation.
public typealias CFNumber = NSNumber
/// Any value, by its name in Core Foundation.
public typealias CFTypeRef = Any

/// What a function of the system answers: 0, ``noErr``, or the number of what went wrong.
public typealias OSStatus = Int32
/// Four letters as a number, such as `0x6B65_7962` for “keyb”.
public typealias FourCharCode = UInt32
/// Four letters as a number, which name a kind of something.
public typealias OSType = FourCharCode
/// A unit of UTF-16.
public typealias UniChar = UInt16
/// Nothing went wrong.
public let noErr: OSStatus = 0
/// Who gives memory: the system. Functions that ask take no other.
public let kCFAllocatorDefault: (any Sendable)? = nil
/// True, by its name in Core Foundation.
public let kCFBooleanTrue: Bool! = true
/// False, by its name in Core Foundation.
public let kCFBooleanFalse: Bool! = false

/// Nothing, by its name in Core Foundation.
public typealias CFNull = NSNull
/// Nothing, by its name in Core Foundation.
public let kCFNull: CFNull! = NSNull()

/// Where a function of Objective-C puts what went wrong; nil where nobody wants to know. `&error` makes one of a variable.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// An error, by its name in Core Foundation.
public typealias CFError = NSError
/// A text with attributes, by its name in Core Foundation.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed, by its name in Core Foundation.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A place in a text, in UTF-16 code units, by its name in Core Foundation.
public typealias CFIndex = Int

/// Places from one on, by their name in Core Foundation. In texts they are UTF-16 code units.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    /// 0 stands for all that follows, where a function takes a range of a text.
    public var length: CFIndex

    public init() { (location, length) = (0, 0) }
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// A range.
@_disfavoredOverload public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
    CFRange(location: loc, length: len)
}

/// The error's number in its domain.
@_disfavoredOverload public func CFErrorGetCode(_ err: CFError?) -> CFIndex { err?.code ?? 0 }
/// What the error tells a person.
@_disfavoredOverload public func CFErrorCopyDescription(_ err: CFError?) -> CFString? { err?.localizedDescription }

/// The number of bytes.
@_disfavoredOverload public func CFDataGetLength(_ theData: CFData?) -> Int { theData?.count ?? 0 }

/// The bytes themselves, as long as the value is kept; nil for none.
///
/// Values of up to 14 bytes have no memory that stays where it is. They are copied into memory that is never given back.
@_disfavoredOverload public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! {
    guard let theData, !theData.isEmpty else { return nil }
    if theData.count <= 14 {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: theData.count)
        theData.copyBytes(to: copy, count: theData.count)
        return UnsafePointer(copy)
    }
    return theData.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

// Keys of a bundle's description (`Info.plist`). On Apple's systems they are optionals that have a value, and are used as `kCFBundleNameKey as String`.

/// The short name of a program.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The identifier of a program, such as `com.example.hello`.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The number of a build.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The name of the file that is run.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The version of the description's own form.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The language that a program was written in.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The languages that a program has.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
