import Foundation

extension SymbolDrawing {
    /// The rectangle of what is drawn, in units of the grid; empty when nothing is. What is cut out counts as drawn.
    ///
    /// - Parameter pen: How wide strokes are, in units of the grid.
    package func bounds(pen: Double) -> CGRect {
        var bounds = CGRect.null
        for layer in layers {
            guard var own = layer.bounds else { continue }
            if layer.style == .stroke { own = own.insetBy(dx: -pen / 2, dy: -pen / 2) }
            bounds = bounds.union(own)
        }
        return bounds.isNull ? .zero : bounds
    }
}

extension SymbolDrawing.Layer {
    /// Of the outlines, without the width of the pen; nil where there are none.
    fileprivate var bounds: CGRect? {
        var (x, y) = (Span(), Span())
        var last = (x: 0.0, y: 0.0)
        for element in elements {
            switch element {
            case .move(let toX, let toY), .line(let toX, let toY):
                x.add(toX)
                y.add(toY)
                last = (toX, toY)
            case .cubic(let x1, let y1, let x2, let y2, let toX, let toY):
                x.add(cubic: last.x, x1, x2, toX)
                y.add(cubic: last.y, y1, y2, toY)
                last = (toX, toY)
            case .close: break
            }
        }
        guard x.lowest <= x.highest else { return nil }
        return CGRect(x: x.lowest, y: y.lowest, width: x.highest - x.lowest, height: y.highest - y.lowest)
    }
}

/// What numbers reach from and to.
private struct Span {
    var lowest = Double.infinity
    var highest = -Double.infinity

    mutating func add(_ value: Double) {
        lowest = min(lowest, value)
        highest = max(highest, value)
    }

    /// A curve reaches its ends, and turns where its derivative is zero.
    mutating func add(cubic start: Double, _ first: Double, _ second: Double, _ end: Double) {
        add(start)
        add(end)
        let a = end - 3 * second + 3 * first - start
        let b = 2 * (second - 2 * first + start)
        let c = first - start
        var turns: [Double] = []
        if abs(a) < 1e-9 {
            if abs(b) > 1e-9 { turns = [-c / b] }
        } else {
            let root = b * b - 4 * a * c
            if root >= 0 { turns = [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)] }
        }
        for t in turns where t > 0 && t < 1 {
            let u = 1 - t
            add(u * u * u * start + 3 * u * u * t * first + 3 * u * t * t * second + t * t * t * end)
        }
    }
}
