import DovetailCore
import Foundation
import SwiftUI

@testable import DovetailTesting

extension EveryControlTests {
    nonisolated static let toggles: [Control] = [
        Control("Toggle, switch", result: "true") { tell in
            Holding(value: false, tell: tell) { Toggle("control", isOn: $0).toggleStyle(.switch) }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        Control("Toggle, checkbox", result: "true") { tell in
            Holding(value: false, tell: tell) { Toggle("control", isOn: $0).toggleStyle(.checkbox) }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        Control("Toggle, button", result: "true") { tell in
            Holding(value: false, tell: tell) { Toggle("control", isOn: $0).toggleStyle(.button) }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        Control("Slider", result: "1.0") { tell in
            Holding(value: 0.5, tell: tell) { Slider(value: $0, in: 0...1, step: 0.5) { Text("control") } }
        } pointer: { host in
            let frame = try host.frame(of: "control")
            host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX - 2, y: frame.midY))
        } keys: {
            $0.press(.right)
        },
        Control("Stepper", result: "6") { tell in
            Holding(value: 5, tell: tell) { Stepper("control", value: $0) }
        } pointer: {
            try $0.tap("Increment")
        } keys: {
            $0.press(.up)
        },
        Control("Toggle, several values", result: "[true, true]") { tell in
            Holding(value: [true, false], tell: tell) { values in
                Toggle("control", sources: [values[0], values[1]], isOn: \.self)
            }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        Control("Stepper of a pad", result: "4", idiom: .pad) { tell in
            Holding(value: 5, tell: tell) { Stepper("control", value: $0) }
        } pointer: {
            try $0.tap("Decrement")
        } keys: {
            $0.press(.left)
        },
        Control("ColorPicker", result: "changed") { tell in
            Holding(value: Color.black, tell: { _ in tell("changed") }) {
                ColorPicker("control", selection: $0, supportsOpacity: false)
            }
        } pointer: { host in
            try host.tap("control")
            try host.tap("#FF3B30")
        } keys: { host in
            host.press(.space)
            try host.tab(to: "#FF3B30")
            host.press(.space)
        },
    ]

    private nonisolated static let choices = ["one", "two", "three"]
    @MainActor private static var rows: some View { ForEach(choices, id: \.self) { Text($0) } }

    nonisolated static let pickers: [Control] = [
        Control("Picker, menu", result: "three") { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.menu) }
        } pointer: {
            try $0.choose("three", in: "control")
        } keys: {
            $0.press(.space)
            $0.press(.down, times: 2)
            $0.press(.return)
        },
        Control("Picker, segmented", result: "two") { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.segmented) }
        } pointer: {
            try $0.tap("two")
        } keys: {
            $0.press(.right)
        },
        Control("Picker, inline", result: "two", isNamed: false) { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.inline) }
        } pointer: {
            try $0.tap("two")
        } keys: {
            $0.press(.down)
        },
        Control("Picker, radio group", result: "three", isNamed: false) { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.radioGroup) }
        } pointer: {
            try $0.tap("three")
        } keys: {
            $0.press(.end)
        },
        Control("Picker, palette", result: "two") { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.palette) }
        } pointer: {
            try $0.tap("two")
        } keys: {
            $0.press(.character("t"))
        },
        Control("Picker, wheel", result: "two") { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.wheel) }
        } pointer: { host in
            let frame = try host.frame(of: "control")
            host.turnWheel(at: CGPoint(x: frame.midX, y: frame.midY), clicks: 1)
        } keys: {
            $0.press(.down)
        },
        Control("Picker, page", result: "three", idiom: .pad) { tell in
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
        Control("Picker in a form of a pad", result: "two", idiom: .pad, isNamed: false) { tell in
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
