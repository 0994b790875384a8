import Foundation

extension Path {
    /// The smallest rectangle around everything that the path draws; `CGRect.null` for an empty path. Control points count only
    /// as far as the curves go.
    public var boundingRect: CGRect {
        var bounds = PathBounds()
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                bounds.add(point)
                current = point
            case .quadCurve(let point, let control):
                let curve = CubicCurve(quadraticFrom: current, control: control, to: point)
                bounds.add(curve)
                current = point
            case .curve(let point, let first, let second):
                bounds.add(CubicCurve(start: current, control1: first, control2: second, end: point))
                current = point
            case .closeSubpath: break
            }
        }
        return bounds.rect
    }
}

/// The smallest rectangle around points and curves.
private struct PathBounds {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    var rect: CGRect {
        minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }

    mutating func add(_ point: CGPoint) {
        (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
        (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }

    private func contains(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }

    mutating func add(_ curve: CubicCurve) {
        add(curve.start)
        add(curve.end)
        // A curve lies within its control points, so most need no more.
        if contains(curve.control1), contains(curve.control2) { return }
        for t in curve.extremes { add(curve.point(at: t)) }
    }
}
