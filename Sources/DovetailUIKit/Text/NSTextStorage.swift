import DovetailPlatform
import Foundation

/// The text of a ``UITextView``, which changes as it does.
///
///     textView.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
///
/// Changes between ``beginEditing()`` and ``endEditing()`` are shown at once. On the main thread.
open class NSTextStorage: NSMutableAttributedString {
    // Belongs to the view, which is used on the main thread alone.
    var onEdit: (() -> Void)?
    private var depth = 0
    private var isEdited = false
    /// What lays the text out.
    var managers: [NSObject] = []
    /// Hears of changes.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// What of a text has changed.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }
    private var actions: EditActions = []
    private var place = NSRange(location: 0, length: 0)
    private var growth = 0

    open override func beginEditing() {
        super.beginEditing()
        depth += 1
    }
    open override func endEditing() {
        super.endEditing()
        depth = max(depth - 1, 0)
        if depth == 0, isEdited { finish() }
    }
    open override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        super.replaceCharacters(in: range, with: str)
        note(
            .editedCharacters, NSRange(location: range.location, length: str.utf16.count),
            str.utf16.count - range.length)
        endEditing()
    }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        super.replaceCharacters(in: range, with: attrString)
        note(
            [.editedCharacters, .editedAttributes], NSRange(location: range.location, length: attrString.length),
            attrString.length - range.length)
        endEditing()
    }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        super.setAttributes(attrs, range: range)
        note(.editedAttributes, range, 0)
        endEditing()
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        beginEditing()
        super.addAttribute(name, value: value, range: range)
        note(.editedAttributes, range, 0)
        endEditing()
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        beginEditing()
        super.addAttributes(attrs, range: range)
        note(.editedAttributes, range, 0)
        endEditing()
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        beginEditing()
        super.removeAttribute(name, range: range)
        note(.editedAttributes, range, 0)
        endEditing()
    }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        let length = length
        beginEditing()
        super.setAttributedString(attrString)
        note(
            [.editedCharacters, .editedAttributes], NSRange(location: 0, length: attrString.length),
            attrString.length - length)
        endEditing()
    }

    private func note(_ what: EditActions, _ range: NSRange, _ delta: Int) {
        place = isEdited ? NSUnionRange(place, range) : range
        isEdited = true
        actions.formUnion(what)
        growth += delta
    }

    private func finish() {
        let (what, range, delta) = (actions, place, growth)
        (isEdited, actions, growth) = (false, [], 0)
        delegate?.textStorage(self, willProcessEditing: what, range: range, changeInLength: delta)
        // What the delegate changed belongs to the same change.
        (isEdited, actions, growth) = (false, [], 0)
        onEdit?()
        delegate?.textStorage(self, didProcessEditing: what, range: range, changeInLength: delta)
    }

    /// Takes over what the view shows, without telling it.
    func follow(_ text: NSAttributedString) {
        guard !isEqual(to: text) else { return }
        let (told, listener) = (onEdit, delegate)
        (onEdit, delegate) = (nil, nil)
        setAttributedString(text)
        (onEdit, delegate) = (told, listener)
    }
}

/// Hears of changes of a ``NSTextStorage``. Every method may be left out.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// A change is about to be shown. What is changed now belongs to it.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// A change was shown.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
