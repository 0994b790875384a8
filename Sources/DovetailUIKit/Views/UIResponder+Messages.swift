import DovetailPlatform

extension UIResponder: NamedMessages {
    /// `#selector(UIView.endEditing)` and its like, which apps give as the action of a tap.
    package func receive(_ name: String) -> Bool {
        switch (name, self as? UIView) {
        case ("resignFirstResponder", _): resignFirstResponder()
        case ("becomeFirstResponder", _): becomeFirstResponder()
        case ("endEditing", let view?): view.endEditing(true)
        case ("setNeedsDisplay", let view?): view.setNeedsDisplay()
        default: return edit(by: name, from: nil)
        }
        return true
    }
}
