import DovetailPlatform
import Foundation

/// The clipboard, or another place through which things are handed on within the program.
@MainActor @preconcurrency
open class NSPasteboard: NSObject {
    /// The name of a place.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let general = Name("Apple CFPasteboard general")
        public static let drag = Name("Apple CFPasteboard drag")
        public static let find = Name("Apple CFPasteboard find")
        public static let font = Name("Apple CFPasteboard font")
        public static let ruler = Name("Apple CFPasteboard ruler")
    }

    /// The clipboard of the desktop; in a test that of the host.
    public static let general = NSPasteboard(.general)

    /// The place's name.
    public let name: Name
    /// What is in a place other than the clipboard, and how often that was written to.
    private struct Place {
        var contents: [[String: Data]] = []
        var count = 0
    }
    // Places other than the clipboard are the process's own, by their names.
    private static var others: [Name: Place] = [:]

    private init(_ name: Name) { self.name = name }
    /// The place of a name. All but the clipboard belong to the program: others don't see what is put there.
    public convenience init(name: Name) { self.init(name) }
    /// A place that nobody else has.
    open class func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name("unique \(UUID().uuidString)")) }
    /// Empties a place that is used no longer.
    open func releaseGlobally() { clearContents() }

    /// What is there: for each thing its data, by identifiers of uniform types.
    var contents: [[String: Data]] {
        get { name == .general ? ClipboardValue.items : Self.others[name]?.contents ?? [] }
        set {
            guard name != .general else { return ClipboardValue.items = newValue }
            Self.others[name] = Place(contents: newValue, count: (Self.others[name]?.count ?? 0) + 1)
        }
    }

    /// How often this program wrote to it.
    open var changeCount: Int { name == .general ? ClipboardValue.changeCount : Self.others[name]?.count ?? 0 }

    // MARK: Writing

    /// Takes away what is there. Returns the new ``changeCount``.
    @discardableResult
    open func clearContents() -> Int {
        contents = []
        return changeCount
    }
    /// Takes away what is there, and says who may see what comes: who can see the clipboard sees it. Returns the new ``changeCount``.
    @discardableResult
    open func prepareForNewContents(with options: ContentsOptions = []) -> Int { clearContents() }
    /// Takes away what is there, to put other things there. Returns the new ``changeCount``.
    @discardableResult
    open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
    /// Says that further kinds follow. Returns the ``changeCount``.
    @discardableResult
    open func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { changeCount }

    /// Puts text there, beside what this program put there since it took away what was there before. Returns true.
    @discardableResult
    open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: dataType)
    }
    /// Puts data there, beside what this program put there before. Returns true.
    @discardableResult
    open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        var items = contents
        if items.isEmpty { items = [[:]] }
        items[0][dataType.rawValue] = data
        contents = items
        return true
    }
    /// Puts a list of values there. Returns whether it is one.
    @discardableResult
    open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
        guard let data = PasteboardValue.data(plist) else { return false }
        return setData(data, forType: dataType)
    }
    /// Puts objects there, each as one thing. Returns whether there was one that can be put there.
    @discardableResult
    open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        let items = objects.map { object in
            object.writableTypes(for: self).reduce(into: [String: Data]()) { item, type in
                item[type.rawValue] = object.pasteboardPropertyList(forType: type).flatMap(PasteboardValue.data)
            }
        }.filter { !$0.isEmpty }
        guard !items.isEmpty else { return false }
        contents += items
        return true
    }

    // MARK: Reading

    /// The kinds of data that are there.
    open var types: [PasteboardType]? {
        let texts = [PasteboardType.string, .URL, .fileURL].filter { string(forType: $0) != nil }
        let others = Set(contents.flatMap(\.keys)).map { PasteboardType($0) }.filter { !texts.contains($0) }
        return texts + others.sorted { $0.rawValue < $1.rawValue }
    }
    /// The first of some kinds that is there.
    open func availableType(from types: [PasteboardType]) -> PasteboardType? {
        let there = self.types ?? []
        return types.first { there.contains($0) }
    }
    /// The things that are there.
    open var pasteboardItems: [NSPasteboardItem]? { contents.map { NSPasteboardItem($0) } }
    /// The data of a kind; nil when there is none.
    open func data(forType dataType: PasteboardType) -> Data? {
        contents.lazy.compactMap { $0[dataType.rawValue] }.first
    }
    /// The text of a kind; nil when there is none. Addresses are read of texts that are some, too.
    open func string(forType dataType: PasteboardType) -> String? {
        if dataType == .string { return text(of: .string) }
        if let text = text(of: dataType) { return text }
        guard dataType == .URL || dataType == .fileURL, let string = string(forType: .string) else { return nil }
        let url = Foundation.URL(string: string)
        return dataType == .fileURL ? url.flatMap { $0.isFileURL ? string : nil } : url?.scheme.map { _ in string }
    }
    private func text(of type: PasteboardType) -> String? {
        let texts = contents.compactMap { $0[type.rawValue].flatMap { String(data: $0, encoding: .utf8) } }
        return texts.isEmpty ? nil : type == .string ? texts.joined(separator: "\n") : texts[0]
    }
    /// The values of a kind that is a list of them; nil when there is none.
    open func propertyList(forType dataType: PasteboardType) -> Any? {
        data(forType: dataType).map { PasteboardValue.read($0, of: dataType) }
    }

    /// What can be made of what is there, for each thing by the first class that can: `NSString`, `NSURL`, `NSImage`, `NSAttributedString`, `NSColor` or
    /// ``NSPasteboardItem``. Of texts and addresses it gives the values, `String` and `URL`, which `as? [URL]` asks for.
    open func readObjects(
        forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
    ) -> [Any]? {
        let onlyFiles = options?[.urlReadingFileURLsOnly] as? Bool == true
        return contents.compactMap { item in
            classArray.lazy.compactMap { PasteboardValue.object(of: $0, item, onlyFiles: onlyFiles) }.first
        }
    }
    /// Whether something can be made of what is there.
    open func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
        readObjects(forClasses: classArray, options: options)?.isEmpty == false
    }
    /// Whether there is something of one of some kinds.
    open func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
        availableType(from: types.map { PasteboardType($0) }) != nil
    }
    /// The place of a thing among those that are there.
    open func index(of pasteboardItem: NSPasteboardItem) -> Int {
        contents.firstIndex { $0 == pasteboardItem.data } ?? NSNotFound
    }

    /// Who may see what is put there: all that can see the clipboard.
    public struct ContentsOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let currentHostOnly = ContentsOptions(rawValue: 1)
    }

    /// What is wanted of objects that are read.
    public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only addresses of files are wanted: a `Bool`.
        public static let urlReadingFileURLsOnly = ReadingOptionKey(rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        /// The types of the files that are wanted. It is not looked at.
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }
}
