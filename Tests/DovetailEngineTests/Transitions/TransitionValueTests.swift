import DovetailCore
import DovetailPaint
import Foundation
import Testing
import ViewSupport

@testable import DovetailTesting

/// The transitions that are values of their own types, halfway through a straight second.
@MainActor
@Suite("Transitions as values")
struct TransitionValueTests {
    /// A red square of 40 points in the middle of 200.
    private struct Square: View {
        let isShown: Bool
        let transition: AnyTransition
        var body: some View {
            ZStack {
                if isShown {
                    Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40).transition(transition)
                }
            }
            .frame(width: 200, height: 200)
            .background(.white)
        }
    }

    /// Where the square is half a second after it came or went, as far as it is painted, and how much of it is seen.
    private func halfway<T: Transition>(_ transition: T, coming: Bool = true) throws -> (area: CGRect, share: Double) {
        let isShown = Changing(!coming)
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Bound(isShown) { Square(isShown: $0.wrappedValue, transition: AnyTransition(transition)) }
        }
        withAnimation(.linear(duration: 1)) { isShown.value = coming }
        host.settle()
        host.advance(by: .milliseconds(500))
        let window = host.window
        let picture = try Picture(of: window.displayTree, size: window.size, scale: 1, background: window.background)
        let places = (0..<200).flatMap { y in (0..<200).map { (x: $0, y: y) } }.filter {
            picture[$0.x, $0.y].green < 230
        }
        guard let left = places.map(\.x).min(), let right = places.map(\.x).max(), let top = places.map(\.y).min(),
            let bottom = places.map(\.y).max()
        else { return (.zero, 0) }
        let area = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        return (area, 1 - Double(picture[Int(area.midX), Int(area.midY)].green) / 255)
    }

    private func expect<T: Transition>(
        _ transition: T, coming: Bool = true, _ area: CGRect, share: Double = 1,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let found = try halfway(transition, coming: coming)
        #expect(found.area == area, sourceLocation: location)
        #expect(abs(found.share - share) < 0.03, sourceLocation: location)
    }

    private let place = CGRect(x: 80, y: 80, width: 40, height: 40)

    @Test("opacity fades both ways, and identity comes at once")
    func fading() throws {
        try expect(.opacity, place, share: 0.5)
        try expect(.opacity, coming: false, place, share: 0.5)
        try expect(.identity, place)
    }

    @Test("a view that would look the same all the way out goes at once")
    func unchanged() throws {
        try expect(.identity, coming: false, .zero, share: 0)
        let one = AsymmetricTransition(insertion: OpacityTransition(), removal: IdentityTransition())
        try expect(one, coming: false, .zero, share: 0)
        try expect(IdentityTransition().combined(with: .opacity), coming: false, place, share: 0.5)
    }

    @Test("scale grows from nothing, from a share and from an edge")
    func scaling() throws {
        try expect(.scale, CGRect(x: 90, y: 90, width: 20, height: 20))
        try expect(.scale(0.5), CGRect(x: 85, y: 85, width: 30, height: 30))
        try expect(.scale(0, anchor: .topTrailing), CGRect(x: 100, y: 80, width: 20, height: 20))
        try expect(.scale, coming: false, CGRect(x: 90, y: 90, width: 20, height: 20))
    }

    @Test("move goes by the view's length, offset by a distance")
    func moving() throws {
        try expect(.move(edge: .leading), place.offsetBy(dx: -20, dy: 0))
        try expect(.move(edge: .bottom), place.offsetBy(dx: 0, dy: 20))
        try expect(.move(edge: .top), coming: false, place.offsetBy(dx: 0, dy: -20))
        try expect(.offset(x: 20, y: -20), place.offsetBy(dx: 10, dy: -10))
        try expect(.offset(CGSize(width: -40, height: 0)), coming: false, place.offsetBy(dx: -20, dy: 0))
    }

    @Test("slide and push come from one edge and go to the other; push fades")
    func passing() throws {
        try expect(.slide, place.offsetBy(dx: -20, dy: 0))
        try expect(.slide, coming: false, place.offsetBy(dx: 20, dy: 0))
        try expect(.push(from: .trailing), place.offsetBy(dx: 20, dy: 0), share: 0.5)
        try expect(.push(from: .trailing), coming: false, place.offsetBy(dx: -20, dy: 0), share: 0.5)
    }

    @Test("two transitions are combined, or one is for coming and one for going")
    func together() throws {
        try expect(
            OpacityTransition().combined(with: .move(edge: .trailing)), place.offsetBy(dx: 20, dy: 0), share: 0.5)
        let two = AsymmetricTransition(insertion: ScaleTransition(0), removal: OpacityTransition())
        try expect(two, CGRect(x: 90, y: 90, width: 20, height: 20))
        try expect(two, coming: false, place, share: 0.5)
        try expect(
            .asymmetric(insertion: MoveTransition(edge: .top), removal: IdentityTransition()),
            place.offsetBy(dx: 0, dy: -20))
    }
}
