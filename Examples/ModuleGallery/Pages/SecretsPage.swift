import CommonCrypto
import CryptoKit
import SwiftUI

/// The digest of a text, and the text sealed and opened again.
struct SecretsPage: View {
    @State private var text = "attack at dawn"
    private let key = SymmetricKey(data: SHA256.hash(data: Data("a password".utf8)))

    var body: some View {
        Form {
            TextField("Text", text: $text)
            Section("SHA-256") { code(SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()) }
            Section("CommonCrypto: a key from a password") { code(derived) }
            Section("Sealed") {
                if let sealed = try? AES.GCM.seal(Data(text.utf8), using: key), let data = sealed.combined {
                    code(data.base64EncodedString())
                    if let opened = try? AES.GCM.open(sealed, using: key) {
                        LabeledContent("Opened again", value: String(decoding: opened, as: UTF8.self))
                    }
                }
            }
        }
        .formStyle(.grouped)
    }

    /// PBKDF2 of the text with 1,000 rounds.
    private var derived: String {
        var key = [UInt8](repeating: 0, count: 16)
        let salt = Array("salt".utf8)
        CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), text, text.utf8.count, salt, salt.count,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), 1000, &key, key.count)
        return key.map { String(format: "%02x", $0) }.joined()
    }

    private func code(_ text: String) -> some View { Text(text).font(.body.monospaced()).textSelection(.enabled) }
}
