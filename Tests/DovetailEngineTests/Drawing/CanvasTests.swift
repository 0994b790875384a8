import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Canvas")
struct CanvasTests {
    private func host<Symbols: View>(_ canvas: Canvas<Symbols>) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) { canvas.ignoresSafeArea() }
    }

    private func isNear(_ color: Color.Resolved, _ red: Float, _ green: Float, _ blue: Float) -> Bool {
        abs(color.red - red) < 0.03 && abs(color.green - green) < 0.03 && abs(color.blue - blue) < 0.03
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test("fills and strokes, back to front, within the size that the closure is given")
    func shapes() throws {
        var given = CGSize.zero
        let host = host(
            Canvas { context, size in
                given = size
                context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(red))
                context.stroke(
                    Path(CGRect(x: 20, y: 20, width: 60, height: 60)), with: .color(blue), lineWidth: 10)
            })
        #expect(given == CGSize(width: 100, height: 100))
        #expect(try isNear(host.color(at: CGPoint(x: 5, y: 50)), 1, 0, 0))
        #expect(try isNear(host.color(at: CGPoint(x: 20, y: 50)), 0, 0, 1))
        #expect(try isNear(host.color(at: CGPoint(x: 80, y: 50)), 0, 0, 1))
        #expect(try !isNear(host.color(at: CGPoint(x: 70, y: 50)), 1, 0, 0))
    }

    @Test("transforms hold from then on, for that copy of the context alone")
    func transforms() throws {
        let host = host(
            Canvas { context, _ in
                var moved = context
                moved.translateBy(x: 50, y: 0)
                moved.scaleBy(x: 2, y: 2)
                moved.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(red))
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(blue))
            })
        #expect(try isNear(host.color(at: CGPoint(x: 68, y: 18)), 1, 0, 0))
        #expect(try isNear(host.color(at: CGPoint(x: 5, y: 5)), 0, 0, 1))
        #expect(try !isNear(host.color(at: CGPoint(x: 15, y: 5)), 0, 0, 1))
    }

    @Test("a clip keeps what is drawn inside a path, an inverse one outside; a layer clips by its opacity")
    func clips() throws {
        let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let left = Path(CGRect(x: 0, y: 0, width: 50, height: 100))
        func colors(_ clip: @escaping (inout GraphicsContext) -> Void) throws -> [Bool] {
            let host = host(
                Canvas { context, _ in
                    clip(&context)
                    context.fill(all, with: .color(red))
                })
            return try [25.0, 75].map { try isNear(host.color(at: CGPoint(x: $0, y: 50)), 1, 0, 0) }
        }
        #expect(try colors { _ in } == [true, true])
        #expect(try colors { $0.clip(to: left) } == [true, false])
        #expect(try colors { $0.clip(to: left, options: .inverse) } == [false, true])
        #expect(try colors { $0.clipToLayer { $0.fill(left, with: .color(.black)) } } == [true, false])
        #expect(
            try colors { $0.clipToLayer(options: .inverse) { $0.fill(left, with: .color(.black)) } } == [false, true])
    }

    @Test("opacity, blend modes and filters hold for what follows, and for a layer as a whole")
    func mixing() throws {
        let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let host = host(
            Canvas { context, _ in
                context.fill(all, with: .color(.white))
                var faded = context
                faded.opacity = 0.5
                faded.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(red))
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(blue))
                }
                var multiplied = context
                multiplied.blendMode = .multiply
                multiplied.fill(
                    Path(CGRect(x: 60, y: 0, width: 40, height: 40)), with: .color(red: 0.5, green: 0.5, blue: 0.5))
                var inverted = context
                inverted.addFilter(.colorInvert())
                inverted.fill(Path(CGRect(x: 0, y: 60, width: 40, height: 40)), with: .color(red))
                var threshold = context
                threshold.addFilter(.alphaThreshold(min: 0.5, color: blue))
                threshold.fill(
                    Path(CGRect(x: 60, y: 60, width: 20, height: 40)),
                    with: .color(red: 1, green: 0, blue: 0, opacity: 0.7))
                threshold.fill(
                    Path(CGRect(x: 80, y: 60, width: 20, height: 40)),
                    with: .color(red: 1, green: 0, blue: 0, opacity: 0.3))
            })
        #expect(try isNear(host.color(at: CGPoint(x: 20, y: 20)), 0.5, 0.5, 1))
        #expect(try isNear(host.color(at: CGPoint(x: 80, y: 20)), 0.5, 0.5, 0.5))
        #expect(try isNear(host.color(at: CGPoint(x: 20, y: 80)), 0, 1, 1))
        #expect(try isNear(host.color(at: CGPoint(x: 70, y: 80)), 0, 0, 1))
        #expect(try isNear(host.color(at: CGPoint(x: 90, y: 80)), 1, 1, 1))
    }

    @Test("texts and pictures are measured and drawn at a point or in a rectangle")
    func textsAndPictures() throws {
        var (text, image) = (CGSize.zero, CGSize.zero)
        let host = host(
            Canvas { context, _ in
                var resolved = context.resolve(Text("M").font(.system(size: 60)).bold())
                text = resolved.measure(in: CGSize(width: 500, height: 500))
                resolved.shading = .color(red)
                context.draw(resolved, at: CGPoint(x: 50, y: 50))
                var symbol = context.resolve(Image(systemName: "circle.fill"))
                image = symbol.size
                symbol.shading = .color(blue)
                context.draw(symbol, in: CGRect(x: 0, y: 0, width: 20, height: 20))
            })
        #expect(text.width > 40 && text.height > 60 && image.width > 10)
        let row = try (0..<100).map { try host.color(at: CGPoint(x: Double($0), y: 50)) }
        #expect(row.contains { isNear($0, 1, 0, 0) })
        #expect(try isNear(host.color(at: CGPoint(x: 10, y: 10)), 0, 0, 1))
    }

    private struct SymbolCanvas: View {
        @State private var isWide = false
        var body: some View {
            Canvas { context, size in
                guard let square = context.resolveSymbol(id: "square") else { return }
                context.draw(square, at: CGPoint(x: 20, y: 20))
                context.draw(square, at: CGPoint(x: 80, y: 80))
                if let row = context.resolveSymbol(id: 2) {
                    context.draw(row, in: CGRect(x: 0, y: 90, width: 10, height: 10))
                }
                #expect(context.resolveSymbol(id: "missing") == nil)
            } symbols: {
                Color(red: 1, green: 0, blue: 0).frame(width: isWide ? 40 : 10, height: 10).tag("square")
                    .onTapGesture { Issue.record("a symbol was tapped") }
                ForEach(0..<3) { _ in Color(red: 0, green: 0, blue: 1).frame(width: 4, height: 4) }
            }
            .onTapGesture { isWide = true }
        }
    }

    @Test("symbols are views that are drawn any number of times, and drawn anew when they change")
    func symbols() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { SymbolCanvas().ignoresSafeArea() }
        #expect(try isNear(host.color(at: CGPoint(x: 20, y: 20)), 1, 0, 0))
        #expect(try isNear(host.color(at: CGPoint(x: 80, y: 80)), 1, 0, 0))
        #expect(try !isNear(host.color(at: CGPoint(x: 2, y: 2)), 1, 0, 0))
        #expect(try !isNear(host.color(at: CGPoint(x: 65, y: 80)), 1, 0, 0))
        #expect(try isNear(host.color(at: CGPoint(x: 5, y: 95)), 0, 0, 1))
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(try isNear(host.color(at: CGPoint(x: 65, y: 80)), 1, 0, 0))
    }

    private final class Model: ObservableObject {}

    private struct Dot: View {
        @State private var x = 10.0
        @State private var other = 0
        let runs: RunCount
        var body: some View {
            VStack {
                Text("\(other)")
                Canvas { [x] context, _ in
                    runs.count += 1
                    context.fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), with: .color(.red))
                }
                Button("move") { x += 10 }
            }
        }
    }

    private final class RunCount {
        var count = 0
    }

    @Test("nothing is drawn anew while nothing changes")
    func idle() throws {
        let runs = RunCount()
        let host = TestHost { Dot(runs: runs) }
        let before = runs.count
        host.advance(by: .seconds(5))
        #expect(runs.count == before)
        try host.tap("move")
        #expect(runs.count == before + 1)
    }

    @Test("a drawing stays within the canvas's bounds, and numbers that are none draw nothing")
    func bounds() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in
                context.fill(Path(CGRect(x: -50, y: -50, width: 200, height: 200)), with: .color(red))
                var lost = context
                lost.scaleBy(x: .nan, y: 1)
                lost.rotate(by: .radians(.infinity))
                lost.opacity = .nan
                lost.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(blue))
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 0, height: 0)),
                    with: .conicGradient(Gradient(colors: [.red, .blue]), center: .zero))
            }
            .frame(width: 40, height: 40)
        }
        #expect(try isNear(host.color(at: CGPoint(x: 50, y: 50)), 1, 0, 0))
        #expect(try !isNear(host.color(at: CGPoint(x: 20, y: 50)), 1, 0, 0))
    }
}
