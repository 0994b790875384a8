import DovetailTesting
import Foundation
import SwiftUI

extension ControlCase {
    /// A field with the letter a in it, into which a person types another one.
    private static func field<V: View>(
        _ name: String, _ view: @escaping @MainActor @Sendable (Binding<String>) -> V
    ) -> ControlCase {
        ControlCase(name, result: "ab") { tell in
            Holding(value: "a", tell: tell) { view($0) }
        } pointer: { host in
            try host.tap("control")
            try host.type("b")
        } keys: {
            try $0.type("b")
        }
    }

    /// An editor with the letter a in it.
    private static func editor<V: View>(
        _ name: String, _ view: @escaping @MainActor @Sendable (Binding<String>) -> V
    ) -> ControlCase {
        ControlCase(name, result: "ab", isNamed: false, height: 84) { tell in
            Holding(value: "a", tell: tell) { view($0).accessibilityLabel("control") }
        } pointer: { host in
            try host.tap("control")
            host.press(.end)
            try host.type("b")
        } keys: { host in
            host.press(.end)
            try host.type("b")
        }
    }

    static let texts: [ControlCase] = [
        field("TextField, automatic") { TextField("control", text: $0).textFieldStyle(.automatic) },
        field("TextField, roundedBorder") { TextField("control", text: $0).textFieldStyle(.roundedBorder) },
        field("TextField, squareBorder") { TextField("control", text: $0).textFieldStyle(.squareBorder) },
        field("TextField, plain") { TextField("control", text: $0).textFieldStyle(.plain) },
        ControlCase("TextField, empty", result: "b") { tell in
            Holding(value: "", tell: tell) {
                TextField("control", text: $0, prompt: Text("A prompt")).textFieldStyle(.roundedBorder)
            }
        } pointer: { host in
            try host.tap("control")
            try host.type("b")
        } keys: {
            try $0.type("b")
        },
        ControlCase("TextField, number", result: "15") { tell in
            Holding(value: 1, tell: tell) { TextField("control", value: $0, format: .number) }
        } pointer: { host in
            try host.tap("control")
            try host.type("5")
        } keys: {
            try $0.type("5")
        },
        ControlCase("TextField, several lines", result: "a\nb", height: 64) { tell in
            Holding(value: "a", tell: tell) {
                TextField("control", text: $0, axis: .vertical).lineLimit(2...4).textFieldStyle(.roundedBorder)
            }
        } pointer: { host in
            try host.tap("control")
            host.press(.end)
            try host.type("\nb")
        } keys: { host in
            host.press(.end)
            host.press(.return, modifiers: .option)
            try host.type("b")
        },
        field("SecureField") { SecureField("control", text: $0) },
        field("SecureField, roundedBorder") { SecureField("control", text: $0).textFieldStyle(.roundedBorder) },
        editor("TextEditor, automatic") { TextEditor(text: $0).textEditorStyle(.automatic) },
        editor("TextEditor, plain") { TextEditor(text: $0).textEditorStyle(.plain) },
        editor("TextEditor, roundedBorder") { TextEditor(text: $0).textEditorStyle(.roundedBorder) },
        ControlCase("A search field", result: "b", isNamed: false, height: 110) { tell in
            Holding(value: "", tell: tell) { text in
                NavigationStack { Text("found").searchable(text: text, prompt: "control") }
            }
        } pointer: { host in
            try host.tap("control")
            try host.type("b")
        } keys: {
            try $0.type("b")
        },
    ]
}
