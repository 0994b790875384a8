import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Blend modes of canvases in which the opacity of what is drawn and of what is there counts.
@MainActor
@Suite("Compositing rules of canvases")
struct CompositingRuleTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let green = Color(red: 0, green: 1, blue: 0)

    /// What is seen over green: red stands in the left half, and blue is drawn in the upper half by a mode. Colours of the four quarters: top
    /// left, top right, bottom left and bottom right.
    private func quarters(
        _ mode: GraphicsContext.BlendMode, opacity: Double = 1,
        drawing: ((inout GraphicsContext) -> Void)? = nil
    ) throws -> [String] {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(red))
                context.blendMode = mode
                if let drawing { return drawing(&context) }
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 100, height: 50)), with: .color(blue.opacity(opacity)))
            }
            .background(green)
            .ignoresSafeArea()
        }
        return try [(25, 25), (75, 25), (25, 75), (75, 75)].map { x, y in
            let color = try host.color(at: CGPoint(x: x, y: y))
            return [color.red, color.green, color.blue].map { "\(Int(($0 * 10).rounded()))" }.joined(separator: " ")
        }
    }

    private let isRed = "10 0 0"
    private let isBlue = "0 0 10"
    private let isGreen = "0 10 0"

    @Test("show what Porter and Duff say within what is drawn, and leave the rest alone")
    func opaque() throws {
        #expect(try quarters(.sourceIn) == [isBlue, isGreen, isRed, isGreen])
        #expect(try quarters(.sourceOut) == [isGreen, isBlue, isRed, isGreen])
        #expect(try quarters(.destinationIn) == [isRed, isGreen, isRed, isGreen])
        #expect(try quarters(.destinationAtop) == [isRed, isBlue, isRed, isGreen])
        #expect(try quarters(.xor) == [isGreen, isBlue, isRed, isGreen])
    }

    @Test("count what is half opaque by half")
    func translucent() throws {
        // Blue at one half: of red and blue by turns one half is left, and green is seen through the other.
        #expect(try quarters(.sourceIn, opacity: 0.5) == ["0 5 5", isGreen, isRed, isGreen])
        #expect(try quarters(.sourceOut, opacity: 0.5) == [isGreen, "0 5 5", isRed, isGreen])
        #expect(try quarters(.destinationIn, opacity: 0.5) == ["5 5 0", isGreen, isRed, isGreen])
        #expect(try quarters(.destinationAtop, opacity: 0.5) == ["5 5 0", "0 5 5", isRed, isGreen])
        #expect(try quarters(.xor, opacity: 0.5) == ["5 5 0", "0 5 5", isRed, isGreen])
        // Drawn clear it covers the area all the same.
        #expect(try quarters(.destinationIn, opacity: 0) == [isGreen, isGreen, isRed, isGreen])
    }

    @Test("take a layer for as large as the canvas, and stay within clips")
    func layers() throws {
        let top = Path(CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(
            try quarters(.destinationIn) { $0.drawLayer { $0.fill(top, with: .color(blue)) } }
                == [isRed, isGreen, isGreen, isGreen])
        #expect(
            try quarters(.destinationIn) { context in
                context.clip(to: top)
                context.drawLayer { _ in }
            } == [isGreen, isGreen, isRed, isGreen])
        // Inside of a layer there is only what the layer holds.
        #expect(
            try quarters(.normal) { context in
                context.drawLayer { layer in
                    layer.blendMode = .sourceIn
                    layer.fill(top, with: .color(blue))
                }
            } == [isRed, isGreen, isRed, isGreen])
    }

    @Test("are those of Core Graphics by the same numbers")
    func coreGraphics() {
        #expect(CGBlendMode.sourceIn.rawValue == 18 && CGBlendMode.sourceOut.rawValue == 19)
        #expect(CGBlendMode.destinationIn.rawValue == 22 && CGBlendMode.destinationAtop.rawValue == 24)
        #expect(CGBlendMode.xor.rawValue == 25)
    }

    private func strip(_ draw: @escaping (inout GraphicsContext) -> Void, at points: [Double]) throws -> [String] {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in draw(&context) }.background(.white).ignoresSafeArea()
        }
        return try points.map { x in
            let color = try host.color(at: CGPoint(x: x, y: 50))
            return [color.red, color.green, color.blue].map { "\(Int(($0 * 10).rounded()))" }.joined(separator: " ")
        }
    }

    @Test("a threshold shows what lies between both of its ends, and nothing beside")
    func threshold() throws {
        func seen(_ low: Double, _ high: Double) throws -> [String] {
            try strip(
                { context in
                    context.addFilter(.alphaThreshold(min: low, max: high, color: blue))
                    for (index, opacity) in [0.2, 0.4, 0.6, 0.8, 1].enumerated() {
                        context.fill(
                            Path(CGRect(x: 20 * index, y: 0, width: 20, height: 100)),
                            with: .color(red.opacity(opacity)))
                    }
                }, at: [10, 30, 50, 70, 90])
        }
        let white = "10 10 10"
        #expect(try seen(0.4, 0.8) == [white, isBlue, isBlue, isBlue, white])
        #expect(try seen(0.5, 1) == [white, white, isBlue, isBlue, isBlue])
        #expect(try seen(1, 1) == [white, white, white, white, isBlue])
        #expect(try seen(0.7, 0.3) == Array(repeating: white, count: 5))
        // A colour that lets through what is behind does so.
        let half = try strip(
            { context in
                context.addFilter(.alphaThreshold(min: 0.5, color: blue.opacity(0.5)))
                context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(red))
            }, at: [25])
        #expect(half == ["5 5 10"])
    }

    @Test("opacities can be multiplied with that of a colour")
    func alphaMultiply() throws {
        #expect(
            try strip(
                { context in
                    context.addFilter(.alphaMultiply(.black.opacity(0.5)))
                    context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(red))
                }, at: [25]) == ["10 5 5"])
    }

    @Test("a backdrop copies what is there in its place, filters included, however often")
    func backdrop() throws {
        let colors = try strip(
            { context in
                context.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 100)), with: .color(red))
                var inverted = context
                inverted.addFilter(.colorInvert())
                inverted.translateBy(x: 20, y: 0)
                inverted.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 100)), with: .backdrop)
                // Inverted once more, a part of it is red again; where nothing is there is nothing to invert.
                inverted.fill(Path(CGRect(x: 10, y: 0, width: 60, height: 100)), with: .backdrop)
            }, at: [10, 25, 35, 50, 80])
        #expect(colors == [isRed, "0 10 10", isRed, "0 10 10", "10 10 10"])
        // Sixty copies of copies are no more work than sixty fills.
        let many = try strip(
            { context in
                context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(red))
                context.addFilter(.colorInvert())
                for _ in 0..<21 {
                    context.stroke(
                        Path(CGRect(x: 40, y: 0, width: 20, height: 100)), with: .backdrop, lineWidth: 10)
                }
            }, at: [10, 40, 50])
        #expect(many == [isRed, "0 10 10", isRed])
    }

    @Test("a mesh is a shading that spans what is drawn")
    func mesh() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, red, blue])
        let colors = try strip(
            { context in
                context.fill(Path(CGRect(x: 50, y: 0, width: 50, height: 100)), with: .meshGradient(mesh))
            }, at: [25, 51, 99])
        #expect(colors == ["10 10 10", isRed, isBlue])
    }
}
