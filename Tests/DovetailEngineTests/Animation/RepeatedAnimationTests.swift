import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// Animations that repeat what may itself go on for ever.
@MainActor
@Suite("Repeated animations")
struct RepeatedAnimationTests {
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

    /// How wide a bar is that grows from 100 to 200, after each of some quarters of a second.
    private func widths(_ animation: Animation, quarters: Int) throws -> [CGFloat] {
        let host = TestHost(size: CGSize(width: 300, height: 100)) { Bar(animation: animation) }
        defer { host.close() }
        try host.tap("go")
        return try (0..<quarters).map { _ in
            host.advance(by: .milliseconds(250))
            return try host.frame(of: "bar").width.rounded()
        }
    }

    @Test("what goes on for ever is not changed by being repeated")
    func endless() throws {
        let once = Animation.linear(duration: 1).repeatForever(autoreverses: false)
        let expected: [CGFloat] = [125, 150, 175]
        #expect(try Array(widths(once, quarters: 3)) == expected)
        #expect(try Array(widths(once.repeatForever(), quarters: 3)) == expected)
        #expect(try Array(widths(once.repeatCount(2), quarters: 3)) == expected)
    }
}
