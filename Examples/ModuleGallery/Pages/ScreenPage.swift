import ReplayKit
import SwiftUI

/// A film of the screen.
struct ScreenPage: View {
    var body: some View {
        Form {
            AvailabilityRow("Recording", RPScreenRecorder.shared().isAvailable)
            AnswerRow("Record") {
                try await RPScreenRecorder.shared().startRecording()
                return "It is recorded."
            }
        }
        .formStyle(.grouped)
    }
}
