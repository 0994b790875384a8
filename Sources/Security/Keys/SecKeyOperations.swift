// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationAdditions

/// Whether something can be done with a key, in a way.
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
    guard algorithm.serves(operation) else { return false }
    return switch operation {
    case .sign, .decrypt, .keyExchange: key.secret != nil
    case .verify, .encrypt: key.secret == nil
    }
}

/// Throws where something can't be done with a key in a way.
private func check(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) throws {
    guard algorithm.serves(operation) else { throw KeychainError(errSecUnimplemented) }
    guard SecKeyIsAlgorithmSupported(key, operation, algorithm) else { throw KeychainError(errSecParam) }
}

/// The digest of what is signed, and whether a signature is two numbers one after the other.
private func signed(_ data: Data, _ algorithm: SecKeyAlgorithm) throws -> (GivenDigest, isRaw: Bool) {
    guard let digest = algorithm.digest else { throw KeychainError(errSecUnimplemented) }
    let form = algorithm.parts[2]
    if form.hasPrefix("digest") {
        guard data.count == digest.count else { throw KeychainError(errSecParam) }
        return (GivenDigest(data), false)
    }
    return (GivenDigest(digest(data)), form.hasSuffix("RFC4754"))
}

/// Signs a message, or a digest, with a private key; nil where that can't be done.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: SecErrorPointer
) -> CFData? {
    told(error) {
        try check(key, .sign, algorithm)
        let (digest, isRaw) = try signed(dataToSign, algorithm)
        return try key.secret?.signature(digest, isRaw: isRaw)
    } ?? nil
}

/// Whether a signature is that of a message, or of a digest, by a public key's private half. The error is ``errSecVerifyFailed`` where it is not.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData, _ error: SecErrorPointer
) -> Bool {
    told(error) {
        try check(key, .verify, algorithm)
        let (digest, isRaw) = try signed(signedData, algorithm)
        guard key.open.isValid(signature, digest, isRaw: isRaw) else { throw KeychainError(errSecVerifyFailed) }
        return true
    } ?? false
}

/// Encrypts bytes for a public key; nil where that can't be done.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: SecErrorPointer
) -> CFData? {
    told(error) {
        try check(key, .encrypt, algorithm)
        return try CurveEncryption(algorithm)?.encrypt(plaintext, for: key.open)
    } ?? nil
}

/// Decrypts bytes with a private key; nil where they are not for it, or were changed.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: SecErrorPointer
) -> CFData? {
    told(error) {
        try check(key, .decrypt, algorithm)
        return try key.secret.flatMap { try CurveEncryption(algorithm)?.decrypt(ciphertext, with: $0) }
    } ?? nil
}

/// What a private key and another's public one agree on; nil where they are of two curves.
///
/// - Parameter parameters: ``kSecKeyKeyExchangeParameterRequestedSize`` and ``kSecKeyKeyExchangeParameterSharedInfo``, for algorithms that make other bytes of it.
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: SecErrorPointer
) -> CFData? {
    told(error) {
        try check(privateKey, .keyExchange, algorithm)
        let secret = try privateKey.secret?.agreement(with: publicKey.open)
        guard let secret, let digest = algorithm.digest else { return secret }
        func value(_ key: SecKeyKeyExchangeParameter) -> Any? { parameters[key] ?? parameters[key.rawValue] }
        guard let count = value(.requestedSize) as? Int, count > 0 else { throw KeychainError(errSecParam) }
        return digest.derive(secret, info: value(.sharedInfo) as? Data ?? Data(), count: count)
    } ?? nil
}
