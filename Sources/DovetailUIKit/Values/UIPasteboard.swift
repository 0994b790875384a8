import DovetailCore
import DovetailPlatform
import Foundation
import UniformTypeIdentifiers

/// The clipboard: texts, addresses, pictures, colours, and data of any type.
///
///     if UIPasteboard.general.hasImages { picture = UIPasteboard.general.image }
///
/// What is set takes the place of everything that is there. Texts, addresses and pictures come from and go to other programs; data of
/// an app's own types is only read by programs that are made with this library.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    /// The clipboard of the desktop; in a test that of the host.
    public static let general = UIPasteboard()

    private override init() {}

    /// What ``setItems(_:options:)`` may be told. The desktop's clipboard is one for all programs of this computer, and keeps what is there
    /// until something else is copied, whatever is said.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    // MARK: Texts

    /// The first text; nil when there is none.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The texts; nil when there is none. Other programs get several as lines.
    open var strings: [String]? {
        get { values { $0[ClipboardKinds.text].map { String(decoding: $0, as: UTF8.self) } } }
        set { set(newValue) { [ClipboardKinds.text: Data($0.utf8)] } }
    }
    open var hasStrings: Bool { contains(pasteboardTypes: [ClipboardKinds.text]) }

    // MARK: Addresses

    /// The first address, also of a text that is one with a scheme; nil when there is none.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The addresses, also of texts that are some with a scheme; nil when there is none.
    open var urls: [URL]? {
        get {
            values { item in
                let data = item[ClipboardKinds.url] ?? item[ClipboardKinds.fileURL] ?? item[ClipboardKinds.text]
                let url = data.flatMap { URL(string: String(decoding: $0, as: UTF8.self)) }
                return url?.scheme == nil ? nil : url
            }
        }
        set { set(newValue) { PasteboardValue.representations(of: $0) } }
    }
    open var hasURLs: Bool { urls != nil }

    // MARK: Pictures and colours

    /// The first picture; nil when there is none.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The pictures; nil when there is none. They are kept as PNG files.
    open var images: [UIImage]? {
        get { values { PasteboardValue.picture(in: $0).flatMap { UIImage(data: $0) } } }
        set { set(newValue) { PasteboardValue.representations(of: $0) } }
    }
    /// Whether there is a picture, of any format that can be read.
    open var hasImages: Bool { ClipboardValue.items.contains { PasteboardValue.picture(in: $0) != nil } }

    /// The first colour; nil when there is none.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// The colours; nil when there is none. They are for programs that are made with this library.
    open var colors: [UIColor]? {
        get { values { $0[PasteboardValue.color].flatMap(PasteboardValue.color(from:)) } }
        set { set(newValue) { PasteboardValue.representations(of: $0) } }
    }
    open var hasColors: Bool { contains(pasteboardTypes: [PasteboardValue.color]) }

    // MARK: Data

    /// The things on the clipboard: for each its values, by types. A text is a `String`, an address a `URL`, a picture a ``UIImage``, all else data.
    open var items: [[String: Any]] {
        get { ClipboardValue.items.map { $0.mapValues { $0 as Any }.merging(PasteboardValue.values(in: $0)) { $1 } } }
        set { setItems(newValue) }
    }
    /// How many things are on the clipboard.
    open var numberOfItems: Int { ClipboardValue.items.count }
    /// The types of the first thing.
    open var types: [String] { ClipboardValue.items.first?.keys.sorted() ?? [] }
    /// The things on the clipboard, to be read piece by piece.
    open var itemProviders: [NSItemProvider] {
        get { ClipboardValue.items.map { NSItemProvider(clipboardItem: $0) } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Puts things on the clipboard: values of the kinds that ``items`` tells of, by types. The options change nothing.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        ClipboardValue.items = items.map(PasteboardValue.data(of:))
    }
    /// Puts things behind those that are on the clipboard.
    open func addItems(_ items: [[String: Any]]) {
        ClipboardValue.items += items.map(PasteboardValue.data(of:))
    }
    /// Puts what providers have on the clipboard, as soon as they have made it. The other values change nothing.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        Task { @MainActor in ClipboardValue.items = await NSItemProvider.clipboardItems(of: itemProviders) }
    }

    /// The data of a type, of the first thing that has any; nil when there is none.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        ClipboardValue.items.lazy.compactMap { $0[pasteboardType] }.first
    }
    /// The value of a type, of the first thing that has one: as ``items`` has it; nil when there is none.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        items.lazy.compactMap { $0[pasteboardType] }.first
    }
    /// Puts data of a type on the clipboard, as the only thing.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        ClipboardValue.items = [[pasteboardType: data]]
    }
    /// Puts a value on the clipboard, as the only thing: a text, an address, a picture, a colour or data.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }
    /// Whether one of the things is of one of the types, or of one that is a kind of it.
    open func contains(pasteboardTypes: [String]) -> Bool {
        let wanted = pasteboardTypes.map { UTType(importedAs: $0) }
        return ClipboardValue.items.contains { item in
            item.keys.contains { type in
                pasteboardTypes.contains(type) || wanted.contains { UTType(importedAs: type).conforms(to: $0) }
            }
        }
    }

    /// How often this program wrote to the clipboard.
    open var changeCount: Int { ClipboardValue.changeCount }

    /// Sent when this program has written to the clipboard.
    nonisolated public static let changedNotification: Notification.Name = {
        let name = Notification.Name("UIPasteboardChangedNotification")
        DispatchQueue.onMain {
            ClipboardValue.observe { NotificationCenter.default.post(name: name, object: UIPasteboard.general) }
        }
        return name
    }()

    // MARK: Reading and writing

    private func values<Value>(_ value: ([String: Data]) -> Value?) -> [Value]? {
        let values = ClipboardValue.items.compactMap(value)
        return values.isEmpty ? nil : values
    }

    private func set<Value>(_ values: [Value]?, _ item: (Value) -> [String: Data]) {
        ClipboardValue.items = (values ?? []).map(item)
    }
}

/// Values of UIKit's as data on the clipboard, and back.
@MainActor
private enum PasteboardValue {
    static let color = "com.apple.uikit.color"

    /// An address is a text as well, for programs that know no addresses.
    static func representations(of url: URL) -> [String: Data] {
        let data = Data(url.absoluteString.utf8)
        return [ClipboardKinds.text: data, url.isFileURL ? ClipboardKinds.fileURL : ClipboardKinds.url: data]
    }

    static func representations(of image: UIImage) -> [String: Data] {
        image.pngData().map { [ClipboardKinds.png: $0] } ?? [:]
    }

    static func representations(of color: UIColor) -> [String: Data] {
        let parts = color.value.components(in: .current)
        let numbers = [parts.red, parts.green, parts.blue, parts.alpha].map { Double($0) }
        return (try? JSONEncoder().encode(numbers)).map { [Self.color: $0] } ?? [:]
    }

    static func color(from data: Data) -> UIColor? {
        guard let parts = try? JSONDecoder().decode([Double].self, from: data), parts.count == 4 else { return nil }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// The file of a picture.
    static func picture(in item: [String: Data]) -> Data? {
        item.first { UTType(importedAs: $0.key).conforms(to: .image) }?.value
    }

    /// The values of a thing that are more than data.
    static func values(in item: [String: Data]) -> [String: Any] {
        var values: [String: Any] = [:]
        for (type, data) in item {
            let kind = UTType(importedAs: type)
            if kind.conforms(to: .image) {
                values[type] = UIImage(data: data)
            } else if kind.conforms(to: .url) {
                values[type] = URL(string: String(decoding: data, as: UTF8.self))
            } else if kind.conforms(to: .text) {
                values[type] = String(decoding: data, as: UTF8.self)
            } else if type == color {
                values[type] = color(from: data)
            }
        }
        return values
    }

    static func data(of item: [String: Any]) -> [String: Data] {
        var result: [String: Data] = [:]
        for (type, value) in item {
            // A value of a kind is data of the type that it is given for.
            let made: Data? =
                switch value {
                case let data as Data: data
                case let string as String: Data(string.utf8)
                case let url as URL: Data(url.absoluteString.utf8)
                case let image as UIImage:
                    type == UTType.jpeg.identifier ? image.jpegData(compressionQuality: 0.9) : image.pngData()
                case let color as UIColor: representations(of: color)[Self.color]
                default: nil
                }
            result[type] = made
        }
        return result
    }
}

extension UIPasteboard {
    /// What a text on the clipboard may be.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// A text that is no address.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    }

    /// Tells which patterns the first text has, without handing it over.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) { completionHandler(.success(Set(found(patterns).keys))) }

    /// Tells which patterns the first text has, and what is of them.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) { completionHandler(.success(found(patterns))) }

    private func found(_ patterns: Set<DetectionPattern>) -> [DetectionPattern: Any] {
        guard let text = string?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return [:] }
        let isAddress =
            text.range(
                of: #"^(https?://)?([\w-]+\.)+[A-Za-z]{2,}(/\S*)?$"#, options: .regularExpression) != nil
        var result: [DetectionPattern: Any] = [:]
        if patterns.contains(.number), let number = Double(text) { result[.number] = NSNumber(value: number) }
        if patterns.contains(.probableWebURL), isAddress { result[.probableWebURL] = text }
        if patterns.contains(.probableWebSearch), !isAddress { result[.probableWebSearch] = text }
        return result
    }
}
