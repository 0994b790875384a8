import DovetailTesting
import Foundation
import SwiftUI

extension ControlCase {
    private static func toggle<V: View>(
        _ name: String, from value: Bool = false, _ view: @escaping @MainActor @Sendable (Binding<Bool>) -> V
    ) -> ControlCase {
        ControlCase("Toggle, \(name)", result: "\(!value)") { tell in
            Holding(value: value, tell: tell) { view($0) }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        }
    }

    /// A toggle of which one part is on.
    private static func mixedToggle<V: View>(
        _ name: String, _ view: @escaping @MainActor @Sendable (Toggle<Text>) -> V
    ) -> ControlCase {
        ControlCase("Toggle, \(name)", result: "[true, true]") { tell in
            Holding(value: [true, false], tell: tell) { values in
                view(Toggle("control", sources: [values[0], values[1]], isOn: \.self))
            }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        }
    }

    /// A style as apps write them.
    private struct Lamp: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Circle().fill(configuration.isOn ? .yellow : .gray).frame(width: 14, height: 14)
                configuration.label
            }
        }
    }

    static let toggles: [ControlCase] = [
        toggle("automatic") { Toggle("control", isOn: $0).toggleStyle(.automatic) },
        toggle("switch") { Toggle("control", isOn: $0).toggleStyle(.switch) },
        toggle("switch, on", from: true) { Toggle("control", isOn: $0).toggleStyle(.switch) },
        toggle("checkbox") { Toggle("control", isOn: $0).toggleStyle(.checkbox) },
        toggle("checkbox, on", from: true) { Toggle("control", isOn: $0).toggleStyle(.checkbox) },
        mixedToggle("checkbox, mixed") { $0.toggleStyle(.checkbox) },
        mixedToggle("switch, mixed") { $0.toggleStyle(.switch) },
        mixedToggle("button, mixed") { $0.toggleStyle(.button) },
        toggle("button") { Toggle("control", isOn: $0).toggleStyle(.button) },
        toggle("button, on", from: true) { Toggle("control", isOn: $0).toggleStyle(.button) },
        toggle("of an app's style") { Toggle("control", isOn: $0).toggleStyle(Lamp()) },
        toggle("tinted", from: true) { Toggle("control", isOn: $0).toggleStyle(.switch).tint(.orange) },
    ]

    private static let choices = ["one", "two", "three"]
    @MainActor private static var rows: some View { ForEach(choices, id: \.self) { Text($0) } }

    static let pickers: [ControlCase] = [
        ControlCase("Picker, automatic", result: "three") { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.automatic) }
        } pointer: {
            try $0.choose("three", in: "control")
        } keys: {
            $0.press(.space)
            $0.press(.down, times: 2)
            $0.press(.return)
        },
        ControlCase("Picker, menu", result: "three") { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.menu) }
        } pointer: {
            try $0.choose("three", in: "control")
        } keys: {
            $0.press(.space)
            $0.press(.down, times: 2)
            $0.press(.return)
        },
        ControlCase("Picker, segmented", result: "two") { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.segmented) }
        } pointer: {
            try $0.tap("two")
        } keys: {
            $0.press(.right)
        },
        ControlCase("Picker, inline", result: "two", isNamed: false, height: 240) { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.inline) }
        } pointer: {
            try $0.tap("two")
        } keys: {
            $0.press(.down)
        },
        ControlCase("Picker, radioGroup", result: "three", isNamed: false, height: 110) { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.radioGroup) }
        } pointer: {
            try $0.tap("three")
        } keys: {
            $0.press(.end)
        },
        ControlCase("Picker, palette", result: "two") { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.palette) }
        } pointer: {
            try $0.tap("two")
        } keys: {
            $0.press(.character("t"))
        },
        ControlCase("Picker, wheel", result: "two", height: 240) { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.wheel) }
        } pointer: { host in
            let frame = try host.frame(of: "control")
            host.turnWheel(at: CGPoint(x: frame.midX, y: frame.midY), clicks: 1)
        } keys: {
            $0.press(.down)
        },
        ControlCase("Picker, navigationLink", result: "three", idiom: .pad, height: 60) { tell in
            NavigationStack {
                Holding(value: "one", tell: tell) {
                    Picker("control", selection: $0) { rows }.pickerStyle(.navigationLink)
                }
            }
        } pointer: { host in
            try host.tap("control one")
            host.advance(by: .seconds(1))
            try host.tap("three")
        } keys: { host in
            host.press(.space)
            host.advance(by: .seconds(1))
            try host.tab(to: "three")
            host.press(.space)
        },
        ControlCase("Picker, inline in a form", result: "two", idiom: .pad, isNamed: false, height: 240) { tell in
            Form {
                Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.inline) }
            }
        } pointer: {
            try $0.tap("two")
        } keys: {
            $0.press(.down)
        },
    ]
}
