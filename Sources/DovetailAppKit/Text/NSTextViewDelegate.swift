import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// Hears of what happens in an ``NSTextView``, and decides about it. Every method has an answer of its own where an app has none.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
    /// Something else is selected. The notification's object is the view.
    func textViewDidChangeSelection(_ notification: Notification)
    /// What is typed next looks otherwise. The notification's object is the view.
    func textViewDidChangeTypingAttributes(_ notification: Notification)
    /// Whether a part of the text may be replaced by what a person types; nil for a change of looks alone.
    func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool
    /// Whether parts of the text may be replaced. Asked for one part at a time.
    func textView(
        _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue], replacementStrings: [String]?
    ) -> Bool
    /// A key means something in a text: Return, Tab, Escape, the arrows and those that delete. Returns whether that was done, and the text does
    /// nothing.
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    /// What is selected in place of what a person or the program wants to.
    func textView(
        _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
        toCharacterRange newSelectedCharRange: NSRange
    ) -> NSRange
    /// A link was clicked. Returns whether that was all; else the address is opened.
    func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
    /// Words that go on from what is typed. Nobody asks: texts complete nothing.
    func textView(
        _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
        indexOfSelectedItem index: UnsafeMutablePointer<Int>?
    ) -> [String]
    /// The menu of the secondary button. Texts have the engine's: nobody asks.
    func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu?
    /// What undoes changes. Texts undo by themselves: nobody asks.
    func undoManager(for view: NSTextView) -> UndoManager?
}

extension NSTextViewDelegate {
    public func textViewDidChangeSelection(_ notification: Notification) {}
    public func textViewDidChangeTypingAttributes(_ notification: Notification) {}
    public func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool { true }
    public func textView(
        _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue], replacementStrings: [String]?
    ) -> Bool { true }
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    public func textView(
        _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
        toCharacterRange newSelectedCharRange: NSRange
    ) -> NSRange { newSelectedCharRange }
    public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
    public func textView(
        _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
        indexOfSelectedItem index: UnsafeMutablePointer<Int>?
    ) -> [String] { words }
    public func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu? { menu }
    public func undoManager(for view: NSTextView) -> UndoManager? { nil }
}
