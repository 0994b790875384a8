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

extension WindowRoot {
    /// Whether something does an editing command for what has the keyboard.
    package func canPerform(_ command: EditCommand) -> Bool {
        if let responder = events.responder(for: command) { return responder.canPerform(command) == true }
        switch command {
        case .undo: return undoManager.canUndo
        case .redo: return undoManager.canRedo
        default: return false
        }
    }

    /// Does an editing command for what has the keyboard, or would have it but for the menu that is open. Returns whether there was
    /// something to do.
    @discardableResult
    package func perform(_ command: EditCommand) -> Bool {
        guard canPerform(command) else { return false }
        EventGroups.end()
        if let responder = events.responder(for: command) {
            responder.perform(command)
        } else if command == .undo {
            undoManager.undo()
        } else if command == .redo {
            undoManager.redo()
        }
        return true
    }

    /// What the Edit menu calls a command.
    package func title(of command: EditCommand) -> String {
        let isOfWindow = events.responder(for: command) == nil
        switch command {
        case .undo: return isOfWindow ? undoManager.undoMenuItemTitle : "Undo"
        case .redo: return isOfWindow ? undoManager.redoMenuItemTitle : "Redo"
        case .cut: return "Cut"
        case .copy: return "Copy"
        case .paste: return "Paste"
        case .delete: return "Delete"
        case .selectAll: return "Select All"
        }
    }

    /// Takes back by the usual keys what nothing with the keyboard did.
    func performUndoKey(_ key: KeyInput) -> Bool {
        for command in [EditCommand.redo, .undo] where command.shortcut?.matches(key) == true {
            return perform(command)
        }
        return false
    }
}

extension View {
    /// Does an editing command while this view, or something in it, has the keyboard; nil to leave it to others.
    nonisolated package func onEditCommand(_ command: EditCommand, _ action: EditAction?) -> some View {
        interaction { responder, _ in
            responder.isTransparent = true
            responder.editActions[command] = action
        }
    }
}
