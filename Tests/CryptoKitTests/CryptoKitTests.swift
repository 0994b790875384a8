import CryptoKit
import Testing

/// What apps do with CryptoKit.
struct CryptoKitTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test("Hashes are those that everybody computes") func hashes() {
        let text = Data("abc".utf8)
        #expect(hex(SHA256.hash(data: text)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(Insecure.MD5.hash(data: text)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: text)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        var hasher = SHA512()
        hasher.update(data: Data("a".utf8))
        hasher.update(data: Data("bc".utf8))
        #expect(hasher.finalize() == SHA512.hash(data: text))
        #expect("\(SHA256.hash(data: text))".hasPrefix("SHA256 digest: ba7816bf"))
        #expect(SHA384.hash(data: text).compactMap { String(format: "%02x", $0) }.joined().hasPrefix("cb00753f"))
    }

    @Test("A code of a message is that of RFC 4231, and is checked") func codes() {
        let key = SymmetricKey(data: Data(repeating: 0x0b, count: 20))
        let code = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: key)
        #expect(hex(code) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("Hi There".utf8), using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("Hi".utf8), using: key))
    }

    @Test("What is sealed can be opened with the key, and not after a change") func boxes() throws {
        let key = SymmetricKey(size: .bits256)
        let message = Data("a secret".utf8)
        let sealed = try AES.GCM.seal(message, using: key, authenticating: Data("header".utf8))
        let combined = try #require(sealed.combined)
        #expect(
            try AES.GCM.open(.init(combined: combined), using: key, authenticating: Data("header".utf8)) == message)
        var changed = combined
        changed[20] ^= 1
        #expect(throws: CryptoKitError.self) {
            try AES.GCM.open(.init(combined: changed), using: key, authenticating: Data("header".utf8))
        }
        let box = try ChaChaPoly.seal(message, using: key)
        #expect(try ChaChaPoly.open(.init(combined: box.combined), using: key) == message)
    }

    @Test("Keys of curves sign and agree") func keys() throws {
        let message = Data("signed".utf8)
        let signing = Curve25519.Signing.PrivateKey()
        let signature = try signing.signature(for: message)
        #expect(signing.publicKey.isValidSignature(signature, for: message))
        #expect(!signing.publicKey.isValidSignature(signature, for: Data("other".utf8)))
        let own = P256.Signing.PrivateKey()
        let again = try P256.Signing.PrivateKey(pemRepresentation: own.pemRepresentation)
        #expect(try own.publicKey.isValidSignature(again.signature(for: message), for: message))
        let (left, right) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
        func shared(_ key: P256.KeyAgreement.PrivateKey, _ other: P256.KeyAgreement.PublicKey) throws -> SymmetricKey {
            try key.sharedSecretFromKeyAgreement(with: other).hkdfDerivedSymmetricKey(
                using: SHA256.self, salt: Data(), sharedInfo: Data("app".utf8), outputByteCount: 32)
        }
        #expect(try shared(left, right.publicKey) == shared(right, left.publicKey))
    }

    @Test("There is no Secure Enclave") func enclave() {
        #expect(!SecureEnclave.isAvailable)
        #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
        #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.KeyAgreement.PrivateKey() }
    }
}
