import DovetailPlatform
import Foundation

/// One thing on a ``NSPasteboard``: its data, of one kind or several.
@MainActor @preconcurrency
open class NSPasteboardItem: NSObject {
    /// The data by identifiers of uniform types.
    private(set) var data: [String: Data]

    /// A thing without data yet.
    public override init() { data = [:] }
    init(_ data: [String: Data]) { self.data = data }

    /// The kinds of data.
    open var types: [NSPasteboard.PasteboardType] { data.keys.sorted().map { NSPasteboard.PasteboardType($0) } }
    /// The first of some kinds that there is.
    open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
        types.first { data[$0.rawValue] != nil }
    }
    /// The data of a kind.
    open func data(forType type: NSPasteboard.PasteboardType) -> Data? { data[type.rawValue] }
    /// The text of a kind.
    open func string(forType type: NSPasteboard.PasteboardType) -> String? {
        data[type.rawValue].flatMap { String(data: $0, encoding: .utf8) }
    }
    /// The values of a kind that is a list of them.
    open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        data[type.rawValue].map { PasteboardValue.read($0, of: type) }
    }
    /// Adds data. Returns true.
    @discardableResult
    open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
        self.data[type.rawValue] = data
        return true
    }
    /// Adds text. Returns true.
    @discardableResult
    open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: type)
    }
    /// Adds a list of values. Returns whether it is one.
    @discardableResult
    open func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
        PasteboardValue.data(propertyList).map { setData($0, forType: type) } ?? false
    }
}

extension NSPasteboardItem: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { data[type.rawValue] }
}
