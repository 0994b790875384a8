// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import Foundation
import FoundationAdditions

/// What has to be before an item can be used.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    public static let companion = SecAccessControlCreateFlags(rawValue: 1 << 5)
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// What has to be before an item can be used. The desktop's key ring asks for nothing but that the person is logged in, which the log tells once: an item with one
/// is kept as any other.
public final class SecAccessControl: NSObject, @unchecked Sendable {
    let flags: SecAccessControlCreateFlags
    init(_ flags: SecAccessControlCreateFlags) { self.flags = flags }
}

/// Says what has to be before an item can be used. Never nil.
public func SecAccessControlCreateWithFlags(
    _ allocator: (any Sendable)?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: SecErrorPointer
) -> SecAccessControl? {
    Log.warnOnce("SecAccessControl", "Security: the key ring asks for nobody before it hands out an item")
    return SecAccessControl(flags)
}

/// What ``FoundationAdditions/CFGetTypeID(_:)`` says of it.
public func SecAccessControlGetTypeID() -> CFTypeID {
    CFTypeID(bitPattern: ObjectIdentifier(SecAccessControl.self))
}
