import SwiftUI

/// A field at (20, 20), 200 points by 30, with a frame, a mark that takes no presses, and a button at its end. A button at (20, 90) covers the window with
/// a view that goes away when it is tapped.
struct OverlaidFieldView: View {
    @State private var text = ""
    @State private var isDimmed = false

    var body: some View {
        ZStack {
            VStack(alignment: .leading, spacing: 40) {
                TextField("field", text: $text)
                    .textFieldStyle(.plain)
                    .frame(width: 200, height: 30)
                    .overlay { RoundedRectangle(cornerRadius: 6).stroke(.gray) }
                    .overlay { Color.gray.opacity(0.1).allowsHitTesting(false) }
                    .overlay(alignment: .trailing) {
                        Button {
                            text = ""
                            say("cleared")
                        } label: {
                            Image(systemName: "xmark.circle.fill").frame(width: 30, height: 30)
                        }
                        .buttonStyle(.plain)
                    }
                Button {
                    isDimmed = true
                    say("dimmed")
                } label: {
                    Text("Dim").frame(width: 200, height: 30).background(.gray.opacity(0.2))
                }
                .buttonStyle(.plain)
            }
            .padding(20)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            if isDimmed {
                Color.black.opacity(0.3).onTapGesture {
                    isDimmed = false
                    say("dimming tapped")
                }
            }
        }
        .onChange(of: text) { say("text \(text)") }
    }
}
