import SwiftUI

/// A form as settings have it: fields beside labels, labels that are views of the app's own or are not shown, choices, and rows that open.
struct FormApp: App {
    var body: some Scene {
        WindowGroup("Form") { FormView() }
            .defaultSize(width: 520, height: 820)
    }
}

private struct FormView: View {
    @State private var name = "Ada"
    @State private var phone = "12"
    @State private var isNotifying = false
    @State private var flavor = "Vanilla"
    @State private var size = "Small"
    @State private var birthday = Date(timeIntervalSince1970: 1_000_000)
    @State private var copies = 2
    @State private var volume = 0.4
    @State private var isOpen = false

    var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $name)
                LabeledContent("Nickname") { TextField("", text: $name) }
                HStack {
                    Text("Phone")
                    TextField("", text: $phone)
                }
                LabeledContent("Version", value: "1.0")
            }
            Section {
                Toggle(isOn: $isNotifying) { OwnLabel(text: "Notify") }.labelsHidden()
                Picker("Flavor", selection: $flavor) { choices("Vanilla", "Mint") }
                Picker("Size", selection: $size) { choices("Small", "Large") }.pickerStyle(.segmented)
                DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
                Stepper("Copies", value: $copies, in: 0...9)
                Slider(value: $volume) { OwnLabel(text: copies == 2 ? "Volume" : "Loudness") }
                DisclosureGroup("Advanced", isExpanded: $isOpen) { Text("Inside") }
            } header: {
                Text("Options")
            }
        }
        .formStyle(.grouped)
        .environment(\.locale, Locale(identifier: "en_GB"))
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    }

    private func choices(_ names: String...) -> some View { ForEach(names, id: \.self) { Text($0) } }
}

/// What it says is known only once its body has run.
private struct OwnLabel: View {
    let text: String
    var body: some View {
        HStack {
            Image(systemName: "star")
            Text(text)
        }
    }
}

/// An editor of text alone.
struct NoteApp: App {
    var body: some Scene {
        WindowGroup("Note") { NoteView() }
            .defaultSize(width: 420, height: 300)
    }
}

private struct NoteView: View {
    @State private var text = "One line here.\nAnother line, which is longer than the first."

    var body: some View {
        VStack {
            Button("Done") {}
            TextEditor(text: $text).accessibilityLabel("Notes")
        }
        .padding()
    }
}
