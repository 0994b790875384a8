import Foundation

/// The place that copied things go to.
package protocol Clipboard: AnyObject {
    /// What is there: for each thing its data, by identifiers of uniform types. What is set takes the place of everything.
    var items: [[String: Data]] { get set }
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
    package init() {}
}
