// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Tells kinds of objects apart.
public typealias CFTypeID = UInt

/// The kind of an object: the same for all of a class. Texts, bytes, numbers, dates, lists and dictionaries have one each, whether they are Swift's or Foundation's.
@_disfavoredOverload public func CFGetTypeID(_ cf: CFTypeRef?) -> CFTypeID {
    switch cf {
    case nil: 0
    case is String, is NSString: CFStringGetTypeID()
    case is Data, is NSData: CFDataGetTypeID()
    case .some(let value) where type(of: value) == Bool.self: CFBooleanGetTypeID()
    case is NSNumber, is any BinaryInteger, is any BinaryFloatingPoint: CFNumberGetTypeID()
    case is Date, is NSDate: CFDateGetTypeID()
    case is [Any], is NSArray: CFArrayGetTypeID()
    case is [AnyHashable: Any], is NSDictionary: CFDictionaryGetTypeID()
    case .some(let value): CFTypeID(bitPattern: ObjectIdentifier(type(of: value) as Any.Type))
    }
}

/// The kind of texts.
@_disfavoredOverload public func CFStringGetTypeID() -> CFTypeID { 7 }
/// The kind of dictionaries.
@_disfavoredOverload public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// The kind of lists.
@_disfavoredOverload public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// The kind of bytes.
@_disfavoredOverload public func CFDataGetTypeID() -> CFTypeID { 20 }
/// The kind of what is true or false.
@_disfavoredOverload public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The kind of numbers.
@_disfavoredOverload public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// The kind of moments.
@_disfavoredOverload public func CFDateGetTypeID() -> CFTypeID { 42 }
