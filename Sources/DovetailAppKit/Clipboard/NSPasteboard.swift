import DovetailPlatform
import Foundation

/// The clipboard.
@MainActor @preconcurrency
open class NSPasteboard: NSObject {
    /// The clipboard of the desktop; in a test that of the host.
    public static let general = NSPasteboard()

    private override init() {}

    /// A kind of data.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Text.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// An address.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let URL = PasteboardType("public.url")
        /// The address of a file.
        public static let fileURL = PasteboardType("public.file-url")

        public static let png = PasteboardType("public.png")
        public static let tiff = PasteboardType("public.tiff")
        public static let html = PasteboardType("public.html")
        public static let rtf = PasteboardType("public.rtf")
        public static let pdf = PasteboardType("com.adobe.pdf")

        /// The kinds that are text.
        var isCarried: Bool { self == .string || self == .URL || self == .fileURL }
    }

    /// Takes away what is on the clipboard. Returns the new ``changeCount``.
    @discardableResult
    open func clearContents() -> Int {
        ClipboardValue.string = nil
        return changeCount
    }

    /// Takes away what is on the clipboard, to put other things there. Returns the new ``changeCount``.
    @discardableResult
    open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

    /// Puts text on the clipboard. Returns false for a kind of data that it does not carry.
    @discardableResult
    open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        guard dataType.isCarried else { return false }
        ClipboardValue.string = string
        return true
    }

    /// The text on the clipboard; nil when there is none of that kind.
    open func string(forType dataType: PasteboardType) -> String? {
        guard dataType.isCarried, let string = ClipboardValue.string else { return nil }
        guard dataType != .string else { return string }
        let url = Foundation.URL(string: string)
        return dataType == .fileURL ? url.flatMap { $0.isFileURL ? string : nil } : url?.scheme.map { _ in string }
    }

    /// Puts objects on the clipboard: texts and addresses, as lines. Returns whether there was one that it carries.
    @discardableResult
    open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        let lines = objects.map(\.pasteboardString)
        guard !lines.isEmpty else { return false }
        ClipboardValue.string = lines.joined(separator: "\n")
        return true
    }

    /// The kinds of data on the clipboard.
    open var types: [PasteboardType]? {
        let texts = [PasteboardType.string, .URL, .fileURL].filter { string(forType: $0) != nil }
        let others = Set(ClipboardValue.items.flatMap(\.keys)).map { PasteboardType($0) }.filter { !$0.isCarried }
        return texts + others.sorted { $0.rawValue < $1.rawValue }
    }

    /// The data of a kind on the clipboard; nil when there is none.
    open func data(forType dataType: PasteboardType) -> Data? {
        ClipboardValue.items.lazy.compactMap { $0[dataType.rawValue] }.first
    }

    /// Puts data on the clipboard, beside what this program put there before. Returns true.
    @discardableResult
    open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        var items = ClipboardValue.items
        if items.isEmpty { items = [[:]] }
        items[0][dataType.rawValue] = data
        ClipboardValue.items = items
        return true
    }

    /// How often this program wrote to the clipboard.
    open var changeCount: Int { ClipboardValue.changeCount }
}

/// What can be put on the clipboard.
public protocol NSPasteboardWriting {
    /// The text that stands for it. Not for use outside of the framework.
    var pasteboardString: String { get }
}

extension NSString: NSPasteboardWriting {
    public var pasteboardString: String { description }
}
extension NSURL: NSPasteboardWriting {
    public var pasteboardString: String { absoluteString }
}
// Swift on Linux has no conversions such as `text as NSString`, so the values themselves can be given.
extension String: NSPasteboardWriting {
    public var pasteboardString: String { self }
}
extension URL: NSPasteboardWriting {
    public var pasteboardString: String { absoluteString }
}
