import CoreTransferable
import DovetailCore
import Foundation
import UniformTypeIdentifiers

/// What this program copied last, so that its own views get the values themselves back and not only the text that the clipboard
/// carries.
@MainActor
enum CopiedItems {
    /// The items, and the text that stands for them on the clipboard. They count as long as that is still there: one memory serves
    /// all clipboards because of that.
    private static var last: (text: String, items: [NSItemProvider])?

    /// Puts items on a clipboard, as text: one item a line, without those that have none.
    static func copy(_ items: [NSItemProvider], to clipboard: ClipboardAccess) {
        guard !items.isEmpty else { return }
        let plain = items.compactMap { ($0.value as? String) ?? ($0.value as? URL)?.absoluteString }
        put(items, plain.joined(separator: "\n"), on: clipboard)
        guard plain.count < items.count else { return }
        // The text of other items takes a moment to be made.
        Task { @MainActor in
            var texts: [String] = []
            for item in items {
                let data = await withCheckedContinuation { (answer: CheckedContinuation<Data?, Never>) in
                    item.loadDataRepresentation(for: .text) { data, _ in answer.resume(returning: data) }
                }
                if let data { texts.append(String(decoding: data, as: UTF8.self)) }
            }
            // Something else may have been copied meanwhile.
            guard let last, last.items == items, clipboard.string == last.text, !texts.isEmpty else { return }
            put(items, texts.joined(separator: "\n"), on: clipboard)
        }
    }

    private static func put(_ items: [NSItemProvider], _ text: String, on clipboard: ClipboardAccess) {
        last = (text, items)
        clipboard.string = text
    }

    /// What is on a clipboard: the items that this program copied, or text of another one, which may be an address.
    static func items(on clipboard: ClipboardAccess) -> [NSItemProvider] {
        guard let text = clipboard.string else { return [] }
        if let last, last.text == text { return last.items }
        let item = NSItemProvider(transferable: text)
        if let url = URL(string: text), url.scheme != nil {
            item.registerObject(url as NSURL, visibility: .all)
        }
        return [item]
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

/// Answers one of the usual keys of the clipboard while the view, or something in it, has the keyboard.
struct ClipboardCommand: ViewModifier {
    let key: Character
    /// Returns whether there was something to do; else views further out are asked.
    // Immutable, and called on the main actor only.
    nonisolated(unsafe) let perform: @MainActor (ClipboardAccess) -> Bool
    @State private var clipboard = ClipboardAccess()

    nonisolated init(key: Character, perform: @escaping @MainActor (ClipboardAccess) -> Bool) {
        self.key = key
        self.perform = perform
    }

    func body(content: Content) -> some View {
        let (key, perform, clipboard) = (key, perform, clipboard)
        content
            .onKey { input in
                guard input.modifiers.ofShortcut == .command, input.key == .character(key) else { return false }
                return perform(clipboard)
            }
            .modifier(ClipboardModifier(access: clipboard))
    }
}
