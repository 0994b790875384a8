import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// What shapes answer and draw by the names that apps use for them.
@MainActor
@Suite("Shapes by name")
struct ShapeValueTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) { ZStack { content() }.background(.white) }
    }

    /// “red”, “blue” or “white”, by the strongest parts.
    private func name(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> String {
        let color = try host.color(at: CGPoint(x: x, y: y))
        return switch (color.red > 0.5, color.blue > 0.5) {
        case (true, true): "white"
        case (true, false): "red"
        case (false, true): "blue"
        default: "dark"
        }
    }

    @Test("sizeThatFits: a circle is as wide as high, a rectangle takes all, what is not told is ten")
    func sizes() {
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 50)) == CGSize(width: 30, height: 30))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 30))
        #expect(Circle().sizeThatFits(.infinity).width == .infinity)
        #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 30, height: 50)) == CGSize(width: 30, height: 50))
        #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Rectangle().rotation(.degrees(90)).sizeThatFits(.zero) == .zero)
    }

    /// A shape of an app's own that can be inset.
    private struct Frame: InsettableShape {
        var amount: CGFloat = 0
        nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
        nonisolated func inset(by amount: CGFloat) -> Frame { Frame(amount: self.amount + amount) }
    }

    private func box<S: InsettableShape>(_ shape: S) -> CGRect {
        shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).boundingRect
    }

    @Test("inset(by:) makes every edge come in, again and again, and strokeBorder asks for half of its width")
    func insets() throws {
        #expect(box(Rectangle().inset(by: 5)) == CGRect(x: 5, y: 5, width: 90, height: 50))
        #expect(box(Rectangle().inset(by: 5).inset(by: 5)) == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(box(Circle().inset(by: 10)) == CGRect(x: 30, y: 10, width: 40, height: 40))
        #expect(box(Ellipse().inset(by: 10)) == CGRect(x: 10, y: 10, width: 80, height: 40))
        #expect(box(Capsule().inset(by: 20)) == CGRect(x: 20, y: 20, width: 60, height: 20))
        #expect(box(RoundedRectangle(cornerRadius: 8).inset(by: 4)) == CGRect(x: 4, y: 4, width: 92, height: 52))
        let host = host { Frame().strokeBorder(red, lineWidth: 10) }
        #expect(try name(host, 2, 50) == "red")
        #expect(try name(host, 8, 50) == "red")
        #expect(try name(host, 12, 50) == "white")
    }

    @Test("what was stroked is filled beneath, and what was filled is stroked above")
    func chains() throws {
        let stroked = host { Circle().stroke(red, lineWidth: 20).fill(blue).padding(20) }
        #expect(try name(stroked, 50, 50) == "blue")
        #expect(try name(stroked, 14, 50) == "red")
        // The fill is laid over the inner half of the line.
        #expect(try name(stroked, 26, 50) == "blue")
        let filled = host { Circle().fill(blue).stroke(red, lineWidth: 20).padding(20) }
        #expect(try name(filled, 26, 50) == "red")
        #expect(try name(filled, 50, 50) == "blue")
    }

    @Test("the shapes that have short names are the shapes")
    func shortNames() throws {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        func path<S: Shape>(_ shape: S) -> Path { shape.path(in: rect) }
        #expect(path(.circle) == path(Circle()))
        #expect(path(.capsule) == path(Capsule()))
        #expect(path(.ellipse) == path(Ellipse()))
        #expect(path(.rect) == path(Rectangle()))
        #expect(path(.rect(cornerRadius: 9)) == path(RoundedRectangle(cornerRadius: 9)))
        let clipped = host { red.clipShape(.circle) }
        #expect(try name(clipped, 50, 50) == "red")
        #expect(try name(clipped, 5, 5) == "white")
    }

    @Test("rotation and scale turn and stretch about their anchors")
    func transforms() {
        func rounded<S: Shape>(_ shape: S) -> CGRect {
            let box = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).boundingRect
            return CGRect(
                x: box.minX.rounded(), y: box.minY.rounded(), width: box.width.rounded(), height: box.height.rounded())
        }
        #expect(rounded(Rectangle().rotation(.degrees(90))) == CGRect(x: 20, y: -20, width: 60, height: 100))
        #expect(
            rounded(Rectangle().rotation(.degrees(90), anchor: .topTrailing))
                == CGRect(x: 40, y: -100, width: 60, height: 100))
        #expect(rounded(Rectangle().scale(0.5)) == CGRect(x: 25, y: 15, width: 50, height: 30))
        #expect(
            rounded(Rectangle().scale(x: 2, y: 1, anchor: .bottomLeading)) == CGRect(x: 0, y: 0, width: 200, height: 60)
        )
        #expect(rounded(Rectangle().size(width: 10, height: 20)) == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test("corners called continuous stay within the same bounds, and cut the corner")
    func continuous() throws {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = RoundedRectangle(cornerRadius: 30, style: .continuous).path(in: rect)
        #expect(path.boundingRect == rect)
        #expect(!path.contains(CGPoint(x: 4, y: 4)))
        #expect(path.contains(CGPoint(x: 50, y: 1)))
        #expect(path.contains(CGPoint(x: 12, y: 12)))
    }

    @Test("a canvas is shaded with a straight gradient between two points")
    func shading() throws {
        let host = host {
            Canvas { context, size in
                let gradient = Gradient(stops: [.init(color: red, location: 0.5), .init(color: blue, location: 0.5)])
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 0, y: 40)))
            }
        }
        #expect(try name(host, 50, 10) == "red")
        #expect(try name(host, 50, 30) == "blue")
        #expect(try name(host, 50, 90) == "blue")
    }

    @Test("blend modes: normal covers, screen brightens, overlay keeps black and white, destinationOut removes")
    func blending() throws {
        func color(_ mode: BlendMode, _ below: Color, _ above: Color) throws -> [Double] {
            let host = TestHost(size: CGSize(width: 20, height: 20)) {
                ZStack {
                    below
                    above.blendMode(mode)
                }
                .compositingGroup()
                .background(.white)
            }
            let found = try host.color(at: CGPoint(x: 10, y: 10))
            return [found.red, found.green, found.blue].map { (Double($0) * 10).rounded() / 10 }
        }
        #expect(try color(.normal, red, blue) == [0, 0, 1])
        #expect(try color(.screen, red, blue) == [1, 0, 1])
        #expect(try color(.overlay, .black, Color(white: 0.5)) == [0, 0, 0])
        #expect(try color(.overlay, .white, Color(white: 0.5)) == [1, 1, 1])
        #expect(try color(.destinationOut, red, blue) == [1, 1, 1])
    }
}
