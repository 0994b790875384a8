import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

/// The values of a control, for code that asks its cell for them.
///
/// On macOS cells draw controls. Here controls are drawn by SwiftUI's views: a cell that a control has reads and sets the control's values, and one
/// that no control has keeps them until a control takes it. What a class of an app's own draws is not shown, which the log tells once.
@MainActor @preconcurrency
open class NSCell: NSObject {
    /// What a cell shows.
    public enum CellType: UInt, Sendable { case nullCellType, textCellType, imageCellType }
    /// What is behind a cell's text.
    public typealias BackgroundStyle = NSView.BackgroundStyle

    /// What was set while no control had the cell.
    private var kept: [String: (NSControl) -> Void] = [:]
    private var values: [String: Any] = [:]
    /// The control that has the cell.
    weak var control: NSControl?

    /// A cell with a text.
    public init(textCell string: String) {
        super.init()
        stringValue = string
    }
    /// A cell with a picture.
    public init(imageCell image: NSImage?) {
        super.init()
        self.image = image
    }
    /// A cell of nothing.
    public override init() {}
    /// A cell of nothing. Nothing is read: there are no archives of cells.
    public required init(coder: NSCoder) {}

    /// A control takes the cell, with what was set of it.
    func adopt(_ control: NSControl) {
        self.control = control
        for set in kept.values { set(control) }
        kept = [:]
        if !String(reflecting: Swift.type(of: self)).hasPrefix("DovetailAppKit.") {
            Log.warnOnce(
                "cell \(Swift.type(of: self))",
                "what the cell \(Swift.type(of: self)) draws is not shown: controls are drawn by SwiftUI's views")
        }
    }

    final func read<Owner: NSControl, Value>(
        _ path: ReferenceWritableKeyPath<Owner, Value>, _ name: String, _ usual: Value
    ) -> Value { (control as? Owner)?[keyPath: path] ?? values[name] as? Value ?? usual }

    final func write<Owner: NSControl, Value>(
        _ path: ReferenceWritableKeyPath<Owner, Value>, _ name: String, _ value: Value
    ) {
        if let owner = control as? Owner { return owner[keyPath: path] = value }
        values[name] = value
        kept[name] = { ($0 as? Owner)?[keyPath: path] = value }
    }

    /// The control that shows the cell.
    open var controlView: NSView? {
        get { control }
        set { control = newValue as? NSControl }
    }
    /// What it shows. It is kept, and nothing else.
    open var type = CellType.textCellType
    /// What it is called.
    open var title: String {
        get { (control as? NSButton)?.title ?? stringValue }
        set { if let button = control as? NSButton { button.title = newValue } else { stringValue = newValue } }
    }
    open var stringValue: String {
        get { read(\NSControl.stringValue, "stringValue", "") }
        set { write(\NSControl.stringValue, "stringValue", newValue) }
    }
    open var attributedStringValue: NSAttributedString {
        get { read(\NSControl.attributedStringValue, "attributed", NSAttributedString(string: "")) }
        set { write(\NSControl.attributedStringValue, "attributed", newValue) }
    }
    open var objectValue: Any? {
        get { read(\NSControl.objectValue, "object", nil) }
        set { write(\NSControl.objectValue, "object", newValue) }
    }
    /// A value of the app's own.
    open var representedObject: Any?
    open var integerValue: Int {
        get { read(\NSControl.integerValue, "integer", 0) }
        set { write(\NSControl.integerValue, "integer", newValue) }
    }
    open var intValue: Int32 {
        get { Int32(truncatingIfNeeded: integerValue) }
        set { integerValue = Int(newValue) }
    }
    open var doubleValue: Double {
        get { read(\NSControl.doubleValue, "double", 0) }
        set { write(\NSControl.doubleValue, "double", newValue) }
    }
    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    open var formatter: Formatter? {
        get { read(\NSControl.formatter, "formatter", nil) }
        set { write(\NSControl.formatter, "formatter", newValue) }
    }
    open var isEnabled: Bool {
        get { read(\NSControl.isEnabled, "isEnabled", true) }
        set { write(\NSControl.isEnabled, "isEnabled", newValue) }
    }
    open var isHighlighted: Bool {
        get { read(\NSControl.isHighlighted, "isHighlighted", false) }
        set { write(\NSControl.isHighlighted, "isHighlighted", newValue) }
    }
    open var isContinuous: Bool {
        get { read(\NSControl.isContinuous, "isContinuous", false) }
        set { write(\NSControl.isContinuous, "isContinuous", newValue) }
    }
    open var font: NSFont? {
        get { read(\NSControl.font, "font", nil) }
        set { write(\NSControl.font, "font", newValue) }
    }
    open var alignment: NSTextAlignment {
        get { read(\NSControl.alignment, "alignment", .natural) }
        set { write(\NSControl.alignment, "alignment", newValue) }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { read(\NSControl.lineBreakMode, "lineBreakMode", .byWordWrapping) }
        set { write(\NSControl.lineBreakMode, "lineBreakMode", newValue) }
    }
    open var usesSingleLineMode: Bool {
        get { read(\NSControl.usesSingleLineMode, "usesSingleLineMode", false) }
        set { write(\NSControl.usesSingleLineMode, "usesSingleLineMode", newValue) }
    }
    open var controlSize: NSControl.ControlSize {
        get { read(\NSControl.controlSize, "controlSize", .regular) }
        set { write(\NSControl.controlSize, "controlSize", newValue) }
    }
    open var focusRingType: NSFocusRingType {
        get { read(\NSControl.focusRingType, "focusRingType", .default) }
        set { write(\NSControl.focusRingType, "focusRingType", newValue) }
    }
    open var tag: Int {
        get { read(\NSControl.tag, "tag", 0) }
        set { write(\NSControl.tag, "tag", newValue) }
    }
    open weak var target: AnyObject? {
        get { control?.target }
        set { control?.target = newValue }
    }
    open var action: Selector? {
        get { read(\NSControl.action, "action", nil) }
        set { write(\NSControl.action, "action", newValue) }
    }
    open var refusesFirstResponder: Bool {
        get { read(\NSControl.refusesFirstResponder, "refuses", false) }
        set { write(\NSControl.refusesFirstResponder, "refuses", newValue) }
    }
    open var isEditable: Bool {
        get { read(\NSTextField.isEditable, "isEditable", false) }
        set { write(\NSTextField.isEditable, "isEditable", newValue) }
    }
    open var isSelectable: Bool {
        get { read(\NSTextField.isSelectable, "isSelectable", false) }
        set { write(\NSTextField.isSelectable, "isSelectable", newValue) }
    }
    open var isBezeled: Bool {
        get { read(\NSTextField.isBezeled, "isBezeled", false) }
        set { write(\NSTextField.isBezeled, "isBezeled", newValue) }
    }
    open var isBordered: Bool {
        get { (control as? NSButton)?.isBordered ?? read(\NSTextField.isBordered, "isBordered", false) }
        set {
            if let button = control as? NSButton { return button.isBordered = newValue }
            write(\NSTextField.isBordered, "isBordered", newValue)
        }
    }
    /// Whether lines are broken that are too long.
    open var wraps: Bool {
        get { read(\NSTextField.wraps, "wraps", false) }
        set { write(\NSTextField.wraps, "wraps", newValue) }
    }
    /// Whether a text that is too long scrolls while it is typed: one of a single line does.
    open var isScrollable: Bool {
        get { !wraps }
        set { if newValue { wraps = false } }
    }
    /// Whether the last line that there is room for ends with dots.
    open var truncatesLastVisibleLine = false
    /// Whether the action is called when a person leaves the text, and not by Return alone.
    open var sendsActionOnEndEditing: Bool {
        get { read(\NSTextField.sendsActionOnEndEditing, "sendsActionOnEndEditing", false) }
        set { write(\NSTextField.sendsActionOnEndEditing, "sendsActionOnEndEditing", newValue) }
    }
    /// Whether a person can set fonts and colours. It is kept, and nothing else.
    open var allowsEditingTextAttributes = false
    /// Whether a person can paste pictures. It is kept, and nothing else.
    open var importsGraphics = false
    /// Whether each click goes on to the next state. It is kept, and nothing else.
    open var allowsMixedState = false
    open var state: NSControl.StateValue {
        get { read(\NSButton.state, "state", .off) }
        set { write(\NSButton.state, "state", newValue) }
    }
    open var image: NSImage? {
        get { (control as? NSImageView)?.image ?? read(\NSButton.image, "image", nil) }
        set {
            if let view = control as? NSImageView { return view.image = newValue }
            write(\NSButton.image, "image", newValue)
        }
    }
    /// The menu that the secondary button opens.
    open var menu: NSMenu?
    /// What is behind the cell's text. Rows that are selected are drawn by the table: it is kept, and nothing else.
    open var backgroundStyle = BackgroundStyle.normal
    /// The size that the cell would like to have.
    open var cellSize: CGSize { control?.intrinsicContentSize ?? .zero }
    /// The size that the cell would like to have within a rectangle.
    open func cellSize(forBounds rect: CGRect) -> CGSize { control?.sizeThatFits(rect.size) ?? .zero }
    /// Uses the control.
    open func performClick(_ sender: Any?) { control?.performClick(sender) }
    /// Goes on to the next state.
    open func setNextState() { state = state == .on ? .off : .on }
    // Controls are drawn by SwiftUI's views: nobody calls these.
    open func draw(withFrame cellFrame: CGRect, in controlView: NSView) {}
    open func drawInterior(withFrame cellFrame: CGRect, in controlView: NSView) {}
    open func highlight(_ flag: Bool, withFrame cellFrame: CGRect, in controlView: NSView) {}
    open func drawingRect(forBounds rect: CGRect) -> CGRect { rect }
    open func titleRect(forBounds rect: CGRect) -> CGRect { rect }
    open func imageRect(forBounds rect: CGRect) -> CGRect { rect }
    open func edit(
        withFrame rect: CGRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, event: NSEvent?
    ) {}
    open func select(
        withFrame rect: CGRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, start selStart: Int,
        length selLength: Int
    ) {}
    open func endEditing(_ textObj: NSText) {}
    open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { textObj }
}

/// A cell that does something when it is used.
@MainActor @preconcurrency
open class NSActionCell: NSCell {}

/// The values of a field.
@MainActor @preconcurrency
open class NSTextFieldCell: NSActionCell {
    open var textColor: NSColor? {
        get { read(\NSTextField.textColor, "textColor", nil) }
        set { write(\NSTextField.textColor, "textColor", newValue) }
    }
    open var backgroundColor: NSColor? {
        get { read(\NSTextField.backgroundColor, "backgroundColor", nil) }
        set { write(\NSTextField.backgroundColor, "backgroundColor", newValue) }
    }
    open var drawsBackground: Bool {
        get { read(\NSTextField.drawsBackground, "drawsBackground", false) }
        set { write(\NSTextField.drawsBackground, "drawsBackground", newValue) }
    }
    open var placeholderString: String? {
        get { read(\NSTextField.placeholderString, "placeholder", nil) }
        set { write(\NSTextField.placeholderString, "placeholder", newValue) }
    }
    open var placeholderAttributedString: NSAttributedString? {
        get { read(\NSTextField.placeholderAttributedString, "attributedPlaceholder", nil) }
        set { write(\NSTextField.placeholderAttributedString, "attributedPlaceholder", newValue) }
    }
    open var bezelStyle: NSTextField.BezelStyle {
        get { read(\NSTextField.bezelStyle, "bezelStyle", .squareBezel) }
        set { write(\NSTextField.bezelStyle, "bezelStyle", newValue) }
    }
}

/// The values of a field for secrets.
@MainActor @preconcurrency
open class NSSecureTextFieldCell: NSTextFieldCell {
    /// Whether each character shows a dot, as it always does.
    open var echosBullets = true
}

/// The values of a search field.
@MainActor @preconcurrency
open class NSSearchFieldCell: NSTextFieldCell {}

/// The values of a picture's view.
@MainActor @preconcurrency
open class NSImageCell: NSCell {
    open var imageScaling: NSImageScaling {
        get { read(\NSImageView.imageScaling, "imageScaling", .scaleProportionallyDown) }
        set { write(\NSImageView.imageScaling, "imageScaling", newValue) }
    }
}

/// The values of a button.
@MainActor @preconcurrency
open class NSButtonCell: NSActionCell {
    open var attributedTitle: NSAttributedString {
        get { read(\NSButton.attributedTitle, "attributedTitle", NSAttributedString(string: "")) }
        set { write(\NSButton.attributedTitle, "attributedTitle", newValue) }
    }
    open var alternateTitle: String {
        get { read(\NSButton.alternateTitle, "alternateTitle", "") }
        set { write(\NSButton.alternateTitle, "alternateTitle", newValue) }
    }
    open var alternateImage: NSImage? {
        get { read(\NSButton.alternateImage, "alternateImage", nil) }
        set { write(\NSButton.alternateImage, "alternateImage", newValue) }
    }
    open var imagePosition: NSControl.ImagePosition {
        get { read(\NSButton.imagePosition, "imagePosition", .imageLeading) }
        set { write(\NSButton.imagePosition, "imagePosition", newValue) }
    }
    open var imageScaling: NSImageScaling {
        get { read(\NSButton.imageScaling, "imageScaling", .scaleNone) }
        set { write(\NSButton.imageScaling, "imageScaling", newValue) }
    }
    open var bezelStyle: NSButton.BezelStyle {
        get { read(\NSButton.bezelStyle, "bezelStyle", .rounded) }
        set { write(\NSButton.bezelStyle, "bezelStyle", newValue) }
    }
    open var keyEquivalent: String {
        get { read(\NSButton.keyEquivalent, "keyEquivalent", "") }
        set { write(\NSButton.keyEquivalent, "keyEquivalent", newValue) }
    }
    /// What is behind the button. Buttons are drawn by SwiftUI: it is kept, and nothing else.
    open var backgroundColor: NSColor?
    /// How the button shows that it is pressed. Buttons are drawn by SwiftUI: it is kept, and nothing else.
    open var highlightsBy: StyleMask = []
    /// How the button shows that it is on. Buttons are drawn by SwiftUI: it is kept, and nothing else.
    open var showsStateBy: StyleMask = []
    /// Ways to show something of a button.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let contentsCellMask = StyleMask(rawValue: 1)
        public static let pushInCellMask = StyleMask(rawValue: 2)
        public static let changeGrayCellMask = StyleMask(rawValue: 4)
        public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
    }
    /// Makes the button one of another kind.
    open func setButtonType(_ type: NSButton.ButtonType) { (control as? NSButton)?.setButtonType(type) }
}

extension NSView {
    /// What is behind what a view shows.
    public enum BackgroundStyle: Int, Sendable { case normal, emphasized, raised, lowered }
}
