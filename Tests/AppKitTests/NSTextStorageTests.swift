import AppKit
import DovetailTesting
import SwiftUI
import Testing

/// Texts of AppKit's: their storage, looks, selection, keys and delegates.
@MainActor
@Suite("Texts of AppKit's")
struct NSTextStorageTests {
    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }
    private final class Listener: NSObject, NSTextViewDelegate {
        var changes = 0
        var commands: [Selector] = []
        var does: Set<String> = []
        var allows = true
        func textDidChange(_ notification: Notification) { changes += 1 }
        func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
            commands.append(commandSelector)
            return does.contains { commandSelector == Selector($0) }
        }
        func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?)
            -> Bool
        {
            allows
        }
    }

    private func host(_ view: NSView) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 100)) { Shown(view: view).frame(width: 200, height: 100) }
    }

    @Test("the storage is the text, and parts of it have looks of their own")
    func storage() throws {
        let view = NSTextView(frame: .zero)
        view.isEditable = false
        view.textStorage?.append(NSAttributedString(string: "■■■"))
        view.textStorage?.append(
            NSAttributedString(
                string: "■■■", attributes: [.foregroundColor: NSColor.red, .font: NSFont.systemFont(ofSize: 20)]))
        #expect(view.string == "■■■■■■" && view.attributedString().length == 6)
        let host = host(view)
        func reds() throws -> Int {
            try (0..<100).filter {
                try host.color(at: CGPoint(x: 2 * CGFloat($0), y: 16)).red > 0.9
                    && host.color(at: CGPoint(x: 2 * CGFloat($0), y: 16)).green < 0.5
            }.count
        }
        let some = try reds()
        #expect(some > 0)
        view.setTextColor(.red, range: NSRange(location: 0, length: 3))
        host.settle()
        #expect(try reds() > some)
        view.textStorage?.setAttributedString(NSAttributedString(string: "plain"))
        host.settle()
        #expect(host.texts.contains("plain"))
        #expect(try reds() == 0)
        #expect(view.layoutManager?.numberOfGlyphs == 5)
        let container = try #require(view.textContainer)
        #expect(try #require(view.layoutManager).usedRect(for: container).height > 10)
    }

    @Test("what a person types keeps the looks, tells the delegate and follows the typing attributes")
    func typing() throws {
        let (view, listener) = (NSTextView(frame: .zero), Listener())
        view.delegate = listener
        view.textStorage?.setAttributedString(
            NSAttributedString(string: "red", attributes: [.foregroundColor: NSColor.red]))
        let host = host(view)
        host.tap(at: CGPoint(x: 100, y: 50))
        view.setSelectedRange(NSRange(location: 3, length: 0))
        host.settle()
        try host.type("der")
        #expect(view.string == "redder" && listener.changes > 0)
        #expect(view.textStorage?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? NSColor == .red)
        listener.allows = false
        try host.type("x")
        #expect(view.string == "redder")
        #expect(!view.shouldChangeText(in: NSRange(location: 0, length: 1), replacementString: "y"))
    }

    @Test("keys that the text does not take itself are asked about")
    func commands() throws {
        let (view, listener) = (NSTextView(frame: .zero), Listener())
        view.delegate = listener
        listener.does = ["cancelOperation:"]
        let host = host(view)
        host.tap(at: CGPoint(x: 100, y: 50))
        try host.type("ab")
        host.press(.escape)
        #expect(listener.commands == [Selector("cancelOperation:")] && view.string == "ab")
    }

    @Test("the program moves the caret, deletes, and types by the same messages")
    func program() {
        let view = NSTextView(frame: .zero)
        view.string = "one\nthree"
        view.setSelectedRange(NSRange(location: 2, length: 0))
        view.moveDown(nil)
        #expect(view.selectedRange() == NSRange(location: 6, length: 0))
        view.moveToEndOfDocument(nil)
        view.deleteBackward(nil)
        #expect(view.string == "one\nthre")
        view.doCommand(by: Selector("insertNewline:"))
        view.insertText("x", replacementRange: NSRange(location: NSNotFound, length: 0))
        #expect(view.string == "one\nthre\nx")
        view.moveToBeginningOfLine(nil)
        #expect(view.selectedRange().location == 9)
        view.selectedRange = NSRange(location: 0, length: 4)
        view.delete(nil)
        #expect(view.string == "thre\nx" && view.selectedRanges.count == 1)
        view.replaceCharacters(in: NSRange(location: 0, length: 4), with: "four")
        #expect(view.string == "four\nx")
    }

    @Test("a text within a scroll view is its document, and a bar to find text is shown and put away")
    func scrolled() throws {
        let scroll = NSTextView.scrollableTextView()
        let view = try #require(scroll.documentView as? NSTextView)
        view.string = "find me"
        #expect(view.enclosingScrollView === scroll && scroll.hasVerticalScroller)
        let host = host(scroll)
        host.tap(at: CGPoint(x: 100, y: 50))
        let before = host.texts.count
        view.performTextFinderAction(nil)
        host.settle()
        #expect(host.tree.count > 0 && host.texts.count >= before)
        let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
        item.tag = NSTextFinder.Action.hideFindInterface.rawValue
        view.performTextFinderAction(item)
        host.settle()
        #expect(host.texts.count == before)
    }
}
