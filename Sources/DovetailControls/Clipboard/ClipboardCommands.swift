import CoreTransferable
import DovetailCore
import Foundation

/// Copying and pasting by Ctrl+C, Ctrl+X, Ctrl+V and the Edit menu. The clipboard carries text to other programs; within this one values are
/// pasted as they were copied.
extension View {
    /// Lets values be copied while the view, or something in it, has the keyboard.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        // Closures of views are called on the main actor only.
        nonisolated(unsafe) let payload = payload
        return modifier(
            ClipboardCommand(.copy) { _ in
                !payload().isEmpty
            } perform: { clipboard in
                let items = payload().map { NSItemProvider(transferable: $0) }
                CopiedItems.copy(items, to: clipboard)
                return !items.isEmpty
            })
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
            ClipboardCommand(.paste) { clipboard in
                CopiedItems.items(on: clipboard).contains { $0.canLoad(T.self) }
            } perform: { clipboard in
                CopiedItems.paste(T.self, from: clipboard) { values in
                    let used = validator(values)
                    if !used.isEmpty { action(used) }
                }
            })
    }

    /// Copies what an action hands over while the view, or something in it, has the keyboard; nil to leave that to views further out.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        onClipboardCommand(.copy, payloadAction)
    }

    /// Cuts what an action takes away and hands over while the view, or something in it, has the keyboard; nil to leave that to views
    /// further out.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        onClipboardCommand(.cut, payloadAction)
    }

    private nonisolated func onClipboardCommand(
        _ command: EditCommand, _ payloadAction: (() -> [NSItemProvider])?
    ) -> some View {
        // Closures of views are called on the main actor only.
        nonisolated(unsafe) let payloadAction = payloadAction
        return modifier(
            ClipboardCommand(command) { _ in
                payloadAction != nil
            } perform: { clipboard in
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
            ClipboardCommand(.paste) { clipboard in
                CopiedItems.items(on: clipboard).contains { $0.hasOne(of: supportedContentTypes) }
            } perform: { clipboard in
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
