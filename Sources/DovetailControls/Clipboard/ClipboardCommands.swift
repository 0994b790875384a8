import CoreTransferable
import DovetailCore
import Foundation

/// Copying and pasting by Ctrl+C, Ctrl+X and Ctrl+V. The clipboard carries text to other programs; within this one values are
/// pasted as they were copied.
extension View {
    /// Lets values be copied while the view, or something in it, has the keyboard.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        onCopyCommand { payload().map { NSItemProvider(transferable: $0) } }
    }

    /// Lets values be cut while the view, or something in it, has the keyboard. The action takes them away and hands them over.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        onCutCommand { action().map { NSItemProvider(transferable: $0) } }
    }

    /// Takes values that are pasted while the view, or something in it, has the keyboard.
    ///
    /// - Parameter validator: What is used of the values; nothing is pasted when it leaves none.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            ClipboardCommand(key: "v") { clipboard in
                CopiedItems.paste(T.self, from: clipboard) { values in
                    let used = validator(values)
                    if !used.isEmpty { action(used) }
                }
            })
    }

    /// Copies what an action hands over while the view, or something in it, has the keyboard; nil to leave that to views further out.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        onClipboardKey("c", payloadAction)
    }

    /// Cuts what an action takes away and hands over while the view, or something in it, has the keyboard; nil to leave that to views
    /// further out.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        onClipboardKey("x", payloadAction)
    }

    private nonisolated func onClipboardKey(
        _ key: Character, _ payloadAction: (() -> [NSItemProvider])?
    ) -> some View {
        // Closures of views are called on the main actor only.
        nonisolated(unsafe) let payloadAction = payloadAction
        return modifier(
            ClipboardCommand(key: key) { clipboard in
                guard let items = payloadAction?(), !items.isEmpty else { return false }
                CopiedItems.copy(items, to: clipboard)
                return true
            })
    }

    /// Hands what is pasted to an action if it has one of some kinds, while the view, or something in it, has the keyboard.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// The same, where a closure makes of the items what the action uses, or nil to refuse them.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        // Closures of views are called on the main actor only.
        nonisolated(unsafe) let (validator, payloadAction) = (validator, payloadAction)
        return modifier(
            ClipboardCommand(key: "v") { clipboard in
                CopiedItems.paste(
                    of: supportedContentTypes, from: clipboard, validator: validator, then: payloadAction)
            })
    }

    /// Hands what is pasted to an action: the form with the identifiers of kinds.
    nonisolated public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.map { UTType(importedAs: $0) }, perform: payloadAction)
    }
}

/// A button that pastes what is on the clipboard. Nothing happens while there is nothing of its kind.
public struct PasteButton: View {
    // Immutable, and called on the main actor only, as are the closures that it is made of.
    nonisolated(unsafe) private let paste: @MainActor (ClipboardAccess) -> Void
    @State private var clipboard = ClipboardAccess()

    /// A button that hands values on the clipboard to an action.
    nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        nonisolated(unsafe) let onPaste = onPaste
        paste = { _ = CopiedItems.paste(T.self, from: $0) { onPaste($0) } }
    }

    /// A button that hands what is on the clipboard to an action if it has one of some kinds.
    nonisolated public init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {
        self.init(supportedContentTypes: supportedContentTypes, validator: { $0 }, payloadAction: payloadAction)
    }

    /// The same, where a closure makes of the items what the action uses, or nil to refuse them.
    nonisolated public init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        nonisolated(unsafe) let (validator, payloadAction) = (validator, payloadAction)
        paste = {
            _ = CopiedItems.paste(of: supportedContentTypes, from: $0, validator: validator, then: payloadAction)
        }
    }

    public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") { paste(clipboard) }
            .modifier(ClipboardModifier(access: clipboard))
    }
}
