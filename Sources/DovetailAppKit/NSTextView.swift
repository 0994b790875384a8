import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Hears of what happens in an ``NSTextView``.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSObjectProtocol {
    /// The text has got the keyboard. The notification's object is the view.
    func textDidBeginEditing(_ notification: Notification)
    /// A person has changed the text. The notification's object is the view.
    func textDidChange(_ notification: Notification)
    /// The text has lost the keyboard. The notification's object is the view.
    func textDidEndEditing(_ notification: Notification)
    /// Something else is selected. The notification's object is the view.
    func textViewDidChangeSelection(_ notification: Notification)
    /// Whether a part of the text may be replaced by what a person types.
    func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool
}

extension NSTextViewDelegate {
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidChange(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
    public func textViewDidChangeSelection(_ notification: Notification) {}
    public func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool { true }
}

/// Lines of text that a person types or reads. It is plain text: one font and one colour.
@MainActor @preconcurrency
open class NSTextView: NSView {
    /// The text.
    open var string = "" { didSet { if string != oldValue { changed() } } }
    /// The font; nil for that of body text.
    open var font: NSFont? { didSet { changed() } }
    /// The colour; nil for that of the system.
    open var textColor: NSColor? { didSet { changed() } }
    /// What is behind the text, while ``drawsBackground`` is true.
    open var backgroundColor = NSColor.textBackgroundColor { didSet { changed() } }
    /// Whether something is drawn behind the text.
    open var drawsBackground = true { didSet { changed() } }
    /// How lines stand between the sides.
    open var alignment = NSTextAlignment.natural { didSet { changed() } }
    /// The distance of the text from the edges of the view.
    open var textContainerInset = CGSize.zero { didSet { changed() } }
    /// Whether a person can change the text.
    open var isEditable = true { didSet { changed() } }
    /// Whether a person can select text.
    open var isSelectable = true { didSet { changed() } }
    /// Hears of what happens.
    open weak var delegate: NSTextViewDelegate?

    // What a person types is taken as it is: nothing is put in its place, whatever these say.
    open var isAutomaticQuoteSubstitutionEnabled = false
    open var isAutomaticDashSubstitutionEnabled = false
    open var isAutomaticTextReplacementEnabled = false
    open var isAutomaticSpellingCorrectionEnabled = false
    open var isContinuousSpellCheckingEnabled = false
    open var isGrammarCheckingEnabled = false
    open var isAutomaticLinkDetectionEnabled = false
    open var isAutomaticDataDetectionEnabled = false
    open var smartInsertDeleteEnabled = false
    // Text is plain, and what a person does can always be undone.
    open var isRichText = false
    open var importsGraphics = false
    open var allowsUndo = true
    open var usesFindBar = false
    open var isIncrementalSearchingEnabled = false
    // It is as large as its place.
    open var isVerticallyResizable = true
    open var isHorizontallyResizable = false

    // MARK: Selection

    private var selection = NSRange(location: 0, length: 0)
    /// What is selected, in UTF-16 units; a length of 0 is where the caret is.
    open func selectedRange() -> NSRange { selection }
    /// What is selected: one range here.
    open var selectedRanges: [NSValue] {
        get { [NSValue(range: selection)] }
        set { if let first = newValue.first { setSelectedRange(first.rangeValue) } }
    }
    /// Selects something else. What is beyond the text is cut off.
    open func setSelectedRange(_ charRange: NSRange) {
        let end = string.utf16.count
        let start = min(max(charRange.location, 0), end)
        select(NSRange(location: start, length: min(max(charRange.length, 0), end - start)))
        changed()
    }
    open override func selectAll(_ sender: Any?) { setSelectedRange(NSRange(location: 0, length: string.utf16.count)) }
    private func select(_ range: NSRange) {
        guard range != selection else { return }
        selection = range
        delegate?.textViewDidChangeSelection(note("NSTextViewDidChangeSelectionNotification"))
    }
    fileprivate var shownSelection: TextSelection? {
        get { Range(selection, in: string).map { TextSelection(range: $0) } }
        set {
            guard let newValue, case .selection(let range) = newValue.indices else { return }
            let text = string
            guard range.upperBound <= text.endIndex else { return }
            select(NSRange(range, in: text))
        }
    }
    /// Types something in place of what is selected.
    open override func insertText(_ insertString: Any) {
        let text = insertString as? String ?? (insertString as? NSAttributedString)?.string ?? ""
        insertText(text, replacementRange: selection)
    }
    /// Types something in place of a part of the text.
    open func insertText(_ string: Any, replacementRange: NSRange) {
        let text = string as? String ?? (string as? NSAttributedString)?.string ?? ""
        let range = replacementRange.location == NSNotFound ? selection : replacementRange
        type((self.string as NSString).replacingCharacters(in: range, with: text))
        setSelectedRange(NSRange(location: range.location + text.utf16.count, length: 0))
    }

    /// A view of text inside of a view that scrolls it.
    open class func scrollableTextView() -> NSScrollView {
        let scroll = NSScrollView()
        scroll.hasVerticalScroller = true
        scroll.documentView = NSTextView()
        return scroll
    }

    let state = TextInputState()

    override var hasOwnField: Bool { true }
    open override var acceptsFirstResponder: Bool { isEditable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { focus(true) }
    @discardableResult
    open override func resignFirstResponder() -> Bool { focus(false) }

    private func focus(_ isWanted: Bool) -> Bool {
        guard isEditable || !isWanted else { return false }
        if state.isFocused != isWanted {
            state.wanted = isWanted
            changed()
        }
        return true
    }

    override var content: AnyView? { AnyView(TextViewContent(view: self, count: changes.count)) }

    fileprivate func type(_ new: String) {
        guard isEditable else { return changed() }
        guard new != string else { return }
        let edit = TextEdit(from: string, to: new)
        guard
            delegate?.textView(self, shouldChangeTextIn: edit.range, replacementString: edit.replacement) ?? true
        else { return changed() }
        string = new
        delegate?.textDidChange(note("NSTextDidChangeNotification"))
    }

    fileprivate func editingChanged(_ isFocused: Bool) {
        if isFocused {
            delegate?.textDidBeginEditing(note("NSTextDidBeginEditingNotification"))
        } else {
            delegate?.textDidEndEditing(note("NSTextDidEndEditingNotification"))
        }
    }

    private func note(_ name: String) -> Notification { Notification(name: Notification.Name(name), object: self) }
}

private struct TextViewContent: View {
    let view: NSTextView
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        text
            .font(view.font.map { Font($0) })
            .foregroundStyle(Color(nsColor: view.textColor ?? .textColor))
            .multilineTextAlignment(view.alignment.alignment)
            .padding(.horizontal, view.textContainerInset.width)
            .padding(.vertical, view.textContainerInset.height)
            .background(view.drawsBackground ? Color(nsColor: view.backgroundColor) : nil)
    }

    @ViewBuilder private var text: some View {
        if view.isEditable {
            TextEditor(
                text: Binding(get: { view.string }, set: { view.type($0) }),
                selection: Binding(get: { view.shownSelection }, set: { view.shownSelection = $0 })
            )
            .scrollContentBackground(.hidden)
            .modifier(TextInputFocus(state: view.state, count: count) { view.editingChanged($0) })
        } else {
            ScrollView {
                Text(verbatim: view.string).padding(5).frame(maxWidth: .infinity, alignment: .topLeading)
            }
        }
    }
}
