import DovetailCore
import Foundation
import SwiftUI
import Testing

@testable import DovetailTesting

/// Each control does its work by the pointer alone and by the keyboard alone, and none while it is disabled.
@MainActor
@Suite("Every control by pointer and by keyboard")
struct EveryControlTests {
    /// A control of which tests see what it did.
    struct Control: Sendable, CustomTestStringConvertible {
        let name: String
        /// The control, which tells what it did.
        let view: @MainActor @Sendable (_ tell: @escaping @MainActor (String) -> Void) -> AnyView
        /// What a person does with the pointer.
        let pointer: @MainActor @Sendable (TestHost) throws -> Void
        /// What a person does with the keys once the Tab key has brought the keyboard to the control.
        let keys: @MainActor @Sendable (TestHost) throws -> Void
        /// What the control tells in the end, either way.
        let result: String
        var idiom = Idiom.desktop

        init<V: View>(
            _ name: String, result: String, idiom: Idiom = .desktop,
            view: @escaping @MainActor @Sendable (@escaping @MainActor (String) -> Void) -> V,
            pointer: @escaping @MainActor @Sendable (TestHost) throws -> Void,
            keys: @escaping @MainActor @Sendable (TestHost) throws -> Void
        ) {
            (self.name, self.result, self.idiom) = (name, result, idiom)
            self.view = { AnyView(view($0)) }
            (self.pointer, self.keys) = (pointer, keys)
        }

        var testDescription: String { name }
    }

    /// Holds a value that a control changes, and tells each new one.
    private struct Holding<Value: Equatable, Content: View>: View {
        @State var value: Value
        let tell: @MainActor (String) -> Void
        @ViewBuilder let content: (Binding<Value>) -> Content
        var body: some View { content($value).onChange(of: value) { _, new in tell("\(new)") } }
    }

    private nonisolated static let choices = ["one", "two", "three"]
    @MainActor private static var rows: some View { ForEach(choices, id: \.self) { Text($0) } }

    private nonisolated static let presses: [Control] = [
        Control("Button", result: "pressed") { tell in
            Button("control") { tell("pressed") }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        Control("Button, bordered prominent", result: "pressed") { tell in
            Button("control", role: .destructive) { tell("pressed") }.buttonStyle(.borderedProminent)
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        Control("Button, plain", result: "pressed") { tell in
            Button("control", systemImage: "star") { tell("pressed") }.buttonStyle(.plain)
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        Control("Link", result: "https://example.org") { tell in
            Link("control", destination: URL(string: "https://example.org")!)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        MainActor.assumeIsolated { tell(url.absoluteString) }
                        return .handled
                    })
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        Control("Menu", result: "second") { tell in
            Menu("control") {
                Button("First") { tell("first") }
                Button("Second") { tell("second") }
            }
        } pointer: {
            try $0.tap("control")
            try $0.tap("Second")
        } keys: {
            $0.press(.space)
            $0.press(.down, times: 2)
            $0.press(.return)
        },
        Control("EditButton", result: "true") { tell in
            Holding(value: false, tell: tell) { isEditing in
                EditButton().environment(
                    \.editMode,
                    Binding(
                        get: { isEditing.wrappedValue ? .active : .inactive },
                        set: { isEditing.wrappedValue = $0.isEditing }))
            }
        } pointer: {
            try $0.tap("Edit")
        } keys: {
            $0.press(.space)
        },
        Control("DisclosureGroup", result: "true") { tell in
            Holding(value: false, tell: tell) { isOpen in
                DisclosureGroup("control", isExpanded: isOpen) { Text("inside") }
            }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
        Control("NavigationLink", result: "page") { tell in
            NavigationStack { NavigationLink("control") { Text("the page").onAppear { tell("page") } } }
        } pointer: {
            try $0.tap("control")
        } keys: {
            $0.press(.space)
        },
    ]

    private nonisolated static let values: [Control] = [
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
            $0.press(.tab)
            $0.press(.space)
        },
        Control("Picker, inline", result: "two") { tell in
            Holding(value: "one", tell: tell) { Picker("control", selection: $0) { rows }.pickerStyle(.inline) }
        } pointer: {
            try $0.tap("two")
        } keys: {
            $0.press(.tab)
            $0.press(.space)
        },
    ]

    private nonisolated static let texts: [Control] = [
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
        Control("TextEditor", result: "ab") { tell in
            Holding(value: "a", tell: tell) { TextEditor(text: $0).accessibilityLabel("control") }
        } pointer: { host in
            try host.tap("control")
            host.press(.end)
            try host.type("b")
        } keys: { host in
            host.press(.end)
            try host.type("b")
        },
    ]

    private nonisolated static let all = presses + values + texts

    private func host(_ control: Control, _ log: Probe<String>, isDisabled: Bool = false) -> TestHost {
        TestHost(size: CGSize(width: 320, height: 240), idiom: control.idiom) {
            control.view { log.note($0) }.disabled(isDisabled)
        }
    }

    @Test("by the pointer", arguments: all)
    func pointer(control: Control) throws {
        let log = Probe<String>()
        let host = host(control, log)
        try control.pointer(host)
        #expect(log.entries.last == control.result)
    }

    @Test("by the keyboard alone: the Tab key reaches it, and its keys do what the pointer does", arguments: all)
    func keyboard(control: Control) throws {
        let log = Probe<String>()
        let host = host(control, log)
        if host.focused == nil { host.press(.tab) }
        #expect(host.focused != nil)
        try control.keys(host)
        #expect(log.entries.last == control.result, "\(host.tree)")
    }

    @Test("a disabled one is told so, does nothing, and is passed over by the Tab key", arguments: all)
    func disabled(control: Control) throws {
        let log = Probe<String>()
        let host = host(control, log, isDisabled: true)
        try? control.pointer(host)
        host.press(.tab)
        if host.focused != nil { try? control.keys(host) }
        #expect(log.entries.isEmpty)
        let isLabel = ["Picker, inline", "TextEditor"].contains(control.name)
        if host.exists("control"), !isLabel { #expect(try !host.isEnabled("control")) }
    }
}
