import Crypto
import DovetailBase
import Foundation

/// The part of a device that keeps keys to itself, which no desktop has: ``isAvailable`` is false, and nothing makes a key, as on a Mac without it. The log
/// tells once.
public enum SecureEnclave {
    /// Whether there is one: no.
    public static var isAvailable: Bool { false }

    /// Keys of the curve P-256.
    public enum P256 {
        /// Keys to sign with.
        public enum Signing {
            /// A key that would not leave the device. There is none here.
            public struct PrivateKey: Sendable {
                public let publicKey: Crypto.P256.Signing.PublicKey
                public let dataRepresentation: Data

                /// Throws that there is nothing to keep the key.
                public init(compactRepresentable: Bool = true) throws { throw SecureEnclave.missing }
                /// Throws that there is nothing to have kept the key.
                public init(dataRepresentation: Data) throws { throw SecureEnclave.missing }

                public func signature<D: DataProtocol>(for data: D) throws -> Crypto.P256.Signing.ECDSASignature {
                    throw SecureEnclave.missing
                }
                public func signature<D: Digest>(for digest: D) throws -> Crypto.P256.Signing.ECDSASignature {
                    throw SecureEnclave.missing
                }
            }
        }

        /// Keys to agree on another with.
        public enum KeyAgreement {
            /// A key that would not leave the device. There is none here.
            public struct PrivateKey: Sendable {
                public let publicKey: Crypto.P256.KeyAgreement.PublicKey
                public let dataRepresentation: Data

                /// Throws that there is nothing to keep the key.
                public init(compactRepresentable: Bool = true) throws { throw SecureEnclave.missing }
                /// Throws that there is nothing to have kept the key.
                public init(dataRepresentation: Data) throws { throw SecureEnclave.missing }

                public func sharedSecretFromKeyAgreement(with publicKeyShare: Crypto.P256.KeyAgreement.PublicKey) throws
                    -> SharedSecret
                { throw SecureEnclave.missing }
            }
        }
    }

    /// The error of Apple's library for what is not there.
    static var missing: CryptoKitError {
        Log.warnOnce("CryptoKit.SecureEnclave", "CryptoKit: this device has no Secure Enclave")
        return .underlyingCoreCryptoError(error: -4)
    }
}
