import SoundAnalysis
import Speech
import SwiftUI

/// Who understands what is said, and what is heard.
struct SpeechPage: View {
    var body: some View {
        Form {
            Section("Speech") {
                AvailabilityRow("Recognition", SFSpeechRecognizer()?.isAvailable ?? false)
                AnswerRow("Ask to listen") {
                    await withCheckedContinuation { continuation in
                        SFSpeechRecognizer.requestAuthorization { status in
                            continuation.resume(returning: status == .authorized ? "Allowed" : "Not allowed")
                        }
                    }
                }
            }
            Section("SoundAnalysis") {
                AnswerRow("Sounds that can be told apart") {
                    let request = try SNClassifySoundRequest(classifierIdentifier: .version1)
                    return "\(request.knownClassifications.count)"
                }
            }
        }
        .formStyle(.grouped)
    }
}
