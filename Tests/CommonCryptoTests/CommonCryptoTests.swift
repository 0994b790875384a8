import CommonCrypto
import Foundation
import Testing

@Suite("CommonCrypto")
struct CommonCryptoTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test("digests are those of the standards, all at once and a part at a time")
    func digests() {
        let data = Data("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
        let sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(hex(digest) == sha256)
        var context = CC_SHA256_CTX()
        CC_SHA256_Init(&context)
        for byte in data { withUnsafeBytes(of: byte) { _ = CC_SHA256_Update(&context, $0.baseAddress, 1) } }
        var parts = [UInt8](repeating: 0, count: 32)
        #expect(CC_SHA256_Final(&parts, &context) == 1 && hex(parts) == sha256)
        // It is over: there is nothing to write.
        #expect(CC_SHA256_Final(&parts, &context) == 0)

        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5("abc", 3, &md5)
        #expect(hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
        var sha1 = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CC_SHA1("abc", 3, &sha1)
        #expect(hex(sha1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        var sha384 = [UInt8](repeating: 0, count: Int(CC_SHA384_DIGEST_LENGTH))
        CC_SHA384("abc", 3, &sha384)
        #expect(hex(sha384).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
        var sha512 = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
        CC_SHA512(nil, 0, &sha512)
        #expect(hex(sha512).hasPrefix("cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc"))
        #expect(CC_MD5("abc", 3, nil) == nil)
    }

    @Test("codes of messages and keys of passwords are those of the standards")
    func codes() {
        // RFC 4231, the second case.
        var code = [UInt8](repeating: 0, count: 32)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, "what do ya want for nothing?", 28, &code)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        // RFC 6070, the second case.
        var key = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, 20)
        #expect(status == kCCSuccess && hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
        #expect(CCKeyDerivationPBKDF(7, "password", 8, nil, 0, 1, 1, &key, 20) == kCCParamError)
    }

    @Test("bytes of chance fill what they are given")
    func chance() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(CCRandomGenerateBytes(&bytes, 64) == kCCSuccess)
        #expect(bytes.contains { $0 != 0 })
        #expect(CCRandomGenerateBytes(nil, 3) == kCCParamError)
    }
}
