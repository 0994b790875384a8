import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// What is drawn of a view that only moves is what was drawn before.
@MainActor
@Suite("Leaves that move")
struct MovedLeafTests {
    // Unsafe only by its type: paths are made on the main thread.
    private final class Counter: @unchecked Sendable { var paths = 0 }

    private struct Counted: Shape {
        let counter: Counter
        func path(in rect: CGRect) -> Path {
            counter.paths += 1
            return Path(rect)
        }
    }

    private struct Moving: View {
        let counter: Counter
        @State private var isMoved = false
        @State private var isRed = false
        @State private var isWide = false

        var body: some View {
            VStack(alignment: .leading) {
                Counted(counter: counter).fill(isRed ? .red : .blue).frame(width: isWide ? 50 : 40, height: 40)
                    .offset(x: isMoved ? 100 : 0)
                Button("move") { withAnimation(.linear(duration: 1)) { isMoved.toggle() } }
                Button("color") { isRed.toggle() }
                Button("widen") { isWide.toggle() }
            }
        }
    }

    @Test("a shape that moves makes no path, however many frames that takes; one that changes does")
    func shapes() throws {
        let counter = Counter()
        let host = TestHost(size: CGSize(width: 400, height: 200)) { Moving(counter: counter) }
        defer { host.close() }
        let button = try host.frame(of: "move")
        func shape(_ x: CGFloat) throws -> Color.Resolved {
            try host.color(at: CGPoint(x: button.minX + x, y: button.minY - 20))
        }
        let blue = try shape(20)
        try host.tap("move")
        let start = counter.paths
        host.advance(by: .milliseconds(500))
        #expect(host.isAnimating)
        #expect(try shape(45) != blue && shape(55) == blue && shape(85) == blue && shape(95) != blue)
        host.advance(by: .seconds(1))
        #expect(counter.paths == start)
        #expect(try shape(95) != blue && shape(105) == blue && shape(135) == blue)
        try host.tap("color")
        #expect(counter.paths > start)
        let red = try shape(120)
        #expect(red != blue)
        let colored = counter.paths
        try host.tap("widen")
        #expect(counter.paths > colored)
        #expect(try shape(145) == red)
    }
}
