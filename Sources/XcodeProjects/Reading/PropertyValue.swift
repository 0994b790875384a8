import Foundation

/// A value of a property list, as far as Xcode's files use them: texts, lists and dictionaries. Numbers are texts, as in `project.pbxproj`.
public indirect enum PropertyValue: Hashable, Sendable {
    case string(String)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    public var array: [PropertyValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    public var dictionary: [String: PropertyValue]? {
        if case .dictionary(let values) = self { values } else { nil }
    }

    /// The texts of a list; those of a single text, which some settings have in place of a list, are split at white space.
    public var strings: [String] {
        switch self {
        case .string(let text): text.split(whereSeparator: \.isWhitespace).map(String.init)
        case .array(let values): values.compactMap(\.string)
        case .dictionary: []
        }
    }

    public subscript(key: String) -> PropertyValue? { dictionary?[key] }
}

extension PropertyValue {
    /// Files that are larger are no project files.
    public static let sizeLimit = 128 << 20

    /// Reads a property list of any form: old ASCII, XML, binary or JSON.
    ///
    /// Throws an ``XcodeError`` that names the file, and for ASCII lists the line.
    public static func read(_ file: URL) throws -> PropertyValue {
        let data = try FileReading.data(of: file, limit: sizeLimit)
        return try read(data, name: file.lastPathComponent)
    }

    /// Reads a property list of any form. The name is used in errors.
    public static func read(_ data: Data, name: String) throws -> PropertyValue {
        if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
            let isXML = data.first == UInt8(ascii: "<")
            // What is damaged may still read as something else.
            var format = PropertyListSerialization.PropertyListFormat.openStep
            guard let list = try? PropertyListSerialization.propertyList(from: data, format: &format),
                format == (isXML ? .xml : .binary)
            else { throw XcodeError("\(name) is a damaged \(isXML ? "XML" : "binary") property list.") }
            return PropertyValue(foundation: list, depth: 0)
        }
        if data.isJSON {
            guard let list = try? JSONSerialization.jsonObject(with: data) else {
                throw XcodeError("\(name) is damaged: it begins as JSON, but is not.")
            }
            return PropertyValue(foundation: list, depth: 0)
        }
        return try ASCIIPropertyList.parse(data, name: name)
    }

    /// What Foundation's parsers make. Deeper than any project is, values are left out rather than recursed into.
    private init(foundation value: Any, depth: Int) {
        switch value {
        case let text as String: self = .string(text)
        case let list as [Any] where depth < ASCIIPropertyList.depthLimit:
            self = .array(list.map { PropertyValue(foundation: $0, depth: depth + 1) })
        case let values as [String: Any] where depth < ASCIIPropertyList.depthLimit:
            self = .dictionary(values.mapValues { PropertyValue(foundation: $0, depth: depth + 1) })
        case let number as NSNumber: self = .string(number.stringValue)
        default: self = .string("")
        }
    }
}

extension Data {
    /// Whether this is JSON rather than an ASCII list: both begin with a brace, but only JSON goes on with a quoted key and a colon.
    fileprivate var isJSON: Bool {
        var rest = self.drop { $0 <= 0x20 }
        guard rest.popFirst() == UInt8(ascii: "{") else { return false }
        rest = rest.drop { $0 <= 0x20 }
        guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
        rest = rest.drop { $0 != UInt8(ascii: "\"") }.dropFirst().drop { $0 <= 0x20 }
        return rest.first == UInt8(ascii: ":")
    }
}
