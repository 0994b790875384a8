import SwiftUI
import TestSupport
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

@MainActor
@Suite("Pages that slide")
struct NavigationSlideTests {
    private static let width: CGFloat = 400

    private struct Page: View {
        let color: Color
        let log: Probe<String>
        @State private var taps = 0
        var body: some View {
            VStack {
                Button("\(color.description) \(taps)") { taps += 1 }
                color
            }
            .onAppear { log.note("\(color.description) appears") }
            .onDisappear { log.note("\(color.description) disappears") }
        }
    }

    private func host(
        _ path: Model<[Int]>, _ log: Probe<String> = Probe(), reducesMotion: Bool = false
    ) -> TestHost {
        TestHost(size: CGSize(width: Self.width, height: 300)) {
            Bound(path) { path in
                NavigationStack(path: path) {
                    Page(color: .red, log: log)
                        .navigationDestination(for: Int.self) { Page(color: $0 == 1 ? .blue : .green, log: log) }
                }
            }
            .transformEnvironment(\.systemSettings) { $0.reduceMotion = reducesMotion }
        }
    }

    /// The left edge of what a colour fills; nil where nothing has it.
    private func left(_ color: Color, _ host: TestHost) -> CGFloat? {
        var result: CGFloat?
        let wanted = color.resolve(in: EnvironmentValues())
        host.window.displayTree.root.forEach { node in
            if case .fill(_, .color(let color), _) = node.content, color == wanted {
                result = node.drawnFrameInWindow.minX
            }
        }
        return result
    }

    private func set(_ path: Model<[Int]>, _ value: [Int], _ host: TestHost) {
        path.value = value
        host.settle()
    }

    @Test("a page that is pushed comes from the trailing edge, and the one before moves a third as far")
    func push() throws {
        let path = Model([Int]())
        let host = host(path)
        set(path, [1], host)
        #expect(host.exists("blue 0") && !host.exists("red 0"))
        #expect(left(.blue, host) == Self.width && left(.red, host) == 0)
        var last = Self.width
        for _ in 0..<4 {
            host.advance(by: .milliseconds(50))
            let (blue, red) = try (#require(left(.blue, host)), #require(left(.red, host)))
            #expect(blue < last && blue >= 0)
            #expect(abs(red + (Self.width - blue) * 0.3) <= 1)
            last = blue
        }
        // For layout it is there from the start.
        #expect(try host.frame(of: "blue 0").minX > 0 && host.frame(of: "blue 0").maxX < Self.width)
        try host.tap("blue 0")
        #expect(host.exists("blue 1"))
        host.advance(by: .seconds(3))
        #expect(left(.blue, host) == 0)
        #expect(left(.red, host) == nil)
        #expect(!host.isAnimating)
    }

    @Test("a page that is popped goes to the trailing edge, over the one that comes back from a third of the way")
    func pop() throws {
        let path = Model([1])
        let host = host(path)
        #expect(!host.isAnimating)
        set(path, [], host)
        #expect(host.exists("red 0") && !host.exists("blue 0"))
        #expect(left(.blue, host) == 0 && left(.red, host) == -Self.width * 0.3)
        // The one that goes is in front.
        let color = try host.color(at: CGPoint(x: 200, y: 200))
        #expect(color.blue > color.red)
        for _ in 0..<4 {
            host.advance(by: .milliseconds(50))
            let (blue, red) = try (#require(left(.blue, host)), #require(left(.red, host)))
            #expect(blue > 0)
            #expect(abs(red + (Self.width - blue) * 0.3) <= 1)
        }
        host.advance(by: .seconds(3))
        #expect(left(.blue, host) == nil && left(.red, host) == 0)
        #expect(!host.isAnimating)
        #expect(throws: Never.self) { try host.window.checkInvariants() }
    }

    @Test("a page that is popped on its way in turns round, and what is pushed meanwhile is new")
    func turnsRound() throws {
        let path = Model([Int]())
        let log = Probe<String>()
        let host = host(path, log)
        set(path, [1], host)
        try host.tap("blue 0")
        host.advance(by: .milliseconds(150))
        let blue = try #require(left(.blue, host))
        set(path, [], host)
        #expect(left(.blue, host) == blue)
        host.advance(by: .milliseconds(50))
        set(path, [1], host)
        #expect(host.exists("blue 0") && !host.exists("blue 1"))
        host.advance(by: .seconds(3))
        #expect(left(.blue, host) == 0 && left(.red, host) == nil)
        #expect(
            log.entries == [
                "red appears", "blue appears", "red disappears", "red appears", "blue disappears", "blue appears",
                "red disappears",
            ])
        #expect(!host.isAnimating)
    }

    @Test("several pages at once: only the last one is seen, and back at the root nothing is left")
    func several() throws {
        let path = Model([Int]())
        let host = host(path)
        var attributes = 0
        for round in 0..<5 {
            set(path, [1, 2], host)
            #expect(host.exists("green 0") && !host.exists("blue 0") && !host.exists("red 0"))
            host.advance(by: .seconds(3))
            #expect(left(.green, host) == 0 && left(.blue, host) == nil)
            set(path, [], host)
            host.advance(by: .seconds(3))
            #expect(left(.red, host) == 0 && left(.green, host) == nil)
            #expect(!host.isAnimating)
            if round == 0 { attributes = host.window.loop.graph.attributeCount }
        }
        #expect(host.window.loop.graph.attributeCount == attributes)
    }

    @Test("at once where a change says so: without animations, or with none")
    func atOnce() throws {
        let path = Model([Int]())
        let host = host(path)
        withAnimation(nil) { path.value = [1] }
        host.settle()
        #expect(left(.blue, host) == 0 && left(.red, host) == nil)
        #expect(!host.isAnimating)
        var quiet = Transaction(animation: .default)
        quiet.disablesAnimations = true
        withTransaction(quiet) { path.value = [] }
        host.settle()
        #expect(left(.red, host) == 0 && left(.blue, host) == nil)
        #expect(!host.isAnimating)
    }

    @Test("with reduced motion the upper page fades in its place")
    func reducedMotion() throws {
        let path = Model([Int]())
        let host = host(path, reducesMotion: true)
        set(path, [1], host)
        #expect(left(.blue, host) == 0 && left(.red, host) == 0)
        host.advance(by: .milliseconds(100))
        let opacity = try host.presentation(of: "blue 0").opacity
        #expect(opacity > 0.1 && opacity < 0.9)
        host.advance(by: .seconds(3))
        #expect(try host.presentation(of: "blue 0").opacity == 1)
        #expect(left(.red, host) == nil)
    }

    @Test("a window that changes its size moves no page gradually")
    func resize() throws {
        let path = Model([1])
        let host = host(path)
        host.resize(to: CGSize(width: 300, height: 300))
        host.settle()
        #expect(!host.isAnimating)
        #expect(left(.blue, host) == 0)
    }
}
