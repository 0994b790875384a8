import Foundation

/// What the Edit menu of a desktop offers. It goes to what has the keyboard, and from there outwards to the first responder that has to do with it.
package enum EditCommand: Hashable, Sendable {
    case undo, redo, cut, copy, paste, delete, selectAll

    /// The key that does the same; nil where the menu shows none.
    package var shortcut: KeyboardShortcut? {
        switch self {
        case .undo: KeyboardShortcut("z")
        case .redo: KeyboardShortcut("z", modifiers: [.command, .shift])
        case .cut: KeyboardShortcut("x")
        case .copy: KeyboardShortcut("c")
        case .paste: KeyboardShortcut("v")
        case .delete: nil
        case .selectAll: KeyboardShortcut("a")
        }
    }
}

/// What a responder made of functions does for an editing command.
package struct EditAction {
    /// Whether there is something to do now.
    package let isEnabled: () -> Bool
    package let perform: () -> Void

    package init(isEnabled: @escaping () -> Bool = { true }, perform: @escaping () -> Void) {
        self.isEnabled = isEnabled
        self.perform = perform
    }
}
