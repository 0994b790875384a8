import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// Hears of what happens in an ``NSTextField``.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    /// The field has got the keyboard. The notification's object is the field.
    func controlTextDidBeginEditing(_ obj: Notification)
    /// A person has changed the text. The notification's object is the field.
    func controlTextDidChange(_ obj: Notification)
    /// The field has lost the keyboard, or Return was pressed. The notification's object is the field.
    func controlTextDidEndEditing(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidChange(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
}

/// Hears of what happens in an ``NSTextField``.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// A line of text that a person types or reads.
@MainActor @preconcurrency
open class NSTextField: NSControl {
    /// The text that is shown while the field is empty.
    open var placeholderString: String? { didSet { changed() } }
    /// The colour of the text; nil for that of the system.
    open var textColor: NSColor? { didSet { changed() } }
    /// The colour behind the text while ``drawsBackground`` is true; nil for none.
    open var backgroundColor: NSColor? { didSet { changed() } }
    /// Whether something is drawn behind the text.
    open var drawsBackground = true { didSet { changed() } }
    /// Whether a line is around the text.
    open var isBordered = true { didSet { changed() } }
    /// Whether a field is drawn around the text.
    open var isBezeled = true { didSet { changed() } }
    /// Whether a person can change the text.
    open var isEditable = true { didSet { changed() } }
    /// Whether a person can select text.
    open var isSelectable = true { didSet { changed() } }
    /// The most lines of a text that is only read; 0 for as many as there are.
    open var maximumNumberOfLines = 1 { didSet { changed() } }
    /// How a text that is only read ends where it is too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
    /// Hears of what happens.
    open weak var delegate: NSTextFieldDelegate?

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

    /// The text with fonts and colours. A field that a person types into shows its characters alone.
    open var attributedStringValue: NSAttributedString {
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

    /// A text of several lines, to be read.
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(labelWithString: stringValue)
        maximumNumberOfLines = 0
        isSelectable = true
    }

    let state = TextInputState()
    /// Whether dots are shown in place of the text.
    var isSecure: Bool { false }

    override var hasOwnField: Bool { true }
    open override var acceptsFirstResponder: Bool { isEnabled && isEditable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { focus(true) }
    @discardableResult
    open override func resignFirstResponder() -> Bool { focus(false) }

    private func focus(_ isWanted: Bool) -> Bool {
        guard acceptsFirstResponder || !isWanted else { return false }
        if state.isFocused != isWanted {
            state.wanted = isWanted
            changed()
        }
        return true
    }

    open override var intrinsicContentSize: CGSize {
        if isEditable { return CGSize(width: Self.noIntrinsicMetric, height: isBezeled ? 22 : 16) }
        return HostedView(rootView: FieldLabel(field: self, count: 0)).idealSize
    }
    open override var fittingSize: CGSize { intrinsicContentSize }
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

    func typed(_ new: String) {
        guard new != stringValue else { return }
        stringValue = new
        let note = Notification(name: NSControl.textDidChangeNotification, object: self)
        delegate?.controlTextDidChange(note)
        NotificationCenter.default.post(note)
    }

    func editingChanged(_ isFocused: Bool) {
        let name = isFocused ? "NSControlTextDidBeginEditingNotification" : "NSControlTextDidEndEditingNotification"
        let note = Notification(name: Notification.Name(name), object: self)
        if isFocused { delegate?.controlTextDidBeginEditing(note) } else { delegate?.controlTextDidEndEditing(note) }
    }

    func submitted() { used() }
}

/// A line of text that nobody else is to read.
@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {
    override var isSecure: Bool { true }
}
/// A text that is only read.
private struct FieldLabel: View {
    let field: NSTextField
    let count: Int

    var body: some View {
        field.shownText
            .font(field.font.map { Font($0) })
            .foregroundStyle(Color(nsColor: field.textColor ?? .labelColor))
            .lineLimit(field.maximumNumberOfLines > 0 ? field.maximumNumberOfLines : nil)
            .truncationMode(
                field.lineBreakMode == .byTruncatingHead
                    ? .head : field.lineBreakMode == .byTruncatingMiddle ? .middle : .tail
            )
            .multilineTextAlignment(field.alignment.alignment)
            .background(field.drawsBackground ? field.backgroundColor.map { Color(nsColor: $0) } : nil)
            .opacity(field.isEnabled ? 1 : 0.5)
    }
}

private struct FieldContent: View {
    let field: NSTextField
    /// The changes of the view so far: with another count this is another value.
    let count: Int

    var body: some View {
        TypedText(field: field, count: count)
            .modifier(FieldFrame(hasBezel: field.isBezeled && field.focusRingType != .none))
            .background(field.drawsBackground ? field.backgroundColor.map { Color(nsColor: $0) } : nil)
    }
}

/// The field of SwiftUI's that a person types into.
struct TypedText: View {
    let field: NSTextField
    let count: Int

    var body: some View {
        let text = Binding(get: { field.stringValue }, set: { field.typed($0) })
        Group {
            if field.isSecure {
                SecureField(field.placeholderString ?? "", text: text)
            } else {
                TextField(field.placeholderString ?? "", text: text)
            }
        }
        .font(field.font.map { Font($0) })
        .foregroundStyle(Color(nsColor: field.textColor ?? .labelColor))
        .multilineTextAlignment(field.alignment.alignment)
        .disabled(!field.isEnabled)
        .onSubmit { field.submitted() }
        .modifier(TextInputFocus(state: field.state, count: count) { field.editingChanged($0) })
    }
}

private struct FieldFrame: ViewModifier {
    let hasBezel: Bool

    func body(content: Content) -> some View {
        if hasBezel { content.textFieldStyle(.roundedBorder) } else { content.textFieldStyle(.plain) }
    }
}
