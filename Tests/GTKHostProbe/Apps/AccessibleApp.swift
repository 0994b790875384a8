import SwiftUI

/// A control of each kind, texts, a list and a sheet, for clients of assistive technology.
struct AccessibleApp: App {
    var body: some Scene {
        WindowGroup("Controls") { AccessibleView() }
            .defaultSize(width: 520, height: 760)
    }
}

private struct AccessibleView: View {
    @State private var name = "Ada"
    @State private var secret = ""
    @State private var notes = "One line here.\nAnother line, which is longer than the first."
    @State private var isLoud = false
    @State private var volume = 3.0
    @State private var size = 2
    @State private var drink = "Tea"
    @State private var presses = 0
    @State private var level = 1
    @State private var isSheetShown = false
    @State private var rows = ["Red", "Green"]
    @FocusState private var isNameFocused: Bool
    @AccessibilityFocusState private var isHeard: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Everything").accessibilityHeading(.h2)
            Text("Some words to read. And a second sentence, which is so long that it takes two lines in this window.")
                .frame(width: 300, alignment: .leading)
            TextField("Name", text: $name).focused($isNameFocused).accessibilityHint("Who you are")
            SecureField("Secret", text: $secret)
            TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 80)
            Toggle("Loud", isOn: $isLoud)
            Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
            Stepper("Size", value: $size, in: 1...5)
            Picker("Drink", selection: $drink) { ForEach(["Tea", "Coffee"], id: \.self) { Text($0) } }
            ProgressView("Loading", value: 0.25)
            HStack {
                Button("Press") {
                    presses += 1
                    say("pressed \(presses)")
                }
                .accessibilityIdentifier("press")
                Button("Never") {}.disabled(true)
                Button("Sheet") { isSheetShown = true }
                Button("Announce") { AccessibilityNotification.Announcement("Done with it").post() }
                Button("Add") { rows.append("Row \(rows.count)") }
                Link("Site", destination: URL(string: "https://example.org")!)
            }
            Text("Presses: \(presses)")
            Text("Level \(level)")
                .accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
                .accessibilityAction(named: "Reset") { level = 0 }
                .accessibilityFocused($isHeard)
            HStack { ForEach(rows, id: \.self) { Text($0) } }
            HStack {
                Image(systemName: "star").accessibilityLabel("Favourite")
                ProgressView().accessibilityLabel("Waiting")
                Button("Urgent") {
                    var text = AttributedString("No connection")
                    text.accessibilitySpeechAnnouncementPriority = .high
                    AccessibilityNotification.Announcement(text).post()
                }
                HStack(spacing: 0) {
                    Button("Hit") { say("hit") }
                    // Pressed where the button is.
                    Text("Aim").accessibilityActivationPoint(CGPoint(x: -10, y: 8))
                }
            }
        }
        .padding(20)
        .sheet(isPresented: $isSheetShown) {
            VStack {
                Text("In the sheet")
                Button("Done") { isSheetShown = false }
            }
            .padding()
        }
    }
}
