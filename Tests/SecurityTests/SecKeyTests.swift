import CryptoKit
import Foundation
import Security
import Testing

/// Keys of elliptic curves: what one half does, the other undoes.
struct SecKeyTests {
    private func key(_ bits: Int, _ more: CFDictionary = [:]) -> (SecKey?, NSError?) {
        let values: CFDictionary = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: bits,
            kSecPrivateKeyAttrs: [kSecAttrIsPermanent: false, kSecAttrApplicationTag: Data("tag".utf8)],
        ]
        var error: Unmanaged<CFError>?
        let key = SecKeyCreateRandomKey(values.merging(more) { _, new in new }, &error)
        return (key, error?.takeRetainedValue())
    }

    @Test("A signature is that of its message alone", arguments: [256, 384, 521]) func signatures(bits: Int) throws {
        let key = try #require(key(bits).0)
        let open = try #require(SecKeyCopyPublicKey(key))
        let message = Data("a message".utf8)
        for algorithm in [
            SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256, .ecdsaSignatureMessageX962SHA384,
            .ecdsaSignatureMessageX962SHA512, .ecdsaSignatureMessageRFC4754SHA256,
        ] {
            let signature = try #require(SecKeyCreateSignature(key, algorithm, message, nil))
            #expect(SecKeyVerifySignature(open, algorithm, message, signature, nil))
            var error: Unmanaged<CFError>?
            #expect(!SecKeyVerifySignature(open, algorithm, Data("another".utf8), signature, &error))
            #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
            #expect(!SecKeyVerifySignature(open, algorithm, message, Data("none".utf8), nil))
        }
        // A digest that the app made itself is signed as its message is.
        let digest = Data(SHA256.hash(data: message))
        let signature = try #require(SecKeyCreateSignature(key, .ecdsaSignatureDigestX962SHA256, digest, nil))
        #expect(SecKeyVerifySignature(open, .ecdsaSignatureMessageX962SHA256, message, signature, nil))
        #expect(SecKeyCreateSignature(key, .ecdsaSignatureDigestX962SHA256, message, nil) == nil)
    }

    @Test("CryptoKit takes what is signed, and the keys") func cryptoKit() throws {
        let key = try #require(key(256).0)
        let bytes = try #require(SecKeyCopyPublicKey(key).flatMap { SecKeyCopyExternalRepresentation($0, nil) })
        let message = Data("a message".utf8)
        let signature = try #require(SecKeyCreateSignature(key, .ecdsaSignatureMessageX962SHA256, message, nil))
        let open = try P256.Signing.PublicKey(x963Representation: bytes)
        #expect(open.isValidSignature(try .init(derRepresentation: signature), for: message))
    }

    @Test(
        "What is encrypted for one half is decrypted by the other alone",
        arguments: [
            (256, SecKeyAlgorithm.eciesEncryptionCofactorX963SHA256AESGCM),
            (384, .eciesEncryptionStandardX963SHA384AESGCM),
            (521, .eciesEncryptionStandardVariableIVX963SHA256AESGCM),
        ])
    func encryption(bits: Int, algorithm: SecKeyAlgorithm) throws {
        let (key, other) = (try #require(key(bits).0), try #require(key(bits).0))
        let open = try #require(SecKeyCopyPublicKey(key))
        let text = Data("a secret".utf8)
        let hidden = try #require(SecKeyCreateEncryptedData(open, algorithm, text, nil))
        // The public half of a pair of its own, the text and what guards it.
        #expect(hidden.count == 2 * ((bits + 7) / 8) + 1 + text.count + 16)
        #expect(SecKeyCreateDecryptedData(key, algorithm, hidden, nil) == text)
        #expect(SecKeyCreateEncryptedData(open, algorithm, text, nil) != hidden)
        var error: Unmanaged<CFError>?
        #expect(SecKeyCreateDecryptedData(other, algorithm, hidden, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecDecode))
        var changed = hidden
        changed[changed.count - 1] ^= 1
        #expect(SecKeyCreateDecryptedData(key, algorithm, changed, nil) == nil)
        #expect(SecKeyCreateDecryptedData(key, algorithm, Data("short".utf8), nil) == nil)
        // The private half does not encrypt, and the public one does not decrypt.
        #expect(SecKeyCreateEncryptedData(key, algorithm, text, nil) == nil)
        #expect(SecKeyCreateDecryptedData(open, algorithm, hidden, nil) == nil)
    }

    @Test("Two pairs agree on the same bytes") func exchange() throws {
        let (ann, bob) = (try #require(key(384).0), try #require(key(384).0))
        let (annOpen, bobOpen) = (try #require(SecKeyCopyPublicKey(ann)), try #require(SecKeyCopyPublicKey(bob)))
        let plain = try #require(SecKeyCopyKeyExchangeResult(ann, .ecdhKeyExchangeStandard, bobOpen, [:], nil))
        #expect(plain == SecKeyCopyKeyExchangeResult(bob, .ecdhKeyExchangeCofactor, annOpen, [:], nil))
        #expect(plain.count == 48)
        let wishes: CFDictionary = [
            SecKeyKeyExchangeParameter.requestedSize.rawValue: 20,
            SecKeyKeyExchangeParameter.sharedInfo.rawValue: Data("both".utf8),
        ]
        let made = SecKeyCopyKeyExchangeResult(ann, .ecdhKeyExchangeStandardX963SHA256, bobOpen, wishes, nil)
        #expect(made?.count == 20 && made != plain.prefix(20))
        #expect(made == SecKeyCopyKeyExchangeResult(bob, .ecdhKeyExchangeStandardX963SHA256, annOpen, wishes, nil))
        let wrong = try #require(key(256).0.flatMap { SecKeyCopyPublicKey($0) })
        #expect(SecKeyCopyKeyExchangeResult(ann, .ecdhKeyExchangeStandard, wrong, [:], nil) == nil)
    }

    @Test("Keys are read as they were written, and say what they are") func bytes() throws {
        let key = try #require(key(521).0)
        let bytes = try #require(SecKeyCopyExternalRepresentation(key, nil))
        let kind: CFDictionary = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClass: kSecAttrKeyClassPrivate,
        ]
        #expect(SecKeyCreateWithData(bytes, kind, nil) == key)
        #expect(SecKeyCreateWithData(bytes.dropLast(), kind, nil) == nil)
        let values = try #require(SecKeyCopyAttributes(key))
        #expect(values[kSecAttrKeySizeInBits] as? Int == 521 && values[kSecAttrCanSign] as? Bool == true)
        #expect(values[kSecAttrApplicationTag] as? Data == Data("tag".utf8) && SecKeyGetBlockSize(key) == 66)
        #expect(SecKeyIsAlgorithmSupported(key, .sign, .ecdsaSignatureMessageX962SHA256))
        #expect(!SecKeyIsAlgorithmSupported(key, .verify, .ecdsaSignatureMessageX962SHA256))
        #expect(!SecKeyIsAlgorithmSupported(key, .sign, .rsaSignatureMessagePSSSHA256))
    }

    @Test("What is not there is refused by Apple's code") func refused() {
        let access = SecAccessControlCreateWithFlags(
            nil, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, [.privateKeyUsage, .userPresence], nil)
        #expect(CFGetTypeID(access) == SecAccessControlGetTypeID())
        #expect(key(256, [kSecAttrTokenID: kSecAttrTokenIDSecureEnclave]).1?.code == Int(errSecUnimplemented))
        #expect(key(2048, [kSecAttrKeyType: kSecAttrKeyTypeRSA]).1?.code == Int(errSecUnimplemented))
        let (none, error) = key(257)
        #expect(none == nil && error?.code == Int(errSecParam) && error?.domain == NSOSStatusErrorDomain)
    }
}
