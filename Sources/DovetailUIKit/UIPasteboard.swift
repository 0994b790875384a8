import DovetailPlatform
import Foundation

/// The clipboard, which carries text and addresses here.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    /// The clipboard of the desktop; in a test that of the host.
    public static let general = UIPasteboard()

    private override init() {}

    /// The text on the clipboard; nil when there is none.
    open var string: String? {
        get { ClipboardValue.string }
        set { ClipboardValue.string = newValue }
    }
    /// The text on the clipboard, as a list of one; several are put there as lines.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }
    /// The address on the clipboard; nil when the text there is none, with a scheme.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    /// How often this program wrote to the clipboard.
    open var changeCount: Int { ClipboardValue.changeCount }
}
