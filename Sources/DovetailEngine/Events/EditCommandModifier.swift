import Foundation

extension View {
    /// Does an editing command while this view, or something in it, has the keyboard; nil to leave it to others.
    nonisolated package func onEditCommand(_ command: EditCommand, _ action: EditAction?) -> some View {
        interaction { responder, _ in
            responder.isTransparent = true
            responder.editActions[command] = action
        }
    }
}
