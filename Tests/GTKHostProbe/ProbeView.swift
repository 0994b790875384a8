import DovetailCore
import SwiftUI

/// Views of known geometry: a field at (20, 20), a red target of 100 × 50 at (20, 80) that tells its events, and a field at
/// (20, 150) that refuses every edit. Fields are 200 × 30.
struct ProbeView: View {
    let window: String
    @State private var text = ""
    @State private var constant = "fixed"

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField("Name", text: $text)
                .onSubmit { say("submit \(text)") }
                .frame(width: 200, height: 30)
                .scaleEffect(window == "Distorted" ? 1.5 : 1, anchor: .topLeading)
            EventTarget()
                .frame(width: 100, height: 50)
                .padding(.vertical, 30)
                .padding(.bottom, -10)
            TextField("Constant", text: Binding(get: { constant }, set: { say("refused \($0)") }))
                .frame(width: 200, height: 30)
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onChange(of: text) { say("text \(text)") }
        .onAppear { say("\(window) appeared") }
        .onDisappear { say("\(window) disappeared") }
    }
}

/// Tells what reaches it, in its own coordinates.
private struct EventTarget: View {
    var body: some View {
        Color.red.interaction { responder, _ in
            responder.takesFocus = true
            responder.takesFocusOnClick = true
            responder.onDown = { point, event in
                let button = event.isSecondaryButton ? " secondary" : ""
                say("down \(text(point)) clicks \(event.clickCount)\(button)\(text(event.modifiers))")
            }
            responder.onMoved = { point, _ in say("moved \(text(point))") }
            responder.onUp = { point, _ in say("up \(text(point))") }
            responder.onCancelled = { say("cancelled") }
            responder.onHover = { say("hover \($0)") }
            responder.onFocus = { say("focus \($0)") }
            responder.onKey = { key in
                say("key \(key.key)\(text(key.modifiers))")
                return key.key != .tab
            }
        }
    }

    private func text(_ point: CGPoint) -> String { "\(Int(point.x.rounded())),\(Int(point.y.rounded()))" }

    private func text(_ modifiers: EventModifiers) -> String {
        (modifiers.contains(.shift) ? " shift" : "") + (modifiers.contains(.control) ? " control" : "")
    }
}
