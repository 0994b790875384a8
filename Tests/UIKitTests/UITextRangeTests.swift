import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Positions and ranges in texts of UIKit's")
struct UITextRangeTests {
    private final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var ranges: [NSRange] = []
        private func note(_ input: any UITextInput) {
            guard let range = input.selectedTextRange else { return }
            let start = input.offset(from: input.beginningOfDocument, to: range.start)
            ranges.append(NSRange(location: start, length: input.offset(from: range.start, to: range.end)))
        }
        func textFieldDidChangeSelection(_ textField: UITextField) { note(textField) }
        func textViewDidChangeSelection(_ textView: UITextView) { note(textView) }
    }

    @Test("positions are UTF-16 units; beyond the ends there are none", arguments: [true, false])
    func positions(isField: Bool) throws {
        let (field, view) = (UITextField(), UITextView())
        field.text = "a👋b"
        view.text = "a👋b"
        let input: any UITextInput = isField ? field : view
        let (start, end) = (input.beginningOfDocument, input.endOfDocument)
        #expect(input.offset(from: start, to: end) == 4 && input.hasText)
        let second = try #require(input.position(from: start, offset: 1))
        let third = try #require(input.position(from: end, offset: -1))
        #expect(input.position(from: end, offset: 1) == nil && input.position(from: start, offset: -1) == nil)
        #expect(input.position(from: end, offset: .max) == nil)
        #expect(input.compare(second, to: third) == .orderedAscending && input.compare(end, to: end) == .orderedSame)
        let range = try #require(input.textRange(from: third, to: second))
        #expect(range.start == second && range.end == third && !range.isEmpty)
        #expect(input.text(in: range) == "👋")
        input.replace(range, withText: "--")
        #expect(isField ? field.text == "a--b" : view.text == "a--b")
        let beyond = try #require(input.textRange(from: start, to: end))
        input.replace(beyond, withText: "")
        #expect(!input.hasText && input.text(in: beyond) == nil)
    }

    @Test("what a program selects is typed over, and what a person selects is known")
    func selection() throws {
        let field = UITextField()
        field.text = "one two"
        let log = Log()
        field.delegate = log
        let host = TestHost(size: CGSize(width: 200, height: 60)) { CALayerTests.Shown { field } }
        _ = field.becomeFirstResponder()
        host.settle()
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
        field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
        host.settle()
        try host.type("2")
        #expect(field.text == "one 2")
        host.press(.left)
        #expect(log.ranges.last == NSRange(location: 4, length: 0))
        host.press(.home, modifiers: .shift)
        #expect(log.ranges.last == NSRange(location: 0, length: 4))
        field.insertText("a ")
        host.settle()
        #expect(field.text == "a 2")
        field.deleteBackward()
        host.settle()
        #expect(field.text == "a2")
    }

    @Test("a number is formatted while it is typed, and the caret stays behind the digit", arguments: [true, false])
    func formatting(isFast: Bool) throws {
        final class Formatter: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
                let digits = text.filter(\.isNumber)
                textField.text = String(digits.prefix(3)) + (digits.count > 3 ? "-" + digits.dropFirst(3) : "")
                return false
            }
        }
        let field = UITextField()
        let formatter = Formatter()
        field.delegate = formatter
        let host = TestHost(size: CGSize(width: 200, height: 60)) { CALayerTests.Shown { field } }
        _ = field.becomeFirstResponder()
        host.settle()
        if isFast { try host.type("12345") } else { for digit in "12345" { try host.type(String(digit)) } }
        #expect(field.text == "123-45")
    }
}
