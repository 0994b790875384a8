// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBus
import Foundation
import FoundationAdditions

// Passwords in the key ring of the desktop's secret service. Each program sees those that it added itself. Any thread may call these functions, which wait
// for the service; where the key ring is locked, a person is asked first.

/// Adds an item. One that is told apart by the same values is a duplicate: ``errSecDuplicateItem``.
///
/// - Parameter result: Set to the item as it is asked for by ``kSecReturnData`` and ``kSecReturnAttributes``.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    answer(result) { try $0.add(ItemQuery(attributes)) }
}

/// Finds items: the first, or all of them by ``kSecMatchLimit``.
///
/// - Parameter result: Set to the bytes of an item, to a dictionary of what it says, or to an array of these for all.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    answer(result) { try $0.find(ItemQuery(query)) }
}

/// The same, for a variable that holds objects: bytes come as `NSData`, which `as? Data` takes.
@_disfavoredOverload
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    var found: CFTypeRef?
    let status = SecItemCopyMatching(query, &found)
    result?.pointee = found.map { value in
        switch value {
        case let data as Data: data as NSData
        case let values as [String: Any]: values as NSDictionary
        case let values as [Any]: values as NSArray
        default: value as AnyObject
        }
    }
    return status
}

/// Changes what all items that a query finds say, and their bytes.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    answer(nil) {
        try $0.update(ItemQuery(query), to: attributesToUpdate)
        return nil
    }
}

/// Removes all items that a query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    answer(nil) {
        try $0.delete(ItemQuery(query))
        return nil
    }
}

// The same for queries that are dictionaries of Objective-C's, which are none of Swift's here.

/// Adds an item that a dictionary of objects tells of, as ``SecItemAdd(_:_:)`` does.
@discardableResult
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SecItemAdd(attributes.values, result)
}
/// Finds the items that a dictionary of objects tells of, as ``SecItemCopyMatching(_:_:)`` does.
@discardableResult
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    SecItemCopyMatching(query.values, result)
}
/// Changes the items that a dictionary of objects tells of, as ``SecItemUpdate(_:_:)`` does.
@discardableResult
public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
    SecItemUpdate(query.values, attributesToUpdate.values)
}
/// Removes the items that a dictionary of objects tells of, as ``SecItemDelete(_:)`` does.
@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { SecItemDelete(query.values) }

extension NSDictionary {
    /// What it holds, as values of Swift.
    fileprivate var values: CFDictionary { (self as Any) as? CFDictionary ?? [:] }
}

private func answer(
    _ result: UnsafeMutablePointer<CFTypeRef?>?, _ ask: (Keychain) throws -> CFTypeRef?
) -> OSStatus {
    do {
        let value = try ask(.ofProgram())
        if let value { result?.pointee = value }
        return errSecSuccess
    } catch {
        return (error as? KeychainError)?.status ?? errSecInternalError
    }
}

struct KeychainError: Error {
    let status: OSStatus
    init(_ status: OSStatus) { self.status = status }
}

/// What a dictionary of keys asks for, or says of an item.
struct ItemQuery {
    let kind: String
    /// The values of attributes as texts: numbers as they are written, bytes in base 64.
    let attributes: [String: String]
    let data: Data?
    let wantsData: Bool
    let wantsAttributes: Bool
    let wantsAll: Bool
    /// Whether a ``SecKey`` is wanted.
    let wantsKey: Bool

    init(_ values: CFDictionary) throws {
        let kind = values[kSecClass] as? String ?? ""
        guard [kSecClassGenericPassword, kSecClassInternetPassword, kSecClassKey].contains(kind) else {
            throw KeychainError(kind.isEmpty ? errSecParam : errSecUnimplemented)
        }
        self.kind = kind
        var values = values
        let key = values[kSecValueRef] as? SecKey
        // What a key says of itself goes before what is said of it.
        if let key { values.merge(SecKeyCopyAttributes(key) ?? [:]) { given, own in own } }
        attributes = Self.texts(values, keys: ItemKeys.primary(of: kind) + ItemKeys.further)
        data = key?.bytes ?? values[kSecValueData] as? Data
        wantsKey = kind == kSecClassKey && values[kSecReturnRef] as? Bool == true
        wantsData = values[kSecReturnData] as? Bool ?? false
        wantsAttributes = values[kSecReturnAttributes] as? Bool ?? false
        wantsAll = values[kSecMatchLimit] as? String == kSecMatchLimitAll
    }

    /// Whether the item is to be handed out.
    var wantsAnything: Bool { wantsData || wantsAttributes || wantsKey }

    static func texts(_ values: CFDictionary, keys: [String]) -> [String: String] {
        var result: [String: String] = [:]
        for key in keys {
            switch values[key] {
            case let text as String: result[key] = text
            case let data as Data: result[key] = data.base64EncodedString()
            case let number as NSNumber: result[key] = number.stringValue
            default: break
            }
        }
        return result
    }
}
