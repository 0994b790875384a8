import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A view that can be used, and that has a value.
@MainActor @preconcurrency
open class NSControl: NSView {
    /// Whether it can be used.
    open var isEnabled = true { didSet { changed() } }
    /// The value as a text.
    open var stringValue: String {
        get { text }
        set {
            guard newValue != text else { return }
            text = newValue
            changed()
        }
    }
    private var text = ""
    /// The value as a number; 0 when it is none.
    open var doubleValue: Double {
        get { Double(text) ?? 0 }
        set { stringValue = "\(newValue)" }
    }
    /// The value as a whole number; 0 when it is none.
    open var integerValue: Int {
        get { Int(text) ?? Int(exactly: doubleValue.rounded()) ?? 0 }
        set { stringValue = "\(newValue)" }
    }
    /// The font of the text; nil for that of body text.
    open var font: NSFont? { didSet { changed() } }
    /// How the text stands between the sides.
    open var alignment = NSTextAlignment.natural { didSet { changed() } }
    /// The object whose method is called when the control is used. It is not kept.
    open weak var target: AnyObject?
    /// The method that is called when the control is used.
    open var action: Selector?

    /// Calls a method of an object. Returns whether it could be called.
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        guard let action, let target else { return false }
        return action.send(to: target as AnyObject, from: self)
    }

    /// Tells the target that the control was used.
    func used() { sendAction(action, to: target) }

    /// Sent by ``NSTextField`` when a person has changed the text.
    nonisolated public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
}

/// What shows that a view has the keyboard.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

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
    /// What stands there while there is no text.
    open var placeholderString: String? { didSet { changed() } }
    /// The colour of the text; nil for that of the system.
    open var textColor: NSColor? { didSet { changed() } }
    /// What is behind the text, while ``drawsBackground`` is true; nil for nothing.
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
    /// What shows that the field has the keyboard. A field without a ring has no bezel either.
    open var focusRingType = NSFocusRingType.default { didSet { changed() } }
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

    /// A text of several lines, to be read.
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(labelWithString: stringValue)
        maximumNumberOfLines = 0
        isSelectable = true
    }

    let state = TextInputState()
    /// Whether dots are shown in place of the text.
    var isSecure: Bool { false }

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

/// Hears of what happens in an ``NSSearchField``.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
    /// There is a text now.
    func searchFieldDidStartSearching(_ sender: NSSearchField)
    /// There is no text any more.
    func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
    public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
    public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

/// A field for what is looked for.
@MainActor @preconcurrency
open class NSSearchField: NSTextField {
    /// Whether the target is told only when Return is pressed, and not of each change.
    open var sendsWholeSearchString = false
    /// Whether the target is told of the first letter at once. It always is.
    open var sendsSearchStringImmediately = false

    override func typed(_ new: String) {
        let wasEmpty = stringValue.isEmpty
        super.typed(new)
        let listener = delegate as? NSSearchFieldDelegate
        if wasEmpty, !new.isEmpty { listener?.searchFieldDidStartSearching(self) }
        if !wasEmpty, new.isEmpty { listener?.searchFieldDidEndSearching(self) }
        if !sendsWholeSearchString { used() }
    }

    override var content: AnyView? { AnyView(SearchFieldContent(field: self, count: changes.count)) }
}

/// A text that is only read.
private struct FieldLabel: View {
    let field: NSTextField
    let count: Int

    var body: some View {
        Text(verbatim: field.stringValue)
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
private struct TypedText: View {
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

private struct SearchFieldContent: View {
    let field: NSSearchField
    let count: Int

    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TypedText(field: field, count: count).textFieldStyle(.plain)
            if !field.stringValue.isEmpty {
                Button {
                    field.typed("")
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear text")
            }
        }
        .padding(.horizontal, 6)
        .frame(maxHeight: .infinity)
        .background(.quaternary.opacity(0.6), in: RoundedRectangle(cornerRadius: 6))
    }
}
