import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A line of text that a person types.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput {
    /// What is around the text.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When a view over the field is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// The text. Set, it has the one font and colour of the field.
    open var text: String? = "" {
        didSet {
            let hadAttributes = attributes != nil
            attributes = nil
            // The caret of a text that the program sets is at its end.
            if text != oldValue { selection = NSRange(location: (text ?? "").utf16.count, length: 0) }
            if hadAttributes || text != oldValue { changed() }
        }
    }
    /// The text with its looks. All of it is shown in the font and colour of its first character; what is typed has the looks of what is
    /// before it.
    open var attributedText: NSAttributedString? {
        get {
            if let attributes { return attributes }
            var looks: [NSAttributedString.Key: Any] = [:]
            looks[.font] = font
            looks[.foregroundColor] = textColor
            return text.map { NSAttributedString(string: $0, attributes: looks) }
        }
        set {
            text = newValue?.string
            attributes = newValue.map { NSAttributedString(attributedString: $0) }
            changed()
        }
    }
    /// What stands there while there is no text.
    open var placeholder: String? {
        didSet {
            attributedHint = nil
            changed()
        }
    }
    /// What stands there while there is no text, with its looks.
    open var attributedPlaceholder: NSAttributedString? {
        get { attributedHint ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            attributedHint = newValue.map { NSAttributedString(attributedString: $0) }
            changed()
        }
    }
    var attributes: NSAttributedString?
    var attributedHint: NSAttributedString?
    /// The font; nil for that of body text.
    open var font: UIFont? { didSet { changed() } }
    /// The colour; nil for that of the system.
    open var textColor: UIColor? { didSet { changed() } }
    /// Where the text stands between the sides.
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    /// What is around the text.
    open var borderStyle = BorderStyle.none { didSet { changed() } }
    /// Whether dots are shown in place of the text.
    open var isSecureTextEntry = false { didSet { changed() } }
    /// Hears of what happens.
    open weak var delegate: UITextFieldDelegate?

    // For keyboards on the screen and input methods.
    open var keyboardType = UIKeyboardType.default { didSet { changed() } }
    open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { changed() } }
    open var autocorrectionType = UITextAutocorrectionType.default { didSet { changed() } }
    open var textContentType: UITextContentType? { didSet { changed() } }
    /// What stands on the key that ends a line. Keyboards here do not show it.
    open var returnKeyType = UIReturnKeyType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// What takes the place of a keyboard on the screen. There is none here: it is kept, and nothing else.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?
    /// What stands above a keyboard on the screen. There is none here: it is kept, and nothing else.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    private var ownAccessoryView: UIView?
    /// When a button that empties the field is shown, while there is text.
    open var clearButtonMode = ViewMode.never { didSet { changed() } }
    /// A view before the text, in its own size.
    open var leftView: UIView? { didSet { changed() } }
    /// A view after the text, in its own size, in place of the button that empties the field.
    open var rightView: UIView? { didSet { changed() } }
    /// When the view before the text is shown.
    open var leftViewMode = ViewMode.never { didSet { changed() } }
    /// When the view after the text is shown.
    open var rightViewMode = ViewMode.never { didSet { changed() } }
    /// Whether the font grows with the size of text that a person has chosen. It does where it is one of a text style; this is kept, and nothing else.
    open var adjustsFontForContentSizeCategory = false
    /// Whether a text that is too wide is set smaller. Fields scroll it instead here: it is kept, and nothing else.
    open var adjustsFontSizeToFitWidth = false
    /// The least size of a text that is set smaller, in points. It is kept, and nothing else.
    open var minimumFontSize: CGFloat = 0
    /// The looks of all of the text: font and colour are set by it.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var looks = ownDefaults
            looks[.font] = font ?? UIFont.systemFont(ofSize: 17)
            looks[.foregroundColor] = textColor ?? UIColor.label
            return looks
        }
        set {
            ownDefaults = newValue
            if let new = newValue[.font] as? UIFont { font = new }
            if let new = newValue[.foregroundColor] as? UIColor { textColor = new }
        }
    }
    private var ownDefaults: [NSAttributedString.Key: Any] = [:]
    /// The looks of what is typed next; nil for those of what is before it. It is kept, and nothing else: all of a field has one look.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether a person can change the looks of the text. They can't here: it is kept, and nothing else.
    open var allowsEditingTextAttributes = false
    /// Whether the text goes when the field gets the keyboard.
    open var clearsOnBeginEditing = false
    /// Whether what is typed first takes the place of all of the text. Set, all of it is selected when the field gets the keyboard.
    open var clearsOnInsertion = false
    /// A picture behind the text, as large as the field, where ``borderStyle`` is none.
    open var background: UIImage? { didSet { changed() } }
    /// The picture behind the text while the field can't be used; nil for ``background``.
    open var disabledBackground: UIImage? { didSet { changed() } }
    /// What a password has to be like. Nothing here makes passwords: it is kept, and nothing else.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether the system completes what is typed. It does not here: it is kept, and nothing else.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// The bar of shortcuts above a keyboard on the screen. There is none here: what it is given is kept, and nothing else.
    public private(set) lazy var inputAssistantItem = UITextInputAssistantItem()

    // MARK: Places

    /// The place of the text in a field with bounds: what is left between the views at the ends. A class of an app's own moves the text by another
    /// answer.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let side: CGFloat = borderStyle == .none ? 0 : 7
        var (left, right) = (bounds.minX + side, bounds.maxX - side)
        if leftView != nil, shows(leftViewMode) { left = leftViewRect(forBounds: bounds).maxX }
        if rightView != nil, shows(rightViewMode) {
            right = rightViewRect(forBounds: bounds).minX
        } else if hasText, shows(clearButtonMode) {
            right = clearButtonRect(forBounds: bounds).minX
        }
        return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
    }
    /// The place of the text while it is edited: ``textRect(forBounds:)``, where a class of an app's own says nothing else.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The place of what stands there while there is no text. It stands where the text would: another answer moves nothing.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The place of the field's border: its bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The place of the view before the text.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.sizeBesideText ?? .zero
        return CGRect(
            x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// The place of the view after the text.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.sizeBesideText ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// The place of the button that empties the field.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    /// Draws the text in a place. Nobody calls it: the system draws fields here, at ``textRect(forBounds:)``.
    open func drawText(in rect: CGRect) {}
    /// Draws what stands there while there is no text. Nobody calls it.
    open func drawPlaceholder(in rect: CGRect) {}

    /// Whether there is text.
    open var hasText: Bool { text?.isEmpty == false }

    /// Whether something of a mode is shown now.
    func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: input.isFocused
        case .unlessEditing: !input.isFocused
        }
    }

    func clear() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        text = ""
        tellOfEdit()
    }

    let input = TextInputState()

    open override var isFirstResponder: Bool { input.isFocused }
    /// Whether the text is being edited.
    open var isEditing: Bool { input.isFocused }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { focus(true) }
    @discardableResult
    open override func resignFirstResponder() -> Bool { focus(false) }

    private func focus(_ isWanted: Bool) -> Bool {
        guard isEnabled || !isWanted else { return false }
        if !isWanted, input.isFocused, delegate?.textFieldShouldEndEditing(self) == false { return false }
        if input.isFocused != isWanted {
            input.wanted = isWanted
            changed()
        }
        return true
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: borderStyle == .none ? 22 : 34)
    }
    override var hugsContent: (width: Bool, height: Bool) { (false, true) }

    override var content: AnyView? { AnyView(TextFieldContent(field: self, count: changes.count)) }

    func type(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let edit = TextEdit(from: old, to: new)
        guard
            delegate?.textField(self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) ?? true
        else { return changed() }
        let typed = attributes.map { NSMutableAttributedString(attributedString: $0) }
        typed?.replaceCharacters(in: edit.range, with: edit.replacement)
        text = new
        attributes = typed
        selection = NSRange(location: edit.range.location + edit.replacement.utf16.count, length: 0)
        delegate?.textFieldDidChangeSelection(self)
        tellOfEdit()
    }

    private func tellOfEdit() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Posted when a field has got the keyboard. Its object is the field.
    nonisolated public static let textDidBeginEditingNotification =
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted when a field has lost the keyboard. Its object is the field.
    nonisolated public static let textDidEndEditingNotification =
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted when a person has changed the text. Its object is the field.
    nonisolated public static let textDidChangeNotification =
        Notification.Name("UITextFieldTextDidChangeNotification")

    // MARK: Selection

    private var selection = NSRange(location: 0, length: 0)
    public var _text: String { text ?? "" }
    public var _selection: NSRange {
        get { selection }
        set {
            select(newValue)
            changed()
        }
    }
    public func _replace(_ range: NSRange, by replacement: String) {
        let new = (_text as NSString).replacingCharacters(in: range, with: replacement)
        type(new)
        // The shortest edit may end before the caret does.
        if _text == new { selection = NSRange(location: range.location + replacement.utf16.count, length: 0) }
        changed()
    }

    /// Puts a text where the caret is, in place of what is selected, as a person would.
    open func insertText(_ text: String) { _replace(selection, by: text) }
    /// Deletes what is selected, or the character before the caret, as a person would.
    open func deleteBackward() {
        guard selection.length == 0 else { return _replace(selection, by: "") }
        guard selection.location > 0 else { return }
        _replace((_text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1), by: "")
    }

    private(set) lazy var editOwner = EditedTextOwner(self)

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editOwner.fieldCan(action, isEditable: isEnabled, isSecure: isSecureTextEntry)
            ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { editOwner.cut() }
    open override func copy(_ sender: Any?) { editOwner.copy() }
    open override func paste(_ sender: Any?) { editOwner.paste() }
    open override func delete(_ sender: Any?) { editOwner.delete() }
    open override func select(_ sender: Any?) { editOwner.selectWord() }
    open override func selectAll(_ sender: Any?) { editOwner.selectAll() }

    private func select(_ range: NSRange) {
        guard range != selection else { return }
        selection = range
        delegate?.textFieldDidChangeSelection(self)
    }

    /// What is selected, as the field of SwiftUI's has it.
    var selected: TextSelection? {
        get { Range(selection, in: _text).map { TextSelection(range: $0) } }
        set {
            guard case .selection(let range) = newValue?.indices else { return }
            select(NSRange(range, in: _text))
        }
    }

    func editingChanged(_ isFocused: Bool) {
        if isFocused {
            guard delegate?.textFieldShouldBeginEditing(self) != false else {
                _ = resignFirstResponder()
                return
            }
            if clearsOnBeginEditing, hasText { clear() }
            if clearsOnInsertion { selectAll(nil) }
            changed()
            delegate?.textFieldDidBeginEditing(self)
            NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
            sendActions(for: .editingDidBegin)
        } else {
            changed()
            delegate?.textFieldDidEndEditing(self, reason: .committed)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
            sendActions(for: .editingDidEnd)
        }
    }

    func submit() {
        _ = delegate?.textFieldShouldReturn(self)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
}
