import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Fields of UIKit's in SwiftUI")
struct UITextInputTests {
    private final class Log { var events: [String] = [] }

    private struct Field: UIViewRepresentable {
        @Binding var text: String
        let log: Log
        var startsFocused = false

        final class Coordinator: NSObject, UITextFieldDelegate {
            @Binding var text: String
            let log: Log
            init(_ text: Binding<String>, log: Log) {
                _text = text
                self.log = log
            }
            func textFieldDidChangeSelection(_ textField: UITextField) { text = textField.text ?? "" }
            func textFieldDidBeginEditing(_ textField: UITextField) { log.events.append("begin") }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                log.events.append("\(range.location) \(range.length) \(string)")
                return string != "x"
            }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                log.events.append("return")
                textField.resignFirstResponder()
                return true
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator($text, log: log) }
        func makeUIView(context: Context) -> UITextField {
            let field = UITextField(frame: .zero)
            field.delegate = context.coordinator
            field.placeholder = "Name"
            if startsFocused { field.becomeFirstResponder() }
            return field
        }
        func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
    }

    private struct FieldPage: View {
        let log: Log
        var startsFocused = false
        @State private var text = "a"
        var body: some View {
            VStack {
                Field(text: $text, log: log, startsFocused: startsFocused)
                Text("is \(text)")
                Button("clear") { text = "" }
            }
        }
    }

    @Test("a field tells its delegate what is typed, and is told what the text is")
    func textField() throws {
        let log = Log()
        let host = TestHost { FieldPage(log: log) }
        try host.type("b", into: "Name")
        // The host selects the text first, so what is typed replaces it.
        #expect(host.texts.contains("is b"))
        #expect(log.events == ["begin", "0 1 b"])
        try host.type("x", into: "Name")
        #expect(host.texts.contains("is b"))
        #expect(try host.value(of: "Name") == "b")
        host.press(.return)
        #expect(log.events.last == "return")
        #expect(host.focused == nil)
        try host.tap("clear")
        #expect(try host.value(of: "Name") == "")
    }

    @Test("a field that asks for the keyboard has it when it appears")
    func firstResponder() {
        let host = TestHost { FieldPage(log: Log(), startsFocused: true) }
        #expect(host.focused == "Name")
    }

    @Test("a text view tells its delegate what is typed; one that cannot be edited shows its text")
    func textView() throws {
        struct Editor: UIViewRepresentable {
            @Binding var text: String
            var isEditable = true
            final class Coordinator: NSObject, UITextViewDelegate {
                @Binding var text: String
                init(_ text: Binding<String>) { _text = text }
                func textViewDidChange(_ textView: UITextView) { text = textView.text }
            }
            func makeCoordinator() -> Coordinator { Coordinator($text) }
            func makeUIView(context: Context) -> UITextView {
                let view = UITextView()
                view.isEditable = isEditable
                view.delegate = context.coordinator
                return view
            }
            func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
        }
        struct Page: View {
            @State private var text = "one"
            var body: some View {
                VStack {
                    Editor(text: $text).accessibilityIdentifier("editor")
                    Text("is \(text)")
                    Editor(text: .constant("only read"), isEditable: false)
                }
            }
        }
        let host = TestHost { Page() }
        #expect(host.texts.contains("only read"))
        try host.tap("editor")
        host.press(.end)
        try host.type("2")
        #expect(host.texts.contains("is one2"))
    }

    @Test("a search bar tells its delegate of text, Return and cancelling")
    func searchBar() throws {
        struct Bar: UIViewRepresentable {
            let log: Log
            final class Coordinator: NSObject, UISearchBarDelegate {
                let log: Log
                init(_ log: Log) { self.log = log }
                func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                    log.events.append(searchText)
                }
                func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.events.append("search") }
                func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.events.append("cancel") }
            }
            func makeCoordinator() -> Coordinator { Coordinator(log) }
            func makeUIView(context: Context) -> UISearchBar {
                let bar = UISearchBar(frame: .zero)
                bar.placeholder = "Find"
                bar.showsCancelButton = true
                bar.delegate = context.coordinator
                return bar
            }
            func updateUIView(_ uiView: UISearchBar, context: Context) {}
        }
        let log = Log()
        let host = TestHost { Bar(log: log) }
        try host.type("ab", into: "Find")
        host.press(.return)
        try host.tap("Clear text")
        try host.tap("Cancel")
        #expect(log.events.suffix(4) == ["ab", "search", "", "cancel"])
    }
}
