import DovetailPlatform
import Foundation

/// Values as data on a clipboard, and the other way round.
@MainActor
enum PasteboardValue {
    /// Bytes as they are, texts as UTF-8, and lists of values as property lists; nil for what is none of these.
    static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let text as NSString: Data(text.description.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        default: try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        }
    }

    /// A list of values, else the text of a kind that is text, else the bytes.
    static func read(_ data: Data, of type: NSPasteboard.PasteboardType) -> Any {
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil), !(list is String) {
            return list
        }
        let isText = [NSPasteboard.PasteboardType.string, .URL, .fileURL, .html, .rtf, .tabularText].contains(type)
        if isText, let text = String(data: data, encoding: .utf8) { return text }
        return data
    }

    /// What a class makes of a thing.
    static func object(of type: AnyClass, _ item: [String: Data], onlyFiles: Bool) -> Any? {
        func text(_ type: NSPasteboard.PasteboardType) -> String? {
            item[type.rawValue].flatMap { String(data: $0, encoding: .utf8) }
        }
        if type == NSPasteboardItem.self { return NSPasteboardItem(item) }
        if type == NSURL.self {
            guard let url = (text(.fileURL) ?? text(.URL) ?? text(.string)).flatMap({ URL(string: $0) }),
                url.scheme != nil, !onlyFiles || url.isFileURL
            else { return nil }
            return url
        }
        if type == NSString.self { return text(.string) }
        if type == NSAttributedString.self { return text(.string).map { NSAttributedString(string: $0) } }
        if type == NSImage.self {
            if let image = [.png, .tiff, NSPasteboard.PasteboardType("public.jpeg")].lazy
                .compactMap({ item[$0.rawValue] }).compactMap({ NSImage(data: $0) }).first
            {
                return image
            }
            // A file that is a picture.
            return text(.fileURL).flatMap { URL(string: $0) }.flatMap { NSImage(contentsOf: $0) }
        }
        if type == NSColor.self {
            guard let data = item[NSPasteboard.PasteboardType.color.rawValue],
                let parts = read(data, of: .color) as? [Double], parts.count == 4
            else { return nil }
            return NSColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        }
        guard let reader = type as? any NSPasteboardReading.Type else { return nil }
        for kind in reader.readableTypes(for: .general) {
            if let data = item[kind.rawValue],
                let made = reader.init(pasteboardPropertyList: read(data, of: kind), ofType: kind)
            {
                return made
            }
        }
        return nil
    }
}
