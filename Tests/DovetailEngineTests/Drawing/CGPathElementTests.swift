import DovetailCore
import Foundation
import Testing

@Suite("Steps of paths, one by one")
struct CGPathElementTests {
    private var path: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
        path.closeSubpath()
        return path
    }

    private func text(_ element: CGPathElement) -> String {
        let names: [CGPathElementType: (String, Int)] = [
            .moveToPoint: ("move", 1), .addLineToPoint: ("line", 1), .addQuadCurveToPoint: ("quad", 2),
            .addCurveToPoint: ("curve", 3), .closeSubpath: ("close", 0),
        ]
        let (name, count) = names[element.type]!
        return name + (0..<count).map { " \(Int(element.points[$0].x)),\(Int(element.points[$0].y))" }.joined()
    }

    private let expected = ["move 1,2", "line 3,4", "quad 7,8 5,6", "curve 11,12 13,14 9,10", "close"]

    @Test("a closure is called with each step; control points come before the end")
    func closure() {
        var steps: [String] = []
        path.applyWithBlock { steps.append(text($0.pointee)) }
        #expect(steps == expected)
    }

    @Test("a function is called with each step and with the caller's pointer")
    func function() {
        final class Steps { var all: [CGPathElementType] = [] }
        var steps = Steps()
        withUnsafeMutablePointer(to: &steps) { pointer in
            path.apply(info: pointer) { info, element in
                info!.assumingMemoryBound(to: Steps.self).pointee.all.append(element.pointee.type)
            }
        }
        #expect(steps.all == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    }

    @Test("A path is cut into dashes, from any place in them")
    func dashes() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        func steps(_ path: CGPath) -> [String] {
            var steps: [String] = []
            path.applyWithBlock { steps.append(text($0.pointee)) }
            return steps
        }
        #expect(
            steps(line.copy(dashingWithPhase: 0, lengths: [4, 2])) == ["move 0,0", "line 4,0", "move 6,0", "line 10,0"])
        #expect(
            steps(line.copy(dashingWithPhase: 3, lengths: [4, 2])) == [
                "move 0,0", "line 1,0", "move 3,0", "line 7,0", "move 9,0", "line 10,0",
            ])
        #expect(steps(line.copy(dashingWithPhase: 0, lengths: [])) == ["move 0,0", "line 10,0"])
    }
}
