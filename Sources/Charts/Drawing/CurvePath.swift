import DovetailCore
import Foundation

/// Paths through points, by the methods of interpolation.
enum CurvePath {
    /// Adds a curve through points. What is not finite divides it.
    static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, joins: Bool = false) {
        guard points.count > 1 else {
            if let only = points.first {
                // A line of one point is a dot if its caps are round.
                if joins { path.addLine(to: only) } else { path.move(to: only); path.addLine(to: only) }
            }
            return
        }
        if joins { path.addLine(to: points[0]) } else { path.move(to: points[0]) }
        switch method.kind {
        case .linear: path.addLinesOn(points.dropFirst())
        case .stepStart:
            for (from, to) in zip(points, points.dropFirst()) {
                path.addLine(to: CGPoint(x: from.x, y: to.y))
                path.addLine(to: to)
            }
        case .stepEnd:
            for (from, to) in zip(points, points.dropFirst()) {
                path.addLine(to: CGPoint(x: to.x, y: from.y))
                path.addLine(to: to)
            }
        case .stepCenter:
            for (from, to) in zip(points, points.dropFirst()) {
                let middle = (from.x + to.x) / 2
                path.addLine(to: CGPoint(x: middle, y: from.y))
                path.addLine(to: CGPoint(x: middle, y: to.y))
                path.addLine(to: to)
            }
        case .monotone: addMonotone(points, to: &path)
        case .cardinal(let tension): addCardinal(points, tension: tension, to: &path)
        case .catmullRom(let alpha): addCatmullRom(points, alpha: alpha, to: &path)
        }
    }

    /// Tangents after Fritsch and Carlson: nowhere does the curve go past its points.
    private static func addMonotone(_ points: [CGPoint], to path: inout Path) {
        let count = points.count
        let slopes = zip(points, points.dropFirst()).map { from, to in
            to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
        }
        var tangents = [CGFloat](repeating: 0, count: count)
        tangents[0] = slopes[0]
        tangents[count - 1] = slopes[count - 2]
        for index in 1..<max(count - 1, 1) where count > 2 {
            let (before, after) = (slopes[index - 1], slopes[index])
            guard before * after > 0 else { continue }
            let width = points[index].x - points[index - 1].x
            let next = points[index + 1].x - points[index].x
            // The harmonic mean, weighted by the distances.
            tangents[index] =
                3 * (width + next) / ((2 * next + width) / before + (next + 2 * width) / after)
        }
        for index in 0..<(count - 1) {
            let (from, to) = (points[index], points[index + 1])
            let third = (to.x - from.x) / 3
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index]),
                control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index + 1]))
        }
    }

    private static func addCardinal(_ points: [CGPoint], tension: CGFloat, to path: inout Path) {
        let factor = (1 - tension) / 6
        for index in 0..<(points.count - 1) {
            let (from, to) = (points[index], points[index + 1])
            let before = points[max(index - 1, 0)]
            let after = points[min(index + 2, points.count - 1)]
            path.addCurve(
                to: to,
                control1: CGPoint(x: from.x + factor * (to.x - before.x), y: from.y + factor * (to.y - before.y)),
                control2: CGPoint(x: to.x - factor * (after.x - from.x), y: to.y - factor * (after.y - from.y)))
        }
    }

    private static func addCatmullRom(_ points: [CGPoint], alpha: CGFloat, to path: inout Path) {
        func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat { pow(hypot(to.x - from.x, to.y - from.y), alpha) }
        for index in 0..<(points.count - 1) {
            let (from, to) = (points[index], points[index + 1])
            let before = points[max(index - 1, 0)]
            let after = points[min(index + 2, points.count - 1)]
            let (first, second, third) = (distance(before, from), distance(from, to), distance(to, after))
            var (control1, control2) = (from, to)
            if first > 1e-6 {
                let a = 2 * first * first + 3 * first * second + second * second
                let n = 3 * first * (first + second)
                control1 = CGPoint(
                    x: (from.x * a - before.x * second * second + to.x * first * first) / n,
                    y: (from.y * a - before.y * second * second + to.y * first * first) / n)
            }
            if third > 1e-6 {
                let a = 2 * third * third + 3 * third * second + second * second
                let n = 3 * third * (third + second)
                control2 = CGPoint(
                    x: (to.x * a + from.x * third * third - after.x * second * second) / n,
                    y: (to.y * a + from.y * third * third - after.y * second * second) / n)
            }
            path.addCurve(to: to, control1: control1, control2: control2)
        }
    }
}

extension Path {
    fileprivate mutating func addLinesOn(_ points: ArraySlice<CGPoint>) { for point in points { addLine(to: point) } }
}
