import DovetailCore
import DovetailPaint
import Foundation
import Testing

@MainActor @Suite struct EffectPaintingTests {
    private let all = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test func fadesAGroupAsOne() throws {
        let canvas = Canvas(20, 20)
        canvas.show(
            canvas.node(
                all, effect: .opacity(0.5),
                children: [canvas.box(all, .red), canvas.box(CGRect(x: 5, y: 5, width: 10, height: 10), .blue)]))
        let picture = try canvas.picture()
        #expect(picture.pixel(2, 2).isNear(Pixel(255, 0, 0, 128)))
        // The red behind must not shine through the blue.
        #expect(picture.pixel(10, 10).isNear(Pixel(0, 0, 255, 128)))
    }

    @Test func drawsNothingAtOpacityZero() throws {
        let canvas = Canvas(20, 20)
        canvas.show(canvas.node(all, effect: .opacity(0), children: [canvas.box(all, .red)]))
        #expect(try canvas.picture().count { $0 != .clear } == 0)
    }

    @Test func appliesTransforms() throws {
        let canvas = Canvas(20, 20)
        let box = canvas.box(CGRect(x: 2, y: 2, width: 3, height: 3), .red)
        canvas.show(
            canvas.node(
                all, effect: .transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 4, ty: 0)), children: [box])
        )
        let picture = try canvas.picture()
        #expect(picture.count { $0 == .red } == 36)
        #expect(picture.pixel(8, 4) == .red && picture.pixel(13, 9) == .red)
    }

    @Test func rotatesClockwise() throws {
        let canvas = Canvas(20, 20)
        let box = canvas.box(CGRect(x: 10, y: 0, width: 10, height: 10), .red)
        // A quarter turn about the middle.
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0)
        canvas.show(canvas.node(all, effect: .transform(turn), children: [box]))
        let picture = try canvas.picture()
        #expect(picture.pixel(15, 15) == .red)
        #expect(picture.pixel(15, 5) == .clear)
    }

    @Test func drawsNothingWhenScaledToNothing() throws {
        let canvas = Canvas(20, 20)
        let flat = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 10, ty: 10)
        canvas.show(canvas.node(all, effect: .transform(flat), children: [canvas.box(all, .red)]))
        #expect(try canvas.picture().count { $0 != .clear } == 0)
    }

    @Test func mirrors() throws {
        let canvas = Canvas(20, 20)
        let box = canvas.box(CGRect(x: 0, y: 0, width: 5, height: 5), .red)
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0)
        canvas.show(canvas.node(all, effect: .transform(mirror), children: [box]))
        let picture = try canvas.picture()
        #expect(picture.pixel(17, 2) == .red)
        #expect(picture.pixel(2, 2) == .clear)
    }

    // MARK: Clips

    @Test func clipsToARectangle() throws {
        let canvas = Canvas(20, 20)
        canvas.show(
            canvas.node(
                all, effect: .clip(Path(CGRect(x: 5, y: 5, width: 4, height: 4)), FillStyle()),
                children: [canvas.box(all, .red)]))
        let picture = try canvas.picture()
        #expect(picture.count { $0 == .red } == 16)
    }

    @Test func clipsToARoundedRectangle() throws {
        let canvas = Canvas(20, 20)
        canvas.show(
            canvas.node(
                all, effect: .clip(Path(roundedRect: all, cornerRadius: 10), FillStyle()),
                children: [canvas.box(all, .red)]))
        let picture = try canvas.picture()
        #expect(picture.pixel(1, 1) == .clear)
        #expect(picture.pixel(10, 10) == .red)
    }

    @Test func clipsToAnyOutline() throws {
        let canvas = Canvas(20, 20)
        var triangle = Path()
        triangle.move(to: .zero)
        triangle.addLine(to: CGPoint(x: 20, y: 0))
        triangle.addLine(to: CGPoint(x: 0, y: 20))
        triangle.closeSubpath()
        canvas.show(canvas.node(all, effect: .clip(triangle, FillStyle()), children: [canvas.box(all, .red)]))
        let picture = try canvas.picture()
        #expect(picture.pixel(3, 3) == .red)
        #expect(picture.pixel(17, 17) == .clear)
        // The edge is smooth.
        #expect((100...155).contains(picture.pixel(10, 9).alpha))
    }

    @Test func clipsWithAHoleByTheEvenOddRule() throws {
        let canvas = Canvas(20, 20)
        var ring = Path(all)
        ring.addRect(all.insetBy(dx: 5, dy: 5))
        canvas.show(canvas.node(all, effect: .clip(ring, FillStyle(eoFill: true)), children: [canvas.box(all, .red)]))
        let picture = try canvas.picture()
        #expect(picture.pixel(2, 2) == .red)
        #expect(picture.pixel(10, 10) == .clear)
    }

    @Test func clipsAwayEverythingWithAnEmptyOutline() throws {
        let canvas = Canvas(20, 20)
        canvas.show(canvas.node(all, effect: .clip(Path(), FillStyle()), children: [canvas.box(all, .red)]))
        #expect(try canvas.picture().count { $0 != .clear } == 0)
    }

    // MARK: Blur and shadow

    /// The left half black, blurred: the edge becomes the integral of the bell curve.
    @Test(arguments: [(2.0, 1.0), (5, 1), (5, 2), (10, 1), (10, 2)])
    func blursWithTheRadiusAsDeviation(radius: Double, scale: Double) throws {
        let canvas = Canvas(200, 200)
        canvas.show(
            canvas.node(
                CGRect(x: 0, y: 0, width: 200, height: 200), effect: .blur(radius: radius),
                children: [canvas.box(CGRect(x: -100, y: -100, width: 200, height: 400), .black)]))
        let picture = try canvas.picture(scale: scale)
        for x in stride(from: 100 - 3 * radius, through: 100 + 3.5 * radius, by: radius / 2) {
            let column = Int(x * scale)
            let distance = ((Double(column) + 0.5) / scale - 100) / radius
            let expected = erfc(distance / 2.0.squareRoot()) / 2
            let painted = Double(picture.pixel(column, Int(100 * scale)).alpha) / 255
            #expect(abs(painted - expected) < 0.02, "\(distance) deviations from the edge")
        }
    }

    @Test func keepsTheColourWhenBlurring() throws {
        let canvas = Canvas(60, 60)
        canvas.show(
            canvas.node(
                CGRect(x: 0, y: 0, width: 60, height: 60), effect: .blur(radius: 4),
                children: [canvas.box(CGRect(x: 20, y: 20, width: 20, height: 20), .red)]))
        let picture = try canvas.picture()
        #expect(picture.pixel(30, 30).isNear(.red, 8))
        let edge = picture.pixel(42, 30)
        #expect(edge.red > 240 && edge.green < 10 && edge.blue < 10 && (20...120).contains(edge.alpha))
    }

    @Test func leavesEverythingSharpWithABlurOfZero() throws {
        let canvas = Canvas(20, 20)
        canvas.show(
            canvas.node(
                all, effect: .blur(radius: 0), children: [canvas.box(CGRect(x: 5, y: 5, width: 4, height: 4), .red)]))
        let picture = try canvas.picture()
        #expect(picture.count { $0 == .red } == 16)
        #expect(picture.count { $0 != .clear } == 16)
    }

    @Test func blursInsideAnOutlineClip() throws {
        let canvas = Canvas(60, 60)
        var triangle = Path()
        triangle.move(to: .zero)
        triangle.addLine(to: CGPoint(x: 60, y: 0))
        triangle.addLine(to: CGPoint(x: 0, y: 60))
        triangle.closeSubpath()
        let bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
        let blurred = canvas.node(
            bounds, effect: .blur(radius: 3), children: [canvas.box(CGRect(x: 10, y: 10, width: 12, height: 12), .red)])
        canvas.show(canvas.node(bounds, effect: .clip(triangle, FillStyle()), children: [blurred]))
        let picture = try canvas.picture()
        #expect(picture.pixel(16, 16).alpha > 220)
        #expect((20...160).contains(picture.pixel(24, 16).alpha))
    }

    @Test(arguments: [1.0, 2.0]) func castsAShadowOfABox(scale: Double) throws {
        let canvas = Canvas(60, 60)
        let bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
        let shadow = DisplayEffect.shadow(color: .black, radius: 6, x: 0, y: 8)
        canvas.show(
            canvas.node(
                bounds, effect: shadow, children: [canvas.box(CGRect(x: 20, y: 20, width: 20, height: 20), .red)])
        )
        let picture = try canvas.picture(scale: scale)
        func pixel(_ x: Double, _ y: Double) -> Pixel { picture.pixel(Int(x * scale), Int(y * scale)) }
        #expect(pixel(30, 30) == .red)
        #expect(pixel(30, 43).alpha > 150 && pixel(30, 43).red == 0)
        #expect((40...200).contains(pixel(30, 48).alpha))
        #expect(pixel(30, 58).alpha < 12)
        #expect(pixel(30, 14).alpha < 12)
    }

    @Test(arguments: [1.0, 2.0]) func castsAShadowOfWhatIsDrawn(scale: Double) throws {
        let canvas = Canvas(80, 60)
        let bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
        let shadow = DisplayEffect.shadow(color: .black, radius: 4, x: 0, y: 12)
        canvas.show(
            canvas.node(
                bounds, effect: shadow,
                children: [
                    canvas.box(CGRect(x: 10, y: 10, width: 20, height: 20), .red),
                    canvas.box(CGRect(x: 50, y: 10, width: 20, height: 20), .green),
                ]))
        let picture = try canvas.picture(scale: scale)
        func pixel(_ x: Double, _ y: Double) -> Pixel { picture.pixel(Int(x * scale), Int(y * scale)) }
        #expect(pixel(20, 20) == .red && pixel(60, 20) == .green)
        #expect(pixel(20, 36).alpha > 200 && pixel(60, 36).alpha > 200)
        #expect(pixel(20, 36).red == 0)
        #expect(pixel(40, 36).alpha < 20)
        #expect((60...200).contains(pixel(20, 42).alpha))
    }
}
