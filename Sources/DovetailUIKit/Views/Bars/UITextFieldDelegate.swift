import Foundation

/// Hears of what happens in a ``UITextField``.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// The field has got the keyboard.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// The field has lost the keyboard.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// The field has lost the keyboard, and why. A delegate that has this one is not called by the other.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether a part of the text may be replaced by what a person types.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The text has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Return was pressed. What is returned is not used.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Whether the field may be given the keyboard.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Whether the field may lose the keyboard. Asked by ``UITextField/resignFirstResponder()``: a press elsewhere takes the keyboard all the same.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Whether the button that empties the field may.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}
