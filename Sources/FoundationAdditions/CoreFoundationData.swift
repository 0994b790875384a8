// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Bytes that grow, none at first.
///
/// - Parameter capacity: How many bytes are expected; nothing is limited by it.
@_disfavoredOverload
public func CFDataCreateMutable(_ allocator: (any Sendable)?, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData(capacity: max(capacity, 0)) ?? NSMutableData()
}

/// A copy of bytes; nil where there is nothing that could be copied.
@_disfavoredOverload
public func CFDataCreate(_ allocator: (any Sendable)?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    guard length >= 0, bytes != nil || length == 0 else { return nil }
    return bytes.map { Data(bytes: $0, count: length) } ?? Data()
}

/// The number of bytes.
@_disfavoredOverload public func CFDataGetLength(_ theData: CFMutableData?) -> Int { theData?.length ?? 0 }

/// The bytes themselves, until their number changes.
@_disfavoredOverload
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// The bytes themselves, until their number changes.
@_disfavoredOverload
public func CFDataGetBytePtr(_ theData: CFMutableData!) -> UnsafePointer<UInt8>! {
    theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Makes bytes more, which are zero, or less.
@_disfavoredOverload
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData?.length = max(length, 0) }

/// Adds to the number of bytes; what is added is zero.
@_disfavoredOverload
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) {
    theData?.increaseLength(by: max(extraLength, 0))
}

/// Puts bytes at the end.
@_disfavoredOverload
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    guard let bytes, length > 0 else { return }
    theData?.append(bytes, length: length)
}
