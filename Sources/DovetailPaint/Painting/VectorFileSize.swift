import Foundation

/// Counts what an SVG file draws, before it is drawn: a file of a few hundred bytes can refer to itself a billion times.
///
/// Elements count once for each time that something refers to them, directly or through others. The count is an upper bound. A step of a
/// filter counts for as many elements as are drawn in the time that it takes: it works on every pixel of what it is applied to.
struct VectorFileSize {
    /// What is inside an element with a name.
    private struct Group {
        var count = 0
        /// The names that are referred to, once for each reference.
        var references: [String] = []
    }

    private var groups: [String: Group] = [:]
    private var totals: [String: Int] = [:]
    private let limit: Int

    /// The elements that a file draws, no more than `limit`; nil when it does not begin like an SVG file.
    static func elements(in data: Data, limit: Int) -> Int? {
        let head = data.prefix(4096)
        guard head.range(of: Data("<svg".utf8)) != nil || head.range(of: Data("<!DOCTYPE svg".utf8)) != nil else {
            return nil
        }
        var size = VectorFileSize(limit: limit)
        size.read(data)
        return size.total(of: "", depth: 0)
    }

    private init(limit: Int) { self.limit = limit }

    /// The whole file is the group without a name.
    private mutating func read(_ data: Data) {
        let bytes = Array(data)
        // For each open element the named groups that it is in, innermost last.
        var open: [Int] = []
        var around = [""]
        groups[""] = Group()
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            var end = start + 1
            var quote: UInt8?
            while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
                if let open = quote {
                    if bytes[end] == open { quote = nil }
                } else if bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'") {
                    quote = bytes[end]
                }
                end += 1
            }
            index = min(end + 1, bytes.count)
            guard start + 1 < bytes.count else { return }
            switch bytes[start + 1] {
            case UInt8(ascii: "!"), UInt8(ascii: "?"): continue
            case UInt8(ascii: "/"):
                if let count = open.popLast() { around.removeLast(around.count - count) }
            default:
                let tag = String(decoding: bytes[start..<end], as: UTF8.self)
                open.append(around.count)
                if let name = Self.attribute("id", in: tag), !name.isEmpty {
                    around.append(name)
                    if groups[name] == nil { groups[name] = Group() }
                }
                let references = Self.references(in: tag)
                let weight = Self.weight(of: tag, limit: limit)
                for name in around {
                    groups[name]!.count = min(groups[name]!.count + weight, limit)
                    groups[name]!.references += references
                }
                // Deeper files are refused by the reader of XML.
                if bytes[end - 1] == UInt8(ascii: "/") || open.count > 300, let count = open.popLast() {
                    around.removeLast(around.count - count)
                }
            }
        }
    }

    private static func attribute(_ name: String, in tag: String) -> String? {
        guard let start = tag.range(of: " \(name)=") else { return nil }
        let rest = tag[start.upperBound...]
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return String(rest.dropFirst().prefix { $0 != quote })
    }

    /// What an element counts for.
    private static func weight(of tag: String, limit: Int) -> Int {
        guard tag.hasPrefix("<fe") else { return 1 }
        let name = tag.dropFirst().prefix { $0.isLetter }
        /// The product of up to two numbers in an attribute.
        func product(_ attribute: String, standard: Double, _ each: (Double) -> Double = { $0 }) -> Double {
            let numbers = (Self.attribute(attribute, in: tag) ?? "").split { $0 == " " || $0 == "," }.compactMap {
                Double($0)
            }
            guard let first = numbers.first else { return standard }
            return each(first) * each(numbers.count > 1 ? numbers[1] : first)
        }
        let work: Double
        switch name {
        // Each octave is a pass over all pixels, of the dearest kind.
        case "feTurbulence":
            let octaves = Self.attribute("numOctaves", in: tag).flatMap { Double($0) } ?? 1
            work = 20 * max(1, octaves)
        // Each pixel looks at all those around it.
        case "feMorphology": work = max(1, product("radius", standard: 1) { 2 * $0 + 1 })
        case "feConvolveMatrix": work = max(1, product("order", standard: 9))
        default: work = 1
        }
        return work.isFinite ? Int(min(work * Self.filterWeight, Double(limit))) : limit
    }

    /// How many elements a simple step of a filter counts for.
    private static let filterWeight: Double = 100

    /// The names after `href="#` and `url(#`.
    private static func references(in tag: String) -> [String] {
        guard tag.utf8.contains(UInt8(ascii: "#")) else { return [] }
        var found: [String] = []
        for part in tag.split(separator: "#").dropFirst() {
            found.append(String(part.prefix { $0 != "\"" && $0 != "'" && $0 != ")" }))
        }
        return found
    }

    private mutating func total(of name: String, depth: Int) -> Int {
        if let known = totals[name] { return known }
        guard let group = groups[name], depth < 300 else { return 0 }
        // What refers to itself is drawn once.
        totals[name] = 0
        var sum = group.count
        for reference in group.references where sum < limit { sum += total(of: reference, depth: depth + 1) }
        totals[name] = min(sum, limit)
        return min(sum, limit)
    }
}
