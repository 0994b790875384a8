import DovetailCore
import Foundation
import Testing

/// The smallest rectangles around curves.
@Suite("Bounds of curves")
struct CurveBoundsTests {
    /// The rectangle around points of a curve that are close to one another.
    private func sampled(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) -> CGRect {
        let points = (0...2000).map { step in
            let t = CGFloat(step) / 2000
            let u = 1 - t
            func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
            }
            return CGPoint(
                x: mix(start.x, control1.x, control2.x, end.x), y: mix(start.y, control1.y, control2.y, end.y))
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }

    @Test("they reach as far as the curve goes along each axis, and not to its control points")
    func bounds() {
        let curves: [[CGFloat]] = [
            [0, 0, 150, 10, -50, 40, 100, 60], [0, 0, 10, 150, 40, -50, 60, 100], [10, 80, 90, 5, 200, 70, 30, 20],
            [5, 40, -60, 90, 80, 120, 70, 10],
        ]
        for numbers in curves {
            let points = stride(from: 0, to: 8, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
            let path = Path {
                $0.move(to: points[0])
                $0.addCurve(to: points[3], control1: points[1], control2: points[2])
            }
            let (found, expected) = (path.boundingRect, sampled(points[0], points[1], points[2], points[3]))
            let differences = [
                found.minX - expected.minX, found.minY - expected.minY, found.maxX - expected.maxX,
                found.maxY - expected.maxY,
            ]
            #expect(differences.allSatisfy { abs($0) < 0.01 }, "\(numbers): \(found), not \(expected)")
        }
    }
}
