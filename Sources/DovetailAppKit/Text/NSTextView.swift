import DovetailControls
import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// Lines of text that a person types or reads.
///
/// Parts of the text may have fonts, colours, lines and links of their own, by ``textStorage``. The text scrolls its lines by itself, also within an
/// ``NSScrollView``.
@MainActor @preconcurrency
open class NSTextView: NSText {
    /// Hears of what happens.
    open weak var delegate: (any NSTextViewDelegate)?
    private let storage: ViewTextStorage
    private let container: NSTextContainer
    private final lazy var manager = ViewLayoutManager(of: self)

    // MARK: Making

    /// A view with a text of its own, which stands in a container, or in a new one for nil.
    public init(frame frameRect: CGRect, textContainer container: NSTextContainer?) {
        self.container = container ?? NSTextContainer()
        storage = ViewTextStorage(string: "")
        super.init(frame: frameRect)
        attach()
    }
    /// A view with a text of its own.
    public override init(frame frameRect: CGRect) {
        (container, storage) = (NSTextContainer(), ViewTextStorage(string: ""))
        super.init(frame: frameRect)
        attach()
    }
    /// A view with a text of its own; both ways of laying texts out are one here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
    /// A view with a text of its own. Nothing is read: there are no archives of views.
    public required init?(coder: NSCoder) {
        (container, storage) = (NSTextContainer(), ViewTextStorage(string: ""))
        super.init(coder: coder)
        attach()
    }

    private func attach() {
        storage.whenEdited = { [weak self] in MainActor.assumeIsolated { self?.edited() } }
        container.onChange = { [weak self] in self?.changed() }
    }

    /// A view of text inside of a view that scrolls it.
    open class func scrollableTextView() -> NSScrollView {
        let scroll = NSScrollView()
        scroll.hasVerticalScroller = true
        scroll.documentView = NSTextView(frame: .zero)
        return scroll
    }
    /// A view of plain text inside of a view that scrolls it.
    open class func scrollablePlainDocumentContentTextView() -> NSScrollView {
        let scroll = scrollableTextView()
        (scroll.documentView as? NSTextView)?.isRichText = false
        return scroll
    }

    // MARK: Text

    /// The text with its looks. What is changed of it is shown.
    open var textStorage: NSTextStorage? { storage }
    /// Lays the text out.
    open var layoutManager: NSLayoutManager? { manager }
    /// How lines stand in the view.
    open var textContainer: NSTextContainer? { container }
    /// What lays the text out in another way on Apple's systems: nil, as ``layoutManager`` does.
    open var textLayoutManager: NSTextLayoutManager? { nil }
    /// The text as ``textLayoutManager`` has it: nil.
    open var textContentStorage: NSTextContentStorage? { nil }

    open override var string: String {
        get { storage.string }
        set {
            guard newValue != storage.string else { return }
            storage.setAttributedString(NSAttributedString(string: newValue, attributes: typed))
        }
    }
    /// The text with its looks.
    open func attributedString() -> NSAttributedString { NSAttributedString(attributedString: storage) }
    /// A part of the text with its looks; nil for one that is beyond it.
    open func attributedSubstring(forProposedRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?)
        -> NSAttributedString?
    {
        let inside = NSIntersectionRange(range, NSRange(location: 0, length: storage.length))
        guard inside.length > 0 || range.location <= storage.length else { return nil }
        actualRange?.pointee = inside
        return storage.attributedSubstring(from: inside)
    }
    /// The text has changed.
    private func edited() {
        let end = storage.length
        if NSMaxRange(selection) > end {
            let start = min(selection.location, end)
            selection = NSRange(location: start, length: min(selection.length, end - start))
        }
        changed()
    }

    /// The looks of what is typed next, beside those of what is around.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get {
            var all = typed
            if let font { all[.font] = all[.font] ?? font }
            if let textColor { all[.foregroundColor] = all[.foregroundColor] ?? textColor }
            return all
        }
        set {
            typed = newValue
            delegate?.textViewDidChangeTypingAttributes(note("NSTextViewDidChangeTypingAttributesNotification"))
        }
    }
    private var typed: [NSAttributedString.Key: Any] = [:]
    /// The paragraph style of a text that has none of its own: its alignment and the distance of lines are followed.
    open var defaultParagraphStyle: NSParagraphStyle? { didSet { changed() } }
    /// The looks of what is selected. The engine has its own: it is kept, and nothing else.
    open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The looks of what an input method composes. The engine has its own: it is kept, and nothing else.
    open var markedTextAttributes: [NSAttributedString.Key: Any]? = [:]
    /// The looks of links. Their colour counts.
    open var linkTextAttributes: [NSAttributedString.Key: Any]? = [:] { didSet { changed() } }
    /// Whether the address of a link is shown while the pointer rests on it. It is kept, and nothing else.
    open var displaysLinkToolTips = true
    /// The colour of the caret.
    open var insertionPointColor: NSColor! = .controlTextColor {
        didSet {
            hasOwnCaret = true
            changed()
        }
    }
    private(set) final var hasOwnCaret = false

    override func looksChanged(_ key: NSAttributedString.Key, _ value: Any?) {
        typed[key] = nil
        // All of the text has the look: no part keeps one of its own.
        if storage.length > 0 { storage.removeAttribute(key, range: NSRange(location: 0, length: storage.length)) }
        changed()
    }
    open override func setFont(_ font: NSFont, range: NSRange) { set(.font, font, range) }
    open override func setTextColor(_ color: NSColor?, range: NSRange) { set(.foregroundColor, color, range) }
    /// Has lines of a part of the text stand otherwise. All lines stand alike here.
    open func setAlignment(_ alignment: NSTextAlignment, range: NSRange) { self.alignment = alignment }
    private func set(_ key: NSAttributedString.Key, _ value: Any?, _ range: NSRange) {
        let inside = NSIntersectionRange(range, NSRange(location: 0, length: storage.length))
        guard inside.length > 0 else { return }
        if let value {
            storage.addAttribute(key, value: value, range: inside)
        } else {
            storage.removeAttribute(key, range: inside)
        }
    }

    // MARK: Place

    /// The distance of the text from the edges of the view.
    open var textContainerInset = CGSize.zero { didSet { changed() } }
    /// Where the text begins, in points of the view.
    open var textContainerOrigin: CGPoint { CGPoint(x: textContainerInset.width, y: textContainerInset.height) }
    open override var isFlipped: Bool { true }
    /// Takes another size for the text. The text takes the place that it is given.
    open func setConstrainedFrameSize(_ desiredSize: CGSize) { setFrameSize(desiredSize) }
    /// Where a part of the text is on the display. The engine alone knows where characters are: zero.
    open func firstRect(forCharacterRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
        .zero
    }
    /// The character at a point of the view. The engine alone knows where characters are: the end of the text.
    open func characterIndexForInsertion(at point: CGPoint) -> Int { storage.length }
    /// The character at a point of the display. The engine alone knows where characters are: the end of the text.
    open func characterIndex(for point: CGPoint) -> Int { storage.length }
    /// The size of the lines in the view's width.
    open override var fittingSize: CGSize { lines(width: frame.width > 0 ? frame.width : nil) }
    final func lines(width: CGFloat?) -> CGSize {
        HostedView(rootView: NSTextViewLines(view: self, isMeasured: true, count: changes.count))
            .sizeThatFits(CGSize(width: width ?? .infinity, height: .infinity))
    }

    // MARK: What the system does to texts

    // What a person types is taken as it is: nothing is put in its place, whatever these say.
    open var isAutomaticQuoteSubstitutionEnabled = false
    open var isAutomaticDashSubstitutionEnabled = false
    open var isAutomaticTextReplacementEnabled = false
    open var isAutomaticSpellingCorrectionEnabled = false
    open var isAutomaticTextCompletionEnabled = false
    open var isContinuousSpellCheckingEnabled = false
    open var isGrammarCheckingEnabled = false
    open var isAutomaticLinkDetectionEnabled = false
    open var isAutomaticDataDetectionEnabled = false
    open var smartInsertDeleteEnabled = false
    open var enabledTextCheckingTypes: UInt64 = 0
    open var inlinePredictionType = NSTextInputTraitType.default
    /// What the system's helpers for writing may do. There are none: it is kept, and nothing else.
    open var writingToolsBehavior = NSWritingToolsBehavior.default
    /// Whether what a person does can be undone. It always can.
    open var allowsUndo = true
    // There are no rulers, panels and pictures: these are kept, and nothing else.
    open var usesRuler = false
    open var usesInspectorBar = false
    open var allowsImageEditing = false
    open var allowsDocumentBackgroundColorChange = false
    open var allowsCharacterPickerTouchBarItem = false
    open var usesAdaptiveColorMappingForDarkAppearance = true
    open var acceptsGlyphInfo = false
    /// Ends what is undone at once. Each change of another kind ends it by itself.
    open func breakUndoCoalescing() {}
    /// Offers words that go on from what is typed. There are none.
    open func complete(_ sender: Any?) {}
    /// Opens the panel for links: there is none.
    open func orderFrontLinkPanel(_ sender: Any?) {}

    // MARK: Finding

    /// Whether text is found by a bar in the window, as it always is.
    open var usesFindBar = false
    open var usesFindPanel = false
    open var isIncrementalSearchingEnabled = false
    /// Whether the bar to find text is shown.
    private(set) final var isFinding = false
    final func find(_ isWanted: Bool) {
        guard isWanted != isFinding else { return }
        isFinding = isWanted
        changed()
    }
    /// Shows the bar to find text, or puts it away, as the tag of what asks for it says.
    open func performFindPanelAction(_ sender: Any?) { performTextFinderAction(sender) }
    /// Shows the bar to find text, or puts it away, as the tag of what asks for it says.
    open func performTextFinderAction(_ sender: Any?) {
        let tag =
            (sender as? NSMenuItem)?.tag ?? (sender as? NSControl)?.tag
            ?? NSTextFinder.Action.showFindInterface.rawValue
        find(tag != NSTextFinder.Action.hideFindInterface.rawValue)
    }
    /// Has a part of the text stand out for a moment: selects it.
    open func showFindIndicator(for charRange: NSRange) { setSelectedRange(charRange) }

    // MARK: Selection

    private var selection = NSRange(location: 0, length: 0)
    override var rangeOfSelection: NSRange {
        get { selectedRange() }
        set { setSelectedRange(newValue) }
    }
    /// What is selected, in UTF-16 units; a length of 0 is where the caret is.
    open func selectedRange() -> NSRange { selection }
    /// What is selected: one range here.
    open var selectedRanges: [NSValue] {
        get { [NSValue(range: selectedRange())] }
        set { if let first = newValue.first { setSelectedRange(first.rangeValue) } }
    }
    /// Selects something else. What is beyond the text is cut off.
    open func setSelectedRange(_ charRange: NSRange) {
        let end = storage.length
        let start = min(max(charRange.location, 0), end)
        select(NSRange(location: start, length: min(max(charRange.length, 0), end - start)))
        changed()
    }
    /// Selects something else.
    open func setSelectedRange(_ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting: Bool) {
        setSelectedRange(charRange)
    }
    /// Selects something else: the first of several parts.
    open func setSelectedRanges(_ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting: Bool) {
        selectedRanges = ranges
    }
    open override func selectAll(_ sender: Any?) { setSelectedRange(NSRange(location: 0, length: storage.length)) }
    final func select(_ range: NSRange) {
        guard range != selection else { return }
        let wanted =
            delegate?.textView(self, willChangeSelectionFromCharacterRange: selection, toCharacterRange: range) ?? range
        guard wanted != selection else { return }
        selection = wanted
        let note = note(Self.didChangeSelectionNotification.rawValue)
        delegate?.textViewDidChangeSelection(note)
        NotificationCenter.default.post(note)
    }
    /// Posted when something else is selected. The object is the view.
    nonisolated public static let didChangeSelectionNotification = Notification.Name(
        "NSTextViewDidChangeSelectionNotification")
    /// Whether an input method composes something. It does so in the engine: never.
    open func hasMarkedText() -> Bool { false }
    /// What an input method composes: nothing.
    open func markedRange() -> NSRange { NSRange(location: NSNotFound, length: 0) }
    /// Takes over what an input method composes, as the engine does.
    open func unmarkText() {}

    // MARK: Changing

    /// Whether a part of the text may be changed: where a person may, and the delegate does not say no.
    open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
        guard isEditable else { return false }
        return delegate?.textView(self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString)
            ?? true
            && delegate?.textView(
                self, shouldChangeTextInRanges: [NSValue(range: affectedCharRange)],
                replacementStrings: replacementString.map { [$0] }) ?? true
    }
    /// The text was changed as by a person: tells the delegate.
    open func didChangeText() {
        let note = note(Self.didChangeNotification.rawValue)
        delegate?.textDidChange(note)
        NotificationCenter.default.post(note)
    }
    open override func replaceCharacters(in range: NSRange, with string: String) {
        let inside = NSIntersectionRange(range, NSRange(location: 0, length: storage.length))
        storage.replaceCharacters(
            in: inside.length == 0 ? NSRange(location: min(range.location, storage.length), length: 0) : inside,
            with: string)
    }
    /// Types something in place of what is selected.
    open override func insertText(_ insertString: Any) { insertText(insertString, replacementRange: selectedRange()) }
    /// Types something in place of a part of the text.
    open func insertText(_ string: Any, replacementRange: NSRange) {
        let text = string as? String ?? (string as? NSAttributedString)?.string ?? ""
        let range = replacementRange.location == NSNotFound ? selectedRange() : replacementRange
        guard NSMaxRange(range) <= storage.length, shouldChangeText(in: range, replacementString: text) else { return }
        if let styled = string as? NSAttributedString, isRichText {
            storage.replaceCharacters(in: range, with: styled)
        } else {
            put(text, in: range)
        }
        select(NSRange(location: range.location + text.utf16.count, length: 0))
        didChangeText()
    }
    private func put(_ text: String, in range: NSRange) {
        if !typed.isEmpty {
            storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: typed))
        } else {
            storage.replaceCharacters(in: range, with: text)
        }
    }
    /// A person has changed the text.
    final func type(_ new: String) {
        guard isEditable else { return changed() }
        let old = storage.string
        guard new != old else { return }
        let edit = TextEdit(from: old, to: new)
        guard shouldChangeText(in: edit.range, replacementString: edit.replacement) else { return changed() }
        put(edit.replacement, in: edit.range)
        didChangeText()
    }

    open override func copy(_ sender: Any?) {
        let range = selectedRange()
        guard range.length > 0 else { return }
        NSPasteboard.general.clearContents()
        _ = NSPasteboard.general.setString((string as NSString).substring(with: range), forType: .string)
    }
    open override func cut(_ sender: Any?) {
        copy(sender)
        delete(sender)
    }
    open override func paste(_ sender: Any?) { pasteAsPlainText(sender) }
    /// Puts the characters that are on the clipboard in place of what is selected.
    open func pasteAsPlainText(_ sender: Any?) {
        if let text = NSPasteboard.general.string(forType: .string) {
            insertText(text, replacementRange: selectedRange())
        }
    }
    /// Puts what is on the clipboard in place of what is selected. It is plain text here.
    open func pasteAsRichText(_ sender: Any?) { pasteAsPlainText(sender) }
    open override func delete(_ sender: Any?) {
        if selectedRange().length > 0 { insertText("", replacementRange: selectedRange()) }
    }

    // MARK: Keys

    let state = TextInputState()
    /// Whether it stands for a field's editor, which the field shows.
    var isShownAsField: Bool { false }
    override var hasOwnField: Bool { true }
    open override var acceptsFirstResponder: Bool { isEditable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { focus(true) }
    @discardableResult
    open override func resignFirstResponder() -> Bool { focus(false) }

    private func focus(_ isWanted: Bool) -> Bool {
        guard isEditable || !isWanted else { return false }
        if isWanted, delegate?.textShouldBeginEditing(self) == false { return false }
        if state.isFocused != isWanted {
            state.wanted = isWanted
            changed()
        }
        return true
    }
    final func editingChanged(_ isFocused: Bool) {
        let note = note((isFocused ? Self.didBeginEditingNotification : Self.didEndEditingNotification).rawValue)
        if isFocused { delegate?.textDidBeginEditing(note) } else { delegate?.textDidEndEditing(note) }
        NotificationCenter.default.post(note)
    }

    /// Whether a method of the class's own did a key's command; false where the text is to do it.
    private var isDone = true
    private var isInKey = false
    /// A key that means something in a text was pressed. Returns whether somebody did that.
    final func command(_ key: KeyPress) -> Bool {
        guard let name = key.textCommand else { return false }
        let selector = Selector(name)
        if delegate?.textView(self, doCommandBy: selector) == true { return true }
        guard isOfAppsClass else { return false }
        (isInKey, isDone) = (true, true)
        defer { isInKey = false }
        doCommand(by: selector)
        return isDone
    }
    /// Does what a message says. In the course of a key, what no class of the app's own does is left to the text.
    open override func doCommand(by selector: Selector) {
        if !perform(command: selector) { isDone = false }
    }
    /// Does something where the program asks for it; in the course of a key the text does it.
    private func byProgram(_ action: () -> Void) { if isInKey { isDone = false } else { action() } }
    open override func insertNewline(_ sender: Any?) { byProgram { insertText("\n") } }
    open override func insertTab(_ sender: Any?) { byProgram { insertText("\t") } }
    open override func insertBacktab(_ sender: Any?) { byProgram {} }
    open override func insertNewlineIgnoringFieldEditor(_ sender: Any?) { byProgram { insertText("\n") } }
    open override func insertTabIgnoringFieldEditor(_ sender: Any?) { byProgram { insertText("\t") } }
    open override func cancelOperation(_ sender: Any?) { byProgram { super.cancelOperation(sender) } }
    open override func deleteBackward(_ sender: Any?) { byProgram { remove(before: true) } }
    open override func deleteForward(_ sender: Any?) { byProgram { remove(before: false) } }
    open override func moveLeft(_ sender: Any?) { byProgram { move { $0 > 0 ? beside($0, before: true) : 0 } } }
    open override func moveRight(_ sender: Any?) { byProgram { move { beside($0, before: false) } } }
    open override func moveUp(_ sender: Any?) { byProgram { move { line(from: $0, by: -1) } } }
    open override func moveDown(_ sender: Any?) { byProgram { move { line(from: $0, by: 1) } } }
    open override func moveToBeginningOfDocument(_ sender: Any?) { byProgram { move { _ in 0 } } }
    open override func moveToEndOfDocument(_ sender: Any?) { byProgram { move { _ in storage.length } } }
    open override func moveToBeginningOfLine(_ sender: Any?) { byProgram { move { paragraph($0).location } } }
    open override func moveToEndOfLine(_ sender: Any?) { byProgram { move { paragraphEnd($0) } } }
    open override func moveToBeginningOfParagraph(_ sender: Any?) { moveToBeginningOfLine(sender) }
    open override func moveToEndOfParagraph(_ sender: Any?) { moveToEndOfLine(sender) }

    private func move(_ place: (Int) -> Int) {
        setSelectedRange(NSRange(location: place(NSMaxRange(selectedRange())), length: 0))
    }
    private func remove(before: Bool) {
        let range = selectedRange()
        if range.length > 0 { return delete(nil) }
        let other = beside(range.location, before: before)
        insertText(
            "", replacementRange: NSRange(location: min(other, range.location), length: abs(other - range.location)))
    }
    /// The place one character further.
    private func beside(_ place: Int, before: Bool) -> Int {
        let text = string as NSString
        guard before ? place > 0 : place < text.length else { return place }
        let range = text.rangeOfComposedCharacterSequence(at: before ? place - 1 : place)
        return before ? range.location : NSMaxRange(range)
    }
    private func paragraph(_ place: Int) -> NSRange {
        (string as NSString).lineRange(for: NSRange(location: place, length: 0))
    }
    private func paragraphEnd(_ place: Int) -> Int {
        let (range, text) = (paragraph(place), string as NSString)
        let ends = range.length > 0 && text.character(at: NSMaxRange(range) - 1) == 10
        return NSMaxRange(range) - (ends ? 1 : 0)
    }
    /// The same column in a paragraph above or below.
    private func line(from place: Int, by step: Int) -> Int {
        let here = paragraph(place)
        let column = place - here.location
        if step < 0 {
            guard here.location > 0 else { return 0 }
            return min(paragraph(here.location - 1).location + column, here.location - 1)
        }
        guard NSMaxRange(here) < storage.length else { return storage.length }
        return min(NSMaxRange(here) + column, paragraphEnd(NSMaxRange(here)))
    }

    // MARK: What shows it

    /// How often a part of the text was to be shown, and which one.
    private(set) final var scrollCount = 0
    private(set) final var wantedRange = NSRange(location: 0, length: 0)
    /// Shows a part of the text: of one that can't be edited. While it can, the caret is what is shown, so that it goes there.
    open override func scrollRangeToVisible(_ range: NSRange) {
        wantedRange = range
        scrollCount += 1
        changed()
    }
    /// Whether parts of the text have had looks of their own while it was shown.
    final var hasBeenStyled = false
    override var content: AnyView? { AnyView(NSTextViewContent(view: self, count: changes.count)) }
    private func note(_ name: String) -> Notification { Notification(name: Notification.Name(name), object: self) }

    // Extensions of an app's own may override these: `dovetail open` writes a replacement, which has to be of this class.
    open dynamic override var focusRingType: NSFocusRingType {
        get { super.focusRingType }
        set { super.focusRingType = newValue }
    }
    open dynamic override func viewDidMoveToWindow() { super.viewDidMoveToWindow() }
}
