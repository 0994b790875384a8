import Foundation

/// An affine map of the symbol grid: (x, y) → (a·x + c·y + tx, b·x + d·y + ty).
struct SymbolTransform {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var tx = 0.0
    var ty = 0.0

    private static let middle = SymbolDrawing.gridSize / 2

    /// Left and right change places.
    static let mirrored = SymbolTransform(a: -1, tx: SymbolDrawing.gridSize)

    /// A clockwise turn around the middle of the grid, in degrees.
    static func turned(by degrees: Double) -> SymbolTransform {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return SymbolTransform(
            a: cosine, b: sine, c: -sine, d: cosine,
            tx: middle - cosine * middle + sine * middle, ty: middle - sine * middle - cosine * middle)
    }

    /// The whole grid shrunk by a factor, its middle put at a point.
    static func scaled(by factor: Double, to x: Double, _ y: Double) -> SymbolTransform {
        SymbolTransform(a: factor, d: factor, tx: x - factor * middle, ty: y - factor * middle)
    }

    static func moved(dx: Double) -> SymbolTransform { SymbolTransform(tx: dx) }

    /// This map applied to what another one gives.
    func after(_ inner: SymbolTransform) -> SymbolTransform {
        let origin = apply(inner.tx, inner.ty)
        return SymbolTransform(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b, c: a * inner.c + c * inner.d,
            d: b * inner.c + d * inner.d, tx: origin.x, ty: origin.y)
    }

    func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (a * x + c * y + tx, b * x + d * y + ty)
    }

    func apply(_ element: SymbolDrawing.Element) -> SymbolDrawing.Element {
        switch element {
        case .move(let x, let y):
            let to = apply(x, y)
            return .move(to.x, to.y)
        case .line(let x, let y):
            let to = apply(x, y)
            return .line(to.x, to.y)
        case .cubic(let x1, let y1, let x2, let y2, let x, let y):
            let (first, second, to) = (apply(x1, y1), apply(x2, y2), apply(x, y))
            return .cubic(first.x, first.y, second.x, second.y, to.x, to.y)
        case .close: return .close
        }
    }
}
