import CryptoKit
import Foundation

/// Encryption for a public key: a key is agreed on with a pair that is made for it alone, whose public half stands before the encrypted bytes. After these
/// stand the 16 bytes by which changes are noticed.
struct CurveEncryption {
    let digest: KeyDigest
    /// Whether the vector that AES begins with comes of the agreement, too; else it is zero.
    let derivesVector: Bool

    init?(_ algorithm: SecKeyAlgorithm) {
        guard algorithm.serves(.encrypt), let digest = algorithm.digest else { return nil }
        self.digest = digest
        derivesVector = algorithm.parts.last == "AESGCM-KDFIV"
    }

    func encrypt(_ data: Data, for key: CurvePublicKey) throws -> Data {
        guard let own = CurveKey(bits: key.bits) else { throw KeychainError(errSecParam) }
        let head = own.publicKey.x963
        let (secret, nonce) = try keys(try own.agreement(with: key), head: head, bits: key.bits)
        let box =
            derivesVector
            ? try AES.GCM.seal(data, using: secret, nonce: nonce, authenticating: key.x963)
            : try AES.GCM.seal(data, using: secret, nonce: nonce)
        return head + box.ciphertext + box.tag
    }

    func decrypt(_ data: Data, with key: CurveKey) throws -> Data {
        let own = key.publicKey
        let size = own.x963.count
        guard data.count >= size + 16 else { throw KeychainError(errSecParam) }
        let head = Data(data.prefix(size))
        let agreement = try key.agreement(with: CurvePublicKey(x963: head))
        let (secret, nonce) = try keys(agreement, head: head, bits: own.bits)
        let box = try AES.GCM.SealedBox(
            nonce: nonce, ciphertext: data.dropFirst(size).dropLast(16), tag: data.suffix(16))
        return derivesVector
            ? try AES.GCM.open(box, using: secret, authenticating: own.x963) : try AES.GCM.open(box, using: secret)
    }

    private func keys(_ agreement: Data, head: Data, bits: Int) throws -> (SymmetricKey, AES.GCM.Nonce) {
        let count = bits <= 256 ? 16 : 32
        let bytes = digest.derive(agreement, info: head, count: count + (derivesVector ? 16 : 0))
        let nonce = derivesVector ? bytes.suffix(16) : Data(count: 16)
        return (SymmetricKey(data: bytes.prefix(count)), try AES.GCM.Nonce(data: nonce))
    }
}
