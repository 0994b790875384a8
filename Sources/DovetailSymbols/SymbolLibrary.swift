import Foundation

/// The open symbol set behind SF Symbols' names.
///
/// A name is looked up in the tables; otherwise it is composed: `.circle` and `.square` put a symbol, a digit or a letter
/// into an outline, `.fill` fills it, `.slash` strikes it through. All members may be called from any thread.
package enum SymbolLibrary {
    /// The drawing of a name, or nil when the set has none.
    package static func symbol(named name: String) -> SymbolDrawing? {
        lock.lock()
        defer { lock.unlock() }
        if let known = drawings[name] { return known }
        guard let made = make(name) else { return nil }
        drawings[name] = made
        return made
    }

    /// The names in the tables, sorted; composed ones come on top.
    package static var allNames: [String] { table.keys.filter { $0.count > 1 }.map(String.init).sorted() }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var drawings: [String: SymbolDrawing] = [:]

    /// Name → the rest of its line.
    private static let table: [Substring: Substring] = {
        var table: [Substring: Substring] = [:]
        for text in [symbolsMedia, symbolsArrows, symbolsSigns, symbolsThings, symbolsCharacters] {
            for line in text.split(separator: "\n") {
                guard let bar = line.firstIndex(of: "|") else { continue }
                table[line[..<bar]] = line[line.index(after: bar)...]
            }
        }
        return table
    }()

    private static func make(_ name: String) -> SymbolDrawing? {
        if let line = table[Substring(name)] { return parse(line) }
        var base = name
        let isFilled = base.removeSuffix(".fill")
        if base.removeSuffix(".circle") { return enclosed(base, in: circle, isFilled: isFilled) }
        if base.removeSuffix(".square") { return enclosed(base, in: square, isFilled: isFilled) }
        if base.removeSuffix(".slash") { return make(isFilled ? base + ".fill" : base).map(struckThrough) }
        if isFilled { return make(base).map(filled) }
        return number(base)
    }

    private static func parse(_ line: Substring) -> SymbolDrawing? {
        let style: SymbolDrawing.Style = line.hasPrefix("f") ? .fill : .stroke
        return SymbolDrawing(
            layers: line.dropFirst(2).split(separator: ";").map {
                SymbolDrawing.Layer(elements: SVGPathParser.parse(String($0)), style: style)
            })
    }

    // MARK: Composing

    private static let circle = SVGPathParser.parse("M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z")
    private static let square = SVGPathParser.parse(
        "M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2z")

    private static func enclosed(
        _ base: String, in outline: [SymbolDrawing.Element], isFilled: Bool
    ) -> SymbolDrawing? {
        // Solid signs read better when small: a filled drawing is preferred where there is one.
        guard let inner = table[Substring(base + ".fill")].flatMap(parse) ?? make(base) else { return nil }
        let content = inner.layers.map { layer in
            SymbolDrawing.Layer(
                elements: layer.elements.map { $0.scaled(by: 0.5, around: 12) },
                style: isFilled ? (layer.style == .fill ? .cutFill : .cutStroke) : layer.style)
        }
        return SymbolDrawing(layers: [.init(elements: outline, style: isFilled ? .fill : .stroke)] + content)
    }

    /// The outermost outline filled, what is inside cut out of it.
    private static func filled(_ drawing: SymbolDrawing) -> SymbolDrawing {
        guard let outline = drawing.layers.first else { return drawing }
        return SymbolDrawing(
            layers: [.init(elements: outline.elements, style: .fill), outline]
                + drawing.layers.dropFirst().map { .init(elements: $0.elements, style: .cutStroke) })
    }

    private static func struckThrough(_ drawing: SymbolDrawing) -> SymbolDrawing {
        let gap: [SymbolDrawing.Element] = [.move(4.6, 2.6), .line(21.4, 19.4)]
        let line: [SymbolDrawing.Element] = [.move(3, 3), .line(21, 21)]
        return SymbolDrawing(
            layers: drawing.layers + [.init(elements: gap, style: .cutStroke), .init(elements: line, style: .stroke)])
    }

    /// A number of two or three digits, side by side.
    private static func number(_ name: String) -> SymbolDrawing? {
        guard (2...3).contains(name.count), name.allSatisfy(\.isNumber) else { return nil }
        let step = 24.0 / Double(name.count)
        var layers: [SymbolDrawing.Layer] = []
        for (index, digit) in name.enumerated() {
            guard let drawing = table[Substring(String(digit))].flatMap(parse) else { return nil }
            let centre = step * (Double(index) + 0.5)
            layers += drawing.layers.map { layer in
                .init(elements: layer.elements.map { $0.moved(fromCentre: 12, to: centre) }, style: layer.style)
            }
        }
        return SymbolDrawing(layers: layers)
    }
}

extension String {
    fileprivate mutating func removeSuffix(_ suffix: String) -> Bool {
        guard hasSuffix(suffix), count > suffix.count else { return false }
        removeLast(suffix.count)
        return true
    }
}
