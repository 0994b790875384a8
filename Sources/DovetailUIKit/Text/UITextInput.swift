import Foundation

/// A place in a text that is edited.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
    /// In UTF-16 units from the beginning.
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    nonisolated open override var hash: Int { offset }
}

/// A part of a text that is edited.
@MainActor @preconcurrency
open class UITextRange: NSObject {
    // Immutable.
    nonisolated let range: NSRange

    init(_ range: NSRange) { self.range = range }

    /// Where it begins.
    open var start: UITextPosition { UITextPosition(range.location) }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
    /// Whether nothing is in it, as in the range of a caret.
    open var isEmpty: Bool { range.length == 0 }

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
    nonisolated open override var hash: Int { range.hashValue }
}

/// Takes characters from a keyboard.
@MainActor @preconcurrency
public protocol UIKeyInput: AnyObject {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Puts a text where the caret is, in place of what is selected, as a person would.
    func insertText(_ text: String)
    /// Deletes what is selected, or the character before the caret, as a person would.
    func deleteBackward()
}

/// A text that a person edits: the text of a ``UITextField`` or a ``UITextView``.
///
///     if let range = field.selectedTextRange, let end = field.position(from: range.end, offset: 1) {
///         field.selectedTextRange = field.textRange(from: end, to: end)
///     }
///
/// Offsets are in UTF-16 units. Views of an app's own don't become inputs by it: what the input method writes goes to the fields that are here.
/// Geometry (`caretRect(for:)` and its like) is not there.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
    /// The whole text. Not for use outside the framework.
    var _text: String { get }
    /// What is selected, in UTF-16 units. Not for use outside the framework.
    var _selection: NSRange { get set }
    /// Puts a text in place of a part, as a person would. Not for use outside the framework.
    func _replace(_ range: NSRange, by replacement: String)
}

extension UITextInput {
    private var length: Int { _text.utf16.count }

    /// Where the text begins.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// Where the text ends.
    public var endOfDocument: UITextPosition { UITextPosition(length) }
    /// What is selected; an empty range is where the caret is. What is beyond the text is cut off.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(_selection) }
        set {
            let start = min(newValue?.range.location ?? 0, length)
            _selection = NSRange(location: start, length: min(newValue?.range.length ?? 0, length - start))
        }
    }
    /// What an input method is composing. It is not part of the text here: always nil.
    public var markedTextRange: UITextRange? { nil }

    /// The text in a range; nil for one that reaches beyond the text.
    public func text(in range: UITextRange) -> String? {
        NSMaxRange(range.range) <= length ? (_text as NSString).substring(with: range.range) : nil
    }
    /// Puts a text in place of a part, as a person would.
    public func replace(_ range: UITextRange, withText text: String) {
        guard NSMaxRange(range.range) <= length else { return }
        _replace(range.range, by: text)
    }
    /// The range between two positions, whichever comes first.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
        return UITextRange(NSRange(location: start, length: end - start))
    }
    /// The position some UTF-16 units further on, or back; nil where the text does not reach so far.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0...length).contains(place) ? UITextPosition(place) : nil
    }
    /// How many UTF-16 units lie between two positions; less than 0 where the second comes first.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Which of two positions comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }
}
