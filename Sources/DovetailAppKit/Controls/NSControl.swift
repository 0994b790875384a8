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
    /// The value as a number; 0 when it is none.
    open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
    }
    /// The value as a whole number; 0 when it is none.
    open var intValue: Int32 {
        get { Int32(truncatingIfNeeded: integerValue) }
        set { integerValue = Int(newValue) }
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

    /// Calls a method of an object. Returns whether it could be called.
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        guard let action, let target else { return false }
        return action.send(to: target as AnyObject, from: self)
    }

    /// Which events of the pointer call the action. Buttons that a window shows take a click of the first button; one of the tray takes others, too.
    private(set) var actionMask: NSEvent.EventTypeMask = .leftMouseUp
    /// Says which events of the pointer call the action. Returns what was said before.
    @discardableResult
    open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
        defer { actionMask = mask }
        return Int(truncatingIfNeeded: actionMask.rawValue)
    }

    /// Tells the target that the control was used.
    func used() { sendAction(action, to: target) }

    /// Sent by ``NSTextField`` when a person has changed the text.
    nonisolated public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
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
