import AdSupport
import AppTrackingTransparency
import SwiftUI

/// Whether the person may be followed from app to app.
struct PrivacyPage: View {
    var body: some View {
        Form {
            AnswerRow("Ask to track") {
                await ATTrackingManager.requestTrackingAuthorization() == .authorized ? "Allowed" : "Not allowed"
            }
            LabeledContent(
                "Identifier", value: ASIdentifierManager.shared().advertisingIdentifier.uuidString)
        }
        .formStyle(.grouped)
    }
}
