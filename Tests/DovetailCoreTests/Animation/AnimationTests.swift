import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("Animation")
struct AnimationTests {
    private struct Boxes: View {
        @State private var big = false
        @State private var other = false

        var body: some View {
            VStack(spacing: 40) {
                Text("box").scaleEffect(big ? 2 : 1)
                Text("other").opacity(other ? 0.2 : 1)
                Toggle("bound", isOn: $big.animation(.linear(duration: 1)))
                Button("plain") { big.toggle() }
                Button("both") {
                    withAnimation(.linear(duration: 1)) { big.toggle() }
                    other.toggle()
                }
                Button("default") { withAnimation { big.toggle() } }
                Button("none") { withAnimation(nil) { big.toggle() } }
            }
        }
    }

    private func host() -> TestHost { TestHost(size: CGSize(width: 300, height: 700)) { Boxes() } }
    private func scale(_ host: TestHost) throws -> CGFloat { try host.presentation(of: "box").scale.width }

    @Test("BEH-071, BEH-072, BEH-193: a write through an animated binding animates, a plain one jumps")
    func binding() throws {
        let host = host()
        try host.tap("bound")
        #expect(try scale(host) == 1)
        host.advance(by: .milliseconds(500))
        #expect(try abs(scale(host) - 1.5) < 0.01)
        host.advance(by: .milliseconds(500))
        #expect(try scale(host) == 2)
        try host.tap("plain")
        #expect(try scale(host) == 1)
    }

    @Test("BEH-192: only writes inside the closure are animated")
    func onlyInside() throws {
        let host = host()
        try host.tap("both")
        #expect(try scale(host) == 1)
        #expect(try abs(host.presentation(of: "other").opacity - 0.2) < 0.001)
        host.advance(by: .milliseconds(250))
        #expect(try abs(scale(host) - 1.25) < 0.01)
    }

    @Test("BEH-187, BEH-196: the default animation is under way at 0.05 s and over within 2 s; nil means none")
    func defaults() throws {
        let host = host()
        try host.tap("default")
        host.advance(by: .milliseconds(50))
        #expect(try scale(host) > 1 && scale(host) < 2)
        host.advance(by: .seconds(2))
        #expect(try scale(host) == 2)
        #expect(!host.isAnimating)
        try host.tap("none")
        #expect(try scale(host) == 1)
    }

    @Test("BEH-198: reversing midway goes on from where it is")
    func reverse() throws {
        let host = host()
        try host.tap("both")
        host.advance(by: .milliseconds(500))
        let middle = try scale(host)
        try host.tap("both")
        #expect(try abs(scale(host) - middle) < 0.01)
        host.advance(by: .seconds(1))
        #expect(try scale(host) == 1)
    }

    private struct ByValue: View {
        @State private var p = false
        @State private var q = false
        private var s: CGFloat { (p ? 2 : 1) * (q ? 2 : 1) }

        var body: some View {
            VStack(spacing: 60) {
                Text("a").scaleEffect(s).animation(.linear(duration: 1), value: p)
                Text("b").scaleEffect(s)
                Button("p") { p.toggle() }
                Button("q") { q.toggle() }
            }
        }
    }

    @Test("BEH-194: animation(_:value:) animates its view only, and only when the value changed")
    func byValue() throws {
        let host = TestHost(size: CGSize(width: 300, height: 500)) { ByValue() }
        try host.tap("p")
        host.advance(by: .milliseconds(500))
        #expect(try abs(host.presentation(of: "a").scale.width - 1.5) < 0.01)
        #expect(try host.presentation(of: "b").scale.width == 2)
        host.advance(by: .seconds(1))
        try host.tap("q")
        #expect(try host.presentation(of: "a").scale.width == 4)
    }

    private struct Ghost: View {
        @State private var show = true
        var body: some View {
            VStack {
                if show { Text("Hello") }
                Button("toggle") { withAnimation(.linear(duration: 1)) { show.toggle() } }
            }
        }
    }

    @Test("BEH-199: what an animated change removes is gone when it is over, and back when it is put back")
    func noGhost() throws {
        let host = TestHost { Ghost() }
        try host.tap("toggle")
        host.advance(by: .seconds(1))
        #expect(!host.exists("Hello"))
        try host.tap("toggle")
        host.advance(by: .seconds(1))
        #expect(host.exists("Hello"))
    }

    private struct Chain: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Link(isOn: isOn)
                Text("parent").opacity(isOn ? 0.2 : 1).blur(radius: isOn ? 8 : 0)
                Button("toggle") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            }
        }
    }

    private struct Link: View {
        let isOn: Bool
        var body: some View { Text("child").scaleEffect(isOn ? 3 : 1) }
    }

    @Test("BEH-188: everything that depends on the value is animated, at any level")
    func allLevels() throws {
        let host = TestHost { Chain() }
        try host.tap("toggle")
        host.advance(by: .milliseconds(500))
        #expect(try abs(host.presentation(of: "child").scale.width - 2) < 0.01)
        #expect(try abs(host.presentation(of: "parent").opacity - 0.6) < 0.01)
        #expect(try abs(host.presentation(of: "parent").blurRadius - 4) < 0.05)
    }

    @Test("BEH-197: withAnimation gives back what its closure does")
    func result() throws {
        struct Failure: Error {}
        #expect(withAnimation { 3 } == 3)
        #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    }

    @Test("an update costs nothing when nothing is animating")
    func idle() throws {
        let host = host()
        host.advance(by: .seconds(5))
        #expect(host.statistics.rules == 0)
    }
}
