import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Lines of text that a person types or reads.
///
/// Its ``UIView/appearance()`` is not taken over by SwiftUI's text editors, as on iOS since 16: use `scrollContentBackground(_:)`.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput {
    /// The text. Set, it has the one font and colour of the view.
    open var text: String! = "" {
        didSet {
            let hadAttributes = attributes != nil
            attributes = nil
            if text != oldValue { selection = NSRange(location: (text ?? "").utf16.count, length: 0) }
            if hadAttributes || text != oldValue { changed() }
        }
    }
    /// The text with its looks. What is typed has those of what is before it. While it can be edited, all of it is shown in the font and
    /// colour of its first character.
    open var attributedText: NSAttributedString! {
        get {
            if let attributes { return attributes }
            var looks: [NSAttributedString.Key: Any] = [:]
            looks[.font] = font
            looks[.foregroundColor] = textColor
            return NSAttributedString(string: text ?? "", attributes: looks)
        }
        set {
            text = newValue?.string ?? ""
            attributes = newValue.map { NSAttributedString(attributedString: $0) }
            changed()
        }
    }
    /// The font; nil for that of body text.
    open var font: UIFont? {
        didSet {
            if let font { attributes = attributes?.with(.font, font) }
            changed()
        }
    }
    /// The colour; nil for that of the system.
    open var textColor: UIColor? {
        didSet {
            if let textColor { attributes = attributes?.with(.foregroundColor, textColor) }
            changed()
        }
    }
    var attributes: NSAttributedString?
    /// How lines stand between the sides.
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    /// Whether a person can change the text.
    open var isEditable = true { didSet { changed() } }
    /// Whether a person can select text.
    open var isSelectable = true { didSet { changed() } }
    /// Hears of what happens.
    open weak var delegate: UITextViewDelegate?

    /// The space between the view's edges and the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { changed() } }
    }
    /// How lines stand in the view.
    public private(set) lazy var textContainer: NSTextContainer = {
        let container = NSTextContainer()
        container.onChange = { [weak self] in self?.changed() }
        return container
    }()
    /// The looks of what is typed next; empty for those of what is before it.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The looks of links. Their colour counts.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { changed() } }
    /// What is made a link by itself in a text that cannot be edited: addresses of pages and of mail, by ``UIDataDetectorTypes/link``.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { changed() } }
    /// Whether the font grows with the size of text that a person has chosen. It does where it is one of a text style; this is kept, and nothing else.
    open var adjustsFontForContentSizeCategory = false

    /// Whether what is typed first takes the place of all of the text. Set, all of it is selected when the view gets the keyboard.
    open var clearsOnInsertion = false
    /// Whether a person can change the looks of the text. They can't here: it is kept, and nothing else.
    open var allowsEditingTextAttributes = false
    /// Whether texts are as large as on other devices. It is kept, and nothing else.
    open var usesStandardTextScaling = false
    /// Whether a person can look for something in the text by a field of the system's. There is none: it is kept, and nothing else.
    open var isFindInteractionEnabled = false
    /// Looks for something in the text: nil, as the system has no field for that here.
    open var findInteraction: UIFindInteraction? { nil }
    /// What the system's helpers for writing may do. There are none: it is kept, and nothing else.
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    /// How a line looks around what is typed. It is kept, and nothing else.
    open var borderStyle = UITextField.BorderStyle.none
    /// Whether the system completes what is typed. It does not here: it is kept, and nothing else.
    open var inlinePredictionType = UITextInlinePredictionType.default

    /// The text, for changes of its parts. It is the view's own: what is changed is shown.
    open var textStorage: NSTextStorage {
        let storage = ownStorage
        storage.follow(attributedText)
        return storage
    }
    private lazy var ownStorage: NSTextStorage = {
        let storage = NSTextStorage(string: "")
        storage.onEdit = { [weak self, unowned storage] in
            guard let self else { return }
            let selected = selectedRange
            attributedText = NSAttributedString(attributedString: storage)
            selectedRange = selected
        }
        storage.managers = [layoutManager]
        return storage
    }()
    /// Lays the text out.
    public private(set) lazy var layoutManager = NSLayoutManager(of: self)

    /// Shows a part of the text: of one that can't be edited. While it can, the caret is what is shown.
    open func scrollRangeToVisible(_ range: NSRange) {
        wantedRange = range
        scrollCount += 1
        changed()
    }
    /// The part that is to be shown, and how often one was asked for.
    private(set) var wantedRange = NSRange(location: 0, length: 0)
    private(set) var scrollCount = 0

    private var selection = NSRange(location: 0, length: 0)
    /// What is selected, in UTF-16 units; a length of 0 is where the caret is. What is beyond the text is cut off.
    open var selectedRange: NSRange {
        get { selection }
        set {
            let end = (text ?? "").utf16.count
            let start = min(max(newValue.location, 0), end)
            select(NSRange(location: start, length: min(max(newValue.length, 0), end - start)))
            changed()
        }
    }

    private func select(_ range: NSRange) {
        guard range != selection else { return }
        selection = range
        delegate?.textViewDidChangeSelection(self)
    }

    // What a keyboard on the screen looks like: there is none.
    open var keyboardType = UIKeyboardType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType?
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

    let state = TextInputState()

    /// A text view with a place. A container of an app's own is not taken over.
    public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

    open override var isFirstResponder: Bool { state.isFocused }
    open override var canBecomeFirstResponder: Bool { isEditable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { focus(true) }
    @discardableResult
    open override func resignFirstResponder() -> Bool { focus(false) }

    private func focus(_ isWanted: Bool) -> Bool {
        guard isEditable || !isWanted else { return false }
        if !isWanted, state.isFocused, delegate?.textViewShouldEndEditing(self) == false { return false }
        if state.isFocused != isWanted {
            state.wanted = isWanted
            changed()
        }
        return true
    }

    // MARK: Size

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        HostedView(rootView: TextViewLines(view: self, isMeasured: true)).sizeThatFits(size)
    }
    /// The size of the text where the view does not scroll; else it says nothing.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }
    /// The size of the text in the view's width.
    open override var contentSize: CGSize {
        get {
            let width = bounds.width
            return CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: .infinity)).height)
        }
        set {}
    }

    override var content: AnyView? { AnyView(TextViewContent(view: self, count: changes.count)) }

    // MARK: Editing

    /// Whether there is text.
    open var hasText: Bool { text?.isEmpty == false }
    /// Puts a text where the caret is, in place of what is selected, as a person would.
    open func insertText(_ text: String) { replace(selection, by: text) }
    /// Deletes what is selected, or the character before the caret, as a person would.
    open func deleteBackward() {
        guard selection.length == 0 else { return replace(selection, by: "") }
        guard selection.location > 0 else { return }
        replace((text as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1), by: "")
    }

    private(set) lazy var editOwner = EditedTextOwner(self)

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        editOwner.fieldCan(action, isEditable: isEditable, isSecure: false)
            ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { editOwner.cut() }
    open override func copy(_ sender: Any?) { editOwner.copy() }
    open override func paste(_ sender: Any?) { editOwner.paste() }
    open override func delete(_ sender: Any?) { editOwner.delete() }
    open override func select(_ sender: Any?) { editOwner.selectWord() }
    open override func selectAll(_ sender: Any?) { editOwner.selectAll() }

    public var _text: String { text ?? "" }
    public var _selection: NSRange {
        get { selectedRange }
        set { selectedRange = newValue }
    }
    public func _replace(_ range: NSRange, by replacement: String) { replace(range, by: replacement) }

    private func replace(_ range: NSRange, by replacement: String) {
        type((text as NSString).replacingCharacters(in: range, with: replacement))
        selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
    }

    /// A person has typed, so that the text is another one.
    func type(_ new: String) {
        guard isEditable else { return changed() }
        let old = text ?? ""
        guard new != old else { return }
        let edit = TextEdit(from: old, to: new)
        guard
            delegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) ?? true
        else { return changed() }
        let typed = (attributes ?? (typingAttributes.isEmpty ? nil : attributedText)).map {
            NSMutableAttributedString(attributedString: $0)
        }
        typed?.replaceCharacters(in: edit.range, with: edit.replacement)
        if !typingAttributes.isEmpty {
            typed?.setAttributes(
                typingAttributes,
                range: NSRange(location: edit.range.location, length: edit.replacement.utf16.count))
        }
        let before = selection
        text = new
        attributes = typed
        selection = before
        select(NSRange(location: edit.range.location + edit.replacement.utf16.count, length: 0))
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Posted when the text has got the keyboard. Its object is the view.
    nonisolated public static let textDidBeginEditingNotification =
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted when the text has lost the keyboard. Its object is the view.
    nonisolated public static let textDidEndEditingNotification =
        Notification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted when a person has changed the text. Its object is the view.
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    /// The text got the keyboard, or lost it.
    func editingChanged(_ isFocused: Bool) {
        guard isFocused else {
            delegate?.textViewDidEndEditing(self)
            NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
            return
        }
        guard delegate?.textViewShouldBeginEditing(self) != false else {
            _ = resignFirstResponder()
            return
        }
        if clearsOnInsertion { selectAll(nil) }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    /// A person has selected something else.
    func selected(_ new: TextSelection?) {
        guard case .selection(let range) = new?.indices else { return }
        select(NSRange(range, in: text ?? ""))
    }
}
