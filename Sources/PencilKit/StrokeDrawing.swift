import DovetailUIKit
import Foundation

extension PKStroke {
    /// Draws the stroke in a drawing that is begun.
    ///
    /// Covered once however often it crosses itself: a stroke of a marker is of one darkness.
    func draw(in context: CGContext) {
        let points = path.points
        guard let first = points.first else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if let mask {
            context.addPath(mask.cgPath)
            context.clip()
        }
        context.concatenate(transform)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setAlpha(ink.inkType.opacity * first.opacity)
        if points.allSatisfy({ $0.size == first.size }) {
            context.setStrokeColor(ink.color.cgColor)
            context.setFillColor(ink.color.cgColor)
            guard points.contains(where: { $0.location != first.location }) else {
                let size = first.size
                context.fillEllipse(
                    in: CGRect(
                        x: first.location.x - size.width / 2, y: first.location.y - size.height / 2, width: size.width,
                        height: size.height))
                return
            }
            context.setLineWidth(first.size.width)
            context.addPath(curve)
            context.strokePath()
        } else {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setStrokeColor(ink.color.cgColor)
            for (from, to) in zip(points, points.dropFirst()) {
                context.setLineWidth((from.size.width + to.size.width) / 2)
                context.move(to: from.location)
                context.addLine(to: to.location)
                context.strokePath()
            }
            context.endTransparencyLayer()
        }
    }

    /// The way as a smooth line: from middle to middle of what is between two points, bent by the points.
    private var curve: CGPath {
        let places = path.points.map(\.location)
        let line = CGMutablePath()
        line.move(to: places[0])
        for (from, to) in zip(places, places.dropFirst()).dropLast() {
            line.addQuadCurve(to: CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2), control: from)
        }
        if places.count > 1 { line.addQuadCurve(to: places[places.count - 1], control: places[places.count - 2]) }
        return line
    }

    /// Whether a circle touches it.
    func isTouched(at place: CGPoint, radius: CGFloat) -> Bool {
        guard renderBounds.insetBy(dx: -radius, dy: -radius).contains(place) else { return false }
        let places = path.points.map { $0.location.applying(transform) }
        let reach = radius + (path.points.map(\.size.width).max() ?? 0) / 2
        if places.count == 1 { return place.distance(to: places[0]) <= reach }
        return zip(places, places.dropFirst()).contains { place.distance(toLineFrom: $0, to: $1) <= reach }
    }

    /// What is left of it where a circle takes away what it touches: the pieces between.
    func erased(at place: CGPoint, radius: CGFloat) -> [PKStroke] {
        guard isTouched(at: place, radius: radius) else { return [self] }
        // Close to each other, so that the gap is as wide as the circle.
        let points =
            path.points.count > 1 ? Array(path.interpolatedPoints(by: .distance(max(radius / 4, 1)))) : path.points
        var pieces: [[PKStrokePoint]] = [[]]
        for point in points {
            if place.distance(to: point.location.applying(transform)) <= radius {
                pieces.append([])
            } else {
                pieces[pieces.count - 1].append(point)
            }
        }
        return pieces.filter { $0.count > 1 }.map {
            var piece = self
            piece.path = PKStrokePath(controlPoints: $0, creationDate: path.creationDate)
            return piece
        }
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }

    fileprivate func distance(toLineFrom start: CGPoint, to end: CGPoint) -> CGFloat {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let part = square == 0 ? 0 : min(max(((x - start.x) * dx + (y - start.y) * dy) / square, 0), 1)
        return distance(to: CGPoint(x: start.x + part * dx, y: start.y + part * dy))
    }
}
