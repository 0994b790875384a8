import DovetailCore
import SwiftUI

/// Forms with each of the controls that people put into them.
enum FormGoldens {
    static let all = [
        Golden("forms-desktop", 460, 690, idiom: .desktop) { Settings().formStyle(.grouped) },
        Golden("forms-columns", 460, 760, idiom: .desktop) { Settings().padding(20) },
        Golden("forms-pad", 420, 1020, idiom: .pad) { Settings() },
    ]

    private struct Settings: View {
        @State private var name = "Ada"
        @State private var isOn = true
        @State private var volume = 0.4
        @State private var choice = 1
        @State private var count = 2
        @State private var color = Color.orange
        @State private var date = Date(timeIntervalSinceReferenceDate: 639_660)

        var body: some View {
            Form {
                Section("Sound") {
                    Toggle("Play sounds", isOn: $isOn)
                    Toggle(isOn: .constant(false)) {
                        Text("Mute")
                        Text("Calls still ring.")
                    }
                    Slider(value: $volume) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Image(systemName: "speaker.fill")
                    } maximumValueLabel: {
                        Image(systemName: "speaker.wave.3.fill")
                    }
                    Picker("Output", selection: $choice) { choices }
                    Picker("Channels", selection: $choice) { choices }.pickerStyle(.segmented)
                }
                Section {
                    TextField("Name", text: $name)
                    SecureField("Password", text: .constant("secret"))
                    LabeledContent("Version", value: "1.4")
                    LabeledContent("Storage") { ProgressView(value: 0.6).frame(width: 120) }
                    Stepper("Copies: \(count)", value: $count)
                    DatePicker("Due", selection: $date)
                        .environment(\.locale, Locale(identifier: "en_US"))
                        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
                    ColorPicker("Color", selection: $color)
                    Picker("Order", selection: $choice) { choices }.pickerStyle(.inline)
                } header: {
                    Text("Account")
                } footer: {
                    Text("Your name is shown to others.")
                }
                Section {
                    DisclosureGroup("More") { Text("inside") }
                    Link("Website", destination: URL(string: "https://example.org")!)
                    Button("Sign out", role: .destructive) {}
                    NavigationLink("Details") { Text("details") }
                }
            }
        }

        @ViewBuilder private var choices: some View {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
    }
}
