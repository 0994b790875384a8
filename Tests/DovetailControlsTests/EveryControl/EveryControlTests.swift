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
        let idiom: Idiom
        /// Whether “control” names the control itself, and not only a text beside it, which is never disabled.
        let isNamed: Bool

        init<V: View>(
            _ name: String, result: String, idiom: Idiom = .desktop, isNamed: Bool = true,
            view: @escaping @MainActor @Sendable (@escaping @MainActor (String) -> Void) -> V,
            pointer: @escaping @MainActor @Sendable (TestHost) throws -> Void,
            keys: @escaping @MainActor @Sendable (TestHost) throws -> Void
        ) {
            (self.name, self.result, self.idiom, self.isNamed) = (name, result, idiom, isNamed)
            self.view = { AnyView(view($0)) }
            (self.pointer, self.keys) = (pointer, keys)
        }

        var testDescription: String { name }
    }

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

    private nonisolated static let all = presses + moreButtons + toggles + pickers + dates + containers + texts

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
        if host.window.focusedResponder == nil { host.press(.tab) }
        #expect(host.window.focusedResponder != nil)
        try control.keys(host)
        #expect(log.entries.last == control.result, "\(host.tree)")
    }

    @Test("a disabled one is told so, does nothing, and is passed over by the Tab key", arguments: all)
    func disabled(control: Control) throws {
        let log = Probe<String>()
        let host = host(control, log, isDisabled: true)
        try? control.pointer(host)
        host.press(.tab)
        if host.window.focusedResponder != nil { try? control.keys(host) }
        #expect(log.entries.isEmpty)
        if control.isNamed, host.exists("control") { #expect(try !host.isEnabled("control")) }
    }
}
