import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("Rectangles with the corners of their container")
struct ConcentricRectangleTests {
    private func host<V: View>(_ view: V) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) { view.background(alignment: .center) { Color.white } }
    }

    private func isRed(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
        let color = try host.color(at: CGPoint(x: x, y: y))
        return color.red > 0.9 && color.green < 0.4
    }

    private let card = RoundedRectangle(cornerRadius: 40, style: .circular)

    @Test("a corner has the container's centre, and is square where that is further away")
    func corners() throws {
        // Ten points from the left and the top, further from the right and the bottom.
        let inside = Color.red.clipShape(ConcentricRectangle()).frame(width: 40, height: 40)
            .padding(10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        let host = host(inside.containerShape(card))
        #expect(try !isRed(host, 12, 12) && isRed(host, 20, 20))
        #expect(try isRed(host, 49, 11) && isRed(host, 49, 49) && isRed(host, 11, 49))
    }

    @Test("all corners are as the largest of them where they are to be alike, and none is smaller than it may be")
    func uniform() throws {
        func inside(_ shape: ConcentricRectangle) -> some View {
            Color.red.clipShape(shape).frame(width: 60, height: 60)
                .padding(10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .containerShape(card)
        }
        let alike = host(inside(ConcentricRectangle(corners: .concentric, isUniform: true)))
        #expect(try !isRed(alike, 68, 12) && !isRed(alike, 68, 68) && !isRed(alike, 12, 68))
        let top = host(inside(ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(0))))
        #expect(try !isRed(top, 68, 12) && isRed(top, 69, 69) && isRed(top, 11, 69))
        let least = host(inside(ConcentricRectangle(corners: .concentric(minimum: 20))))
        #expect(try !isRed(least, 68, 68) && !isRed(least, 12, 12))
    }

    @Test("without a container corners are square, or as small as they may be")
    func alone() throws {
        let square = host(Color.red.background(.red, in: .rect(corners: .concentric)))
        #expect(try isRed(square, 1, 1))
        let path = ConcentricRectangle(corners: .concentric(minimum: .fixed(30))).path(
            in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(!path.contains(CGPoint(x: 4, y: 4)) && path.contains(CGPoint(x: 30, y: 30)))
        let fixed = ConcentricRectangle(
            topLeadingCorner: .fixed(30), topTrailingCorner: 0, bottomLeadingCorner: 0, bottomTrailingCorner: 0)
        #expect(!fixed.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).contains(CGPoint(x: 4, y: 4)))
        #expect(fixed.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).contains(CGPoint(x: 98, y: 2)))
    }

    @Test("capsules and uneven rectangles are containers, and a border runs along them")
    func containers() throws {
        let capsule = host(Color.red.clipShape(ConcentricRectangle()).padding(10).containerShape(.capsule))
        #expect(try !isRed(capsule, 18, 18) && isRed(capsule, 50, 11))
        let uneven = host(
            ConcentricRectangle().strokeBorder(.red, lineWidth: 4).padding(6)
                .containerShape(.rect(topLeadingRadius: 40)))
        #expect(try isRed(uneven, 93, 7) && !isRed(uneven, 8, 8))
    }
}
