import DovetailCore
import DovetailPaint
import Foundation
import Testing

@MainActor @Suite struct ShapePaintingTests {
    private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test func fillsExactlyTheRectangle() throws {
        let canvas = Canvas(10, 10)
        canvas.show(canvas.box(CGRect(x: 2, y: 3, width: 4, height: 5), .red))
        let picture = try canvas.picture()
        #expect(picture.pixel(2, 3) == .red)
        #expect(picture.pixel(5, 7) == .red)
        #expect(picture.count { $0 == .red } == 20)
        #expect(picture.count { $0 == .clear } == 80)
    }

    @Test func hasTwiceThePixelsAtScaleTwo() throws {
        let canvas = Canvas(10, 10)
        canvas.show(canvas.box(CGRect(x: 2, y: 3, width: 4.5, height: 5), .red))
        let picture = try canvas.picture(scale: 2)
        #expect(picture.width == 20 && picture.height == 20)
        #expect(picture.count { $0 == .red } == 9 * 10)
    }

    @Test func paintsLaterNodesInFront() throws {
        let canvas = Canvas(20, 20)
        canvas.show(canvas.box(square, .red), canvas.box(CGRect(x: 5, y: 5, width: 10, height: 10), .blue))
        let picture = try canvas.picture()
        #expect(picture.pixel(10, 10) == .blue)
        #expect(picture.pixel(2, 2) == .red)
    }

    @Test func placesChildrenRelativeToTheirParent() throws {
        let canvas = Canvas(20, 20)
        let child = canvas.box(CGRect(x: 3, y: 4, width: 2, height: 2), .green)
        canvas.show(canvas.node(CGRect(x: 5, y: 6, width: 10, height: 10), children: [child]))
        let picture = try canvas.picture()
        #expect(picture.pixel(8, 10) == .green)
        #expect(picture.count { $0 == .green } == 4)
    }

    @Test func roundsCorners() throws {
        let canvas = Canvas(20, 20)
        canvas.show(
            canvas.node(square, .fill(Path(roundedRect: square, cornerRadius: 8), .color(.red), FillStyle())))
        let picture = try canvas.picture()
        #expect(picture.pixel(0, 0) == .clear)
        #expect(picture.pixel(19, 19) == .clear)
        #expect(picture.pixel(10, 0) == .red)
        #expect(picture.pixel(10, 10) == .red)
    }

    @Test func leavesHolesByTheEvenOddRule() throws {
        let canvas = Canvas(20, 20)
        var path = Path(square)
        path.addRect(square.insetBy(dx: 5, dy: 5))
        canvas.show(canvas.node(square, .fill(path, .color(.red), FillStyle(eoFill: true))))
        let picture = try canvas.picture()
        #expect(picture.pixel(2, 2) == .red)
        #expect(picture.pixel(10, 10) == .clear)
    }

    @Test func strokesCentredOnTheLine() throws {
        let canvas = Canvas(20, 20)
        var line = Path()
        line.move(to: CGPoint(x: 2, y: 10))
        line.addLine(to: CGPoint(x: 18, y: 10))
        canvas.show(canvas.node(square, .stroke(line, .color(.blue), StrokeStyle(lineWidth: 4))))
        let picture = try canvas.picture()
        #expect(picture.pixel(10, 8) == .blue && picture.pixel(10, 11) == .blue)
        #expect(picture.pixel(10, 7) == .clear && picture.pixel(10, 12) == .clear)
        #expect(picture.pixel(1, 10) == .clear && picture.pixel(2, 10) == .blue)
    }

    @Test func leavesGapsInDashedLines() throws {
        let canvas = Canvas(20, 20)
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 10))
        line.addLine(to: CGPoint(x: 20, y: 10))
        canvas.show(
            canvas.node(square, .stroke(line, .color(.blue), StrokeStyle(lineWidth: 2, dash: [5, 5], dashPhase: 0))))
        let picture = try canvas.picture()
        #expect(picture.pixel(2, 10) == .blue && picture.pixel(12, 10) == .blue)
        #expect(picture.pixel(7, 10) == .clear && picture.pixel(17, 10) == .clear)
    }

    // MARK: Gradients

    private let redToBlue = [
        GradientStop(color: .red, location: 0), GradientStop(color: .blue, location: 1),
    ]

    @Test func runsLinearGradientsAcrossTheBounds() throws {
        let canvas = Canvas(100, 10)
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
        canvas.show(
            canvas.node(
                bounds, .fill(Path(bounds), .linearGradient(redToBlue, start: .leading, end: .trailing), FillStyle())))
        let picture = try canvas.picture()
        #expect(picture.pixel(0, 5).isNear(.red, 4))
        #expect(picture.pixel(99, 5).isNear(.blue, 4))
        #expect(picture.pixel(50, 5).isNear(Pixel(127, 0, 128), 4))
    }

    @Test func runsRadialGradientsOutwards() throws {
        let canvas = Canvas(100, 100)
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let paint = Paint.radialGradient(redToBlue, center: .center, startRadius: 0, endRadius: 40)
        canvas.show(canvas.node(bounds, .fill(Path(bounds), paint, FillStyle())))
        let picture = try canvas.picture()
        #expect(picture.pixel(50, 50).isNear(.red, 5))
        #expect(picture.pixel(70, 50).isNear(Pixel(127, 0, 128), 6))
        #expect(picture.pixel(2, 2) == .blue)
    }

    @Test func runsAngularGradientsClockwiseFromTheRight() throws {
        let canvas = Canvas(100, 100)
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let paint = Paint.angularGradient(redToBlue, center: .center, start: 0, end: 2 * .pi)
        canvas.show(canvas.node(bounds, .fill(Path(bounds), paint, FillStyle())))
        let picture = try canvas.picture()
        #expect(picture.pixel(95, 52).isNear(.red, 6))
        #expect(picture.pixel(50, 95).isNear(Pixel(191, 0, 64), 6))
        #expect(picture.pixel(5, 50).isNear(Pixel(127, 0, 128), 6))
        #expect(picture.pixel(50, 5).isNear(Pixel(64, 0, 191), 6))
        #expect(picture.pixel(2, 2).alpha == 255)
    }

    @Test func holdsTheEndColoursOutsideAPartialAngularGradient() throws {
        let canvas = Canvas(100, 100)
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let paint = Paint.angularGradient(redToBlue, center: .center, start: 0, end: .pi)
        canvas.show(canvas.node(bounds, .fill(Path(bounds), paint, FillStyle())))
        let picture = try canvas.picture()
        #expect(picture.pixel(50, 95).isNear(Pixel(127, 0, 128), 6))
        #expect(picture.pixel(10, 30).isNear(.blue, 4))
        #expect(picture.pixel(90, 30).isNear(.red, 4))
    }
}
