import CoreTransferable
import DovetailCore
import Foundation

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
