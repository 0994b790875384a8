import DovetailCore
import Foundation

/// The outline of a popover: a rectangle with round corners and an arrow at one of its edges.
///
///          ⌃ tip
///     ____/ \____   ┐ border: room for the arrow, at all edges
///    |           |  ┘
///    |   body    |
///    |___________|
struct PopoverShape: InsettableShape {
    /// How far the tip of an arrow is from the body, in points.
    static let arrowLength: CGFloat = 12
    /// Half of what an arrow takes of its edge, in points.
    private static let halfBase: CGFloat = 15

    struct Arrow: Hashable {
        let edge: Edge
        /// Where the tip is, in points from the edge's beginning: its left or upper end.
        let position: CGFloat

        init(edge: Edge, position: CGFloat) {
            self.edge = edge
            self.position = position
        }

        /// The arrow from a body to the middle of what it is about; nil where the two overlap, or where no edge has room for an arrow.
        init?(from body: CGRect, to target: CGRect, cornerRadius: CGFloat) {
            // The places are computed with the same lengths on different ways.
            let slack: CGFloat = 0.5
            let length: CGFloat
            let middle: CGFloat
            if target.maxY <= body.minY + slack || target.minY >= body.maxY - slack {
                edge = target.maxY <= body.minY + slack ? .top : .bottom
                (length, middle) = (body.width, target.midX - body.minX)
            } else if target.maxX <= body.minX + slack || target.minX >= body.maxX - slack {
                edge = target.maxX <= body.minX + slack ? .leading : .trailing
                (length, middle) = (body.height, target.midY - body.minY)
            } else {
                return nil
            }
            let least = min(max(cornerRadius, 0), body.width / 2, body.height / 2) + PopoverShape.halfBase
            guard length >= 2 * least else { return nil }
            position = min(max(middle, least), length - least)
        }
    }

    let cornerRadius: CGFloat
    let border: CGFloat
    let arrow: Arrow?
    private var inset: CGFloat = 0

    init(cornerRadius: CGFloat, border: CGFloat, arrow: Arrow?) {
        self.cornerRadius = cornerRadius
        self.border = border
        self.arrow = arrow
    }

    func inset(by amount: CGFloat) -> PopoverShape {
        var shape = self
        shape.inset += amount
        return shape
    }

    func path(in rect: CGRect) -> Path {
        let body = rect.insetBy(dx: border + inset, dy: border + inset)
        let radius = max(cornerRadius - inset, 0)
        guard let arrow, !body.isNull else { return RoundedRectangle(cornerRadius: radius).path(in: body) }
        let corner = min(radius, body.width / 2, body.height / 2)
        var path = Path()
        // Clockwise, each edge from its beginning, as one sees it from inside.
        let corners = [
            CGPoint(x: body.minX, y: body.minY), CGPoint(x: body.maxX, y: body.minY),
            CGPoint(x: body.maxX, y: body.maxY), CGPoint(x: body.minX, y: body.maxY),
        ]
        path.move(to: CGPoint(x: body.minX + corner, y: body.minY))
        for (index, edge) in [Edge.top, .trailing, .bottom, .leading].enumerated() {
            let (start, end) = (corners[index], corners[(index + 1) % 4])
            if edge == arrow.edge { addArrow(arrow, to: &path, from: start, to: end) }
            path.addArc(tangent1End: end, tangent2End: corners[(index + 2) % 4], radius: corner)
        }
        path.closeSubpath()
        return path
    }

    /// The arrow at an edge that goes clockwise from one point to another: from the edge in a curve to the tip, and back.
    private func addArrow(_ arrow: Arrow, to path: inout Path, from start: CGPoint, to end: CGPoint) {
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0 else { return }
        let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
        let isForwards = arrow.edge == .top || arrow.edge == .trailing
        let tip = isForwards ? arrow.position - inset : length - (arrow.position - inset)
        /// A point of the edge, and how far outside of it.
        func point(_ distance: CGFloat, _ height: CGFloat) -> CGPoint {
            CGPoint(
                x: start.x + along.dx * (tip + distance) + along.dy * height,
                y: start.y + along.dy * (tip + distance) - along.dx * height)
        }
        let (base, height) = (Self.halfBase, Self.arrowLength)
        path.addLine(to: point(-base, 0))
        path.addCurve(to: point(0, height), control1: point(-base * 0.5, 0), control2: point(-base * 0.3, height))
        path.addCurve(to: point(base, 0), control1: point(base * 0.3, height), control2: point(base * 0.5, 0))
    }
}
