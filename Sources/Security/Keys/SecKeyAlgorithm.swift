import FoundationAdditions

/// What is done with a key.
public enum SecKeyOperationType: Int, Sendable {
    case sign
    case verify
    case encrypt
    case decrypt
    case keyExchange
}

/// How something is done with a key. Those of elliptic curves are there; those of RSA have names, and what asks for one ends with an error.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "algid:\(name)" }

    // Signatures of messages and of digests, in the form of X9.62.
    public static let ecdsaSignatureMessageX962SHA256 = Self("sign:ECDSA:message-X962:SHA256")
    public static let ecdsaSignatureMessageX962SHA384 = Self("sign:ECDSA:message-X962:SHA384")
    public static let ecdsaSignatureMessageX962SHA512 = Self("sign:ECDSA:message-X962:SHA512")
    public static let ecdsaSignatureDigestX962SHA256 = Self("sign:ECDSA:digest-X962:SHA256")
    public static let ecdsaSignatureDigestX962SHA384 = Self("sign:ECDSA:digest-X962:SHA384")
    public static let ecdsaSignatureDigestX962SHA512 = Self("sign:ECDSA:digest-X962:SHA512")
    // The same as two numbers one after the other.
    public static let ecdsaSignatureMessageRFC4754SHA256 = Self("sign:ECDSA:message-RFC4754:SHA256")
    public static let ecdsaSignatureMessageRFC4754SHA384 = Self("sign:ECDSA:message-RFC4754:SHA384")
    public static let ecdsaSignatureMessageRFC4754SHA512 = Self("sign:ECDSA:message-RFC4754:SHA512")

    // Encryption: a key is agreed on, and AES-GCM encrypts with it.
    public static let eciesEncryptionStandardX963SHA256AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
    public static let eciesEncryptionStandardX963SHA384AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM")
    public static let eciesEncryptionStandardX963SHA512AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM")
    public static let eciesEncryptionCofactorX963SHA256AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
    public static let eciesEncryptionCofactorX963SHA384AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM")
    public static let eciesEncryptionCofactorX963SHA512AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM")
    public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = Self(
        "encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV")
    public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = Self(
        "encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")

    // Exchanges of keys.
    public static let ecdhKeyExchangeStandard = Self("keyexchange:ECDH")
    public static let ecdhKeyExchangeCofactor = Self("keyexchange:ECDHC")
    public static let ecdhKeyExchangeStandardX963SHA256 = Self("keyexchange:ECDH:KDFX963:SHA256")
    public static let ecdhKeyExchangeCofactorX963SHA256 = Self("keyexchange:ECDHC:KDFX963:SHA256")

    // RSA, which is not there.
    public static let rsaSignatureMessagePKCS1v15SHA256 = Self("sign:RSA:message-PKCS1v15:SHA256")
    public static let rsaSignatureMessagePKCS1v15SHA512 = Self("sign:RSA:message-PKCS1v15:SHA512")
    public static let rsaSignatureMessagePSSSHA256 = Self("sign:RSA:message-PSS:SHA256")
    public static let rsaEncryptionPKCS1 = Self("encrypt:RSA:PKCS1")
    public static let rsaEncryptionOAEPSHA1 = Self("encrypt:RSA:OAEP:SHA1")
    public static let rsaEncryptionOAEPSHA256 = Self("encrypt:RSA:OAEP:SHA256")
    public static let rsaEncryptionOAEPSHA1AESGCM = Self("encrypt:RSA:OAEP:SHA1:AESGCM")
    public static let rsaEncryptionOAEPSHA256AESGCM = Self("encrypt:RSA:OAEP:SHA256:AESGCM")

    /// The parts of the name.
    var parts: [Substring] { rawValue.split(separator: ":").dropFirst().map { $0 } }
    /// The digest that it takes.
    var digest: KeyDigest? { parts.lazy.compactMap { KeyDigest(rawValue: String($0)) }.first }
    /// Whether it is for keys of elliptic curves, and for an operation.
    func serves(_ operation: SecKeyOperationType) -> Bool {
        guard parts.count > 1, parts[1].hasPrefix("EC") else { return false }
        return switch operation {
        case .sign, .verify: parts[0] == "sign"
        case .encrypt, .decrypt: parts[0] == "encrypt"
        case .keyExchange: parts[0] == "keyexchange"
        }
    }
}
