import DovetailCore
import Foundation
import SwiftUI

@testable import DovetailTesting

/// Holds a value that a control changes, and tells each new one.
struct Holding<Value: Equatable, Content: View>: View {
    @State var value: Value
    let tell: @MainActor (String) -> Void
    @ViewBuilder let content: (Binding<Value>) -> Content
    var body: some View { content($value).onChange(of: value) { _, new in tell("\(new)") } }
}

extension EveryControlTests {
    nonisolated static let texts: [Control] = [
        Control("TextField", result: "ab") { tell in
            Holding(value: "a", tell: tell) { TextField("control", text: $0) }
        } pointer: { host in
            try host.tap("control")
            try host.type("b")
        } keys: {
            try $0.type("b")
        },
        Control("SecureField", result: "ab") { tell in
            Holding(value: "a", tell: tell) { SecureField("control", text: $0) }
        } pointer: { host in
            try host.tap("control")
            try host.type("b")
        } keys: {
            try $0.type("b")
        },
        Control("TextEditor", result: "ab", isNamed: false) { tell in
            Holding(value: "a", tell: tell) { TextEditor(text: $0).accessibilityLabel("control") }
        } pointer: { host in
            try host.tap("control")
            host.press(.end)
            try host.type("b")
        } keys: { host in
            host.press(.end)
            try host.type("b")
        },
        Control("TextField, several lines", result: "a\nb") { tell in
            Holding(value: "a", tell: tell) { TextField("control", text: $0, axis: .vertical) }
        } pointer: { host in
            try host.tap("control")
            host.press(.end)
            try host.type("\nb")
        } keys: { host in
            host.press(.end)
            host.press(.return, modifiers: .option)
            try host.type("b")
        },
        Control("TextField, number", result: "15") { tell in
            Holding(value: 1, tell: tell) { TextField("control", value: $0, format: .number) }
        } pointer: { host in
            try host.tap("control")
            try host.type("5")
        } keys: {
            try $0.type("5")
        },
    ]
}
