import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Scroll events")
struct ScrollEventTests {
    /// A square that takes scroll events until it has gone `limit` points, and notes what it gets.
    private struct Scroller<Content: View>: View {
        let name: String
        let log: Probe<String>
        var limit: CGFloat = .infinity
        var size: CGFloat = 100
        @ViewBuilder let content: Content

        var body: some View {
            ZStack {
                Color.red
                content
            }
            .frame(width: size, height: size)
            .interaction { responder, _ in
                responder.isTransparent = true
                responder.onScroll = { event in
                    guard abs(event.delta.height) < limit || event.delta == .zero else { return false }
                    log.note("\(name) \(event.phase) \(Int(event.delta.width)) \(Int(event.delta.height))")
                    return true
                }
            }
        }
    }

    private let middle = CGPoint(x: 50, y: 50)

    private func host(_ log: Probe<String>, innerLimit: CGFloat = .infinity) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100)) {
            Scroller(name: "outer", log: log) {
                Scroller(name: "inner", log: log, limit: innerLimit, size: 40) {
                    Color.blue.frame(width: 20, height: 20).onTapGesture { log.note("tap") }
                }
            }
        }
    }

    private let still = "\(ScrollEvent.Phase.ended(velocity: .zero))"

    @Test("the innermost view that scrolls gets the movement; beside it, the one around")
    func innermost() {
        let log = Probe<String>()
        let host = host(log)
        host.scroll(at: middle, by: CGSize(width: 0, height: 30))
        #expect(log.entries == ["inner began 0 30", "inner \(still) 0 0"])
        log.entries = []
        host.scroll(at: CGPoint(x: 5, y: 5), by: CGSize(width: 0, height: 30))
        #expect(log.entries == ["outer began 0 30", "outer \(still) 0 0"])
    }

    @Test("what the inner view can't use goes to the outer one")
    func handedOn() {
        let log = Probe<String>()
        host(log, innerLimit: 10).scroll(at: middle, by: CGSize(width: 0, height: 30))
        #expect(log.entries == ["outer began 0 30", "outer \(still) 0 0"])
    }

    @Test("each click of a wheel is an event of its own")
    func wheel() {
        let log = Probe<String>()
        host(log).turnWheel(at: middle, clicks: -2)
        #expect(log.entries == ["inner discrete 0 -60", "inner discrete 0 -60"])
    }

    @Test("a finger that moves scrolls, and does not tap; one that rests taps")
    func touch() {
        let log = Probe<String>()
        let host = host(log)
        host.swipe(from: middle, to: CGPoint(x: 50, y: 34))
        #expect(log.entries.first == "inner began 0 8")
        #expect(log.entries.filter { $0.hasPrefix("inner changed") }.count == 4)
        #expect(log.entries.last?.hasPrefix("inner ended") == true)
        #expect(!log.entries.contains("tap"))
        log.entries = []
        host.swipe(from: middle, to: CGPoint(x: 50, y: 48))
        #expect(log.entries == ["tap"])
    }

    @Test("the velocity of a movement is that of its last tenth of a second")
    func velocity() {
        var velocity = ScrollVelocity()
        for step in 0..<10 { velocity.add(CGSize(width: 0, height: 100), at: Double(step) * 0.01) }
        for step in 0..<11 { velocity.add(CGSize(width: 0, height: 5), at: 1 + Double(step) * 0.01) }
        #expect(abs(velocity.velocity(at: 1.1).height - 500) < 1)
        // It rested before it was lifted.
        #expect(velocity.velocity(at: 1.5) == .zero)
    }
}
