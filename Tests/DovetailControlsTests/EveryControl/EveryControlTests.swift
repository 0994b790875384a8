import ControlTable
import DovetailCore
import Foundation
import SwiftUI
import Testing

@testable import DovetailTesting

/// Each control does its work by the pointer alone and by the keyboard alone, and none while it is disabled.
///
/// What each looks like is in the pictures of `ControlSheet`, which are made of the same table.
@MainActor
@Suite("Every control by pointer and by keyboard")
struct EveryControlTests {
    private nonisolated static let all = ControlCase.sheets.flatMap(\.cases)
    private nonisolated static let used = all.filter { $0.use != nil }

    private func host(_ control: ControlCase, _ log: Probe<String>, isDisabled: Bool = false) -> TestHost {
        TestHost(size: CGSize(width: 320, height: 240), idiom: control.idiom) {
            control.view { log.note($0) }.disabled(isDisabled)
        }
    }

    @Test("by the pointer", arguments: used)
    func pointer(control: ControlCase) throws {
        let log = Probe<String>()
        let host = host(control, log)
        try control.use?.pointer(host)
        #expect(log.entries.last == control.use?.result)
    }

    @Test("by the keyboard alone: the Tab key reaches it, and its keys do what the pointer does", arguments: used)
    func keyboard(control: ControlCase) throws {
        let log = Probe<String>()
        let host = host(control, log)
        if host.window.focusedResponder == nil { host.press(.tab) }
        #expect(host.window.focusedResponder != nil)
        // The tab key has selected what is in a field, and typing would replace it.
        if host.window.focusedResponder is TextInputResponder { host.press(.end) }
        try control.use?.keys(host)
        #expect(log.entries.last == control.use?.result, "\(host.tree)")
    }

    @Test("a disabled one is told so, does nothing, and is passed over by the Tab key", arguments: used)
    func disabled(control: ControlCase) throws {
        let log = Probe<String>()
        let host = host(control, log, isDisabled: true)
        try? control.use?.pointer(host)
        host.press(.tab)
        if host.window.focusedResponder != nil { try? control.use?.keys(host) }
        #expect(log.entries.isEmpty)
        if control.isNamed, host.exists("control") { #expect(try !host.isEnabled("control")) }
    }

    @Test("one that only shows something does not take the keyboard", arguments: all.filter { $0.use == nil })
    func shown(control: ControlCase) {
        let host = host(control, Probe())
        host.press(.tab)
        #expect(host.window.focusedResponder == nil)
    }

    @Test("each control is in the table once")
    func names() {
        #expect(Dictionary(grouping: Self.all, by: \.name).filter { $0.value.count > 1 }.isEmpty)
    }

    @Test("each style that is declared is in the table under the name of its control")
    func styles() throws {
        let declared = try DeclaredStyles.all()
        #expect(declared.count > 60)
        #expect(declared.filter { style in !Self.all.contains { $0.name.hasPrefix(style) } } == [])
    }
}

/// The styles of controls that the sources declare, named as the cases are: `Button, bordered`.
private enum DeclaredStyles {
    private static let controls = [
        "ButtonStyle": "Button", "PrimitiveButtonStyle": "Button", "ToggleStyle": "Toggle", "PickerStyle": "Picker",
        "DatePickerStyle": "DatePicker", "TextFieldStyle": "TextField", "TextEditorStyle": "TextEditor",
        "ProgressViewStyle": "ProgressView", "GaugeStyle": "Gauge", "MenuStyle": "Menu",
        "ControlGroupStyle": "ControlGroup", "GroupBoxStyle": "GroupBox", "LabelStyle": "Label",
        "LabeledContentStyle": "LabeledContent", "DisclosureGroupStyle": "DisclosureGroup", "ListStyle": "List",
        "TableStyle": "Table", "TabViewStyle": "TabView", "FormStyle": "Form",
    ]

    static func all() throws -> [String] {
        var folder = URL(fileURLWithPath: #filePath)
        while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
            folder.deleteLastPathComponent()
        }
        let sources = folder.appending(path: "Sources/DovetailControls")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        let declaration = /extension (\w+) where Self == [^{]*\{[^}]*?static var (\w+):/
        // A deprecated name of a style is not used by the table, as it would make a warning.
        let deprecated = /@available\(\*, deprecated[^\n]*\nextension/
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).replacing(deprecated, with: "").matches(of: declaration)
                .compactMap { match in
                    controls[String(match.1)].map { "\($0), \(match.2)" }
                }
        }
    }
}
