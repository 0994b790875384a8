import CDovetailGTK
import CGTK
import DovetailCore
import DovetailSymbols
import Foundation

/// Draws a symbol.
struct SymbolPainter {
    let content: ContentPainter
    let symbol: ResolvedSymbol

    func paint(in bounds: CGRect) {
        let side =
            symbol.fit == .own
            ? ResolvedSymbol.boxSize(pointSize: symbol.pointSize) : min(bounds.width, bounds.height)
        var box = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        // A name that is empty stands for no picture at all.
        guard !symbol.name.isEmpty else { return }
        guard let (drawing, ranks) = found else {
            Log.warnOnce(
                "symbol \(symbol.file ?? symbol.name)",
                symbol.file.map { "\($0) is no template of a symbol; a placeholder is drawn" }
                    ?? "there is no symbol named “\(symbol.name)”; a placeholder is drawn")
            return content.drawPlaceholder(in: box)
        }
        if symbol.fit == .drawing, let shown = Self.bounds(of: drawing, symbol) {
            // The box goes so far beyond the bounds that what is drawn fills them.
            let (width, height) = (bounds.width / shown.width, bounds.height / shown.height)
            box = CGRect(
                x: bounds.minX - shown.minX * width, y: bounds.minY - shown.minY * height, width: width,
                height: height)
        }
        content.withCairo(box.insetBy(dx: -2, dy: -2)) { context in
            cairo_translate(context, Double(box.minX), Double(box.minY))
            cairo_scale(
                context, Double(box.width) / SymbolDrawing.gridSize, Double(box.height) / SymbolDrawing.gridSize)
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            cairo_set_line_width(context, Self.pen(of: symbol))
            if let secondary = symbol.secondaryPaint, let ranks = ranks() {
                let paints = [symbol.paint, secondary, symbol.tertiaryPaint ?? secondary]
                for (rank, paint) in zip(ranks, paints).reversed() { draw(rank.layers, paint, context) }
            } else if let value = symbol.value {
                // The parts that are lit first come first in a drawing; the others are weak.
                let count = drawing.layers.count
                for (index, layer) in drawing.layers.enumerated() {
                    let isLit = value > 0 && Double(index) / Double(count) < value
                    draw([layer], isLit ? symbol.paint : symbol.paint.faint, context)
                }
            } else if let rest = symbol.restPaint, rest != symbol.paint {
                // What is behind is drawn first. An area and the line around it are one part.
                let layers = drawing.layers
                let count = layers.count > 1 && layers[0].elements == layers[1].elements ? 2 : 1
                draw(Array(layers.dropFirst(count)), rest, context)
                draw(Array(layers.prefix(count)), symbol.paint, context)
            } else {
                draw(drawing.layers, symbol.paint, context)
            }
        }
    }

    /// The width of strokes, in units of the grid: at the regular weight as in pictures of SF Symbols in bars and rows on iOS 17, and in the others
    /// as much wider or thinner as letters are.
    private static func pen(of symbol: ResolvedSymbol) -> Double {
        let shares = [0.35, 0.5, 0.75, 1, 1.18, 1.38, 1.58, 1.8, 2.05]
        let place = min(max(Double(symbol.weight) / 100 - 1, 0), Double(shares.count - 1))
        let lower = min(Int(place), shares.count - 2)
        return 1.37 * (shares[lower] + (shares[lower + 1] - shares[lower]) * (place - Double(lower)))
    }

    /// Where in its box, from 0 to 1, a symbol has something drawn; nil when there is no such symbol, or it is empty.
    static func bounds(of symbol: ResolvedSymbol) -> CGRect? {
        find(symbol).flatMap { bounds(of: $0.drawing, symbol) }
    }

    private static func bounds(of drawing: SymbolDrawing, _ symbol: ResolvedSymbol) -> CGRect? {
        let bounds = drawing.bounds(pen: pen(of: symbol))
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let scale = 1 / SymbolDrawing.gridSize
        return bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    }

    private var found: (drawing: SymbolDrawing, ranks: () -> [SymbolDrawing]?)? { Self.find(symbol) }

    /// The drawing, and its parts by rank for looks that ask for them.
    private static func find(_ symbol: ResolvedSymbol) -> (drawing: SymbolDrawing, ranks: () -> [SymbolDrawing]?)? {
        if let file = symbol.file {
            return SymbolLibrary.template(at: file).map { template in
                (template.drawing(weight: symbol.weight), { template.ranks(weight: symbol.weight) })
            }
        }
        for name in [symbol.name] + symbol.alternatives {
            if let drawing = SymbolLibrary.symbol(named: name) { return (drawing, { SymbolLibrary.ranks(of: name) }) }
        }
        return nil
    }

    private func draw(_ layers: [SymbolDrawing.Layer], _ paint: Paint, _ context: OpaquePointer) {
        let grid = CGRect(x: 0, y: 0, width: SymbolDrawing.gridSize, height: SymbolDrawing.gridSize)
        let paint = paint.plain
        let hasCuts = layers.contains { $0.style == .cutStroke || $0.style == .cutFill }
        // Where layers lie over each other, a paint that is not opaque would be seen twice: they are one mask that is painted once.
        guard hasCuts || layers.count > 1 && !paint.isOpaqueColor else {
            paint.setSource(of: context, bounds: grid)
            for layer in layers { draw(layer, context) }
            return
        }
        cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        for layer in layers { draw(layer, context) }
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        let mask = cairo_pop_group(context)
        paint.setSource(of: context, bounds: grid)
        cairo_mask(context, mask)
        cairo_pattern_destroy(mask)
    }

    private func draw(_ layer: SymbolDrawing.Layer, _ context: OpaquePointer) {
        cairo_new_path(context)
        for element in layer.elements {
            switch element {
            case .move(let x, let y): cairo_move_to(context, x, y)
            case .line(let x, let y): cairo_line_to(context, x, y)
            case .cubic(let x1, let y1, let x2, let y2, let x, let y): cairo_curve_to(context, x1, y1, x2, y2, x, y)
            case .close: cairo_close_path(context)
            }
        }
        let isCut = layer.style == .cutStroke || layer.style == .cutFill
        cairo_set_operator(context, isCut ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
        switch layer.style {
        case .stroke, .cutStroke: cairo_stroke(context)
        case .fill, .cutFill:
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_fill(context)
        case .area:
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
    }
}

extension Paint {
    fileprivate var isOpaqueColor: Bool {
        if case .color(let color) = self { return color.opacity >= 1 }
        return false
    }

    /// A weak shade, for what is not lit.
    fileprivate var faint: Paint { .color(representativeColor.multiplyingOpacity(by: 0.3)) }
}
