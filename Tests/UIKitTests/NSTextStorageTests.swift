import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The text of a text view, changed in parts")
struct NSTextStorageTests {
    @Test("what is changed is shown by the view, once for changes that belong together, and the delegate hears of it")
    func changes() {
        final class Listener: NSObject, NSTextStorageDelegate {
            var log: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { log.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
        }
        let (view, listener) = (UITextView(), Listener())
        view.text = "one two"
        let storage = view.textStorage
        storage.delegate = listener
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
        storage.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 3))
        #expect(view.text == "one two", "not before all is done")
        storage.endEditing()
        #expect(view.text == "one three")
        #expect(listener.log == ["1 0 3 0", "3 0 9 2"])
        view.text = "other"
        #expect(view.textStorage.string == "other")
        #expect(listener.log.count == 2, "the view's own change is no edit of the storage")
    }

    @Test("the place that lines take is that of the view without its edges")
    func layout() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "one"
        let one = view.layoutManager.usedRect(for: view.textContainer)
        view.text = "one\ntwo\nthree"
        let three = view.layoutManager.usedRect(for: view.textContainer)
        #expect(one.height > 10)
        #expect(abs(three.height - one.height * 3) < 4)
        #expect(view.layoutManager.numberOfGlyphs == 13)
        #expect(view.layoutManager.glyphRange(for: view.textContainer) == NSRange(location: 0, length: 13))
    }

    @Test("a part of a text that can't be edited is scrolled to")
    func scrolling() throws {
        struct Shown: UIViewRepresentable {
            let view: UITextView
            func makeUIView(context: Context) -> UITextView { view }
            func updateUIView(_ view: UITextView, context: Context) {}
        }
        let view = UITextView()
        view.isEditable = false
        view.text = (1...60).map { "line \($0)" }.joined(separator: "\n") + "\n██████"
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Shown(view: view) }
        func isAtEnd() throws -> Bool {
            try stride(from: 0, to: 100, by: 2).contains { y in
                try [30, 34, 38, 42, 46].allSatisfy { try host.color(at: CGPoint(x: $0, y: y)).red < 0.1 }
            }
        }
        #expect(try !isAtEnd())
        view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
        host.settle()
        #expect(try isAtEnd())
    }
}
