import Foundation

extension Path {
    /// The part of the path between two fractions of its length, each in 0...1. The subpaths count one after the other;
    /// gaps between them have no length. When `from` is not less than `to`, nothing is left.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = from.isNaN ? 0 : min(max(from, 0), 1)
        let to = to.isNaN ? 1 : min(max(to, 0), 1)
        if from == 0, to == 1 { return self }
        guard from < to else { return Path() }
        let pieces = measuredPieces()
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total > 0 else { return Path() }
        let (start, end) = (from * total, to * total)
        var result = Path()
        var passed: CGFloat = 0
        var isDrawing = false
        for piece in pieces {
            defer { passed += piece.length }
            if piece.startsSubpath { isDrawing = false }
            guard piece.length > 0, passed < end, passed + piece.length > start else { continue }
            let t0 = piece.parameter(at: start - passed)
            let t1 = piece.parameter(at: end - passed)
            guard t0 < t1 else { continue }
            let part = piece.curve.part(from: t0, to: t1)
            if !isDrawing { result.move(to: part.start) }
            isDrawing = true
            if piece.isLine {
                result.addLine(to: part.end)
            } else {
                result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
            }
        }
        return result
    }

    private func measuredPieces() -> [MeasuredPiece] {
        var pieces: [MeasuredPiece] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var isNew = true
        func add(_ curve: CubicCurve, isLine: Bool) {
            pieces.append(MeasuredPiece(curve, isLine: isLine, startsSubpath: isNew))
            isNew = false
            current = curve.end
        }
        func line(to point: CGPoint) -> CubicCurve {
            // Control points at thirds make the parameter run evenly.
            CubicCurve(
                start: current,
                control1: CGPoint(x: current.x + (point.x - current.x) / 3, y: current.y + (point.y - current.y) / 3),
                control2: CGPoint(
                    x: current.x + (point.x - current.x) * 2 / 3, y: current.y + (point.y - current.y) * 2 / 3),
                end: point)
        }
        for element in elements {
            switch element {
            case .move(let point): (start, current, isNew) = (point, point, true)
            case .line(let point): add(line(to: point), isLine: true)
            case .quadCurve(let point, let control):
                add(CubicCurve(quadraticFrom: current, control: control, to: point), isLine: false)
            case .curve(let point, let first, let second):
                add(CubicCurve(start: current, control1: first, control2: second, end: point), isLine: false)
            case .closeSubpath:
                if current != start { add(line(to: start), isLine: true) }
                isNew = true
            }
        }
        return pieces
    }
}

/// A line or curve with what it takes to find a place on it by distance.
private struct MeasuredPiece {
    let curve: CubicCurve
    let isLine: Bool
    /// Whether the piece does not go on from the one before.
    let startsSubpath: Bool
    /// The length up to each of evenly spaced parameters.
    private let lengths: [CGFloat]

    var length: CGFloat { lengths[lengths.count - 1] }

    init(_ curve: CubicCurve, isLine: Bool, startsSubpath: Bool) {
        self.curve = curve
        self.isLine = isLine
        self.startsSubpath = startsSubpath
        if isLine {
            lengths = [0, hypot(curve.end.x - curve.start.x, curve.end.y - curve.start.y)]
        } else {
            let count = min(max(curve.lineCount(tolerance: 0.01), 8), 64)
            var lengths: [CGFloat] = [0]
            var last = curve.start
            for step in 1...count {
                let point = curve.point(at: CGFloat(step) / CGFloat(count))
                lengths.append(lengths[step - 1] + hypot(point.x - last.x, point.y - last.y))
                last = point
            }
            self.lengths = lengths
        }
    }

    /// The parameter in 0...1 at a distance from the start.
    func parameter(at distance: CGFloat) -> CGFloat {
        if distance <= 0 { return 0 }
        if distance >= length { return 1 }
        if isLine { return distance / length }
        let count = lengths.count - 1
        let index = max(1, lengths.firstIndex { $0 >= distance } ?? count)
        let step = lengths[index] - lengths[index - 1]
        let within = step > 0 ? (distance - lengths[index - 1]) / step : 0
        return (CGFloat(index - 1) + within) / CGFloat(count)
    }
}
