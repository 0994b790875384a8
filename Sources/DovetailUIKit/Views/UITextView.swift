import DovetailControls
import DovetailCore
import DovetailPlatform
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
}

extension UITextViewDelegate {
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
}

/// Lines of text that a person types or reads.
///
/// Its ``UIView/appearance()`` is not taken over by SwiftUI's text editors, as on iOS since 16: use `scrollContentBackground(_:)`.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
    /// The text. Set, it has the one font and colour of the view.
    open var text: String! = "" {
        didSet {
            let hadAttributes = attributes != nil
            attributes = nil
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
    fileprivate var attributes: NSAttributedString?
    /// How lines stand between the sides.
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    /// Whether a person can change the text.
    open var isEditable = true { didSet { changed() } }
    /// Whether a person can select text.
    open var isSelectable = true { didSet { changed() } }
    /// Hears of what happens.
    open weak var delegate: UITextViewDelegate?

    // What a keyboard on the screen looks like: there is none.
    open var keyboardType = UIKeyboardType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.default

    let state = TextInputState()

    open override var isFirstResponder: Bool { state.isFocused }
    open override var canBecomeFirstResponder: Bool { isEditable }
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
        let old = text ?? ""
        guard new != old else { return }
        let edit = TextEdit(from: old, to: new)
        guard
            delegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) ?? true
        else { return changed() }
        let typed = attributes.map { NSMutableAttributedString(attributedString: $0) }
        typed?.replaceCharacters(in: edit.range, with: edit.replacement)
        text = new
        attributes = typed
        delegate?.textViewDidChange(self)
    }
}

private struct TextViewContent: View {
    let view: UITextView
    let count: Int

    private var attributed: AttributedContent? { view.attributes.map { AttributedContent(string: $0) } }

    var body: some View {
        let font = view.font ?? attributed?.font
        let alignment = attributed?.paragraph?.alignment ?? .natural
        content
            .font(font.map { Font($0) })
            .foregroundStyle(Color(uiColor: view.textColor ?? attributed?.color ?? .label))
            .lineSpacing(attributed?.paragraph?.lineSpacing ?? 0)
            .multilineTextAlignment((alignment == .natural ? view.textAlignment : alignment).alignment)
    }

    @ViewBuilder private var content: some View {
        if view.isEditable {
            TextEditor(text: Binding(get: { view.text ?? "" }, set: { view.type($0) }))
                .scrollContentBackground(.hidden)
                .modifier(
                    TextInputFocus(state: view.state, count: count) { isFocused in
                        if isFocused {
                            view.delegate?.textViewDidBeginEditing(view)
                        } else {
                            view.delegate?.textViewDidEndEditing(view)
                        }
                    })
        } else {
            ScrollView {
                (attributed?.text ?? Text(verbatim: view.text ?? "")).padding(8)
                    .frame(maxWidth: .infinity, alignment: .topLeading)
            }
        }
    }
}
