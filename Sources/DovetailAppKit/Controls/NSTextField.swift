import DovetailControls
import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// A line of text that a person types or reads.
@MainActor @preconcurrency
open class NSTextField: NSControl {
    /// How the field around a text looks.
    public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

    /// The text that is shown while the field is empty.
    open var placeholderString: String? { didSet { changed() } }
    /// ``placeholderString`` with fonts and colours. Its characters are shown in the system's colour.
    open var placeholderAttributedString: NSAttributedString? { didSet { changed() } }
    /// The colour of the text; nil for that of the system.
    open var textColor: NSColor? { didSet { changed() } }
    /// The colour behind the text while ``drawsBackground`` is true; nil for none.
    open var backgroundColor: NSColor? { didSet { changed() } }
    /// Whether something is drawn behind the text.
    open var drawsBackground = true { didSet { changed() } }
    /// Whether a line is around the text.
    open var isBordered = true { didSet { changed() } }
    /// Whether a field is drawn around the text. One whose ``NSView/focusRingType`` is `none` is not drawn either.
    open var isBezeled = true { didSet { changed() } }
    /// How the field around the text looks. All look alike here.
    open var bezelStyle = BezelStyle.squareBezel { didSet { changed() } }
    /// Whether a person can change the text.
    open var isEditable = true { didSet { changed() } }
    /// Whether a person can select text.
    open var isSelectable = true { didSet { changed() } }
    /// The most lines of a text that is only read; 0 for as many as there are.
    open var maximumNumberOfLines = 1 { didSet { changed() } }
    /// How wide lines may be where the width of the view is not known, in points; 0 for without an end.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changed() } }
    /// Where lines are broken. The engine decides: it is kept, and nothing else.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// What the text is about. Nothing is filled in: it is kept, and nothing else.
    open var contentType: NSTextContentType?
    /// Whether words are completed. They are not: it is kept, and nothing else.
    open var isAutomaticTextCompletionEnabled = false
    /// Whether a person can set fonts and colours. Fields have plain text: it is kept, and nothing else.
    open var allowsEditingTextAttributes = false
    /// Whether a person can paste pictures. Fields have plain text: it is kept, and nothing else.
    open var importsGraphics = false
    /// Whether the touch bar offers characters. There is none: it is kept, and nothing else.
    open var allowsCharacterPickerTouchBarItem = false
    /// Hears of what happens.
    open weak var delegate: NSTextFieldDelegate?
    /// Whether the action is called when a person leaves the text, and not by Return alone.
    final var sendsActionOnEndEditing = false
    /// Whether lines are broken that are too long.
    final var wraps: Bool {
        get { maximumNumberOfLines != 1 && !usesSingleLineMode }
        set { maximumNumberOfLines = newValue ? 0 : 1 }
    }

    /// A field with a place.
    public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }

    /// A field of no size.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A field with a text.
    public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }

    /// A text of one line, to be read.
    public convenience init(labelWithString stringValue: String) {
        self.init(string: stringValue)
        isEditable = false
        isBordered = false
        isBezeled = false
        drawsBackground = false
        isSelectable = false
    }

    /// A text with fonts and colours, to be read.
    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(labelWithString: "")
        self.attributedStringValue = attributedStringValue
    }

    /// A text of several lines, to be read.
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(labelWithString: stringValue)
        maximumNumberOfLines = 0
        isSelectable = true
    }

    /// The text with fonts and colours. A field that a person types into shows its characters alone.
    open override var attributedStringValue: NSAttributedString {
        get { attributed?.string == stringValue ? attributed! : NSAttributedString(string: stringValue) }
        set {
            stringValue = newValue.string
            attributed = newValue
            changed()
        }
    }
    private var attributed: NSAttributedString?
    /// The text as it is shown where it is only read.
    var shownText: Text {
        guard let attributed, attributed.string == stringValue else { return Text(verbatim: stringValue) }
        return Text(StyledString(attributed).value)
    }
    /// What is shown while the field is empty.
    final var shownPlaceholder: String { placeholderAttributedString?.string ?? placeholderString ?? "" }

    let state = TextInputState()
    /// Whether dots are shown in place of the text.
    var isSecure: Bool { false }
    override func newCell() -> NSCell { NSTextFieldCell() }

    // MARK: Keyboard

    override var hasOwnField: Bool { true }
    open override var acceptsFirstResponder: Bool { isEnabled && isEditable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { focus(true) }
    @discardableResult
    open override func resignFirstResponder() -> Bool { focus(false) }

    private func focus(_ isWanted: Bool) -> Bool {
        guard acceptsFirstResponder || !isWanted else { return false }
        if isWanted, delegate?.control(self, textShouldBeginEditing: editor) == false { return false }
        if state.isFocused != isWanted {
            state.wanted = isWanted
            changed()
        }
        return true
    }

    /// Edits the field's text, for code that asks for its editor.
    private(set) final lazy var editor: FieldEditor = FieldEditor(of: self)
    /// What is selected, as the field shows it.
    final var selection: TextSelection?

    open override func currentEditor() -> NSText? { state.isFocused ? editor : nil }
    @discardableResult
    open override func abortEditing() -> Bool {
        guard state.isFocused else { return false }
        isAborting = true
        return resignFirstResponder()
    }
    private var isAborting = false
    /// Begins to edit, with all of the text selected.
    open func selectText(_ sender: Any?) {
        guard becomeFirstResponder() else { return }
        let text = stringValue
        selection = TextSelection(range: text.startIndex..<text.endIndex)
        changed()
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize {
        if isEditable {
            let height: CGFloat = controlSize == .large ? 28 : controlSize == .regular ? 22 : 19
            return CGSize(width: Self.noIntrinsicMetric, height: isBezeled ? height : 16)
        }
        let label = HostedView(rootView: FieldLabel(field: self, count: 0))
        guard preferredMaxLayoutWidth > 0, maximumNumberOfLines != 1 else { return label.idealSize }
        return label.sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .infinity))
    }
    override func heightOfContent(width: CGFloat) -> CGFloat? {
        guard !isEditable, wraps, width > 0 else { return nil }
        return HostedView(rootView: FieldLabel(field: self, count: 0))
            .sizeThatFits(CGSize(width: width, height: .infinity)).height
    }
    override var hugsContent: (width: Bool, height: Bool) { (!isEditable && maximumNumberOfLines == 1, true) }
    override var content: AnyView? {
        isEditable
            ? AnyView(FieldContent(field: self, count: changes.count))
            : AnyView(
                FieldLabel(field: self, count: changes.count)
                    .frame(
                        maxWidth: .infinity, maxHeight: .infinity,
                        alignment: alignment == .center ? .top : alignment == .right ? .topTrailing : .topLeading))
    }

    // MARK: What a person does

    func typed(_ new: String) {
        guard new != stringValue else { return }
        stringValue = new
        textDidChange(Notification(name: NSControl.textDidChangeNotification, object: self))
        if isContinuous { used() }
    }
    /// A person has changed the text: tells the delegate.
    open func textDidChange(_ notification: Notification) {
        let note = Notification(name: NSControl.textDidChangeNotification, object: self)
        delegate?.controlTextDidChange(note)
        NotificationCenter.default.post(note)
    }
    /// A person begins to change the text: tells the delegate.
    open func textDidBeginEditing(_ notification: Notification) {
        let note = Notification(name: NSControl.textDidBeginEditingNotification, object: self)
        delegate?.controlTextDidBeginEditing(note)
        NotificationCenter.default.post(note)
    }
    /// A person has left the text: tells the delegate.
    open func textDidEndEditing(_ notification: Notification) {
        let note = Notification(name: NSControl.textDidEndEditingNotification, object: self)
        delegate?.controlTextDidEndEditing(note)
        NotificationCenter.default.post(note)
    }
    /// Whether a person may begin to change the text.
    open func textShouldBeginEditing(_ textObject: NSText) -> Bool {
        delegate?.control(self, textShouldBeginEditing: textObject) ?? true
    }
    /// Whether a person may leave the text.
    open func textShouldEndEditing(_ textObject: NSText) -> Bool {
        delegate?.control(self, textShouldEndEditing: textObject) ?? true
    }

    private var textBefore = ""
    func editingChanged(_ isFocused: Bool) {
        if isFocused {
            textBefore = stringValue
            textDidBeginEditing(Notification(name: NSControl.textDidBeginEditingNotification, object: self))
        } else {
            takeFormatted()
            textDidEndEditing(Notification(name: NSControl.textDidEndEditingNotification, object: self))
            if sendsActionOnEndEditing, !isAborting, stringValue != textBefore { used() }
            isAborting = false
        }
    }

    /// Writes what was typed as the formatter does, or gives back what was there where the formatter does not understand it.
    private func takeFormatted() {
        guard let formatter else { return }
        let typed = stringValue
        let value = formatter.value(of: typed)
        if value == nil, !typed.isEmpty {
            let message = "“\(typed)” is not understood"
            if delegate?.control(self, didFailToFormatString: typed, errorDescription: message) != true {
                stringValue = textBefore
            }
        } else if delegate?.control(self, isValidObject: value) == false {
            stringValue = textBefore
        } else if let value, let shown = formatter.string(for: value) {
            stringValue = shown
        }
    }

    func submitted() {
        if delegate?.control(self, textView: editor, doCommandBy: Selector("insertNewline:")) == true { return }
        guard delegate?.control(self, textShouldEndEditing: editor) ?? true else { return }
        takeFormatted()
        textBefore = stringValue
        used()
    }

    /// A key that means something in a text was pressed. Returns whether somebody did that.
    final func command(_ key: KeyPress) -> Bool {
        // Return is asked about when it comes to the field, which has it first.
        guard key.key != .return, let delegate, let name = key.textCommand else { return false }
        return delegate.control(self, textView: editor, doCommandBy: Selector(name))
    }

    // Extensions of an app's own may override these: `dovetail open` writes a replacement, which has to be of this class.
    open dynamic override var focusRingType: NSFocusRingType {
        get { super.focusRingType }
        set { super.focusRingType = newValue }
    }
    open dynamic override func viewDidMoveToWindow() { super.viewDidMoveToWindow() }
}

/// A line of text that nobody else is to read.
@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {
    override var isSecure: Bool { true }
    override func newCell() -> NSCell { NSSecureTextFieldCell() }
}

/// Edits the text of a field, for code that asks the field for its editor.
@MainActor
final class FieldEditor: NSTextView {
    private unowned let field: NSTextField

    init(of field: NSTextField) {
        self.field = field
        super.init(frame: .zero, textContainer: nil)
        isFieldEditor = true
    }
    required init?(coder: NSCoder) { nil }

    override var string: String {
        get { field.stringValue }
        set { field.stringValue = newValue }
    }
    override func selectedRange() -> NSRange {
        let text = field.stringValue
        guard case .selection(let range)? = field.selection?.indices, range.upperBound <= text.endIndex else {
            return NSRange(location: text.utf16.count, length: 0)
        }
        return NSRange(range, in: text)
    }
    override func setSelectedRange(_ charRange: NSRange) {
        guard let range = Range(charRange, in: field.stringValue) else { return }
        field.selection = TextSelection(range: range)
        field.changed()
    }
    override func insertText(_ string: Any, replacementRange: NSRange) {
        let text = string as? String ?? (string as? NSAttributedString)?.string ?? ""
        let range = replacementRange.location == NSNotFound ? selectedRange() : replacementRange
        field.typed((field.stringValue as NSString).replacingCharacters(in: range, with: text))
        setSelectedRange(NSRange(location: range.location + text.utf16.count, length: 0))
    }
    override var isShownAsField: Bool { true }
}

extension KeyPress {
    /// The message that a text gets for the key; nil for a key that types.
    var textCommand: String? {
        switch key {
        case .return: modifiers.contains(.option) ? "insertNewlineIgnoringFieldEditor:" : "insertNewline:"
        case .tab: modifiers.contains(.shift) ? "insertBacktab:" : "insertTab:"
        case .escape: "cancelOperation:"
        case .upArrow: modifiers.contains(.shift) ? "moveUpAndModifySelection:" : "moveUp:"
        case .downArrow: modifiers.contains(.shift) ? "moveDownAndModifySelection:" : "moveDown:"
        case .leftArrow: modifiers.contains(.shift) ? "moveLeftAndModifySelection:" : "moveLeft:"
        case .rightArrow: modifiers.contains(.shift) ? "moveRightAndModifySelection:" : "moveRight:"
        case .delete: "deleteBackward:"
        case .deleteForward: "deleteForward:"
        case .pageUp: "pageUp:"
        case .pageDown: "pageDown:"
        case .home: "moveToBeginningOfLine:"
        case .end: "moveToEndOfLine:"
        default: nil
        }
    }
}
