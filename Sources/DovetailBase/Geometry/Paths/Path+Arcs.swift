import Foundation

extension Path {
    /// Adds an arc of a circle, in pieces of at most a quarter turn, after a line from the current point to its start.
    ///
    /// Angles grow clockwise on screen, from the right. `clockwise` is that of a plane whose y axis points up, as in Core
    /// Graphics: on screen, where y points down, `false` draws clockwise. When the end lies on the other side, whole turns are
    /// added until it can be reached in that direction; so from 0° to 360° is a full circle either way.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let full = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if clockwise, delta > 0 {
            delta = delta.truncatingRemainder(dividingBy: full) - full
        } else if !clockwise, delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: full) + full
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
    }

    /// Adds an arc of a circle that turns by `delta` from `startAngle`: clockwise on screen if positive.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
        // More than two turns look like two.
        let limit = 4 * Double.pi
        let sweep = min(max(delta.radians, -limit), limit)
        let pieces = max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(pieces)
        let control = CGFloat(4.0 / 3.0 * tan(step / 4)) * radius
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        let start = startAngle.radians
        begin(at: point(start).applying(transform))
        guard sweep != 0 else { return }
        for index in 0..<pieces {
            let (angle, next) = (start + step * Double(index), start + step * Double(index + 1))
            let (from, to) = (point(angle), point(next))
            let first = CGPoint(
                x: from.x - control * CGFloat(sin(angle)), y: from.y + control * CGFloat(cos(angle)))
            let second = CGPoint(x: to.x + control * CGFloat(sin(next)), y: to.y - control * CGFloat(cos(next)))
            addCurve(
                to: to.applying(transform), control1: first.applying(transform),
                control2: second.applying(transform))
        }
    }

    /// Adds the arc of a circle that touches the line from the current point to `tangent1End` and the line from there to
    /// `tangent2End`, after a line from the current point to where the arc begins. Where there is no such circle, because the
    /// three points lie on one line or the radius is 0, a line to `tangent1End` is added.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        // The circle is constructed in the coordinates that the points are given in.
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        let corner = tangent1End
        func direction(to end: CGPoint) -> (x: CGFloat, y: CGFloat)? {
            let (dx, dy) = (end.x - corner.x, end.y - corner.y)
            let length = (dx * dx + dy * dy).squareRoot()
            return length > 0 && length.isFinite ? (dx / length, dy / length) : nil
        }
        guard radius.isFinite, radius > 0, let back = direction(to: start), let ahead = direction(to: tangent2End)
        else { return addLine(to: corner.applying(transform)) }
        let cross = back.x * ahead.y - back.y * ahead.x
        let cosine = back.x * ahead.x + back.y * ahead.y
        guard abs(cross) > 1e-9 else { return addLine(to: corner.applying(transform)) }
        // Half the angle between the two lines, and how far from the corner the circle touches them.
        let half = CGFloat(acos(Double(min(max(cosine, -1), 1)))) / 2
        let distance = radius / CGFloat(tan(Double(half)))
        let toCenter = radius / CGFloat(sin(Double(half)))
        let (mx, my) = (back.x + ahead.x, back.y + ahead.y)
        let length = (mx * mx + my * my).squareRoot()
        let center = CGPoint(x: corner.x + mx / length * toCenter, y: corner.y + my / length * toCenter)
        let touch = CGPoint(x: corner.x + back.x * distance, y: corner.y + back.y * distance)
        let startAngle = atan2(Double(touch.y - center.y), Double(touch.x - center.x))
        let turn = Double.pi - 2 * Double(half)
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: startAngle),
            delta: Angle(radians: cross < 0 ? turn : -turn), transform: transform)
    }

    /// Starts a subpath at a point, or draws a line to it if one has begun.
    private mutating func begin(at point: CGPoint) {
        if isEmpty { move(to: point) } else { addLine(to: point) }
    }
}
