import DovetailCore
import Foundation

/// The base of windows, views and the app's delegate.
///
/// No keyboard on the screen covers a window here, so nothing sends the notifications about one.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() {}

    /// The object that what this one does not handle goes to: none.
    open var next: UIResponder? { nil }
    /// Whether it has the keyboard.
    open var isFirstResponder: Bool { false }
    /// Whether it can have the keyboard.
    open var canBecomeFirstResponder: Bool { false }
    /// Asks for the keyboard. Returns whether it has it.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }
    /// Gives the keyboard back. Returns whether it could.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

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
