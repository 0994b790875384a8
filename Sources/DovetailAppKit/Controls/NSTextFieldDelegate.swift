import DovetailCore
import DovetailPlatform
import Foundation

/// Hears of what happens in an ``NSTextField``, and decides about it. Every method has an answer of its own where an app has none.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    /// The field has got the keyboard. The notification's object is the field.
    func controlTextDidBeginEditing(_ obj: Notification)
    /// A person has changed the text. The notification's object is the field.
    func controlTextDidChange(_ obj: Notification)
    /// The field has lost the keyboard, or Return was pressed. The notification's object is the field.
    func controlTextDidEndEditing(_ obj: Notification)
    /// Whether a person may begin to change the text.
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
    /// Whether a person may leave the text. Asked when Return is pressed; the keyboard goes elsewhere whatever the answer is.
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
    /// A key means something in a text: Return, and others as far as the field does not take them itself, as it does with arrows. Returns
    /// whether that was done, and the field does nothing.
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    /// The formatter does not understand what was typed. Returns whether that is taken all the same.
    func control(_ control: NSControl, didFailToFormatString string: String, errorDescription error: String?) -> Bool
    /// Whether what was typed is a value.
    func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
    /// Words that go on from what is typed. Nobody asks: fields complete nothing.
    func control(
        _ control: NSControl, textView: NSTextView, completions words: [String],
        forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
    ) -> [String]
}

extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidChange(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
    public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
    public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
    public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        false
    }
    public func control(
        _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
    ) -> Bool { false }
    public func control(_ control: NSControl, isValidObject obj: Any?) -> Bool { true }
    public func control(
        _ control: NSControl, textView: NSTextView, completions words: [String],
        forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
    ) -> [String] { words }
}

/// Hears of what happens in an ``NSTextField``.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
