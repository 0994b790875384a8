import Foundation

/// A symbol of an app's own: a template file (SVG) as the app SF Symbols exports it.
///
/// A template holds drawings of one symbol, each a group named by its weight and scale (`Regular-M`), on guides: `Baseline-M` and
/// `Capline-M` say where letters of 100 points stand, `left-margin-Regular-M` and `right-margin-Regular-M` where the symbol ends. Most
/// templates have three weights of the small scale; those between are made by moving each point from one to the next, as their
/// outlines have the same points.
///
/// A drawing is put on the grid of the symbol set, its middle on the middle of the capitals, as large beside text as on Apple's systems. One
/// that is larger than the grid is made smaller. Colours of its own (multicolor) and gaps around layers (clear behind) are not taken over.
package struct SymbolTemplate: Sendable {
    private struct Variant: Sendable {
        let weight: Int
        /// On the grid.
        var drawing: SymbolDrawing
        /// For each layer its rank in a hierarchical look, 1 to 3.
        let ranks: [Int]
    }

    /// Of one scale, the lightest first. Never empty.
    private let variants: [Variant]

    /// Reads a template. Nil for other SVG files, and for what is none.
    package init?(svg: Data) {
        let reader = SymbolTemplateReader(svg)
        // The scale that symbols have when nothing else is said goes before; of another scale the drawing is larger or smaller.
        for (scale, factor) in [("M", 1.0), ("S", 1.27), ("L", 1 / 1.29)] {
            let found = Self.weights.compactMap { weight, name -> Variant? in
                reader.groups["\(name)-\(scale)"].flatMap {
                    Self.variant(weight, $0, reader.guides("\(name)-\(scale)", scale), factor)
                }
            }
            if !found.isEmpty {
                variants = found
                return
            }
        }
        return nil
    }

    private static let weights: [(Int, String)] = [
        (100, "Ultralight"), (200, "Thin"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "Semibold"),
        (700, "Bold"), (800, "Heavy"), (900, "Black"),
    ]

    private static func variant(
        _ weight: Int, _ shapes: [SymbolTemplateReader.Shape], _ guides: SymbolTemplateReader.Guides, _ factor: Double
    ) -> Variant? {
        guard let bounds = SymbolTemplateReader.bounds(of: shapes) else { return nil }
        // Capitals of a font of 100 points, as high as the guides say, are what a box of 120 points is around.
        let capHeight = guides.baseline - guides.capline
        var scale = SymbolDrawing.gridSize / 120 * factor
        if capHeight > 0 { scale *= standardCapHeight / capHeight }
        let x = guides.left.flatMap { left in guides.right.map { (left + $0) / 2 } } ?? (bounds.left + bounds.right) / 2
        let y = capHeight > 0 ? (guides.baseline + guides.capline) / 2 : (bounds.top + bounds.bottom) / 2
        let reach = max(bounds.right - x, x - bounds.left, bounds.bottom - y, y - bounds.top)
        let middle = SymbolDrawing.gridSize / 2
        if reach * scale > middle { scale = middle / reach }
        let map = SymbolTransform(a: scale, d: scale, tx: middle - scale * x, ty: middle - scale * y)
        return Variant(
            weight: weight,
            drawing: SymbolDrawing(
                layers: shapes.map { .init(elements: $0.elements.map(map.apply), style: .area) }),
            ranks: shapes.map(\.rank))
    }

    /// The height of capitals of Apple's font in 100 points.
    private static let standardCapHeight = 70.459

    /// The drawing for a weight of text, 100 to 900.
    package func drawing(weight: Int) -> SymbolDrawing { drawn(weight).drawing }

    /// The parts by rank for a weight of text, the first in front; nil for a symbol of one rank.
    package func ranks(weight: Int) -> [SymbolDrawing]? {
        let variant = drawn(weight)
        let used = Set(variant.ranks).sorted()
        guard used.count > 1 else { return nil }
        return used.map { rank in
            SymbolDrawing(layers: zip(variant.drawing.layers, variant.ranks).filter { $0.1 == rank }.map(\.0))
        }
    }

    private func drawn(_ weight: Int) -> Variant {
        guard let next = variants.first(where: { $0.weight >= weight }) else { return variants[variants.count - 1] }
        guard let last = variants.last(where: { $0.weight <= weight }), last.weight < next.weight else { return next }
        let share = Double(weight - last.weight) / Double(next.weight - last.weight)
        var between = last
        if let drawing = last.drawing.between(next.drawing, share) {
            between.drawing = drawing
            return between
        }
        return share < 0.5 ? last : next
    }
}

extension SymbolDrawing {
    /// The drawing with each point on the way to the same one of another drawing; nil where the two have not the same points.
    fileprivate func between(_ other: SymbolDrawing, _ share: Double) -> SymbolDrawing? {
        guard layers.count == other.layers.count else { return nil }
        var result = self
        for (index, layer) in layers.enumerated() {
            let others = other.layers[index].elements
            guard layer.elements.count == others.count else { return nil }
            for (position, element) in layer.elements.enumerated() {
                guard let mixed = element.between(others[position], share) else { return nil }
                result.layers[index].elements[position] = mixed
            }
        }
        return result
    }
}

extension SymbolDrawing.Element {
    fileprivate func between(_ other: SymbolDrawing.Element, _ share: Double) -> SymbolDrawing.Element? {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
        switch (self, other) {
        case (.move(let x, let y), .move(let u, let v)): return .move(mix(x, u), mix(y, v))
        case (.line(let x, let y), .line(let u, let v)): return .line(mix(x, u), mix(y, v))
        case (.cubic(let a, let b, let c, let d, let e, let f), .cubic(let i, let j, let k, let l, let m, let n)):
            return .cubic(mix(a, i), mix(b, j), mix(c, k), mix(d, l), mix(e, m), mix(f, n))
        case (.close, .close): return .close
        default: return nil
        }
    }
}
