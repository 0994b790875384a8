import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// Layouts of an app's own.
@MainActor
@Suite("Layout protocol")
struct LayoutProtocolTests {
    /// Counts what is called of a layout.
    private final class Calls: @unchecked Sendable {
        var made = 0
        var updated = 0
    }

    private struct Counting: Layout {
        struct Cache { var sizes: [CGSize] }
        let calls: Calls
        var gap: CGFloat = 0

        func makeCache(subviews: Subviews) -> Cache {
            calls.made += 1
            return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
        }
        func updateCache(_ cache: inout Cache, subviews: Subviews) {
            calls.updated += 1
            cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            CGSize(
                width: cache.sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(max(0, subviews.count - 1)),
                height: cache.sizes.map(\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            var x = bounds.minX
            for (index, subview) in subviews.enumerated() {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += cache.sizes[index].width + gap
            }
        }
        var animatableData: CGFloat {
            get { gap }
            set { gap = newValue }
        }
    }

    private struct Screen: View {
        let calls: Calls
        @State private var width: CGFloat = 20
        @State private var count = 2
        @State private var gap: CGFloat = 0
        @State private var tick = 0

        var body: some View {
            VStack(spacing: 0) {
                Counting(calls: calls, gap: gap) {
                    Color.red.frame(width: width, height: 10).accessibilityIdentifier("first")
                    ForEach(1..<count, id: \.self) {
                        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("v\($0)")
                    }
                }
                Button("wider") { width += 5 }
                Button("more") { count += 1 }
                Button("apart") { withAnimation(.linear(duration: 1)) { gap = 30 } }
                Button("\(tick)") { tick += 1 }.accessibilityIdentifier("tick")
            }
        }
    }

    @Test("a layout's cache lives; it is updated when subviews change, and only then")
    func cache() throws {
        let calls = Calls()
        let host = TestHost { Screen(calls: calls) }
        #expect(calls.made == 1)
        #expect(calls.updated == 0)
        try host.tap("wider")
        #expect(calls.made == 1)
        #expect(calls.updated == 1)
        #expect(try host.frame(of: "v1").minX - host.frame(of: "first").minX == 25)
        try host.tap("more")
        #expect(calls.made == 1)
        #expect(calls.updated == 2)
        #expect(try host.frame(of: "v2").minX - host.frame(of: "first").minX == 45)
        try host.tap("tick")
        #expect(calls.updated == 2)
    }

    @Test("a layout's animatableData animates")
    func animatableLayout() throws {
        let host = TestHost { Screen(calls: Calls()) }
        try host.tap("apart")
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.frame(of: "v1").minX - host.frame(of: "first").maxX - 15) < 0.6)
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "v1").minX - host.frame(of: "first").maxX == 30)
    }

    private struct Share: LayoutValueKey { static let defaultValue: CGFloat = 1 }

    private struct Shares: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            let whole = subviews.reduce(0) { $0 + $1[Share.self] }
            var x = bounds.minX
            for subview in subviews {
                let width = bounds.width * subview[Share.self] / whole
                subview.place(at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: width, height: bounds.height))
                x += width
            }
        }
    }

    @Test("a layout reads the values that its subviews set, through what modifies them, and follows a change")
    func layoutValues() throws {
        struct Row: View {
            @State private var share: CGFloat = 2
            var body: some View {
                VStack(spacing: 0) {
                    Shares {
                        Color.red.accessibilityIdentifier("a")
                        Color.red.accessibilityIdentifier("b").layoutValue(key: Share.self, value: share).padding(0)
                    }
                    Button("more") { share = 3 }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 120, height: 100)) { Row() }
        #expect(try host.frame(of: "a").width == 40)
        #expect(try host.frame(of: "b").width == 80)
        try host.tap("more")
        #expect(try host.frame(of: "a").width == 30)
    }

    @Test("of several values for a layout the one nearest to the view counts: one around all sets that of the others")
    func nearestLayoutValue() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Shares {
                Group {
                    Color.red.accessibilityIdentifier("a").layoutValue(key: Share.self, value: 1).padding(0)
                    Color.red.accessibilityIdentifier("b")
                }
                .layoutValue(key: Share.self, value: 4)
            }
        }
        #expect(try host.frame(of: "a").width == 20)
        #expect(try host.frame(of: "b").width == 80)
    }

    /// A view around its content, and a layout where it has none.
    fileprivate struct Framed<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.accessibilityIdentifier("view") }
    }

    @Test("a type that is a layout only without content is made with the content in braces")
    func viewThatIsALayout() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { Framed { Color.red } }
        #expect(try host.frame(of: "view").width == 100)
        let layout = TestHost(size: CGSize(width: 100, height: 100)) {
            AnyLayout(Framed()) { Color.red.accessibilityIdentifier("inside") }
        }
        #expect(try layout.frame(of: "inside").width == 10)
    }

    @Test("an AnyLayout may become another; its views stay the same, and spacers follow its axis")
    func anyLayout() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Screen: View {
            @State private var isRow = true
            var body: some View {
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    Counter()
                    Spacer()
                    Button("turn") { isRow.toggle() }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Screen() }
        try host.tap("count 0")
        #expect(try host.frame(of: "count 1").minX == 0)
        #expect(try host.frame(of: "turn").maxX == 300)
        try host.tap("turn")
        #expect(try host.frame(of: "count 1").minY == 0)
        #expect(try host.frame(of: "turn").maxY == 200)
        try host.tap("turn")
        #expect(try host.frame(of: "turn").maxX == 300)
    }

    @Test("distances: the larger of two sides, unions by edges")
    func spacing() {
        let standard = ViewSpacing()
        #expect(standard.distance(to: standard, along: .horizontal) == 8)
        #expect(standard.distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing.zero.union(standard).distance(to: standard, along: .vertical) == 8)
        var zero = ViewSpacing.zero
        zero.formUnion(.zero)
        #expect(zero.distance(to: standard, along: .vertical) == 0)
    }
}

extension LayoutProtocolTests.Framed: Animatable where Content == EmptyView {
    typealias AnimatableData = EmptyAnimatableData
}

extension LayoutProtocolTests.Framed: Layout, Sendable where Content == EmptyView {
    init() { self.init { EmptyView() } }

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 10, height: 10)
    }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
