// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationAdditions

// What a key is, and what is said of one that is to be made.

/// Which kind of key it is.
public let kSecAttrKeyType: CFString = "type"
/// Keys of elliptic curves: of 256, 384 and 521 bits.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The older name of ``kSecAttrKeyTypeECSECPrimeRandom``.
public let kSecAttrKeyTypeEC: CFString = "73"
/// Keys of RSA, which are not there: what asks for one ends with ``errSecUnimplemented``.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// Which half of a pair of keys it is.
public let kSecAttrKeyClass: CFString = "kcls"
public let kSecAttrKeyClassPublic: CFString = "0"
public let kSecAttrKeyClassPrivate: CFString = "1"
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// How many bits it has.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Whether it is kept in the key ring.
public let kSecAttrIsPermanent: CFString = "perm"
/// Bytes by which an app finds its key.
public let kSecAttrApplicationTag: CFString = "atag"
/// Bytes by which both halves of a pair are found.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// What has to be before a key can be used. Keys in the key ring are the person's who is logged in.
public let kSecAttrAccessControl: CFString = "accc"
/// Where a key is kept beside the key ring: nowhere here.
public let kSecAttrTokenID: CFString = "tkid"
/// There is no Secure Enclave: what asks for a key in it ends with ``errSecUnimplemented``.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
public let kSecAttrCanEncrypt: CFString = "encr"
public let kSecAttrCanDecrypt: CFString = "decr"
public let kSecAttrCanSign: CFString = "sign"
public let kSecAttrCanVerify: CFString = "vrfy"
public let kSecAttrCanDerive: CFString = "drve"
/// What is said of the private half alone.
public let kSecPrivateKeyAttrs: CFString = "private"
/// What is said of the public half alone.
public let kSecPublicKeyAttrs: CFString = "public"
/// An item itself, such as a ``SecKey``.
public let kSecValueRef: CFString = "v_Ref"
/// How many bytes an exchange of keys is to give.
public let kSecKeyKeyExchangeParameterRequestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
/// What both sides mix in.
public let kSecKeyKeyExchangeParameterSharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")

/// What is said of an exchange of keys.
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let requestedSize = kSecKeyKeyExchangeParameterRequestedSize
    public static let sharedInfo = kSecKeyKeyExchangeParameterSharedInfo
}

/// Something went wrong within.
public let errSecInternalComponent: OSStatus = -2070
/// A signature does not belong to its data.
public let errSecVerifyFailed: OSStatus = -67808
