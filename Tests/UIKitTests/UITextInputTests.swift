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

    @Test("Return in an empty search bar is a search only where the bar says that it may be")
    func emptySearch() throws {
        final class Listener: NSObject, UISearchBarDelegate {
            var searches = 0
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searches += 1 }
        }
        let listener = Listener()
        let bar = UISearchBar()
        bar.placeholder = "Find"
        bar.delegate = listener
        let host = TestHost(size: CGSize(width: 300, height: 80)) { CALayerTests.Shown { bar } }
        try host.tap("Find")
        host.press(.return)
        #expect(listener.searches == 0 && bar.enablesReturnKeyAutomatically)
        bar.enablesReturnKeyAutomatically = false
        try host.tap("Find")
        host.press(.return)
        #expect(listener.searches == 1)
    }
}

@MainActor
@Suite("Text views of UIKit's: space, size and selection")
struct UITextViewTests {
    private func host(_ view: UITextView) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200)) { CALayerTests.Shown { view } }
    }

    @Test("the space around the text counts in the size, with the padding of lines")
    func insets() {
        let view = UITextView()
        view.text = "hello"
        let usual = view.sizeThatFits(CGSize(width: 1000, height: 1000))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        let least = view.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(abs(usual.width - least.width - 10) < 0.01)
        #expect(abs(usual.height - least.height - 16) < 0.01)
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let own = view.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(abs(own.width - least.width - 6) < 0.01)
        #expect(abs(own.height - least.height - 4) < 0.01)
    }

    @Test("a text view grows with its lines, an empty one and a new line are lines too")
    func height() {
        let view = UITextView()
        view.textContainerInset = .zero
        func height(_ text: String, width: CGFloat = 1000) -> CGFloat {
            view.text = text
            return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        let line = height("a")
        #expect(line > 10)
        #expect(height("") == line)
        // The lines of the body font are 22 points from each other.
        #expect(height("a\n") == line + 22)
        #expect(height("some words that need lines", width: 60) >= 3 * line)
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        view.text = "a\nb"
        #expect(view.intrinsicContentSize.height == line + 22)
    }

    @Test("the selection is the person's and the program's, is within the text, and is told")
    func selection() throws {
        final class Log: NSObject, UITextViewDelegate {
            var ranges: [NSRange] = []
            func textViewDidChangeSelection(_ textView: UITextView) { ranges.append(textView.selectedRange) }
        }
        let log = Log()
        let view = UITextView()
        view.accessibilityIdentifier = "text"
        view.text = "hello"
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        view.delegate = log
        view.selectedRange = NSRange(location: 1, length: 100)
        #expect(view.selectedRange == NSRange(location: 1, length: 4))
        #expect(log.ranges == [NSRange(location: 1, length: 4)])
        let host = host(view)
        view.becomeFirstResponder()
        host.settle()
        view.selectedRange = NSRange(location: 1, length: 4)
        host.settle()
        try host.type("i")
        #expect(view.text == "hi")
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        host.press(.left)
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
        view.insertText("👍")
        #expect(view.text == "h👍i")
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.deleteBackward()
        #expect(view.text == "hi")
        view.selectAll(nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 2))
        host.settle()
    }

    @Test("what is typed has the looks that were said for it")
    func typingAttributes() throws {
        let view = UITextView()
        view.text = "a"
        view.typingAttributes = [.foregroundColor: UIColor.red]
        view.insertText("b")
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .red)
    }

    @Test("addresses in a text are links that the delegate may keep from being opened")
    func links() throws {
        final class Keeper: NSObject, UITextViewDelegate {
            var urls: [String] = []
            var opens = true
            func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
                urls.append(url.absoluteString)
                return opens
            }
        }
        let keeper = Keeper()
        let view = UITextView()
        view.isEditable = false
        view.dataDetectorTypes = .link
        view.text = "https://example.com/a"
        view.delegate = keeper
        let host = host(view)
        host.tap(at: CGPoint(x: 30, y: 17))
        #expect(keeper.urls == ["https://example.com/a"])
        #expect(host.openedURLs.map(\.absoluteString) == ["https://example.com/a"])
        keeper.opens = false
        host.tap(at: CGPoint(x: 30, y: 17))
        #expect(host.openedURLs.count == 1)
    }

    @Test("views stand at the ends of a field, and its button empties it")
    func fieldEnds() throws {
        let field = UITextField()
        field.placeholder = "Name"
        field.text = "Anna"
        field.clearButtonMode = .always
        let mark = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        mark.text = "mark"
        field.leftView = mark
        let host = TestHost(size: CGSize(width: 200, height: 60)) { CALayerTests.Shown { field } }
        #expect(!host.texts.contains("mark"))
        field.leftViewMode = .always
        host.settle()
        #expect(try host.frame(of: "mark").width == 30)
        #expect(try host.frame(of: "Name").minX >= 30)
        try host.tap("Clear text")
        #expect(field.text == "")
        #expect(!host.exists("Clear text"))
    }
}
