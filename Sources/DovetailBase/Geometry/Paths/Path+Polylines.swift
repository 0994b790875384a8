import Foundation

/// A subpath as straight lines.
package struct Polyline {
    package var points: [CGPoint]
    /// Whether the last point is joined to the first, which is not repeated.
    package var isClosed: Bool
}

extension Path {
    /// The subpaths as straight lines that follow the curves within `tolerance`. A subpath of a single point is a polyline of one
    /// point.
    package func polylines(tolerance: CGFloat) -> [Polyline] {
        var result: [Polyline] = []
        var line = Polyline(points: [], isClosed: false)
        func finish() {
            guard !line.points.isEmpty else { return }
            if line.isClosed, line.points.count > 1, line.points.last == line.points.first { line.points.removeLast() }
            result.append(line)
        }
        func add(_ curve: CubicCurve) {
            let count = curve.lineCount(tolerance: tolerance)
            for step in 1..<max(count, 1) { line.points.append(curve.point(at: CGFloat(step) / CGFloat(count))) }
            line.points.append(curve.end)
        }
        for element in elements {
            if line.isClosed {
                // What follows a closed subpath starts where that did, unless it moves elsewhere.
                let start = line.points[0]
                finish()
                line = Polyline(points: [start], isClosed: false)
                if case .closeSubpath = element { continue }
                if case .move = element { line.points = [] }
            }
            switch element {
            case .move(let point):
                finish()
                line = Polyline(points: [point], isClosed: false)
            case .line(let point): line.points.append(point)
            case .quadCurve(let point, let control):
                add(CubicCurve(quadraticFrom: line.points.last ?? point, control: control, to: point))
            case .curve(let point, let first, let second):
                add(CubicCurve(start: line.points.last ?? point, control1: first, control2: second, end: point))
            case .closeSubpath: line.isClosed = true
            }
        }
        finish()
        return result
    }

    /// A path of straight lines.
    package init(_ polylines: [Polyline]) {
        self.init()
        for line in polylines {
            addLines(line.points)
            if line.isClosed { closeSubpath() }
        }
    }
}
