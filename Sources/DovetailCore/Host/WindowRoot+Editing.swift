import Foundation

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
