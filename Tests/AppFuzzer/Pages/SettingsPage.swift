import SwiftUI

/// A form with every control, pages below it, files and alerts.
struct SettingsPage: View {
    @ObservedObject var data: FuzzData
    @State private var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    @State private var color = Color.blue
    @State private var days: Set<DateComponents> = []
    @State private var isImporting = false
    @State private var wheel = 3
    @FocusState private var focus: Int?

    var body: some View {
        NavigationStack {
            Form {
                Section("Text") {
                    TextField("Name", text: $data.text, axis: .vertical).focused($focus, equals: 0)
                    TextField("Number", value: $data.number, format: .number).focused($focus, equals: 1)
                    LabeledContent("Ticks", value: "\(data.ticks)")
                }
                Section("Choice") {
                    Picker("Menu", selection: $data.selection) { choices }
                    Picker("Page", selection: $data.selection) { choices }.pickerStyle(.navigationLink)
                    Picker("Inline", selection: $data.selection) { choices }.pickerStyle(.inline)
                    if data.flags[0] {
                        Picker("Wheel", selection: $wheel) { ForEach(0..<40) { Text("\($0)").tag($0) } }
                            .pickerStyle(.wheel)
                    }
                }
                Section("Values") {
                    Slider(value: $data.number) { Text("Level") }
                    Stepper("Level", value: $data.number, step: 0.1)
                    Gauge(value: data.number) { Text("Level") }
                    ColorPicker("Colour", selection: $color)
                    DatePicker("Date", selection: $date)
                    if data.flags[1] { DatePicker("Day", selection: $date).datePickerStyle(.graphical) }
                    if data.flags[2] { MultiDatePicker("Days", selection: $days) }
                }
                Section("More") {
                    NavigationLink("Deeper") { SettingsPage(data: data) }
                    Button("Import") { isImporting = true }
                    Button("Reset", role: .destructive) { data.presented[5] = true }
                    Link("Site", destination: URL(string: "https://example.org")!)
                    ShareLink(item: "text")
                    Menu("Actions") {
                        Toggle("Wheel", isOn: $data.flags[0])
                        Menu("Others") { ForEach(0..<3) { Button("Action \($0)") { focus = 0 } } }
                    } primaryAction: {
                        focus = 1
                    }
                }
                ForEach(data.rows) { row in
                    Toggle(
                        row.title,
                        isOn: Binding {
                            row.isMarked
                        } set: { _ in
                            withAnimation { data.mark(row) }
                        })
                }
            }
            .formStyle(.grouped)
            .navigationTitle("Settings")
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { _ in }
            .alert("Reset?", isPresented: $data.presented[5]) {
                Button("Reset", role: .destructive) { data.flags = data.flags.map { _ in false } }
            } message: {
                Text("All options go back.")
            }
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) { Button("Done") { focus = nil } }
                ToolbarItem { Button("Add") { withAnimation { data.insert(at: 0) } } }
            }
            .tint(color)
        }
    }

    private var choices: some View { ForEach(0..<4) { Text("Choice \($0)").tag($0) } }
}
