import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Drawing by the calls of Core Graphics within a canvas.
@MainActor
@Suite("Core Graphics in a canvas")
struct CoreGraphicsContextTests {
    private func host(_ draw: @escaping (CGContext) -> Void) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in context.withCGContext(content: draw) }.ignoresSafeArea()
        }
    }

    private func isNear(_ color: Color.Resolved, _ red: Float, _ green: Float, _ blue: Float) -> Bool {
        abs(color.red - red) < 0.03 && abs(color.green - green) < 0.03 && abs(color.blue - blue) < 0.03
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("fills in the fill colour, strokes in the stroke colour, black both at first")
    func colors() throws {
        let host = host { [red, blue] context in
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setFillColor(red)
            context.setStrokeColor(blue)
            context.setLineWidth(10)
            context.addRect(CGRect(x: 40, y: 40, width: 40, height: 40))
            context.drawPath(using: .fillStroke)
            // The path is empty now.
            context.setFillColor(blue)
            context.fillPath()
        }
        #expect(try isNear(host.color(at: CGPoint(x: 10, y: 10)), 0, 0, 0))
        #expect(try isNear(host.color(at: CGPoint(x: 60, y: 60)), 1, 0, 0))
        #expect(try isNear(host.color(at: CGPoint(x: 40, y: 60)), 0, 0, 1))
    }

    @Test("a state is kept and taken back; the path is none of it")
    func states() throws {
        let host = host { [red, blue] context in
            context.setFillColor(red)
            context.saveGState()
            context.setFillColor(blue)
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.translateBy(x: 50, y: 0)
            context.addRect(CGRect(x: 0, y: 0, width: 50, height: 50))
            #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 50, height: 50))
            #expect(context.boundingBoxOfClipPath == CGRect(x: -50, y: 0, width: 10, height: 10))
            context.restoreGState()
            #expect(context.ctm == .identity)
            #expect(context.boundingBoxOfPath == CGRect(x: 50, y: 0, width: 50, height: 50))
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
            context.fillPath()
            // More than was saved.
            context.restoreGState()
        }
        #expect(try isNear(host.color(at: CGPoint(x: 75, y: 25)), 1, 0, 0))
        #expect(try !isNear(host.color(at: CGPoint(x: 25, y: 25)), 1, 0, 0))
    }

    @Test("a gradient ends at its ends, unless it is to go on")
    func gradients() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: [0, 1]))
        let host = host { context in
            let (start, end) = (CGPoint(x: 30, y: 0), CGPoint(x: 70, y: 0))
            context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 50))
            context.drawLinearGradient(gradient, start: start, end: end, options: .drawsAfterEndLocation)
        }
        #expect(try isNear(host.color(at: CGPoint(x: 31, y: 25)), 0.97, 0, 0.03))
        #expect(try isNear(host.color(at: CGPoint(x: 50, y: 25)), 0.5, 0, 0.5))
        #expect(try isNear(host.color(at: CGPoint(x: 90, y: 25)), 0, 0, 1))
        let ground = try host.color(at: CGPoint(x: 50, y: 80))
        #expect(try host.color(at: CGPoint(x: 10, y: 25)) == ground)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    }

    @Test("a layer is drawn as one, and clearing and copying replace what is there")
    func layers() throws {
        let host = host { [red, blue] context in
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
            context.clear(CGRect(x: 0, y: 0, width: 20, height: 50))
            context.setBlendMode(.copy)
            context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0))
            context.fill(CGRect(x: 80, y: 0, width: 20, height: 50))
            context.setBlendMode(.normal)
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(blue)
            context.fill(CGRect(x: 0, y: 60, width: 40, height: 40))
            context.fill(CGRect(x: 20, y: 60, width: 40, height: 40))
            context.endTransparencyLayer()
        }
        let ground = try host.color(at: CGPoint(x: 95, y: 95))
        #expect(try isNear(host.color(at: CGPoint(x: 50, y: 25)), 1, 0, 0))
        #expect(try host.color(at: CGPoint(x: 10, y: 25)) == ground)
        #expect(try host.color(at: CGPoint(x: 90, y: 25)) == ground)
        // The overlap is no darker.
        #expect(try host.color(at: CGPoint(x: 30, y: 80)) == host.color(at: CGPoint(x: 10, y: 80)))
        #expect(try host.color(at: CGPoint(x: 30, y: 80)) != ground)
    }

    @Test(
        "numbers that are none, circles of negative radius and transforms without an inverse draw nothing and harm nothing"
    )
    func hostileNumbers() throws {
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: [.nan, 7]))
        for value in [CGFloat.nan, .infinity, -.infinity, 0, -5, 1e30] {
            let host = host { context in
                context.addRect(CGRect(x: value, y: 0, width: value, height: value))
                context.scaleBy(x: value, y: value)
                context.setLineWidth(value)
                context.setShadow(offset: CGSize(width: value, height: value), blur: value)
                context.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: value, y: value),
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
                context.drawRadialGradient(
                    gradient, startCenter: .zero, startRadius: value, endCenter: CGPoint(x: value, y: 1),
                    endRadius: value, options: .drawsAfterEndLocation)
                context.drawPath(using: .eoFillStroke)
                context.clip(to: CGRect(x: value, y: value, width: value, height: value))
                context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            }
            #expect(try host.png().count > 0)
            host.close()
        }
    }

    @Test("a colour matrix tells what each part of a colour becomes")
    func colorMatrix() throws {
        var matrix = ColorMatrix()
        #expect(matrix == ColorMatrix())
        (matrix.r1, matrix.r2, matrix.b5) = (0, 1, 1)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Canvas { [matrix] context, size in
                context.addFilter(.colorMatrix(matrix))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 1, green: 0.5, blue: 0)))
            }.ignoresSafeArea()
        }
        #expect(try isNear(host.color(at: CGPoint(x: 50, y: 50)), 0.5, 0.5, 1))
    }
}
