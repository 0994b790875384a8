import SwiftUI

/// A field at (20, 20) whose Return key shows an alert over it.
struct AlertView: View {
    @State private var text = ""
    @State private var isAlertShown = false

    var body: some View {
        TextField("Name", text: $text)
            .onSubmit { isAlertShown = true }
            .frame(width: 200, height: 30)
            .padding(20)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .onChange(of: text) { say("text \(text)") }
            .onChange(of: isAlertShown) { say("alert \(isAlertShown)") }
            .alert(isPresented: $isAlertShown) { Alert(title: Text("Sure?")) }
    }
}
