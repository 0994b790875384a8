import MessageUI
import SwiftUI

/// A letter to somebody, by the person's own program.
struct MessagesPage: View {
    @State private var subject = "Hello"
    @State private var isWriting = false

    var body: some View {
        Form {
            AvailabilityRow("Mail", MFMailComposeViewController.canSendMail())
            AvailabilityRow("Messages", MFMessageComposeViewController.canSendText())
            Section("Letter") {
                TextField("Subject", text: $subject)
                Button("Write…") { isWriting = true }
            }
        }
        .formStyle(.grouped)
        .sheet(isPresented: $isWriting) {
            ControllerView {
                let controller = MFMailComposeViewController()
                controller.setToRecipients(["ada@example.com"])
                controller.setSubject(subject)
                return controller
            }
            .frame(minWidth: 360, minHeight: 300)
        }
    }
}
