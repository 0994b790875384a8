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

    /// Whether a point is within a distance of the path's line. Caps, corners and dashes of a stroke don't count.
    package func passes(_ point: CGPoint, within distance: CGFloat) -> Bool {
        // Anything may be a line's width: of what is no number nothing is near.
        let bounds = boundingRect
        guard point.isFinite, distance >= 0, point.x >= bounds.minX - distance, point.x <= bounds.maxX + distance,
            point.y >= bounds.minY - distance, point.y <= bounds.maxY + distance
        else { return false }
        for line in polylines(tolerance: 0.05) {
            guard var last = line.isClosed ? line.points.last : line.points.first else { continue }
            for next in line.points {
                defer { last = next }
                let along = CGSize(width: next.x - last.x, height: next.y - last.y)
                let length = along.width * along.width + along.height * along.height
                let share = (point.x - last.x) * along.width + (point.y - last.y) * along.height
                let part = length > 0 ? min(max(share / length, 0), 1) : 0
                let nearest = CGPoint(x: last.x + along.width * part, y: last.y + along.height * part)
                if hypot(point.x - nearest.x, point.y - nearest.y) <= distance { return true }
            }
        }
        return false
    }
}
