import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Hit testing")
struct HitTestingTests {
    private func taps<Content: View>(at points: [CGPoint], on content: Content) -> [Bool] {
        let log = Probe<Void>()
        let host = TestHost(size: CGSize(width: 100, height: 100)) { content.onTapGesture { log.note(()) } }
        return points.map { point in
            log.entries = []
            host.tap(at: point)
            return !log.entries.isEmpty
        }
    }

    private let middle = CGPoint(x: 50, y: 50)
    private let corner = CGPoint(x: 3, y: 3)

    @Test("a shape is hit inside its outline only")
    func shape() { #expect(taps(at: [middle, corner], on: Circle()) == [true, false]) }

    @Test("the line of a shape is hit, and not what it goes around")
    func line() {
        let edge = CGPoint(x: 50, y: 6)
        #expect(
            taps(at: [middle, edge, corner], on: Circle().strokeBorder(.red, lineWidth: 12)) == [false, true, false])
        #expect(taps(at: [middle, edge], on: Circle().inset(by: 6).stroke(lineWidth: 12)) == [false, true])
        #expect(
            taps(at: [middle, edge], on: Circle().trim(from: 0, to: 0.5).rotation(.degrees(180)).stroke(lineWidth: 14))
                == [false, true])
        #expect(taps(at: [middle, edge], on: Circle().stroke(.clear, lineWidth: 14)) == [false, false])
        // What is drawn over a line takes none of its presses by its own emptiness.
        #expect(taps(at: [middle], on: Color.red.overlay { Circle().stroke(lineWidth: 4) }) == [true])
    }

    @Test("what is clear is not there, unless it has a content shape")
    func clear() {
        #expect(taps(at: [middle], on: Color.clear) == [false])
        #expect(taps(at: [middle], on: Color.clear.contentShape(Rectangle())) == [true])
        #expect(taps(at: [middle, corner], on: Color.clear.contentShape(Circle())) == [true, false])
    }

    @Test("the gap between a stack's views is hit with a content shape only")
    func gap() {
        let stack = VStack(spacing: 40) {
            Color.red
            Color.blue
        }
        #expect(taps(at: [middle, corner], on: stack) == [false, true])
        #expect(taps(at: [middle, corner], on: stack.contentShape(Rectangle())) == [true, true])
    }

    @Test("a content shape with a hole, by the even-odd rule")
    func hole() {
        struct Frame: Shape {
            nonisolated func path(in rect: CGRect) -> Path {
                var path = Path(rect)
                path.addRect(rect.insetBy(dx: 20, dy: 20))
                return path
            }
        }
        #expect(taps(at: [middle, corner], on: Color.red.contentShape(Frame(), eoFill: true)) == [false, true])
        #expect(taps(at: [middle], on: Color.red.contentShape(Frame())) == [true])
    }

    @Test("a clipped view is hit inside the clip only")
    func clipped() { #expect(taps(at: [middle, corner], on: Color.red.clipShape(Circle())) == [true, false]) }

    @Test("a button inside a content shape still works")
    func buttonInside() throws {
        let log = Probe<String>()
        let host = TestHost {
            VStack { Button("Press") { log.note("button") } }
                .frame(width: 200, height: 200)
                .contentShape(Rectangle())
                .onTapGesture { log.note("outer") }
        }
        try host.tap("Press")
        #expect(log.entries == ["button"])
        host.tap(at: CGPoint(x: 110, y: 60))
        #expect(log.entries == ["button", "outer"])
    }
}
