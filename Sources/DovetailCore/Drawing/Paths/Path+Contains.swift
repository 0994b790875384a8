import Foundation

extension Path {
    /// Whether a point is inside the filled path; with `eoFill` by the even-odd rule, else by the winding rule. Open
    /// subpaths count as closed, as when they are filled. Curves are followed within a twentieth of a point.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard p.isFinite else { return false }
        let bounds = boundingRect
        guard bounds.minX <= p.x, p.x <= bounds.maxX, bounds.minY <= p.y, p.y <= bounds.maxY else { return false }
        var winding = 0
        for line in polylines(tolerance: 0.05) {
            guard var last = line.points.last else { continue }
            for point in line.points {
                defer { last = point }
                guard (last.y <= p.y) != (point.y <= p.y) else { continue }
                let x = last.x + (p.y - last.y) / (point.y - last.y) * (point.x - last.x)
                if x > p.x { winding += point.y > last.y ? 1 : -1 }
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }
}
