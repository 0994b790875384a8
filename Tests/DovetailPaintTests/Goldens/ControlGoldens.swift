import DovetailCore
import Foundation
import SwiftUI

/// The controls, in both kinds of idioms.
enum ControlGoldens {
    nonisolated static let all = [Idiom.desktop, .pad].flatMap { idiom in
        [
            ControlSheet(name: "buttons", idiom: idiom, rows: buttons),
            ControlSheet(name: "switches", idiom: idiom, rows: switches),
            ControlSheet(name: "pickers", idiom: idiom, rows: pickers),
            ControlSheet(name: "dates", idiom: idiom, width: 290, rows: dates),
            ControlSheet(name: "fields", idiom: idiom, rows: fields),
        ]
    }

    private static let buttons: [ControlSheet.Row] = [
        .init { Button("Automatic") {} },
        .init { Button("Bordered", systemImage: "star") {}.buttonStyle(.bordered) },
        .init { Button("Prominent") {}.buttonStyle(.borderedProminent) },
        .init { Button("Delete", role: .destructive) {}.buttonStyle(.bordered) },
        .init { Button("Capsule") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule).tint(.orange) },
        .init { Button("Borderless") {}.buttonStyle(.borderless) },
        .init { Button("Plain") {}.buttonStyle(.plain) },
        .init { Link("Link", destination: URL(string: "https://example.org")!) },
        .init { Menu("Menu") { Button("Item") {} } },
        .init {
            ControlGroup {
                Button("Left", systemImage: "arrow.left") {}
                Button("Right", systemImage: "arrow.right") {}
            }
        },
        .init { HelpLink {} },
        .init(64) { Button("Large") {}.buttonStyle(.borderedProminent).controlSize(.large) },
        .init { Button("Small") {}.buttonStyle(.bordered).controlSize(.small) },
    ]

    private static let switches: [ControlSheet.Row] = [
        .init { Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch) },
        .init { Toggle("Switch", isOn: .constant(false)).toggleStyle(.switch) },
        .init { Toggle("Checkbox", isOn: .constant(true)).toggleStyle(.checkbox) },
        .init { Toggle("Checkbox", isOn: .constant(false)).toggleStyle(.checkbox) },
        .init {
            Toggle("Several", sources: [Binding.constant(true), .constant(false)], isOn: \.self).toggleStyle(.checkbox)
        },
        .init { Toggle("Button", isOn: .constant(true)).toggleStyle(.button) },
        .init { Toggle("Button", isOn: .constant(false)).toggleStyle(.button) },
        .init { Slider(value: .constant(0.4)) },
        .init {
            Slider(value: .constant(3), in: 0...5, step: 1) {
                Text("Level")
            } minimumValueLabel: {
                Image(systemName: "minus")
            } maximumValueLabel: {
                Image(systemName: "plus")
            }
        },
        .init { Stepper("Stepper", value: .constant(2)) },
        .init { ColorPicker("Color", selection: .constant(.orange)) },
        .init { DisclosureGroup("More") { Text("inside") } },
        .init { ProgressView(value: 0.6) },
        .init { Gauge(value: 0.6) { Text("Gauge") } },
    ]

    @MainActor @ViewBuilder private static var choices: some View {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Three").tag(3)
    }

    private static let pickers: [ControlSheet.Row] = [
        .init { Picker("Menu", selection: .constant(2)) { choices }.pickerStyle(.menu) },
        .init { Picker("Segments", selection: .constant(2)) { choices }.pickerStyle(.segmented) },
        .init { Picker("Palette", selection: .constant(1)) { choices }.pickerStyle(.palette) },
        .init(120) { Picker("Inline", selection: .constant(2)) { choices }.pickerStyle(.inline) },
        .init(120) { Picker("Radio", selection: .constant(3)) { choices }.pickerStyle(.radioGroup) },
        .init(176) { Picker("Wheel", selection: .constant(2)) { choices }.pickerStyle(.wheel) },
    ]

    // 8 January 2001, 9:41: a month that has no today.
    private static let date = Binding.constant(Date(timeIntervalSinceReferenceDate: 639_660))

    private static let dates: [ControlSheet.Row] = [
        .init(56) { DatePicker("Day", selection: date, displayedComponents: .date) },
        .init(56) { DatePicker("Time", selection: date, displayedComponents: .hourAndMinute) },
        .init(56) { DatePicker("Field", selection: date, displayedComponents: .date).datePickerStyle(.field) },
        .init(100) { DatePicker("Both", selection: date).datePickerStyle(.stepperField) },
        .init(290) { DatePicker("Graphical", selection: date, displayedComponents: .date).datePickerStyle(.graphical) },
        .init(220) {
            DatePicker("Wheel", selection: date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
        },
        .init(290) {
            MultiDatePicker(
                "Several",
                selection: .constant(Set([6, 8, 9].map { DateComponents(year: 2001, month: 1, day: $0) })))
        },
    ]

    private static let fields: [ControlSheet.Row] = [
        .init { TextField("Automatic", text: .constant("Automatic")) },
        .init { TextField("Prompt", text: .constant("")).textFieldStyle(.roundedBorder) },
        .init { TextField("Border", text: .constant("Rounded border")).textFieldStyle(.roundedBorder) },
        .init { TextField("Plain", text: .constant("Plain")).textFieldStyle(.plain) },
        .init { SecureField("Password", text: .constant("password")).textFieldStyle(.roundedBorder) },
        .init(72) {
            TextField("Lines", text: .constant("A field that\ngrows"), axis: .vertical).textFieldStyle(.roundedBorder)
        },
        .init(90) { TextEditor(text: .constant("A text of\nseveral lines")) },
    ]
}
