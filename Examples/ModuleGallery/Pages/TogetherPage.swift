import GroupActivities
import SwiftUI

/// A board that several people would see at once.
struct TogetherPage: View {
    private struct Board: GroupActivity {
        var metadata: GroupActivityMetadata {
            var metadata = GroupActivityMetadata()
            metadata.title = "Draw together"
            metadata.type = .generic
            return metadata
        }
    }
    @StateObject private var observer = GroupStateObserver()

    var body: some View {
        Form {
            LabeledContent("Activity", value: Board().metadata.title ?? "")
            LabeledContent("In a call", value: observer.isEligibleForGroupSession ? "yes" : "no")
            AnswerRow("Start") { try await Board().activate() ? "Others see it." : "Nobody is called from here." }
        }
        .formStyle(.grouped)
    }
}
