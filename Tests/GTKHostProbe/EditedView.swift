import DovetailCore
import SwiftUI

/// A field and an editor, while other state changes 60 times a second: a line at (20, 20), an area at (20, 70), both 200 points wide.
struct EditedView: View {
    @State private var ticks = 0
    @State private var line = ""
    @State private var area = ""

    /// Says what the window's input method is making, whenever that changed.
    @MainActor
    static func watchComposition() {
        var last: String?
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
            MainActor.assumeIsolated {
                let text = ProbeWindows.roots.first?.focusedResponder as? TextInputResponder
                let composed = text?.composition?.text
                if composed != last { say("composing \(composed ?? "nothing")") }
                last = composed
            }
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField("line", text: $line).frame(width: 200, height: 30)
            TextEditor(text: $area).frame(width: 200, height: 60).padding(.top, 20)
            Text("tick \(ticks)").foregroundStyle(ticks % 2 == 0 ? .red : .blue)
            if ticks % 7 == 0 { Text("now and then") }
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onChange(of: line) { say("line “\(line)”") }
        .onChange(of: area) { say("area “\(area)”") }
        .onChange(of: ticks / 30) { say("ticks \(ticks / 30 * 30)") }
        .task {
            // The time of the machine: the test waits for what is said.
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(16))
                ticks += 1
            }
        }
    }
}
