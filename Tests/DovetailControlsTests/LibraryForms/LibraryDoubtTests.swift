import DovetailTesting
import SwiftUI
import Testing

/// Forms that many apps and libraries share, which lean on the order in which SwiftUI asks and moves.
@MainActor
@Suite("Common forms of libraries")
struct LibraryDoubtTests {
    /// The cloud of tags that is copied from app to app: guides that count in variables, one after the other.
    private struct TagCloud: View {
        let tags: [String]
        var body: some View {
            GeometryReader { geometry in
                var width = CGFloat.zero
                var height = CGFloat.zero
                ZStack(alignment: .topLeading) {
                    ForEach(tags, id: \.self) { tag in
                        Color.blue.frame(width: 60, height: 20).accessibilityIdentifier(tag)
                            .padding(5)
                            .alignmentGuide(.leading) { dimension in
                                if abs(width - dimension.width) > geometry.size.width {
                                    width = 0
                                    height -= dimension.height
                                }
                                let result = width
                                if tag == tags.last { width = 0 } else { width -= dimension.width }
                                return result
                            }
                            .alignmentGuide(.top) { _ in
                                let result = height
                                if tag == tags.last { height = 0 }
                                return result
                            }
                    }
                }
            }
        }
    }

    @Test("a cloud of tags by guides that count stands in rows, also after the window has changed")
    func tagCloud() throws {
        let tags = ["a", "b", "c", "d", "e"]
        let host = TestHost(size: CGSize(width: 230, height: 200)) { TagCloud(tags: tags) }
        func places() throws -> [CGPoint] { try tags.map { try host.frame(of: $0).origin } }
        // Three of 70 by 30 in a row.
        let rows = [
            CGPoint(x: 5, y: 5), CGPoint(x: 75, y: 5), CGPoint(x: 145, y: 5), CGPoint(x: 5, y: 35),
            CGPoint(x: 75, y: 35),
        ]
        #expect(try places() == rows)
        host.resize(to: CGSize(width: 150, height: 200))
        let inNarrow = try places()
        #expect(inNarrow[2] == CGPoint(x: 5, y: 35))
        host.resize(to: CGSize(width: 230, height: 200))
        #expect(try places() == rows)
    }

    /// What moves is seen from outside by the place of a view.
    private struct Phase: ViewModifier, Animatable {
        var phase: CGFloat
        nonisolated var animatableData: CGFloat {
            get { MainActor.assumeIsolated { phase } }
            set { MainActor.assumeIsolated { phase = newValue } }
        }
        func body(content: Content) -> some View { content.padding(.leading, 100 * phase) }
    }

    private struct Shimmer: View {
        @State private var phase: CGFloat = 0
        var body: some View {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot")
                .modifier(Phase(phase: phase).animation(.linear(duration: 2).repeatForever(autoreverses: false)))
                .onAppear { phase = 1 }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    @Test("a modifier with an animation of its own goes on for ever")
    func shimmer() throws {
        let host = TestHost(size: CGSize(width: 300, height: 100)) { Shimmer() }
        func x() throws -> CGFloat { try host.frame(of: "dot").minX }
        host.advance(by: .milliseconds(500))
        #expect(try abs(x() - 25) < 2)
        host.advance(by: .seconds(1))
        #expect(try abs(x() - 75) < 2)
        host.advance(by: .seconds(1))
        #expect(try abs(x() - 25) < 2)
    }

    private struct Shift: ViewModifier, Animatable {
        nonisolated(unsafe) var distance: CGFloat
        let log: Probe<CGFloat>
        nonisolated var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }
        func body(content: Content) -> some View {
            let _ = log.note(distance)
            content.offset(x: distance)
        }
    }

    private struct Toggled: View {
        let log: Probe<CGFloat>
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("toggle") { isShown.toggle() }
                if isShown {
                    Color.red.frame(width: 10, height: 10)
                        .transition(
                            .modifier(active: Shift(distance: 100, log: log), identity: Shift(distance: 0, log: log))
                                .animation(.linear(duration: 1)))
                }
            }
        }
    }

    @Test("a transition with an animation of its own needs no withAnimation, coming and going")
    func transition() throws {
        let log = Probe<CGFloat>()
        let host = TestHost(size: CGSize(width: 300, height: 100)) { Toggled(log: log) }
        try host.tap("toggle")
        host.advance(by: .milliseconds(500))
        #expect(abs((log.entries.last ?? 0) - 50) < 3)
        host.advance(by: .seconds(1))
        #expect(log.entries.last == 0)
        try host.tap("toggle")
        host.advance(by: .milliseconds(500))
        #expect(abs((log.entries.last ?? 0) - 50) < 3)
        host.advance(by: .milliseconds(450))
        #expect(abs((log.entries.last ?? 0) - 95) < 3)
    }
}
