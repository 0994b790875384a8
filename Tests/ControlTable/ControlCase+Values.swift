import DovetailTesting
import Foundation
import SwiftUI

extension ControlCase {
    /// A slider of which only the number 0.5 is on its way to 1.
    private static func slider<V: View>(
        _ name: String, height: CGFloat = 44, _ view: @escaping @MainActor @Sendable (Binding<Double>) -> V
    ) -> ControlCase {
        ControlCase(name, result: "1.0", height: height) { tell in
            Holding(value: 0.5, tell: tell) { view($0) }
        } pointer: { host in
            let frame = try host.frame(of: "control")
            host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX - 2, y: frame.midY))
        } keys: {
            $0.press(.end)
        }
    }

    static let values: [ControlCase] = [
        slider("Slider") { Slider(value: $0, in: 0...1) { Text("control") } },
        slider("Slider, steps") { Slider(value: $0, in: 0...1, step: 0.25) { Text("control") } },
        ControlCase("Slider, labels", result: "1.0") { tell in
            Holding(value: 0.5, tell: tell) { value in
                Slider(value: value, in: 0...1, step: 0.5) {
                    Text("control")
                } minimumValueLabel: {
                    Image(systemName: "minus")
                } maximumValueLabel: {
                    Image(systemName: "plus")
                }
                .tint(.orange)
            }
        } pointer: { host in
            let frame = try host.frame(of: "control")
            host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX - 2, y: frame.midY))
        } keys: {
            $0.press(.right)
        },
        ControlCase("Stepper", result: "6") { tell in
            Holding(value: 5, tell: tell) { Stepper("control", value: $0) }
        } pointer: {
            try $0.tap("Increment")
        } keys: {
            $0.press(.up)
        },
        ControlCase("Stepper, with a format", result: "4.0") { tell in
            Holding(value: 5.0, tell: tell) { Stepper("control", value: $0, step: 1, format: .number) }
        } pointer: {
            try $0.tap("Decrement")
        } keys: { host in
            try host.tab(to: "control")
            host.press(.down)
        },
        ControlCase("Stepper, of a pad", result: "4", idiom: .pad) { tell in
            Holding(value: 5, tell: tell) { Stepper("control", value: $0, in: 0...5) }
        } pointer: {
            try $0.tap("Decrement")
        } keys: {
            $0.press(.left)
        },
        ControlCase("ColorPicker", result: "changed") { tell in
            Holding(value: Color.indigo, tell: { _ in tell("changed") }) {
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
        ControlCase("ColorPicker, half clear", result: "changed") { tell in
            Holding(value: Color.orange.opacity(0.5), tell: { _ in tell("changed") }) {
                ColorPicker("control", selection: $0)
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

    static let indicators: [ControlCase] = [
        ControlCase(shown: "ProgressView, automatic") { ProgressView(value: 0.6).progressViewStyle(.automatic) },
        ControlCase(shown: "ProgressView, linear", height: 64) {
            ProgressView("Title", value: 0.6).progressViewStyle(.linear)
        },
        ControlCase(shown: "ProgressView, linear, with its value", height: 76) {
            ProgressView(value: 0.6) {
                Text("Title")
            } currentValueLabel: {
                Text("60 %")
            }.tint(.orange)
        },
        ControlCase(shown: "ProgressView, linear, without end") { ProgressView().progressViewStyle(.linear) },
        ControlCase(shown: "ProgressView, circular", height: 64) {
            ProgressView(value: 0.6).progressViewStyle(.circular)
        },
        ControlCase(shown: "ProgressView, circular, without end", height: 76) {
            ProgressView("Title").progressViewStyle(.circular)
        },
        ControlCase(shown: "ProgressView, of a time that has passed", height: 64) {
            ProgressView(
                timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 90), countsDown: false)
        },
        ControlCase(shown: "Gauge, automatic", height: 64) { gauge.gaugeStyle(.automatic) },
        ControlCase(shown: "Gauge, linearCapacity", height: 76) { gauge.gaugeStyle(.linearCapacity) },
        ControlCase(shown: "Gauge, accessoryLinear", height: 56) { gauge.gaugeStyle(.accessoryLinear) },
        ControlCase(shown: "Gauge, accessoryLinearCapacity", height: 76) {
            gauge.gaugeStyle(.accessoryLinearCapacity)
        },
        ControlCase(shown: "Gauge, accessoryCircular", height: 90) { gauge.gaugeStyle(.accessoryCircular) },
        ControlCase(shown: "Gauge, accessoryCircular, tinted", height: 90) {
            gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .yellow, .red]))
        },
        ControlCase(shown: "Gauge, accessoryCircularCapacity", height: 90) {
            gauge.gaugeStyle(.accessoryCircularCapacity)
        },
    ]

    @MainActor private static var gauge: some View {
        Gauge(value: 0.6) {
            Text("Heat")
        } currentValueLabel: {
            Text("60")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("99")
        }
    }
}
