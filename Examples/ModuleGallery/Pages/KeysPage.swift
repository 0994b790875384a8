import Security
import SwiftUI

/// A text that is signed with a key, and looked at with the key that everybody may have.
struct KeysPage: View {
    @State private var text = "I owe you ten pounds."
    @State private var signed: (text: String, signature: Data)?
    @State private var key = KeysPage.makeKey()

    var body: some View {
        Form {
            TextField("Text", text: $text)
            Button("Sign", action: sign).disabled(text.isEmpty || key == nil)
            if let signed {
                Section("Signature") {
                    Text(signed.signature.base64EncodedString()).font(.body.monospaced()).textSelection(.enabled)
                    Label(
                        isGenuine(signed.signature) ? "The text is as it was signed" : "The text was changed",
                        systemImage: isGenuine(signed.signature) ? "checkmark.seal.fill" : "xmark.seal"
                    )
                    .foregroundStyle(isGenuine(signed.signature) ? .green : .red)
                }
            }
        }
        .formStyle(.grouped)
    }

    private static func makeKey() -> SecKey? {
        let attributes: [CFString: Any] = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256,
        ]
        return SecKeyCreateRandomKey(attributes as CFDictionary, nil)
    }

    private func sign() {
        guard let key,
            let signature = SecKeyCreateSignature(
                key, .ecdsaSignatureMessageX962SHA256, Data(text.utf8) as CFData, nil)
        else { return }
        signed = (text, signature as Data)
    }

    private func isGenuine(_ signature: Data) -> Bool {
        guard let key, let known = SecKeyCopyPublicKey(key) else { return false }
        return SecKeyVerifySignature(
            known, .ecdsaSignatureMessageX962SHA256, Data(text.utf8) as CFData, signature as CFData, nil)
    }
}
