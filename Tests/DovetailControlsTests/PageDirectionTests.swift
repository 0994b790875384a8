import DovetailTesting
import SwiftUI
import Testing

/// From which side a page comes that was never shown before.
@MainActor
@Suite("Directions of pages")
struct PageDirectionTests {
    private struct Root: View {
        @State private var page = 1
        var body: some View {
            VStack(spacing: 0) {
                TabView(selection: $page) {
                    ForEach(0..<3) { number in [Color.red, .green, .blue][number].tag(number) }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
                Button("first") { withAnimation(.linear(duration: 1)) { page = 0 } }
                Button("last") { withAnimation(.linear(duration: 1)) { page = 2 } }
            }
        }
    }

    private func colors(_ host: TestHost) throws -> [String] {
        try [40, 160].map { x in
            let color = try host.color(at: CGPoint(x: x, y: 20))
            return [("red", color.red), ("green", color.green), ("blue", color.blue)].max { $0.1 < $1.1 }!.0
        }
    }

    @Test("a page before the first one that was shown comes from the leading side, one after it from the trailing side")
    func sides() throws {
        let host = TestHost(size: CGSize(width: 200, height: 300)) { Root() }
        try host.tap("first")
        host.advance(by: .milliseconds(500))
        #expect(try colors(host) == ["red", "green"])
        let other = TestHost(size: CGSize(width: 200, height: 300)) { Root() }
        try other.tap("last")
        other.advance(by: .milliseconds(500))
        #expect(try colors(other) == ["green", "blue"])
    }
}
