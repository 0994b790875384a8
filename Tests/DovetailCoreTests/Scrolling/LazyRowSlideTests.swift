import DovetailTesting
import SwiftUI
import Testing

/// Rows of horizontal lazy stacks that move when others go.
@MainActor
@Suite("Sliding views of lazy rows")
struct LazyRowSlideTests {
    private struct Shrinking: View {
        @State private var numbers = Array(0..<100)
        var body: some View {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(numbers, id: \.self) { number in
                            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box \(number)")
                        }
                    }
                }
                .frame(width: 200, height: 40)
                Button("remove") { withAnimation(.linear(duration: 1)) { numbers.removeFirst(3) } }
            }
        }
    }

    @Test("views that come into sight when others are removed come along with the rest")
    func slidingIn() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Shrinking() }
        func place(_ number: Int) throws -> CGFloat { try host.presentation(of: "box \(number)").frame.minX }
        try host.tap("remove")
        #expect(try abs(place(7) - 280) < 1)
        host.advance(by: .milliseconds(500))
        for number in 3...7 { #expect(try abs(place(number) - CGFloat(40 * number - 60)) < 1, "box \(number)") }
        host.advance(by: .milliseconds(600))
        for number in 3...7 { #expect(try place(number) == CGFloat(40 * number - 120)) }
    }
}
