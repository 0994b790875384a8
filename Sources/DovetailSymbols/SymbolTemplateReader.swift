import Foundation

/// Reads what of an SVG file makes a template of a symbol: named groups of paths, and named lines.
///
/// It is no reader of SVG: other shapes, references and styles are passed over. What is broken ends the reading; what came before stands.
struct SymbolTemplateReader {
    struct Shape {
        /// In the file's coordinates.
        var elements: [SymbolDrawing.Element]
        /// Its rank in a hierarchical look: 1 for everything that is not said to rank second or third.
        var rank: Int
    }

    /// Where letters and margins are, in the file's coordinates.
    struct Guides {
        /// 0 both where the file says nothing.
        var baseline = 0.0
        var capline = 0.0
        var left: Double?
        var right: Double?
    }

    /// The paths inside each group that has a name, by that name.
    private(set) var groups: [String: [Shape]] = [:]
    /// The start of each line that has a name.
    private var lines: [String: (x: Double, y: Double)] = [:]

    init(_ data: Data) {
        guard data.count < 4 << 20 else { return }
        var open: [(name: String?, map: Affine)] = []
        var tags = MarkupTags(data)
        var count = 0
        while let tag = tags.next(), count < 20_000, open.count < 100 {
            count += 1
            let map = (open.last?.map ?? Affine()).after(Affine(tag.attributes["transform"] ?? ""))
            switch tag.name {
            case "g", "svg", "symbol":
                if tag.isEnd {
                    _ = open.popLast()
                } else if !tag.isEmpty {
                    open.append((tag.attributes["id"], map))
                }
            case "line", "path":
                guard !tag.isEnd else { continue }
                if let id = tag.attributes["id"], let point = Self.start(of: tag) {
                    lines[id] = map.apply(point.0, point.1)
                }
                guard tag.name == "path", let path = tag.attributes["d"] else { continue }
                let shape = Shape(
                    elements: SVGPathParser.parse(path).map(map.apply),
                    rank: Self.rank(tag.attributes["class"] ?? ""))
                guard !shape.elements.isEmpty else { continue }
                for case let name? in open.map(\.name) { groups[name, default: []].append(shape) }
            default: continue
            }
        }
    }

    /// `hierarchical-0:secondary` among the classes of a path.
    private static func rank(_ classes: String) -> Int {
        let names = classes.split(separator: " ").filter { $0.hasPrefix("hierarchical-") }
        if names.contains(where: { $0.hasSuffix(":secondary") }) { return 2 }
        return names.contains { $0.hasSuffix(":tertiary") } ? 3 : 1
    }

    /// Guides are lines, and paths in files that other programs have written.
    private static func start(of tag: MarkupTags.Tag) -> (Double, Double)? {
        if let x = tag.attributes["x1"].flatMap(Double.init), let y = tag.attributes["y1"].flatMap(Double.init) {
            return (x, y)
        }
        guard let path = tag.attributes["d"], path.utf8.count < 200,
            case .move(let x, let y)? = SVGPathParser.parse(path).first
        else { return nil }
        return (x, y)
    }

    /// The guides of a drawing, such as `Regular-M`, in a scale.
    func guides(_ name: String, _ scale: String) -> Guides {
        var guides = Guides()
        if let baseline = lines["Baseline-\(scale)"], let capline = lines["Capline-\(scale)"] {
            (guides.baseline, guides.capline) = (baseline.y, capline.y)
        }
        // The first templates had margins for one drawing alone.
        let isStandard = name == "Regular-M"
        guides.left = (lines["left-margin-\(name)"] ?? (isStandard ? lines["left-margin"] : nil))?.x
        guides.right = (lines["right-margin-\(name)"] ?? (isStandard ? lines["right-margin"] : nil))?.x
        return guides
    }

    /// What all points of shapes lie in, those that only bend lines among them; nil without points.
    static func bounds(of shapes: [Shape]) -> (left: Double, right: Double, top: Double, bottom: Double)? {
        var bounds: (left: Double, right: Double, top: Double, bottom: Double)?
        func add(_ x: Double, _ y: Double) {
            let old = bounds ?? (x, x, y, y)
            bounds = (min(old.left, x), max(old.right, x), min(old.top, y), max(old.bottom, y))
        }
        for element in shapes.flatMap(\.elements) {
            switch element {
            case .move(let x, let y), .line(let x, let y): add(x, y)
            case .cubic(let a, let b, let c, let d, let x, let y):
                add(a, b)
                add(c, d)
                add(x, y)
            case .close: break
            }
        }
        guard let bounds, [bounds.left, bounds.right, bounds.top, bounds.bottom].allSatisfy(\.isFinite) else {
            return nil
        }
        return bounds
    }
}

/// An affine map as the attribute `transform` of SVG describes it.
private struct Affine {
    var map = SymbolTransform()

    init() {}

    init(_ text: String) {
        for part in text.split(separator: ")") {
            let pieces = part.split(separator: "(")
            guard pieces.count == 2, let name = pieces[0].split(whereSeparator: { !$0.isLetter }).last else { return }
            let numbers = pieces[1].split(whereSeparator: { $0 == " " || $0 == "," || $0.isNewline }).compactMap {
                Double($0)
            }
            var step = SymbolTransform()
            switch (name, numbers.count) {
            case ("matrix", 6):
                step = SymbolTransform(
                    a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
            case ("translate", 1...2):
                step = SymbolTransform(tx: numbers[0], ty: numbers.count > 1 ? numbers[1] : 0)
            case ("scale", 1...2):
                step = SymbolTransform(a: numbers[0], d: numbers.count > 1 ? numbers[1] : numbers[0])
            default: continue
            }
            map = map.after(step)
        }
    }

    /// This map applied to what another one gives.
    func after(_ inner: Affine) -> Affine {
        var result = self
        result.map = map.after(inner.map)
        return result
    }

    func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) { map.apply(x, y) }
    func apply(_ element: SymbolDrawing.Element) -> SymbolDrawing.Element { map.apply(element) }
}

/// The tags of a text in XML, one after the other. Comments, declarations and text between them are passed over.
struct MarkupTags {
    struct Tag {
        var name: String
        var attributes: [String: String] = [:]
        /// `</g>`
        var isEnd = false
        /// `<g/>`
        var isEmpty = false
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ data: Data) { bytes = Array(data) }

    private func starts(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(past text: String) {
        while position < bytes.count, !starts(text) { position += 1 }
        position = min(position + text.utf8.count, bytes.count)
    }

    mutating func next() -> Tag? {
        while true {
            while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
            guard position < bytes.count else { return nil }
            if starts("<!--") {
                skip(past: "-->")
            } else if starts("<![CDATA[") {
                skip(past: "]]>")
            } else if starts("<?") || starts("<!") {
                skip(past: ">")
            } else {
                return tag()
            }
        }
    }

    private mutating func tag() -> Tag? {
        position += 1
        var tag = Tag(name: "")
        if position < bytes.count, bytes[position] == UInt8(ascii: "/") {
            tag.isEnd = true
            position += 1
        }
        tag.name = name()
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: ">") {
                position += 1
                return tag
            }
            if byte == UInt8(ascii: "/") || byte <= 32 {
                tag.isEmpty = byte == UInt8(ascii: "/")
                position += 1
                continue
            }
            tag.isEmpty = false
            let attribute = name()
            guard !attribute.isEmpty else {
                // A character that has no place here.
                position += 1
                continue
            }
            while position < bytes.count, bytes[position] <= 32 { position += 1 }
            guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { continue }
            position += 1
            while position < bytes.count, bytes[position] <= 32 { position += 1 }
            guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else { continue }
            let quote = bytes[position]
            let start = position + 1
            guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
            tag.attributes[attribute] = String(decoding: bytes[start..<end], as: UTF8.self)
            position = end + 1
        }
        return nil
    }

    private mutating func name() -> String {
        let start = position
        let ends: Set<UInt8> = [0x22, 0x27, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")]
        while position < bytes.count, bytes[position] > 32, !ends.contains(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }
}
