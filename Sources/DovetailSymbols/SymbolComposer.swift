/// Makes the sketch of a name: from its line in the table, else from the parts of the name.
enum SymbolComposer {
    /// - Parameter isRanked: Whether the sketch is to be drawn rank by rank: what is inside an enclosure is then no hole in it.
    static func sketch(named name: some StringProtocol, isRanked: Bool = false) -> SymbolSketch? {
        let name = Substring(name)
        if let line = SymbolTable.lines[name] {
            if line.hasPrefix("=") { return alias(line.dropFirst(), isRanked) }
            let sketch = SymbolSketch(line: line)
            guard isRanked else { return sketch }
            // A filled form that was drawn as one solid has no parts; those of the outlined one make it up.
            if sketch.ranks == nil, let base = name.removingSuffix(".fill"),
                let parts = Self.sketch(named: base, isRanked: true), parts.hasFilledForm, parts.ranks != nil
            {
                return parts.filled
            }
            return name.hasSuffix(".slash") ? sketch.raisingSlash : sketch
        }
        if let base = name.removingSuffix(".fill") {
            // A struck outline is drawn open along the line; the filled form starts from the whole one.
            if let whole = base.removingSuffix(".slash") {
                return sketch(named: whole + ".fill", isRanked: isRanked).map(struckThrough)
            }
            guard let sketch = sketch(named: base, isRanked: isRanked), sketch.hasFilledForm else { return nil }
            return sketch.filled
        }
        return badged(name, isRanked) ?? struckThrough(name, isRanked) ?? enclosed(name, isRanked) ?? number(name)
    }

    /// `other name`, perhaps followed by how it is changed.
    private static func alias(_ text: Substring, _ isRanked: Bool) -> SymbolSketch? {
        let words = text.split(separator: " ")
        guard let name = words.first, var sketch = sketch(named: name, isRanked: isRanked) else { return nil }
        var rest = words.dropFirst()
        while let word = rest.popFirst() {
            switch word {
            case "filled": sketch = sketch.filled
            case "mirrored": sketch = sketch.transformed(by: .mirrored)
            case "turned":
                guard let degrees = rest.popFirst().flatMap({ Double($0) }) else { return nil }
                sketch = sketch.transformed(by: .turned(by: degrees))
            default: return nil
            }
        }
        return sketch
    }

    // MARK: Enclosures

    /// A symbol inside another: what is around it, how much it shrinks, and where its middle goes.
    private struct Enclosure {
        var scale: Double
        var x = 12.0
        var y = 12.0
    }

    private static let enclosures: [Substring: Enclosure] = [
        "circle": Enclosure(scale: 0.54),
        "square": Enclosure(scale: 0.54),
        "app": Enclosure(scale: 0.54),
        "rectangle": Enclosure(scale: 0.5),
        "diamond": Enclosure(scale: 0.42),
        "octagon": Enclosure(scale: 0.5),
        "hexagon": Enclosure(scale: 0.5),
        "seal": Enclosure(scale: 0.48),
        "shield": Enclosure(scale: 0.45, y: 11.5),
        "triangle": Enclosure(scale: 0.4, y: 14.5),
        "bubble": Enclosure(scale: 0.46, y: 11),
        "message": Enclosure(scale: 0.46),
        "icloud": Enclosure(scale: 0.36, y: 13),
        "folder": Enclosure(scale: 0.4, y: 13),
        "doc": Enclosure(scale: 0.36, y: 14.5),
        "viewfinder": Enclosure(scale: 0.5),
        "circle.dotted": Enclosure(scale: 0.54),
        "circle.dashed": Enclosure(scale: 0.54),
        "square.dotted": Enclosure(scale: 0.54),
        "square.dashed": Enclosure(scale: 0.54),
    ]

    private static func enclosed(_ name: Substring, _ isRanked: Bool) -> SymbolSketch? {
        // The enclosure's own name may have two parts.
        let last = name.lastIndex(of: ".")
        let dots = [last, last.flatMap { name[..<$0].lastIndex(of: ".") }].compactMap(\.self)
        guard
            let dot = dots.first(where: { $0 > name.startIndex && enclosures[name[name.index(after: $0)...]] != nil }),
            let enclosure = enclosures[name[name.index(after: dot)...]],
            let outer = SymbolTable.lines[name[name.index(after: dot)...]].map(SymbolSketch.init(line:))
        else { return nil }
        let base = name[..<dot]
        // Solid shapes read better when small: the filled form is preferred where there is one.
        guard let inner = sketch(named: base + ".fill") ?? sketch(named: base) else { return nil }
        let content = inner.transformed(by: .scaled(by: enclosure.scale, to: enclosure.x, enclosure.y))
        return isRanked ? outer.ranked(2) + content.unchanging.ranked(1) : outer + content.asContent
    }

    // MARK: Badges

    /// `bell.badge`, `doc.badge.plus`, `person.fill.checkmark`.
    private static func badged(_ name: Substring, _ isRanked: Bool) -> SymbolSketch? {
        for sign in ["checkmark", "xmark", "questionmark"] {
            if let base = name.removingSuffix(".fill." + sign) {
                return badged(base + ".fill", with: Substring(sign), isRanked)
            }
        }
        if let base = name.removingSuffix(".badge") {
            guard let sketch = sketch(named: base, isRanked: isRanked) else { return nil }
            let gap = SymbolSketch(line: "n2M13.5 6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z")
            return sketch.demoted + gap + SymbolSketch(line: "fM15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z")
        }
        guard let (base, sign) = name.splitAtLast(".badge.") else { return nil }
        return badged(base, with: sign, isRanked)
    }

    private static func badged(_ base: some StringProtocol, with sign: Substring, _ isRanked: Bool) -> SymbolSketch? {
        guard let sketch = sketch(named: base, isRanked: isRanked), let badge = Self.sketch(named: sign) else {
            return nil
        }
        let gap = SymbolSketch(line: "n2M12.5 18a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z")
        return sketch.demoted + gap
            + badge.transformed(by: .scaled(by: 0.44, to: 18.5, 18.5)).unchanging.ranked(1)
    }

    // MARK: Slashes and numbers

    private static func struckThrough(_ name: Substring, _ isRanked: Bool) -> SymbolSketch? {
        name.removingSuffix(".slash").flatMap { sketch(named: $0, isRanked: isRanked) }.map(struckThrough)
    }

    private static func struckThrough(_ sketch: SymbolSketch) -> SymbolSketch {
        sketch.demoted + SymbolSketch(line: "x2M4.6 2.6l16.8 16.8;sM3 3l18 18")
    }

    /// A number of two or three digits, side by side.
    private static func number(_ name: Substring) -> SymbolSketch? {
        guard (2...3).contains(name.count), name.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        let step = SymbolDrawing.gridSize / Double(name.count)
        var number = SymbolSketch(layers: [])
        for (index, digit) in name.enumerated() {
            guard let sketch = sketch(named: String(digit)) else { return nil }
            let middle = step * (Double(index) + 0.5)
            number = number + sketch.transformed(by: .moved(dx: middle - SymbolDrawing.gridSize / 2))
        }
        return number
    }
}

extension SymbolSketch {
    /// A line of the table that is struck through itself: the slash ranks first, the rest second.
    fileprivate var raisingSlash: SymbolSketch {
        let slash = SymbolSketch(line: "sM3 3l18 18").layers[0].elements
        guard layers.contains(where: { $0.elements == slash }) else { return self }
        var copy = demoted
        for index in copy.layers.indices where copy.layers[index].elements == slash { copy.layers[index].rank = 1 }
        return copy
    }
}

extension Substring {
    /// What comes before a suffix, or nil when there is none or nothing comes before it.
    fileprivate func removingSuffix(_ suffix: String) -> Substring? {
        hasSuffix(suffix) && count > suffix.count ? dropLast(suffix.count) : nil
    }

    /// What comes before and after the last occurrence of a separator.
    fileprivate func splitAtLast(_ separator: String) -> (Substring, Substring)? {
        var start = endIndex
        while start > startIndex {
            start = index(before: start)
            guard self[start...].hasPrefix(separator) else { continue }
            return (self[..<start], self[start...].dropFirst(separator.count))
        }
        return nil
    }
}
