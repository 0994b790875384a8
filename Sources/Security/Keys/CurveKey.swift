import CryptoKit
import Foundation

/// A private key of an elliptic curve.
enum CurveKey {
    case p256(P256.Signing.PrivateKey)
    case p384(P384.Signing.PrivateKey)
    case p521(P521.Signing.PrivateKey)

    /// A new key of so many bits; nil where no curve has them.
    init?(bits: Int) {
        switch bits {
        case 256: self = .p256(P256.Signing.PrivateKey(compactRepresentable: false))
        case 384: self = .p384(P384.Signing.PrivateKey(compactRepresentable: false))
        case 521: self = .p521(P521.Signing.PrivateKey(compactRepresentable: false))
        default: return nil
        }
    }

    /// A key in the form of X9.63: the public half, and the number.
    init(x963 data: Data) throws {
        switch data.count {
        case 97: self = .p256(try P256.Signing.PrivateKey(x963Representation: data))
        case 145: self = .p384(try P384.Signing.PrivateKey(x963Representation: data))
        default: self = .p521(try P521.Signing.PrivateKey(x963Representation: data))
        }
    }

    var x963: Data {
        switch self {
        case .p256(let key): key.x963Representation
        case .p384(let key): key.x963Representation
        case .p521(let key): key.x963Representation
        }
    }

    var publicKey: CurvePublicKey {
        switch self {
        case .p256(let key): .p256(key.publicKey)
        case .p384(let key): .p384(key.publicKey)
        case .p521(let key): .p521(key.publicKey)
        }
    }

    /// The signature of a digest.
    func signature(_ digest: GivenDigest, isRaw: Bool) throws -> Data {
        switch self {
        case .p256(let key):
            let signature = try key.signature(for: digest)
            return isRaw ? signature.rawRepresentation : signature.derRepresentation
        case .p384(let key):
            let signature = try key.signature(for: digest)
            return isRaw ? signature.rawRepresentation : signature.derRepresentation
        case .p521(let key):
            let signature = try key.signature(for: digest)
            return isRaw ? signature.rawRepresentation : signature.derRepresentation
        }
    }

    /// What this key and another one's public half agree on. Throws where they are of two curves.
    func agreement(with other: CurvePublicKey) throws -> Data {
        let secret: SharedSecret
        switch (self, other) {
        case (.p256(let key), .p256(let other)):
            secret = try P256.KeyAgreement.PrivateKey(rawRepresentation: key.rawRepresentation)
                .sharedSecretFromKeyAgreement(with: .init(x963Representation: other.x963Representation))
        case (.p384(let key), .p384(let other)):
            secret = try P384.KeyAgreement.PrivateKey(rawRepresentation: key.rawRepresentation)
                .sharedSecretFromKeyAgreement(with: .init(x963Representation: other.x963Representation))
        case (.p521(let key), .p521(let other)):
            secret = try P521.KeyAgreement.PrivateKey(rawRepresentation: key.rawRepresentation)
                .sharedSecretFromKeyAgreement(with: .init(x963Representation: other.x963Representation))
        default: throw KeychainError(errSecParam)
        }
        return secret.withUnsafeBytes { Data($0) }
    }
}

/// A public key of an elliptic curve.
enum CurvePublicKey {
    case p256(P256.Signing.PublicKey)
    case p384(P384.Signing.PublicKey)
    case p521(P521.Signing.PublicKey)

    /// A key in the form of X9.63.
    init(x963 data: Data) throws {
        switch data.count {
        case 65: self = .p256(try P256.Signing.PublicKey(x963Representation: data))
        case 97: self = .p384(try P384.Signing.PublicKey(x963Representation: data))
        default: self = .p521(try P521.Signing.PublicKey(x963Representation: data))
        }
    }

    var x963: Data {
        switch self {
        case .p256(let key): key.x963Representation
        case .p384(let key): key.x963Representation
        case .p521(let key): key.x963Representation
        }
    }

    var bits: Int {
        switch self {
        case .p256: 256
        case .p384: 384
        case .p521: 521
        }
    }

    /// Whether a signature is that of a digest. False for bytes that are none.
    func isValid(_ signature: Data, _ digest: GivenDigest, isRaw: Bool) -> Bool {
        func check<Signature>(_ read: (Data) throws -> Signature, _ isValid: (Signature) -> Bool) -> Bool {
            (try? read(signature)).map(isValid) ?? false
        }
        switch self {
        case .p256(let key):
            return check(
                {
                    isRaw
                        ? try P256.Signing.ECDSASignature(rawRepresentation: $0)
                        : try P256.Signing.ECDSASignature(derRepresentation: $0)
                },
                { key.isValidSignature($0, for: digest) })
        case .p384(let key):
            return check(
                {
                    isRaw
                        ? try P384.Signing.ECDSASignature(rawRepresentation: $0)
                        : try P384.Signing.ECDSASignature(derRepresentation: $0)
                },
                { key.isValidSignature($0, for: digest) })
        case .p521(let key):
            return check(
                {
                    isRaw
                        ? try P521.Signing.ECDSASignature(rawRepresentation: $0)
                        : try P521.Signing.ECDSASignature(derRepresentation: $0)
                },
                { key.isValidSignature($0, for: digest) })
        }
    }
}
