import Foundation

/// What a page says of itself in its first part: by the names that sites have agreed on (Open Graph), else by its title.
struct PageHead {
    private(set) var title: String?
    private(set) var image: String?
    private(set) var video: String?
    private(set) var icon: String?

    /// Reads a page of which there may be more than its first part. Whatever is no HTML says nothing.
    init(_ data: Data) {
        // What sites say stands at the beginning.
        let text = String(decoding: data.prefix(1 << 20), as: UTF8.self)
        var named: [String: String] = [:]
        var plainTitle: String?
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            if rest.hasPrefix("!--") {
                guard let end = rest.range(of: "-->") else { break }
                rest = rest[end.upperBound...]
                continue
            }
            guard let tag = Tag(&rest) else { continue }
            switch tag.name {
            case "/head", "body": rest = rest[rest.endIndex...]
            case "title":
                if let end = rest.firstIndex(of: "<"), plainTitle == nil {
                    plainTitle = Self.plain(String(rest[..<end]))
                    rest = rest[end...]
                }
            case "script", "style":
                guard let end = rest.range(of: "</" + tag.name, options: .caseInsensitive) else { break }
                rest = rest[end.lowerBound...]
            case "meta":
                let key = (tag.values["property"] ?? tag.values["name"])?.lowercased()
                if let key, let value = tag.values["content"], named[key] == nil { named[key] = Self.plain(value) }
            case "link":
                let kinds = (tag.values["rel"] ?? "").lowercased().split(separator: " ")
                if let address = tag.values["href"] {
                    if kinds.contains("apple-touch-icon") { icon = Self.plain(address) }
                    if kinds.contains("icon"), icon == nil { icon = Self.plain(address) }
                }
            default: break
            }
        }
        title = named["og:title"] ?? named["twitter:title"] ?? plainTitle
        image = named["og:image:secure_url"] ?? named["og:image"] ?? named["twitter:image"]
        video = named["og:video:secure_url"] ?? named["og:video:url"] ?? named["og:video"]
    }

    /// A tag with its values.
    private struct Tag {
        let name: String
        var values: [String: String] = [:]

        /// Reads up to its end. Nil where there is none.
        init?(_ rest: inout Substring) {
            func isSpace(_ character: Character) -> Bool { character.isWhitespace }
            name = rest.prefix { !isSpace($0) && $0 != ">" }.lowercased()
            rest = rest.dropFirst(name.count)
            guard !name.isEmpty else { return nil }
            while true {
                rest = rest.drop { isSpace($0) || $0 == "/" }
                guard let first = rest.first else { return nil }
                if first == ">" {
                    rest = rest.dropFirst()
                    return
                }
                let key = rest.prefix { !isSpace($0) && $0 != "=" && $0 != ">" }
                rest = rest[key.endIndex...].drop(while: isSpace)
                guard rest.first == "=" else {
                    // A sign that is no name is left out, so that each round reads something.
                    if key.isEmpty { rest = rest.dropFirst() }
                    continue
                }
                rest = rest.dropFirst().drop(while: isSpace)
                if let quote = rest.first, quote == "\"" || quote == "'" {
                    rest = rest.dropFirst()
                    guard let end = rest.firstIndex(of: quote) else { return nil }
                    values[key.lowercased()] = String(rest[..<end])
                    rest = rest[rest.index(after: end)...]
                } else {
                    let value = rest.prefix { !isSpace($0) && $0 != ">" }
                    values[key.lowercased()] = String(value)
                    rest = rest[value.endIndex...]
                }
            }
        }
    }

    /// A text without the marks for signs, and with one space between words.
    private static func plain(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";"), let sign = sign(rest[rest.index(after: start)..<end])
            else {
                result += "&"
                rest = rest.dropFirst()
                continue
            }
            result.append(sign)
            rest = rest[rest.index(after: end)...]
        }
        return (result + rest).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func sign(_ name: Substring) -> Character? {
        if name.hasPrefix("#") {
            let isHex = name.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
            let number = isHex ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
            return number.flatMap(Unicode.Scalar.init).map(Character.init)
        }
        return [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
            "hellip": "…", "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
        ][name]
    }
}
