import SwiftUI
import Testing

@testable import Charts

/// How curves go from point to point.
@Suite struct InterpolationTests {
    private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]

    private func path(_ method: InterpolationMethod) -> Path {
        var path = Path()
        CurvePath.add(points, method, to: &path)
        return path
    }

    @Test func eachMethodSaysItsName() {
        let methods: [InterpolationMethod] = [
            .linear, .monotone, .cardinal, .cardinal(tension: 0.25), .catmullRom, .catmullRom(alpha: 1), .stepStart,
            .stepCenter, .stepEnd,
        ]
        #expect(
            methods.map(\.description) == [
                "linear", "monotone", "cardinal", "cardinal(tension: 0.25)", "catmullRom", "catmullRom(alpha: 1.0)",
                "stepStart", "stepCenter", "stepEnd",
            ])
    }

    /// Where the path goes to, without what controls its curves.
    private func ends(_ method: InterpolationMethod) -> [CGPoint] {
        var ends: [CGPoint] = []
        path(method).forEach { element in
            switch element {
            case .move(let to), .line(let to), .curve(let to, _, _), .quadCurve(let to, _): ends.append(to)
            case .closeSubpath: break
            }
        }
        return ends
    }

    @Test(arguments: [
        InterpolationMethod.linear, .monotone, .cardinal, .cardinal(tension: 0.5), .catmullRom, .catmullRom(alpha: 1),
    ])
    func curvesGoThroughTheirPoints(method: InterpolationMethod) { #expect(ends(method) == points) }

    @Test func stepsAreAtTheStartTheMiddleAndTheEnd() {
        #expect(ends(.stepStart).prefix(3) == [.zero, CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10)])
        #expect(
            ends(.stepCenter).prefix(4) == [
                .zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10), CGPoint(x: 10, y: 10),
            ])
        #expect(ends(.stepEnd).prefix(3) == [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    }

    @Test func aMonotoneCurveStaysBetweenItsPointsAndOthersGoBeyond() {
        #expect(path(.monotone).boundingRect.maxY <= 10.001)
        #expect(path(.cardinal).boundingRect.maxY > 10.1)
        #expect(path(.cardinal(tension: 1)).boundingRect.maxY <= 10.001)
        #expect(path(.catmullRom).boundingRect.maxY > 10.1)
    }

    @Test func oneParticularPointIsADotAndNoneIsNothing() {
        var path = Path()
        CurvePath.add([], .monotone, to: &path)
        #expect(path.isEmpty)
        CurvePath.add([CGPoint(x: 3, y: 4)], .monotone, to: &path)
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    }
}
