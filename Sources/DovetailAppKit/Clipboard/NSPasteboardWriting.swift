import DovetailPlatform
import Foundation

/// What can be put on a clipboard.
@MainActor @preconcurrency
public protocol NSPasteboardWriting {
    /// The kinds of data that stand for it, the best first.
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    /// Its data of a kind: bytes, a text or a list of values.
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

/// What can be made of what is on a clipboard.
@MainActor @preconcurrency
public protocol NSPasteboardReading {
    /// The kinds of data that it can be made of.
    static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    /// Makes it of data of a kind: bytes, a text or a list of values.
    init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType)
}

// Swift on Linux has no conversions such as `text as NSString`, so the values themselves can be given.
extension String: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { self }
}
extension NSString: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { description }
}
extension NSAttributedString: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { string }
}
extension URL: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        isFileURL ? [.fileURL, .URL, .string] : [.URL, .string]
    }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { absoluteString }
}
extension NSURL: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        isFileURL ? [.fileURL, .URL, .string] : [.URL, .string]
    }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { absoluteString }
}
extension NSImage: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.png] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { value.data(.png) }
}
extension NSColor: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.color] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        guard let color = usingColorSpace(.sRGB) else { return nil }
        return [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent].map(Double.init)
    }
}
