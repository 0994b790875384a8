import Foundation

/// A view that prefers to have the keyboard.
struct DefaultFocusEntry {
    let namespace: Namespace.ID
    /// Gives it the keyboard.
    let focus: () -> Void
}
