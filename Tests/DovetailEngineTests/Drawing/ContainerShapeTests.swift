import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// Views inside of a container that has a shape.
@MainActor
@Suite("Shapes of containers")
struct ContainerShapeTests {
    private func host<V: View>(_ view: V) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) { view.background(alignment: .center) { Color.white } }
    }

    private func isRed(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        let color = try host.color(at: CGPoint(x: x, y: y))
        return color.red > 0.9 && color.green < 0.4
    }

    private let card = RoundedRectangle(cornerRadius: 40, style: .circular)

    @Test("a view is clipped by its container's shape")
    func clip() throws {
        let host = host(Color.red.clipShape(.containerRelative).containerShape(card))
        #expect(try isRed(host, 50, 50) && isRed(host, 50, 2))
        #expect(try !isRed(host, 4, 4) && !isRed(host, 96, 96))
    }

    @Test("a view further in is clipped by the shape made smaller by the distance")
    func distance() throws {
        let host = host(Color.red.clipShape(ContainerRelativeShape()).padding(30).containerShape(card))
        #expect(try !isRed(host, 30.5, 30.5) && isRed(host, 35, 35))
        let further = self.host(Color.red.clipShape(ContainerRelativeShape()).padding(45).containerShape(card))
        #expect(try isRed(further, 45.5, 45.5))
    }

    @Test("lines run along the container's shape")
    func stroke() throws {
        let host = host(
            ZStack {
                ContainerRelativeShape().strokeBorder(.red, lineWidth: 6)
                ContainerRelativeShape().stroke(.blue, lineWidth: 2)
            }
            .containerShape(card))
        #expect(try isRed(host, 50, 4) && !isRed(host, 4, 4) && !isRed(host, 50, 50))
        // Where the quarter circle crosses the diagonal.
        let corner = 40 - 37 / 2.0.squareRoot()
        #expect(try isRed(host, corner, corner))
    }

    @Test("a style behind or before a view has the container's shape")
    func background() throws {
        for view in [AnyView(Color.clear.background(.red)), AnyView(Color.clear.overlay(.red))] {
            let host = host(view.containerShape(card))
            #expect(try isRed(host, 50, 50) && !isRed(host, 4, 4))
        }
        let plain = host(Color.clear.background(.red))
        #expect(try isRed(plain, 4, 4))
        let shaped = host(Color.clear.background(.red, in: .rect).containerShape(card))
        #expect(try isRed(shaped, 4, 4))
    }

    @Test("events are taken within the container's shape")
    func events() throws {
        var taps = 0
        let host = host(Color.red.contentShape(.containerRelative).onTapGesture { taps += 1 }.containerShape(card))
        host.tap(at: CGPoint(x: 4, y: 4))
        #expect(taps == 0)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(taps == 1)
    }

    @Test("the shape follows its parameter, and a presented view has none")
    func change() throws {
        struct Card: View {
            @State private var radius: CGFloat = 0
            var body: some View {
                Color.red.clipShape(.containerRelative).containerShape(.rect(cornerRadius: radius))
                    .onTapGesture { radius = 40 }
            }
        }
        let host = host(Card())
        #expect(try isRed(host, 4, 4))
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(try !isRed(host, 2, 2))
    }
}
