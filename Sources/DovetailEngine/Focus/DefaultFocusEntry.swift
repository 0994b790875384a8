import Foundation

/// A view that prefers to have the keyboard.
package struct DefaultFocusEntry {
    package let namespace: Namespace.ID
    /// Gives it the keyboard.
    package let focus: () -> Void
}

private enum DefaultFocusKey: WindowDeclarationKey { typealias Value = DefaultFocusEntry }

extension WindowDeclarations {
    /// The views that focus scopes prefer.
    package var defaultFocus: DeclarationList<DefaultFocusEntry> { self[DefaultFocusKey.self] }
}
