import Foundation

/// The place that copied things go to.
package protocol Clipboard: AnyObject {
    /// What is there: for each thing its data, by identifiers of uniform types. What is set takes the place of everything.
    var items: [[String: Data]] { get set }
    /// The text that was selected last, here or in another program, as far as it is known without asking. What is set is what the middle
    /// button pastes, elsewhere too.
    var selectedText: String? { get set }
    /// Asks for the text that was selected last; does nothing where there is none. The answer may come later, on the main thread.
    func readSelectedText(_ body: @escaping @MainActor (String) -> Void)
}

extension Clipboard {
    /// The text that is there, nil when there is none. A text that is set takes the place of everything.
    package var string: String? {
        get { items.lazy.compactMap { $0[ClipboardKinds.text] }.first.map { String(decoding: $0, as: UTF8.self) } }
        set { items = newValue.map { [[ClipboardKinds.text: Data($0.utf8)]] } ?? [] }
    }
}

/// Identifiers of the uniform types that every clipboard knows.
package enum ClipboardKinds {
    package static let text = "public.utf8-plain-text"
    package static let url = "public.url"
    package static let fileURL = "public.file-url"
    package static let png = "public.png"
}

/// A clipboard of this process only.
package final class PrivateClipboard: Clipboard {
    package var items: [[String: Data]] = []
    package var selectedText: String?
    package init() {}

    package func readSelectedText(_ body: @escaping @MainActor (String) -> Void) {
        guard let selectedText else { return }
        MainActor.assumeIsolated { body(selectedText) }
    }
}
