import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Hears of what happens in a ``UITextField``.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// The field has got the keyboard.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// The field has lost the keyboard.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// The field has lost the keyboard, and why. A delegate that has this one is not called by the other.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether a part of the text may be replaced by what a person types.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The text has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Return was pressed. What is returned is not used.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Whether the field may be given the keyboard.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Whether the button that empties the field may.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}

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
    fileprivate var attributes: NSAttributedString?
    fileprivate var attributedHint: NSAttributedString?
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
    /// Whether a text that is too wide is set smaller. Fields scroll it instead here: it is kept, and nothing else.
    open var adjustsFontSizeToFitWidth = false
    /// The least size of a text that is set smaller, in points. It is kept, and nothing else.
    open var minimumFontSize: CGFloat = 0
    /// Whether there is text.
    open var hasText: Bool { text?.isEmpty == false }

    /// Whether something of a mode is shown now.
    fileprivate func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: input.isFocused
        case .unlessEditing: !input.isFocused
        }
    }

    fileprivate func clear() {
        guard delegate?.textFieldShouldClear(self) != false else { return }
        text = ""
        sendActions(for: .editingChanged)
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

    fileprivate func type(_ new: String) {
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
        sendActions(for: .editingChanged)
    }

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
    fileprivate var selected: TextSelection? {
        get { Range(selection, in: _text).map { TextSelection(range: $0) } }
        set {
            guard case .selection(let range) = newValue?.indices else { return }
            select(NSRange(range, in: _text))
        }
    }

    fileprivate func editingChanged(_ isFocused: Bool) {
        if isFocused {
            guard delegate?.textFieldShouldBeginEditing(self) != false else {
                _ = resignFirstResponder()
                return
            }
            changed()
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
        } else {
            changed()
            delegate?.textFieldDidEndEditing(self, reason: .committed)
            sendActions(for: .editingDidEnd)
        }
    }

    fileprivate func submit() {
        _ = delegate?.textFieldShouldReturn(self)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
}

private struct TextFieldContent: View {
    let field: UITextField
    let count: Int

    var body: some View {
        let text = Binding(get: { field.text ?? "" }, set: { field.type($0) })
        let hint = field.attributedHint.map { AttributedContent(string: $0).text }
        let attributed = field.attributes.map { AttributedContent(string: $0) }
        let font = field.font ?? attributed?.font
        HStack(spacing: 0) {
            if let left = field.leftView, field.shows(field.leftViewMode) { SideView(view: left) }
            if field.isSecureTextEntry {
                SecureField(field.placeholder ?? "", text: text, prompt: hint)
            } else {
                TextField(
                    field.placeholder ?? "", text: text,
                    selection: Binding(get: { field.selected }, set: { field.selected = $0 }), prompt: hint)
            }
            if let right = field.rightView, field.shows(field.rightViewMode) {
                SideView(view: right)
            } else if field.hasText, field.shows(field.clearButtonMode) {
                Button {
                    field.clear()
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear text")
            }
        }
        .modifier(Border(isRounded: field.borderStyle != .none))
        .font(font.map { Font($0) })
        .foregroundStyle(Color(uiColor: field.textColor ?? attributed?.color ?? .label))
        .multilineTextAlignment(field.textAlignment.alignment)
        .keyboardType(field.keyboardType)
        .autocapitalization(field.autocapitalizationType)
        .autocorrectionDisabled(field.autocorrectionType == .no)
        .textContentType(field.textContentType)
        .disabled(!field.isEnabled)
        .onSubmit { field.submit() }
        .environment(\.editCommandOwner, field.editOwner)
        .modifier(
            TextInputFocus(state: field.input, count: count) { field.editingChanged($0) })
    }
}

/// A view at an end of a field, in its own size.
private struct SideView: View {
    let view: UIView

    var body: some View {
        let wanted = view.intrinsicContentSize
        let size = CGSize(
            width: view.frame.width > 0 ? view.frame.width : max(wanted.width, 0),
            height: view.frame.height > 0 ? view.frame.height : max(wanted.height, 0))
        UIViewContent(view).frame(width: size.width, height: size.height)
    }
}

private struct Border: ViewModifier {
    let isRounded: Bool

    func body(content: Content) -> some View {
        if isRounded { content.textFieldStyle(.roundedBorder) } else { content.textFieldStyle(.plain) }
    }
}
