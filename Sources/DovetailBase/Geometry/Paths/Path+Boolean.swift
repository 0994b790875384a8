import Foundation

extension Path {
    /// The outline of what the filled path covers, without crossings and overlaps: it covers the same by the winding and by the
    /// even-odd rule. With `eoFill` this path is filled by the even-odd rule.
    ///
    /// This and the other operations on areas give straight lines that follow the curves within a fiftieth of a point.
    /// Take time in the square of the number of steps at worst.
    public func normalized(eoFill: Bool = true) -> Path {
        PathArrangement(self).outline { first, _ in Self.isInside(first, eoFill) }
    }

    /// The outline of what either path covers.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other).outline { Self.isInside($0, eoFill) || Self.isInside($1, eoFill) }
    }

    /// The outline of what both paths cover.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other).outline { Self.isInside($0, eoFill) && Self.isInside($1, eoFill) }
    }

    /// The outline of what this path covers and `other` does not.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other).outline { Self.isInside($0, eoFill) && !Self.isInside($1, eoFill) }
    }

    /// The outline of what one of the paths covers and not the other.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathArrangement(self, other).outline { Self.isInside($0, eoFill) != Self.isInside($1, eoFill) }
    }

    /// The parts of this path's lines that lie in what `other` covers.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        cut(by: other) { other.contains($0, eoFill: eoFill) }
    }

    /// The parts of this path's lines that lie outside of what `other` covers.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        cut(by: other) { !other.contains($0, eoFill: eoFill) }
    }

    private static func isInside(_ winding: Int, _ eoFill: Bool) -> Bool {
        eoFill ? winding % 2 != 0 : winding != 0
    }

    /// This path's lines, cut where they cross another path's outline; those parts whose middle `isKept`.
    private func cut(by other: Path, keeping isKept: (CGPoint) -> Bool) -> Path {
        let edges = other.polylines(tolerance: 0.02).flatMap { line in
            line.points.indices.map { (line.points[$0], line.points[($0 + 1) % line.points.count]) }
        }
        var result = Path()
        for line in polylines(tolerance: 0.02) {
            let points = line.isClosed ? line.points + [line.points[0]] : line.points
            var last: CGPoint?
            for (start, end) in zip(points, points.dropFirst()) {
                let places = ([0, 1] + edges.compactMap { crossing(start, end, $0.0, $0.1) }).sorted()
                for (from, to) in zip(places, places.dropFirst()) where to > from {
                    func point(_ t: CGFloat) -> CGPoint {
                        CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
                    }
                    guard isKept(point((from + to) / 2)) else {
                        last = nil
                        continue
                    }
                    if last != point(from) { result.move(to: point(from)) }
                    result.addLine(to: point(to))
                    last = point(to)
                }
            }
        }
        return result
    }

    /// How far along the first line the second crosses it, if it does.
    private func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
        let determinant = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
        guard determinant != 0 else { return nil }
        let t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / determinant
        let u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / determinant
        return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : nil
    }
}
