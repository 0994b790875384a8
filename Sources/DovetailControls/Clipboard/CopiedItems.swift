import CoreTransferable
import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// What this program copied last, so that its own views get the values themselves back and not only the data that the clipboard
/// carries.
@MainActor
enum CopiedItems {
    /// The items that the process copied last, and what stands for them on the clipboard. They count as long as that is still there: one memory serves
    /// all clipboards because of that.
    private static var last: (data: [[String: Data]], items: [NSItemProvider])?

    /// Puts items on a clipboard, in all their forms.
    static func copy(_ items: [NSItemProvider], to clipboard: ClipboardAccess) {
        guard !items.isEmpty else { return }
        // Texts are there at once. Other forms take a moment to be made.
        let texts = items.map { ($0.value as? String) ?? ($0.value as? URL)?.absoluteString ?? "" }
        let first = texts.map { [ClipboardKinds.text: Data($0.utf8)] }
        put(items, first, on: clipboard)
        Task { @MainActor in
            let data = await NSItemProvider.clipboardItems(of: items)
            // Something else may have been copied meanwhile.
            guard let last, last.items == items, clipboard.items == first, !data.isEmpty else { return }
            put(items, data, on: clipboard)
        }
    }

    private static func put(_ items: [NSItemProvider], _ data: [[String: Data]], on clipboard: ClipboardAccess) {
        last = (data, items)
        clipboard.items = data
    }

    /// What is on a clipboard: the items that this program copied, or what another one did. A text may be an address.
    static func items(on clipboard: ClipboardAccess) -> [NSItemProvider] {
        let data = clipboard.items
        if let last, last.data == data { return last.items }
        return data.map { item in
            let provider = NSItemProvider(clipboardItem: item)
            if item[ClipboardKinds.url] == nil, let text = item[ClipboardKinds.text],
                let url = URL(string: String(decoding: text, as: UTF8.self)), url.scheme != nil
            {
                provider.registerObject(url as NSURL, visibility: .all)
            }
            return provider
        }
    }

    /// Hands the values of a type on a clipboard to an action. Returns whether there is anything of that kind.
    static func paste<T: Transferable>(
        _ type: T.Type, from clipboard: ClipboardAccess, then action: @escaping @MainActor ([T]) -> Void
    ) -> Bool {
        let items = items(on: clipboard).filter { $0.canLoad(type) }
        if !items.isEmpty { items.load(type, then: action) }
        return !items.isEmpty
    }

    /// Hands what a closure makes of the items of some kinds on a clipboard to an action. Returns whether there is anything of those
    /// kinds that the closure does not refuse.
    static func paste<Payload>(
        of types: [UTType], from clipboard: ClipboardAccess, validator: ([NSItemProvider]) -> Payload?,
        then action: (Payload) -> Void
    ) -> Bool {
        let items = items(on: clipboard).filter { $0.hasOne(of: types) }
        guard !items.isEmpty, let payload = validator(items) else { return false }
        action(payload)
        return true
    }
}

/// Answers one of the usual keys of the clipboard, and its item of the Edit menu, while the view, or something in it, has the keyboard.
struct ClipboardCommand: ViewModifier {
    let command: EditCommand
    /// Whether there may be something to do. Asked for the menu, before the command is chosen.
    // Immutable, and called on the main actor only, as is `perform`.
    nonisolated(unsafe) let isEnabled: @MainActor (ClipboardAccess) -> Bool
    /// Returns whether there was something to do; else views further out are asked.
    nonisolated(unsafe) let perform: @MainActor (ClipboardAccess) -> Bool
    @State private var clipboard = ClipboardAccess()

    nonisolated init(
        _ command: EditCommand, isEnabled: @escaping @MainActor (ClipboardAccess) -> Bool,
        perform: @escaping @MainActor (ClipboardAccess) -> Bool
    ) {
        self.command = command
        self.isEnabled = isEnabled
        self.perform = perform
    }

    func body(content: Content) -> some View {
        let (command, isEnabled, perform, clipboard) = (command, isEnabled, perform, clipboard)
        content
            .interaction { responder, _ in
                responder.isTransparent = true
                responder.onKey = { input in
                    guard command.shortcut?.matches(input) == true else { return false }
                    return perform(clipboard)
                }
                responder.editActions[command] = EditAction {
                    isEnabled(clipboard)
                } perform: {
                    _ = perform(clipboard)
                }
            }
            .modifier(ClipboardModifier(access: clipboard))
    }
}
