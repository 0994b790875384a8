import Foundation

/// How the corners of a rounded rectangle are drawn.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Curves whose curvature grows and falls gradually. They begin 1.528665 radii from the corner; along a side that is too short for
    /// that they begin as far away as the side allows. Where both sides are as short as two radii they are quarter circles.
    case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension Path {
    /// Adds a rectangle with rounded corners of the given size, which is at most half of each side.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard let rect = rect.usable?.standardized else { return }
        guard !cornerSize.width.isNaN, !cornerSize.height.isNaN else { return addRect(rect, transform: transform) }
        var rx = max(0, min(cornerSize.width, rect.width / 2))
        var ry = max(0, min(cornerSize.height, rect.height / 2))
        // Round corners stay round: a radius that is too large makes a capsule, not an ellipse.
        if cornerSize.width == cornerSize.height { (rx, ry) = (min(rx, ry), min(rx, ry)) }
        guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
        let corner = Corner(rx: rx, ry: ry)
        let wasEmpty = isEmpty
        let count = elements.count
        addCorners(rect, [corner, corner, corner, corner], style, from: 1)
        if !transform.isIdentity {
            transformLast(elements.count - count, transform)
        } else if wasEmpty, style == .circular || corner.looksCircular(in: rect) {
            roundedRectangle = RoundedRectangleOutline(rect: rect, cornerSize: CGSize(width: rx, height: ry))
        }
    }

    /// Adds a rectangle with a radius for each corner; leading is left. Radii that do not fit on a side together are made
    /// smaller in proportion.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard let rect = rect.usable?.standardized else { return }
        let shortest = min(rect.width, rect.height)
        func usable(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, shortest) : 0 }
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ]
        .map(usable)
        // Clockwise from the top left: the sides are the top, the right, the bottom and the left.
        let sides = [rect.width, rect.height, rect.width, rect.height]
        var factor: CGFloat = 1
        for index in 0..<4 {
            let sum = radii[index] + radii[(index + 1) % 4]
            if sum > sides[index] { factor = min(factor, sides[index] / sum) }
        }
        if radii.allSatisfy({ $0 == radii[0] }), factor == 1 {
            return addRoundedRect(
                in: rect, cornerSize: CGSize(width: radii[0], height: radii[0]), style: style, transform: transform)
        }
        let count = elements.count
        addCorners(rect, radii.map { Corner(rx: $0 * factor, ry: $0 * factor) }, style, from: 1)
        if !transform.isIdentity { transformLast(elements.count - count, transform) }
    }

    /// Adds the ellipse inside a rectangle, clockwise from the right.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard let rect = rect.usable?.standardized else { return }
        let corner = Corner(rx: rect.width / 2, ry: rect.height / 2)
        let wasEmpty = isEmpty
        let count = elements.count
        addCorners(rect, [corner, corner, corner, corner], .circular, from: 2)
        if !transform.isIdentity {
            transformLast(elements.count - count, transform)
        } else if wasEmpty, corner.rx > 0, corner.ry > 0 {
            roundedRectangle = RoundedRectangleOutline(
                rect: rect, cornerSize: CGSize(width: corner.rx, height: corner.ry))
        }
    }

    /// Draws a rectangle clockwise, with corners in the order top left, top right, bottom right, bottom left. The path starts
    /// where the corner before `first` ends.
    private mutating func addCorners(
        _ rect: CGRect, _ corners: [Corner], _ style: RoundedCornerStyle, from first: Int
    ) {
        let places: [(x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat, isEntryVertical: Bool)] = [
            (rect.minX, rect.minY, 1, 1, true), (rect.maxX, rect.minY, -1, 1, false),
            (rect.maxX, rect.maxY, -1, -1, true), (rect.minX, rect.maxY, 1, -1, false),
        ]
        var hasBegun = false
        for step in 0...4 {
            let index = (first + step + 3) % 4
            let (place, corner) = (places[index], corners[index])
            // What two corners leave of a side belongs to both by halves.
            let before = corners[(index + 3) % 4]
            let after = corners[(index + 1) % 4]
            let (vertical, horizontal) = place.isEntryVertical ? (before, after) : (after, before)
            let roomX = corner.rx + max(0, rect.width - corner.rx - horizontal.rx) / 2
            let roomY = corner.ry + max(0, rect.height - corner.ry - vertical.ry) / 2
            func smoothing(_ room: CGFloat, _ radius: CGFloat) -> CGFloat {
                style == .circular || radius == 0 ? 0 : max(0, min(Corner.smoothing, room / radius - 1))
            }
            let (alongX, alongY) = (smoothing(roomX, corner.rx), smoothing(roomY, corner.ry))
            // `u` runs along the side that the corner is entered by, `v` along the one it is left by, in radii.
            func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
                let (x, y) = place.isEntryVertical ? (v, u) : (u, v)
                return CGPoint(x: place.x + place.dx * x * corner.rx, y: place.y + place.dy * y * corner.ry)
            }
            let curves =
                place.isEntryVertical
                ? Corner.curves(entry: alongY, exit: alongX) : Corner.curves(entry: alongX, exit: alongY)
            guard hasBegun else {
                // The path starts where this corner ends; the corner itself comes last.
                let end = corner.rx > 0 && corner.ry > 0 ? curves[curves.count - 1] : .zero
                move(to: point(end.x, end.y))
                hasBegun = true
                continue
            }
            guard corner.rx > 0, corner.ry > 0 else {
                addLine(to: point(0, 0))
                continue
            }
            let start = point(curves[0].x, curves[0].y)
            if currentPoint != start { addLine(to: start) }
            for first in stride(from: 1, to: curves.count, by: 3) {
                addCurve(
                    to: point(curves[first + 2].x, curves[first + 2].y),
                    control1: point(curves[first].x, curves[first].y),
                    control2: point(curves[first + 1].x, curves[first + 1].y))
            }
        }
        closeSubpath()
    }

    /// How far along the tangent a cubic's control point lies to draw a quarter circle of radius 1.
    package static let circleControl: CGFloat = 0.552_284_749_8
}

/// A rounded corner.
private struct Corner {
    let rx: CGFloat
    let ry: CGFloat

    /// How much longer than its radius a continuous corner is, in radii.
    static let smoothing: CGFloat = 0.528665

    /// Whether one can't tell a continuous corner from a quarter circle: they are at most 1.3 % of the radius apart, which is a quarter of
    /// a pixel here where a point is two pixels. They are the same where two corners take up both sides.
    func looksCircular(in rect: CGRect) -> Bool {
        max(rx, ry) <= 10 || rect.width <= 2 * rx && rect.height <= 2 * ry
    }

    /// The control points of cubics that draw a corner of radius 1 at the origin, from the u axis to the v axis.
    ///
    /// A continuous corner is the curve that is known from the paths of `UIBezierPath`: a middle part near the arc of a circle, between two
    /// parts that begin straight on the sides, without curvature.
    ///
    /// - Parameters:
    ///   - entry: By how much of a radius the corner is longer than one on the u axis, at most ``smoothing``.
    ///   - exit: The same on the v axis.
    static func curves(entry: CGFloat, exit: CGFloat) -> [CGPoint] {
        guard max(entry, exit) > 0.001 else {
            let control = 1 - Path.circleControl
            return [
                CGPoint(x: 1, y: 0), CGPoint(x: control, y: 0), CGPoint(x: 0, y: control), CGPoint(x: 0, y: 1),
            ]
        }
        let last = straightPart(exit).reversed().map { CGPoint(x: 0, y: $0) }
        return straightPart(entry).map { CGPoint(x: $0, y: 0) } + [
            CGPoint(x: 0.631494, y: 0.074911), CGPoint(x: 0.372824, y: 0.169060),
            CGPoint(x: 0.169060, y: 0.372824), CGPoint(x: 0.074911, y: 0.631494),
        ] + last
    }

    /// The points on a side that draw the corner up to its middle part: where it leaves the side, and two control points.
    ///
    /// With all the room that it wants these are the published ones. Without any the part leaves the side where a quarter circle does, keeps
    /// close to that, and meets the middle part in its direction. Between the two the points move evenly.
    private static func straightPart(_ length: CGFloat) -> [CGFloat] {
        let share = length / smoothing
        func between(_ short: CGFloat, _ long: CGFloat) -> CGFloat { short + (long - short) * share }
        return [between(1, 1 + smoothing), between(0.9215, 1.088493), between(0.8373, 0.868407)]
    }
}
