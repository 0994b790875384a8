import SwiftUI

/// A field at (20, 20), 200 points by 30, over a button. Another button, at (20, 70), lets the field fade away for longer than a test takes.
struct LeavingFieldView: View {
    @State private var isShown = true
    @State private var text = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            ZStack {
                Button("Behind") { say("pressed") }.frame(width: 200, height: 30)
                if isShown { TextField("over", text: $text).frame(width: 200, height: 30).transition(.opacity) }
            }
            Button("Leave") {
                withAnimation(.linear(duration: 60)) { isShown = false }
                say("leaving")
            }
            .buttonStyle(.plain)
            .frame(width: 200, height: 30)
            .background(.gray.opacity(0.2))
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onChange(of: text) { say("text \(text)") }
    }
}
