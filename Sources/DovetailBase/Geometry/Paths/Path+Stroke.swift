import Foundation

extension Path {
    /// The outline of this path's stroke, to be filled. Curves become straight lines that follow them within a fiftieth of a
    /// point.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth.isFinite, style.lineWidth > 0 else { return Path() }
        let width = style.lineWidth
        let lines = polylines(tolerance: 0.02).flatMap { Dashes(style).cut($0) }
        var stroker = Stroker(
            radius: width / 2, join: style.lineJoin, cap: style.lineCap,
            miterLimit: style.miterLimit.isFinite ? style.miterLimit : 10)
        for line in lines { stroker.add(line) }
        return stroker.path
    }

    /// This path's line in dashes, as straight lines that follow its curves within a fiftieth of a point; the path itself where there are no lengths.
    package func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
        let style = StrokeStyle(dash: lengths, dashPhase: phase)
        guard !style.usableDash.isEmpty else { return self }
        return Path { path in
            for line in polylines(tolerance: 0.02).flatMap({ Dashes(style).cut($0) }) { path.addLines(line.points) }
        }
    }
}

/// Cuts lines into dashes.
private struct Dashes {
    private let lengths: [CGFloat]
    private let phase: CGFloat

    init(_ style: StrokeStyle) {
        lengths = style.usableDash
        phase = style.dashPhase.isFinite ? style.dashPhase : 0
    }

    /// More dashes than this are not drawn, so that a length near zero takes no time.
    private static let limit = 20_000

    func cut(_ line: Polyline) -> [Polyline] {
        guard !lengths.isEmpty, line.points.count > 1 else { return [line] }
        let sum = lengths.reduce(0, +)
        var index = 0
        var rest = phase.truncatingRemainder(dividingBy: sum)
        if rest < 0 { rest += sum }
        while rest >= lengths[index] {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var left = lengths[index] - rest
        var points = line.points
        if line.isClosed { points.append(points[0]) }
        var result: [Polyline] = []
        var dash: [CGPoint] = index % 2 == 0 ? [points[0]] : []
        for (start, end) in zip(points, points.dropFirst()) {
            let length = hypot(end.x - start.x, end.y - start.y)
            var gone: CGFloat = 0
            while length - gone > left {
                gone += left
                let place = CGPoint(
                    x: start.x + (end.x - start.x) * gone / length, y: start.y + (end.y - start.y) * gone / length)
                if index % 2 == 0 {
                    result.append(Polyline(points: dash + [place], isClosed: false))
                    dash = []
                } else {
                    dash = [place]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
                guard result.count < Self.limit else { return result }
            }
            left -= length - gone
            if index % 2 == 0 { dash.append(end) }
        }
        if dash.count > 1 { result.append(Polyline(points: dash, isClosed: false)) }
        return result
    }
}

/// Draws lines of a width as outlines to be filled by the winding rule.
private struct Stroker {
    let radius: CGFloat
    let join: CGLineJoin
    let cap: CGLineCap
    let miterLimit: CGFloat
    private(set) var path = Path()
    private var side: [CGPoint] = []

    init(radius: CGFloat, join: CGLineJoin, cap: CGLineCap, miterLimit: CGFloat) {
        self.radius = radius
        self.join = join
        self.cap = cap
        self.miterLimit = miterLimit
    }

    mutating func add(_ line: Polyline) {
        var points: [CGPoint] = []
        for point in line.points where points.last.map({ hypot($0.x - point.x, $0.y - point.y) > 1e-6 }) ?? true {
            points.append(point)
        }
        let isClosed = line.isClosed && points.count > 2
        if points.count == 1 {
            addDot(points[0])
        } else if isClosed {
            if points.last == points.first { points.removeLast() }
            addRing(points)
            addRing(points.reversed())
        } else {
            addSide(points)
            addCap(at: points[points.count - 1], from: points[points.count - 2])
            points.reverse()
            addSide(points)
            addCap(at: points[points.count - 1], from: points[points.count - 2])
            finish()
        }
    }

    private mutating func finish() {
        path.addLines(side)
        path.closeSubpath()
        side = []
    }

    /// A line without length shows its caps.
    private mutating func addDot(_ point: CGPoint) {
        let box = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        switch cap {
        case .butt: break
        case .round: path.addEllipse(in: box)
        case .square: path.addRect(box)
        }
    }

    /// One edge of a closed line.
    private mutating func addRing(_ points: [CGPoint]) {
        for index in points.indices {
            addJoin(
                points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count])
        }
        finish()
    }

    /// The left edge of an open line.
    private mutating func addSide(_ points: [CGPoint]) {
        side.append(offset(points[0], normal(points[0], points[1])))
        for index in points.indices.dropFirst().dropLast() {
            addJoin(points[index - 1], points[index], points[index + 1])
        }
        let last = points.count - 1
        side.append(offset(points[last], normal(points[last - 1], points[last])))
    }

    private func normal(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = hypot(dx, dy)
        return CGPoint(x: dy / length, y: -dx / length)
    }

    private func offset(_ point: CGPoint, _ normal: CGPoint) -> CGPoint {
        CGPoint(x: point.x + normal.x * radius, y: point.y + normal.y * radius)
    }

    private mutating func addJoin(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) {
        let (first, second) = (normal(before, point), normal(point, after))
        let cross = first.x * second.y - first.y * second.x
        let cosine = first.x * second.x + first.y * second.y
        guard cross > 0 || cross == 0 && cosine < 0 else {
            // The inside of a corner: through the corner itself, so that short lines leave no hole.
            side.append(offset(point, first))
            if cosine < 0.99 { side.append(point) }
            side.append(offset(point, second))
            return
        }
        side.append(offset(point, first))
        switch join {
        case .miter:
            // The tip lies this many half widths from the corner.
            let reach = (2 / (1 + cosine)).squareRoot()
            if reach.isFinite, reach <= miterLimit {
                let factor = radius / (1 + cosine)
                side.append(
                    CGPoint(x: point.x + (first.x + second.x) * factor, y: point.y + (first.y + second.y) * factor))
            }
        case .round: addArc(around: point, from: first, by: atan2(Double(cross), Double(cosine)))
        case .bevel: break
        }
        side.append(offset(point, second))
    }

    private mutating func addCap(at end: CGPoint, from start: CGPoint) {
        let normal = normal(start, end)
        // The direction of the line, a quarter turn from its normal.
        let ahead = CGPoint(x: -normal.y, y: normal.x)
        switch cap {
        case .butt: break
        case .round: addArc(around: end, from: normal, by: .pi)
        case .square:
            for sign in [CGFloat(1), -1] {
                side.append(
                    CGPoint(
                        x: end.x + (normal.x * sign + ahead.x) * radius,
                        y: end.y + (normal.y * sign + ahead.y) * radius))
            }
        }
    }

    /// Points on a circle between two directions, without the ends.
    private mutating func addArc(around center: CGPoint, from normal: CGPoint, by sweep: Double) {
        let start = atan2(Double(normal.y), Double(normal.x))
        // Chords this wide lie within a fiftieth of a point.
        let step = 2 * acos(max(0, 1 - 0.02 / max(Double(radius), 0.04)))
        let count = min(max(Int((abs(sweep) / step).rounded(.up)), 1), 500)
        for index in 1..<max(count, 1) {
            let angle = start + sweep * Double(index) / Double(count)
            side.append(
                CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle))))
        }
    }
}
