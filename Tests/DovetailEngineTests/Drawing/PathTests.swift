import DovetailCore
import Foundation
import Testing

/// What paths are made of, and what can be made of them.
@Suite("Paths")
struct PathTests {
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> Path {
        Path(CGRect(x: x, y: y, width: side, height: side))
    }

    /// The area inside, counted in quarter points.
    private func area(_ path: Path, in bounds: CGRect = CGRect(x: -20, y: -20, width: 60, height: 60)) -> Double {
        var count = 0
        for x in stride(from: bounds.minX + 0.25, to: bounds.maxX, by: 0.5) {
            for y in stride(from: bounds.minY + 0.25, to: bounds.maxY, by: 0.5)
            where path.contains(CGPoint(x: x, y: y)) { count += 1 }
        }
        return Double(count) / 4
    }

    @Test("areas of unions, intersections, differences")
    func areas() {
        let (a, b) = (square(0, 0), square(5, 5))
        #expect(area(a.union(b)) == 175)
        #expect(area(a.intersection(b)) == 25)
        #expect(area(a.subtracting(b)) == 75)
        #expect(area(a.symmetricDifference(b)) == 150)
        #expect(a.intersection(b).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(a.intersection(square(20, 20)).isEmpty)
        #expect(area(a.union(a)) == 100)
        #expect(area(a.union(square(10, 0))) == 200)
    }

    @Test("a hole stays a hole; normalising makes the two fill rules agree")
    func holes() {
        let ring = square(0, 0, 20).subtracting(square(5, 5))
        #expect(area(ring) == 300)
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
        #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
        var twice = square(0, 0, 20)
        twice.addPath(square(5, 5))
        #expect(area(twice.normalized(eoFill: true)) == 300)
        #expect(area(twice.normalized(eoFill: false)) == 400)
    }

    @Test("lines cut by an area")
    func lines() {
        var line = Path()
        line.move(to: CGPoint(x: -10, y: 5))
        line.addLine(to: CGPoint(x: 20, y: 5))
        #expect(line.lineIntersection(square(0, 0)).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
        #expect(line.lineSubtraction(square(0, 0)).description == "-10 5 m 0 5 l 10 5 m 20 5 l")
    }

    @Test("trimming goes by length over all lines, and round corners")
    func trim() {
        #expect(square(0, 0).trimmedPath(from: 0, to: 0.25).description == "0 0 m 10 0 l")
        let corner = square(0, 0).trimmedPath(from: 0.375, to: 0.625).boundingRect
        #expect(abs(corner.minX - 5) < 1e-9 && abs(corner.minY - 5) < 1e-9)
        #expect(abs(corner.maxX - 10) < 1e-9 && abs(corner.maxY - 10) < 1e-9)
        #expect(square(0, 0).trimmedPath(from: 0.5, to: 0.5).isEmpty)
        let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.5)
        // From the right, clockwise: the lower half.
        #expect(abs(half.boundingRect.minY - 10) < 0.01)
        #expect(abs(half.boundingRect.maxY - 20) < 0.01)
        #expect(square(0, 0).trimmedPath(from: .nan, to: .infinity) == square(0, 0))
    }

    @Test("the outline of a stroke: width, caps, joins, dashes")
    func strokes() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        func bounds(_ style: StrokeStyle) -> CGRect { line.strokedPath(style).boundingRect }
        #expect(bounds(StrokeStyle(lineWidth: 4)) == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(bounds(StrokeStyle(lineWidth: 4, lineCap: .square)) == CGRect(x: -2, y: -2, width: 14, height: 4))
        #expect(abs(bounds(StrokeStyle(lineWidth: 4, lineCap: .round)).minX + 2) < 0.05)
        let outline = square(0, 0).strokedPath(StrokeStyle(lineWidth: 2))
        #expect(area(outline) == 12 * 12 - 8 * 8)
        #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)))
        let bevel = square(0, 0).strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel))
        #expect(!bevel.contains(CGPoint(x: -0.9, y: -0.9)))
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 3]))
        #expect(dashed.contains(CGPoint(x: 1, y: 0)) && !dashed.contains(CGPoint(x: 3, y: 0)))
        #expect(dashed.contains(CGPoint(x: 6, y: 0)) && !dashed.contains(CGPoint(x: 8, y: 0)))
        #expect(line.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
        #expect(line.strokedPath(StrokeStyle(lineWidth: -1)).isEmpty)
    }

    @Test("arcs go round as Core Graphics' do, and a full turn is a circle in both directions")
    func arcs() {
        func arc(_ start: Double, _ end: Double, _ clockwise: Bool) -> CGRect {
            var path = Path()
            path.addArc(
                center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise)
            let rect = path.boundingRect
            return CGRect(
                x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
                height: rect.height.rounded())
        }
        let circle = CGRect(x: -10, y: -10, width: 20, height: 20)
        #expect(arc(0, 360, false) == circle)
        #expect(arc(0, 360, true) == circle)
        #expect(arc(0, 90, false) == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(arc(0, 90, true) == circle)
        #expect(arc(0, -90, true) == CGRect(x: 0, y: -10, width: 10, height: 10))
        var corner = Path()
        corner.move(to: .zero)
        corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(corner.currentPoint.map { abs($0.x - 10) < 1e-6 && abs($0.y - 4) < 1e-6 } == true)
        corner.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(.infinity), clockwise: true)
    }

    @Test("the bounds of curves leave control points out; steps without a start are left out")
    func bounds() {
        var curve = Path()
        curve.addLine(to: CGPoint(x: 5, y: 5))
        #expect(curve.isEmpty)
        curve.move(to: .zero)
        curve.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(abs(curve.boundingRect.maxY - 5) < 1e-9)
        #expect(Path().boundingRect.isNull)
        curve.closeSubpath()
        #expect(curve.currentPoint == .zero)
    }

    @Test("a description gives the path back")
    func description() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadius: 6)
        #expect(Path(path.description)?.description == path.description)
        #expect(Path("0 0 m 10 0 l h") != nil)
        #expect(Path("0 0 x") == nil)
    }
}
