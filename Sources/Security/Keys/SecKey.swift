// swift-format-ignore-file: AlwaysUseLowerCamelCase

import DovetailBase
import Foundation
import FoundationAdditions

/// A half of a pair of keys. There are those of elliptic curves of 256, 384 and 521 bits; what asks for others ends with ``errSecUnimplemented``.
///
/// **Threads.** Any: it never changes.
public final class SecKey: NSObject, @unchecked Sendable {
    enum Half {
        case secret(CurveKey)
        case open(CurvePublicKey)
    }
    let half: Half
    /// What an app finds it by.
    let tag: Data?

    init(_ half: Half, tag: Data? = nil) { (self.half, self.tag) = (half, tag) }

    /// The public half.
    var open: CurvePublicKey {
        switch half {
        case .secret(let key): key.publicKey
        case .open(let key): key
        }
    }
    /// The private half; nil for a public one.
    var secret: CurveKey? { if case .secret(let key) = half { key } else { nil } }
    /// The form of X9.63.
    var bytes: Data { secret?.x963 ?? open.x963 }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SecKey)?.bytes == bytes }
    public override var hash: Int { open.x963.hashValue }
}

/// Where a function of keys says why it has failed.
public typealias SecErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>?

/// Runs what may throw. What is thrown is told by the pointer.
func told<Result>(_ error: SecErrorPointer, _ body: () throws -> Result) -> Result? {
    do { return try body() } catch let failure {
        let status = (failure as? KeychainError)?.status ?? errSecDecode
        if status == errSecUnimplemented {
            Log.warnOnce("SecKey", "Security: there are keys of elliptic curves in software, and no others")
        }
        let text = SecCopyErrorMessageString(status, nil) ?? "The operation failed."
        error?.pointee = Unmanaged.passRetained(
            NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: text]))
        return nil
    }
}

/// Makes a new pair of keys and returns the private half; nil where it can't be made.
///
/// One of which ``kSecAttrIsPermanent`` is said is kept in the desktop's key ring, where programs of the same person could read it. There is no Secure Enclave,
/// and no RSA: keys of these are refused with ``errSecUnimplemented``.
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: SecErrorPointer) -> SecKey? {
    told(error) {
        let own = parameters[kSecPrivateKeyAttrs] as? [AnyHashable: Any] ?? [:]
        func value(_ key: String) -> Any? { own[key] ?? parameters[key] }
        try SecKey.check(type: value(kSecAttrKeyType), token: value(kSecAttrTokenID))
        let bits = (value(kSecAttrKeySizeInBits) as? NSNumber)?.intValue ?? value(kSecAttrKeySizeInBits) as? Int ?? 256
        guard let key = CurveKey(bits: bits) else { throw KeychainError(errSecParam) }
        let made = SecKey(.secret(key), tag: SecKey.bytes(value(kSecAttrApplicationTag)))
        if value(kSecAttrIsPermanent) as? Bool == true {
            var item: [AnyHashable: Any] = [kSecClass: kSecClassKey, kSecValueRef: made]
            if let tag = made.tag { item[kSecAttrApplicationTag] = tag }
            if let label = value(kSecAttrLabel) { item[kSecAttrLabel] = label }
            let status = SecItemAdd(item, nil)
            if status != errSecSuccess { throw KeychainError(status) }
        }
        return made
    }
}

extension SecKey {
    /// Throws where keys of a type, or in a place, are not there.
    static func check(type: Any?, token: Any?) throws {
        if token != nil { throw KeychainError(errSecUnimplemented) }
        guard type as? String == kSecAttrKeyTypeECSECPrimeRandom else {
            throw KeychainError(type == nil ? errSecParam : errSecUnimplemented)
        }
    }

    /// A key as the key ring keeps it.
    convenience init(bytes: Data, _ attributes: [String: String]) throws {
        let tag = attributes[kSecAttrApplicationTag].flatMap { Data(base64Encoded: $0) }.flatMap {
            $0.isEmpty ? nil : $0
        }
        do {
            if attributes[kSecAttrKeyClass] == kSecAttrKeyClassPublic {
                self.init(.open(try CurvePublicKey(x963: bytes)), tag: tag)
            } else {
                self.init(.secret(try CurveKey(x963: bytes)), tag: tag)
            }
        } catch { throw KeychainError(errSecDecode) }
    }

    static func bytes(_ value: Any?) -> Data? { value as? Data ?? (value as? String).map { Data($0.utf8) } }
}

/// Makes a key of its bytes, in the form of X9.63; nil where they are none.
public func SecKeyCreateWithData(_ keyData: CFData, _ attributes: CFDictionary, _ error: SecErrorPointer) -> SecKey? {
    told(error) {
        try SecKey.check(type: attributes[kSecAttrKeyType], token: attributes[kSecAttrTokenID])
        let tag = SecKey.bytes(attributes[kSecAttrApplicationTag])
        switch attributes[kSecAttrKeyClass] as? String {
        case kSecAttrKeyClassPrivate: return SecKey(.secret(try CurveKey(x963: keyData)), tag: tag)
        case kSecAttrKeyClassPublic: return SecKey(.open(try CurvePublicKey(x963: keyData)), tag: tag)
        default: throw KeychainError(errSecParam)
        }
    }
}

/// The public half of a pair.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { SecKey(.open(key.open), tag: key.tag) }

/// The bytes of a key in the form of X9.63: 4, both numbers of the public half, and that of the private one.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: SecErrorPointer) -> CFData? { key.bytes }

/// What a key is: ``kSecAttrKeyType``, ``kSecAttrKeyClass``, ``kSecAttrKeySizeInBits`` and what it can be used for.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    let isSecret = key.secret != nil
    var result: CFDictionary = [
        kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom,
        kSecAttrKeyClass: isSecret ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
        kSecAttrKeySizeInBits: key.open.bits, kSecAttrEffectiveKeySize: key.open.bits, kSecAttrCanSign: isSecret,
        kSecAttrCanVerify: !isSecret, kSecAttrCanEncrypt: !isSecret, kSecAttrCanDecrypt: isSecret,
        kSecAttrCanDerive: isSecret, kSecClass: kSecClassKey,
    ]
    if let tag = key.tag { result[kSecAttrApplicationTag] = tag }
    return result
}

/// How many bytes a number of the key has.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.open.bits + 7) / 8 }

/// What ``FoundationAdditions/CFGetTypeID(_:)`` says of keys.
public func SecKeyGetTypeID() -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(SecKey.self)) }
