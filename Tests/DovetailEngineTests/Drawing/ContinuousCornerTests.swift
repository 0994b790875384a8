import DovetailCore
import Foundation
import Testing

/// The curves of corners that are called continuous, against the points that are known from paths of Apple's.
@Suite("Continuous corners")
struct ContinuousCornerTests {
    private func points(_ path: Path) -> [CGPoint] {
        path.elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quadCurve(let point, let control): [control, point]
            case .curve(let point, let first, let second): [first, second, point]
            case .closeSubpath: []
            }
        }
    }

    private func has(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
        points(path).contains { abs($0.x - x) < 0.001 && abs($0.y - y) < 0.001 }
    }

    @Test("with room, the ten points of a corner of radius 100 are the published ones")
    func points() {
        let path = RoundedRectangle(cornerRadius: 100).path(in: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        let known: [CGFloat] = [152.8665, 108.8493, 86.8407]
        for distance in known {
            #expect(has(path, distance, 0) && has(path, 0, distance))
            #expect(has(path, 1000 - distance, 1000) && has(path, 1000, 1000 - distance))
        }
        for (near, far) in [(7.4911, 63.1494), (16.906, 37.2824)] as [(CGFloat, CGFloat)] {
            #expect(has(path, near, far) && has(path, far, near) && has(path, 1000 - far, near))
        }
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 1000, height: 1000))
    }

    @Test(
        "each side gives its corners what it has: the ends of a capsule begin at their radius, its long sides one and a half radii on"
    )
    func capsule() {
        let path = Capsule().path(in: CGRect(x: 0, y: 0, width: 1000, height: 200))
        #expect(has(path, 152.8665, 0) && has(path, 0, 100))
        // 60 of the 120 that two corners leave of the long side are 0.3 of a corner's radius.
        let short = RoundedRectangle(cornerRadius: 200).path(in: CGRect(x: 0, y: 0, width: 520, height: 1000))
        #expect(has(short, 260, 0) && has(short, 0, 305.733))
    }

    @Test("where corners take up all of both sides they are quarter circles, and small ones are drawn as such")
    func circles() {
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        let circular = RoundedRectangle(cornerRadius: 50, style: .circular).path(in: square)
        #expect(RoundedRectangle(cornerRadius: 50).path(in: square).elements == circular.elements)
        #expect(RoundedRectangle(cornerRadius: 50).path(in: square).roundedRectangle != nil)
        #expect(RoundedRectangle(cornerRadius: 10).path(in: square).roundedRectangle != nil)
        #expect(RoundedRectangle(cornerRadius: 11).path(in: square).roundedRectangle == nil)
        #expect(RoundedRectangle(cornerRadius: 11, style: .circular).path(in: square).roundedRectangle != nil)
    }

    @Test("corners of one shape differ, and inset ones are continuous too")
    func uneven() {
        let rect = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let path = UnevenRoundedRectangle(topLeadingRadius: 100, bottomTrailingRadius: 50).path(in: rect)
        #expect(has(path, 152.8665, 0) && has(path, 1000, 1000 - 76.43325) && has(path, 1000, 0))
        let inset = RoundedRectangle(cornerRadius: 110).inset(by: 10).path(in: rect)
        #expect(has(inset, 162.8665, 10))
    }

    @Test(
        "a continuous corner is nowhere further than 1.5 % of its radius from a quarter circle"
    )
    func distance() {
        let rect = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let continuous = RoundedRectangle(cornerRadius: 100).path(in: rect)
        let circular = RoundedRectangle(cornerRadius: 100, style: .circular).path(in: rect)
        func isInside(_ path: Path, _ distance: CGFloat, _ angle: CGFloat) -> Bool {
            path.contains(CGPoint(x: 100 - distance * cos(angle), y: 100 - distance * sin(angle)))
        }
        for degrees in stride(from: CGFloat(0), through: 90, by: 5) {
            let angle = degrees / 180 * .pi
            #expect(isInside(continuous, 98.5, angle) && !isInside(continuous, 101.5, angle))
            #expect(isInside(circular, 99.9, angle) && !isInside(circular, 100.1, angle))
        }
    }
}
