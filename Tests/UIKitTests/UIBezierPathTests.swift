import SwiftUI
import Testing
import UIKit

@Suite("UIBezierPath and the paths of Core Graphics")
struct UIBezierPathTests {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("A path goes to Core Graphics and SwiftUI and back")
    func conversions() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
        path.close()
        let swiftUI = Path(path.cgPath)
        #expect(swiftUI.description == "0 0 m 10 0 l 20 0 20 10 q h")
        #expect(UIBezierPath(cgPath: swiftUI.cgPath).cgPath == path.cgPath)
        #expect(swiftUI.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("Only the corners that are asked for are rounded")
    func corners() {
        let path = UIBezierPath(
            roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 40, height: 40))
        #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 98)))
        #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 98)))
        let all = UIBezierPath(
            roundedRect: square, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 40, height: 40))
        #expect(!all.contains(CGPoint(x: 98, y: 2)))
    }

    @Test("Arcs go the way that a person sees: clockwise from the right passes below")
    func arcs() {
        let half = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(half.contains(CGPoint(x: 0, y: 5)) && !half.contains(CGPoint(x: 0, y: -5)))
        // Core Graphics counts with y growing upwards, as `Path` does.
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.contains(CGPoint(x: 0, y: -5)) && !path.contains(CGPoint(x: 0, y: 5)))
    }

    @Test("A mutable path's copies stay as they were; fill rules tell what is inside")
    func coreGraphics() {
        let path = CGMutablePath()
        path.addRect(square)
        let copy = path.copy()
        path.addRect(square.insetBy(dx: 20, dy: 20))
        let middle = CGPoint(x: 50, y: 50)
        #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
        #expect(copy?.contains(middle, using: .evenOdd) == true)
        var half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(CGPath(rect: square, transform: &half).boundingBoxOfPath.width == 50)
        #expect(CGPath(ellipseIn: square, transform: nil).contains(middle))
        #expect(CGPath(roundedRect: square, cornerWidth: 10, cornerHeight: 10, transform: nil).contains(middle))
        #expect(CGMutablePath().boundingBox == .null && CGMutablePath().currentPoint == .zero)
    }
}
