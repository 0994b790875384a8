// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
@_exported import FoundationAdditions
@_exported import SecurityNames
@_exported import SecurityObjects

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
/// There is no key ring: no service of the desktop's for it.
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecInternalError: OSStatus = -26276
public let errSecMissingEntitlement: OSStatus = -34018

/// What an answer means, in English; nil for a number that means nothing.
///
/// - Parameter reserved: Not used.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "The function is not there."
    case errSecParam: "One or more values are not valid."
    case errSecAllocate: "There is no memory."
    case errSecUserCanceled: "The person cancelled it."
    case errSecNotAvailable: "No keychain is available."
    case errSecAuthFailed: "The person could not be recognised."
    case errSecDuplicateItem: "The item is in the keychain already."
    case errSecItemNotFound: "The item is not in the keychain."
    case errSecInteractionNotAllowed: "A person would have to be asked."
    case errSecDecode: "The data cannot be decoded."
    case errSecInternalError: "The keychain answers with an error."
    case errSecInternalComponent: "A part that the function needs has failed."
    case errSecVerifyFailed: "The signature is not that of the data."
    case errSecMissingEntitlement: "The app lacks an entitlement."
    default: nil
    }
}

/// Where random bytes come from.
public struct SecRandomRef: Sendable {}
/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Writes random bytes that nobody can guess, from the system's source. Any thread may call it.
///
/// - Returns: ``errSecSuccess``.
public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for offset in 0..<max(count, 0) {
        bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: offset, as: UInt8.self)
    }
    return errSecSuccess
}
