import DovetailSymbols
import Testing

@Suite("SVG path data")
struct SVGPathParserTests {
    private typealias Element = SymbolDrawing.Element

    @Test func absoluteLinesKeepTheirPoints() {
        #expect(
            SVGPathParser.parse("M1 2L3 4H5V6Z") == [.move(1, 2), .line(3, 4), .line(5, 4), .line(5, 6), .close])
    }

    @Test func relativeLinesStartAtTheCurrentPoint() {
        #expect(SVGPathParser.parse("m1 2l2 2h2v2z") == SVGPathParser.parse("M1 2L3 4H5V6Z"))
    }

    @Test func pairsAfterAMoveAreLines() {
        #expect(SVGPathParser.parse("M1 1 2 2 3 3") == [.move(1, 1), .line(2, 2), .line(3, 3)])
        #expect(SVGPathParser.parse("m1 1 2 2 3 3") == [.move(1, 1), .line(3, 3), .line(6, 6)])
    }

    @Test func aCommandRepeatsWhileNumbersFollow() {
        #expect(SVGPathParser.parse("M0 0h1 2 3") == [.move(0, 0), .line(1, 0), .line(3, 0), .line(6, 0)])
    }

    @Test func numbersMayTouch() {
        #expect(SVGPathParser.parse("M1-2.5.5L-.5-1e1") == [.move(1, -2.5)])
        #expect(SVGPathParser.parse("M1-2.5L.5.25-3e-1,+4") == [.move(1, -2.5), .line(0.5, 0.25), .line(-0.3, 4)])
    }

    @Test func aRelativeMoveAfterClosingStartsAtTheClosedPathsStart() {
        #expect(
            SVGPathParser.parse("M2 2h4v4zm1 1h1")
                == [.move(2, 2), .line(6, 2), .line(6, 6), .close, .move(3, 3), .line(4, 3)])
    }

    @Test func curvesKeepTheirControls() {
        #expect(SVGPathParser.parse("M0 0C1 2 3 4 5 6") == [.move(0, 0), .cubic(1, 2, 3, 4, 5, 6)])
        #expect(SVGPathParser.parse("M1 1c1 2 3 4 5 6") == [.move(1, 1), .cubic(2, 3, 4, 5, 6, 7)])
    }

    @Test func aSmoothCurveReflectsTheControlBefore() {
        #expect(
            SVGPathParser.parse("M0 0C0 1 2 3 4 3S6 5 8 5")
                == [.move(0, 0), .cubic(0, 1, 2, 3, 4, 3), .cubic(6, 3, 6, 5, 8, 5)])
    }

    @Test func aSmoothCurveAfterALineStartsAtItsPoint() {
        #expect(
            SVGPathParser.parse("M0 0L4 4s1 1 2 0") == [.move(0, 0), .line(4, 4), .cubic(4, 4, 5, 5, 6, 4)])
    }

    @Test func quadraticCurvesBecomeCubicOnes() {
        #expect(SVGPathParser.parse("M0 0Q3 6 6 0") == [.move(0, 0), .cubic(2, 4, 4, 4, 6, 0)])
        #expect(SVGPathParser.parse("M0 0q3 6 6 0t6 0").last == .cubic(8, -4, 10, -4, 12, 0))
    }

    @Test(arguments: ["M0 12a12 12 0 0 1 12 -12", "M0 12A12 12 0 0 1 12 0"])
    func aQuarterArcIsOneCurve(data: String) {
        let elements = SVGPathParser.parse(data)
        #expect(elements.count == 2)
        guard case .cubic(let x1, let y1, let x2, let y2, 12, 0) = elements.last else {
            Issue.record("not a curve to (12, 0): \(elements)")
            return
        }
        // 12 · 4/3 · tan(π/8)
        let reach = 6.6274
        #expect(abs(x1) < 1e-6 && abs(y1 - (12 - reach)) < 1e-3)
        #expect(abs(x2 - (12 - reach)) < 1e-3 && abs(y2) < 1e-6)
    }

    @Test func flagsChooseTheArc() {
        // From (0, 0) to (2, 0) with radius 1: over or under.
        #expect(ends("M0 0a1 1 0 0 1 2 0")[0].y < 0)
        #expect(ends("M0 0a1 1 0 0 0 2 0")[0].y > 0)
        // Three quarters of a circle are three curves.
        #expect(ends("M1 0a1 1 0 1 1 -1 -1").count == 3)
        #expect(ends("M1 0a1 1 0 0 0 -1 -1").count == 1)
    }

    @Test func flagsMayTouchWhatFollows() {
        #expect(SVGPathParser.parse("M0 0a1 1 0 012 0") == SVGPathParser.parse("M0 0a1 1 0 0 1 2 0"))
    }

    @Test func tooSmallRadiiGrow() {
        let ends = ends("M0 0a1 1 0 0 1 8 0")
        #expect(ends.last?.x == 8)
        #expect(ends.contains { abs($0.x - 4) < 1e-6 && abs($0.y + 4) < 1e-6 })
    }

    @Test func anArcWithoutARadiusIsALine() {
        #expect(SVGPathParser.parse("M0 0a0 1 0 0 1 2 2") == [.move(0, 0), .line(2, 2)])
    }

    @Test func aTurnedEllipseKeepsItsAxes() {
        // Half an ellipse of radii 4 and 2, turned by a quarter: its far point is 2 to the side.
        let ends = ends("M0 0a4 2 90 0 1 0 8")
        #expect(ends.contains { abs($0.x - 2) < 1e-6 && abs($0.y - 4) < 1e-6 })
    }

    @Test(arguments: ["", "   ", "5 5", "M", "M1", "M1 1L", "M1 1X3", "M1 1z5", "M1 1h--", "M1 1a1 1 0 2 0 3 3"])
    func brokenDataEndsTheParse(data: String) {
        #expect(SVGPathParser.parse(data).count <= 2)
    }

    private func ends(_ data: String) -> [(x: Double, y: Double)] {
        SVGPathParser.parse(data).compactMap { element in
            guard case .cubic(_, _, _, _, let x, let y) = element else { return nil }
            return (x, y)
        }
    }
}
