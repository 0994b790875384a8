import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A view that can be used, and that has a value.
///
/// There are no cells that draw: ``cell`` is an object that has the control's own values, for code that asks for it.
@MainActor @preconcurrency
open class NSControl: NSView {
    /// Whether it can be used.
    open var isEnabled = true { didSet { changed() } }

    // MARK: Value

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
        get { (formatter as? NumberFormatter)?.number(from: text)?.doubleValue ?? Double(text) ?? 0 }
        set { objectValue = newValue }
    }
    /// The value as a number; 0 when it is none.
    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    /// The value as a whole number; 0 when it is none.
    open var integerValue: Int {
        get { Int(text) ?? Int(exactly: doubleValue.rounded()) ?? 0 }
        set { objectValue = newValue }
    }
    /// The value as a whole number; 0 when it is none.
    open var intValue: Int32 {
        get { Int32(truncatingIfNeeded: integerValue) }
        set { integerValue = Int(newValue) }
    }
    /// The value as an object: what ``formatter`` makes of the text, else the text.
    open var objectValue: Any? {
        get { formatter.flatMap { $0.value(of: text) } ?? text }
        set {
            switch newValue {
            case nil: stringValue = ""
            case let text as String: stringValue = formatter?.string(for: text) ?? text
            case let text as NSAttributedString: attributedStringValue = text
            case let value?: stringValue = formatter?.string(for: value) ?? "\(value)"
            }
        }
    }
    /// The value as a text with fonts and colours.
    open var attributedStringValue: NSAttributedString {
        get { NSAttributedString(string: stringValue) }
        set { stringValue = newValue.string }
    }
    /// Makes texts of values and values of texts; nil for texts as they are. What a person types and it does not understand is given back when the
    /// person leaves the field.
    open var formatter: Formatter? {
        didSet {
            guard let formatter, formatter !== oldValue, !text.isEmpty else { return }
            if let value = formatter.value(of: text), let shown = formatter.string(for: value) { stringValue = shown }
        }
    }
    /// Takes the value of another control.
    open func takeStringValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { stringValue = other.stringValue }
    }
    /// Takes the value of another control.
    open func takeDoubleValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { doubleValue = other.doubleValue }
    }
    /// Takes the value of another control.
    open func takeFloatValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { floatValue = other.floatValue }
    }
    /// Takes the value of another control.
    open func takeIntegerValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { integerValue = other.integerValue }
    }
    /// Takes the value of another control.
    open func takeIntValueFrom(_ sender: Any?) { if let other = sender as? NSControl { intValue = other.intValue } }
    /// Takes the value of another control.
    open func takeObjectValueFrom(_ sender: Any?) {
        if let other = sender as? NSControl { objectValue = other.objectValue }
    }

    // MARK: Looks

    /// The font of the text; nil for that of body text.
    open var font: NSFont? { didSet { changed() } }
    /// How the text stands between the sides.
    open var alignment = NSTextAlignment.natural { didSet { changed() } }
    /// How a text ends that is too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
    /// Whether a text is of one line, whatever is in it.
    open var usesSingleLineMode = false { didSet { changed() } }
    /// Which way the text is read. Texts follow their characters: it is kept, and nothing else.
    open var baseWritingDirection = NSWritingDirection.natural
    /// How large the control is.
    open var controlSize = ControlSize.regular { didSet { if controlSize != oldValue { changed() } } }
    /// Whether it looks as if it was pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { changed() } } }
    /// Whether a text that is cut is shown whole while the pointer rests on it. It is kept, and nothing else: see ``NSView/toolTip``.
    open var allowsExpansionToolTips = false
    /// Whether the control does not take the keyboard by a click.
    open var refusesFirstResponder = false
    /// Whether only the first of several clicks counts. It is kept, and nothing else: each counts.
    open var ignoresMultiClick = false

    // MARK: Size

    /// Takes the size that the control would like to have.
    open func sizeToFit() {
        let size = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        setFrameSize(size)
    }
    /// The size that the control would like to have where it is offered one.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        let width = own.width < 0 ? frame.width : own.width
        guard size.width.isFinite, size.width < width, let height = heightOfContent(width: size.width) else {
            return CGSize(width: width, height: own.height < 0 ? frame.height : own.height)
        }
        return CGSize(width: size.width, height: height)
    }
    open override var fittingSize: CGSize {
        let (said, own) = (ownLengths, intrinsicContentSize)
        return CGSize(width: said.width ?? own.width, height: said.height ?? own.height)
    }

    // MARK: Use

    /// A number of the app's own.
    open override var tag: Int {
        get { ownTag }
        set { ownTag = newValue }
    }
    private var ownTag = 0
    /// The object whose method is called when the control is used. It is not kept.
    open weak var target: AnyObject?
    /// The method that is called when the control is used.
    open var action: Selector?
    /// Whether the action is called while the value changes, and not only at the end.
    open var isContinuous = false

    /// Calls a method of an object; without one, as ``NSApplication/sendAction(_:to:from:)`` finds it. Returns whether it could be called.
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        guard let action else { return false }
        return NSApplication.shared.sendAction(action, to: target, from: self)
    }

    /// Which events of the pointer call the action. Buttons that a window shows take a click of the first button; one of the tray takes others, too.
    private(set) var actionMask: NSEvent.EventTypeMask = .leftMouseUp
    /// Says which events of the pointer call the action. Returns what was said before.
    @discardableResult
    open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
        defer { actionMask = mask }
        return Int(truncatingIfNeeded: actionMask.rawValue)
    }
    /// Uses the control, as a click would.
    open func performClick(_ sender: Any?) { if isEnabled { used() } }

    /// Tells the target that the control was used.
    func used() { sendAction(action, to: target) }

    // MARK: Editing

    /// What edits the text; nil while nobody does.
    open func currentEditor() -> NSText? { nil }
    /// Ends editing. Returns whether there was some. What was typed stays.
    @discardableResult
    open func abortEditing() -> Bool { false }
    /// Takes what is typed over as the value, as it always is.
    open func validateEditing() {}
    /// Edits the text by an editor.
    open func edit(withFrame rect: CGRect, editor textObj: NSText, delegate: Any?, event: NSEvent) {
        _ = becomeFirstResponder()
    }
    /// Ends editing by an editor.
    open func endEditing(_ textObj: NSText) { _ = abortEditing() }

    /// Sent by ``NSTextField`` when a person begins to change the text.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "NSControlTextDidBeginEditingNotification")
    /// Sent by ``NSTextField`` when a person has changed the text.
    nonisolated public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
    /// Sent by ``NSTextField`` when a person has left the text.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "NSControlTextDidEndEditingNotification")

    // MARK: Cell

    /// The class of ``cell``.
    open class var cellClass: AnyClass? {
        get { NSCell.self }
        set {}
    }
    /// The control's values, for code that asks its cell for them. Another one gives the control the values that were set of it.
    open var cell: NSCell? {
        get { madeCell ?? makeCell() }
        set {
            guard newValue !== madeCell else { return }
            madeCell?.control = nil
            madeCell = newValue
            newValue?.adopt(self)
        }
    }
    private var madeCell: NSCell?
    private func makeCell() -> NSCell {
        let cell = newCell()
        madeCell = cell
        cell.control = self
        return cell
    }
    /// A cell of the kind that the control has.
    func newCell() -> NSCell { NSCell() }
    /// The cell: there is one.
    open var selectedCell: NSCell? { cell }
    /// The number of the cell.
    open var selectedTag: Int { tag }
    /// Has the control drawn anew.
    open func updateCell(_ cell: NSCell) { changed() }
}

extension Formatter {
    /// What the text means; nil where it means nothing.
    func value(of text: String) -> Any? {
        switch self {
        case let numbers as NumberFormatter: numbers.number(from: text)
        case let dates as DateFormatter: dates.date(from: text)
        default: nil
        }
    }
}

/// What shows that a view has the keyboard.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

extension NSControl {
    /// How large a control is.
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
}

extension ControlSize {
    init(_ size: NSControl.ControlSize) {
        switch size {
        case .regular: self = .regular
        case .small: self = .small
        case .mini: self = .mini
        case .large: self = .large
        }
    }
}
