import CoreTransferable
import DovetailCore
import Foundation

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
                guard input.modifiers == .command, input.key == .character(key) else { return false }
                return perform(clipboard)
            }
            .modifier(ClipboardModifier(access: clipboard))
    }
}
