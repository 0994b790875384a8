import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// An app's own animations, made slower, faster and later.
@MainActor
@Suite("Custom animations at other speeds")
struct CustomSpeedTests {
    /// Goes to its end in one second, evenly.
    private struct Even: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.scaled(by: time) : nil
        }
    }

    private struct Bar: View {
        let animation: Animation
        @State private var isWide = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: isWide ? 200 : 100, height: 20).accessibilityIdentifier("bar")
                Button("go") { withAnimation(animation) { isWide = true } }
            }
        }
    }

    /// How wide a bar is that grows from 100 to 200, after each half of a second.
    private func widths(_ animation: Animation, halves: Int) throws -> [CGFloat] {
        let host = TestHost(size: CGSize(width: 300, height: 100)) { Bar(animation: animation) }
        defer { host.close() }
        try host.tap("go")
        return try (0..<halves).map { _ in
            host.advance(by: .milliseconds(500))
            return try host.frame(of: "bar").width.rounded()
        }
    }

    @Test("half the speed takes twice as long, twice the speed half as long")
    func speed() throws {
        let even = Animation(Even())
        #expect(try widths(even, halves: 3) == [150, 200, 200])
        #expect(try widths(even.speed(0.5), halves: 4) == [125, 150, 175, 200])
        #expect(try widths(even.speed(2), halves: 2) == [200, 200])
    }

    @Test("a delay waits first, and repetitions begin again")
    func others() throws {
        let even = Animation(Even())
        #expect(try widths(even.delay(0.5), halves: 3) == [100, 150, 200])
        #expect(try widths(even.delay(0.5).speed(0.5), halves: 4) == [100, 100, 125, 150])
        #expect(try widths(even.repeatCount(2, autoreverses: false), halves: 1) == [150])
        #expect(try widths(even.speed(0.5).repeatForever(), halves: 3) == [125, 150, 175])
    }
}
