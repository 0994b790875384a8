import Foundation

extension Path {
    /// Whether a point is inside the filled path; with `eoFill` by the even-odd rule, else by the winding rule. Open
    /// subpaths count as closed, as when they are filled.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard boundingRect.holds(p) else { return false }
        var crossing = Crossing(point: p)
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                crossing.line(from: current, to: start)
                (start, current) = (point, point)
            case .line(let point):
                crossing.line(from: current, to: point)
                current = point
            case .quadCurve(let point, let control):
                crossing.curve(from: current) { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * current.x + 2 * u * t * control.x + t * t * point.x,
                        y: u * u * current.y + 2 * u * t * control.y + t * t * point.y)
                }
                current = point
            case .curve(let point, let first, let second):
                crossing.curve(from: current) { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * current.x + b * first.x + c * second.x + d * point.x,
                        y: a * current.y + b * first.y + c * second.y + d * point.y)
                }
                current = point
            case .closeSubpath:
                crossing.line(from: current, to: start)
                current = start
            }
        }
        crossing.line(from: current, to: start)
        return eoFill ? crossing.winding % 2 != 0 : crossing.winding != 0
    }
}

/// Counts how often an outline goes round a point.
private struct Crossing {
    let point: CGPoint
    var winding = 0

    /// Curves are followed in this many straight steps: a fraction of a point off in shapes of usual size.
    private static let steps = 24

    mutating func line(from start: CGPoint, to end: CGPoint) {
        guard (start.y <= point.y) != (end.y <= point.y) else { return }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { winding += end.y > start.y ? 1 : -1 }
    }

    mutating func curve(from start: CGPoint, _ point: (CGFloat) -> CGPoint) {
        var last = start
        for step in 1...Self.steps {
            let next = point(CGFloat(step) / CGFloat(Self.steps))
            line(from: last, to: next)
            last = next
        }
    }
}
