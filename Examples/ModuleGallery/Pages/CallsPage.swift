import CallKit
import CoreTelephony
import SwiftUI

/// A call, and who carries it.
struct CallsPage: View {
    var body: some View {
        Form {
            AnswerRow("Call Ada") {
                let handle = CXHandle(type: .generic, value: "Ada")
                let action = CXStartCallAction(call: UUID(), handle: handle)
                try await CXCallController().request(CXTransaction(action: action))
                return "It rings."
            }
            LabeledContent("Calls", value: "\(CXCallObserver().calls.count)")
            LabeledContent(
                "Carriers", value: "\(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders?.count ?? 0)")
        }
        .formStyle(.grouped)
    }
}
