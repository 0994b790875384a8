import Foundation

/// Hears of what happens in a ``UITextView``.
@MainActor @preconcurrency
public protocol UITextViewDelegate: NSObjectProtocol {
    /// The text has got the keyboard.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// The text has lost the keyboard.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether a part of the text may be replaced by what a person types.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// A person has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Something else is selected, or the caret is elsewhere.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether the text may be given the keyboard.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether the text may lose the keyboard. Asked by ``UITextView/resignFirstResponder()``: a press elsewhere takes the keyboard all the same.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Whether a link that a person clicks on is opened, and how they did: by a press.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a link that a person clicks on is opened.
    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
}

extension UITextViewDelegate {
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
        true
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: url, in: characterRange) }
}

/// How a person uses something in a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
