extension UITextField {
    /// Why a field has lost the keyboard.
    public enum DidEndEditingReason: Int, Sendable {
        /// What was typed stays.
        case committed
        /// What was typed is dropped, which nobody asks for here.
        case cancelled
    }
}
