import DovetailCore
import DovetailPlatform
import Foundation
import FoundationAdditions

/// The base of windows, views and the app's delegate.
///
/// No keyboard on the screen covers a window here, so nothing sends the notifications about one.
@MainActor @preconcurrency
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring {
    public override init() {}

    /// The object that what this one does not handle goes to; nil for none.
    open var next: UIResponder? { nil }
    /// Takes back what was done: that of the window that shows it; nil where nothing does.
    open var undoManager: UndoManager? { next?.undoManager }
    /// Takes over what a person did elsewhere. Nothing calls it here.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// Whether it has the keyboard.
    open var isFirstResponder: Bool { KeyPresses.ofProgram.first === self }
    /// Whether it can have the keyboard: fields can, and views and controllers of an app's own that say so.
    open var canBecomeFirstResponder: Bool { false }
    /// Asks for the keyboard, to hear of the keys that are pressed. Returns whether it has it.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        KeyPresses.ofProgram.give(to: self)
        return true
    }
    /// Gives the keyboard back. Returns whether it could.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        KeyPresses.ofProgram.take(from: self)
        return true
    }

    /// What takes the place of a keyboard on the screen. There is none here, so that it is not shown.
    open var inputView: UIView? { nil }
    /// What stands above a keyboard on the screen. There is none here, so that it is not shown.
    open var inputAccessoryView: UIView? { nil }
    /// Shows another ``inputView``. There is no keyboard on the screen: it is accepted, and has no effect.
    open func reloadInputViews() { Log.noteAccepted("reloadInputViews()") }

    // MARK: Presses

    /// A press begins in the view. Views of an app's own classes hear of presses.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// A press moves that began in the view.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// A press ends that began in the view.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// A press is over because something else took it, such as scrolling.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Actions

    /// Whether it does an action now. Edit menus and their keys ask the field that has the keyboard, ``UIApplication/sendAction(_:to:from:for:)``
    /// without a target each responder from there on.
    ///
    /// True for a method of its class. What fields do by themselves depends on what is selected; of other responders the
    /// ``UIResponderStandardEditActions`` are false.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isMethod(of: self) && !Self.isEditAction(action)
    }
    /// The first object that does an action: this one, or one that what it does not handle goes to.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let one = responder {
            if one.canPerformAction(action, withSender: sender) { return one }
            responder = one.next
        }
        return nil
    }

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}

    // MARK: Keys

    /// A key is pressed while the view or controller has the keyboard. While no view, controller or field has it, the window's controller is told.
    /// Fields of text are not told of keys: those go into the text. What is typed goes to SwiftUI's views, too.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// The force of a press has changed: keys tell none, so nobody calls it.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// A key is let go that was pressed while the view or controller had the keyboard.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// A key is pressed again, and nobody has told that it was let go.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The keys that call its methods while it or something inside of it has the keyboard, or while nothing has it. Fields of text come first.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The device is shaken: computers are not.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// The device is shaken: computers are not.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")

    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
