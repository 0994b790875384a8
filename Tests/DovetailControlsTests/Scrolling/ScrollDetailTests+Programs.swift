import Foundation
import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// Where programs scroll to, and where anchors and margins put the content.
extension ScrollDetailTests {
    @Test("scrollTo without an anchor moves nothing when the view is in sight already")
    func visibleTarget() throws {
        let host = buttons(column()) { $0.scrollTo(3) }
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 110))
        try host.tap("go")
        #expect(try top(host) == -110)
    }

    @Test("a person who scrolls ends what a program scrolled to, also while it goes there by an animation")
    func personEndsAim() throws {
        let host = buttons(column()) { proxy in
            withAnimation(.linear(duration: 1)) { proxy.scrollTo(15, anchor: .top) }
        }
        try host.tap("go")
        host.advance(by: .milliseconds(200))
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: -20))
        let place = try top(host)
        #expect(abs(place + 130) < 12)
        host.advance(by: .seconds(2))
        #expect(try top(host) == place)
        // Where a fling ends nothing is looked for any more.
        try host.tap("go")
        host.advance(by: .milliseconds(200))
        host.fling(at: Self.middle, by: CGSize(width: 0, height: -20), velocity: CGSize(width: 0, height: -100))
        host.advance(by: .seconds(5))
        #expect(try top(host) > -350)
    }

    @Test("a default anchor takes hold again for who scrolls back to it, and lets go of who a program scrolled away")
    func anchorAgain() throws {
        let count = Model(10)
        let host = TestHost(size: Self.size) {
            Bound(count) { count in
                ScrollViewReader { proxy in
                    ScrollView { VStack(spacing: 0) { Rows(count: count.wrappedValue) } }
                        .defaultScrollAnchor(.bottom)
                        .overlay(alignment: .topLeading) {
                            Button("go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(0, anchor: .top) } }
                        }
                }
            }
        }
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: -60))
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 60))
        count.value = 12
        host.settle()
        #expect(try host.frame(of: "row 11").maxY == 200)
        try host.tap("go")
        host.advance(by: .milliseconds(500))
        #expect(abs(try top(host) + 200) < 12)
        host.advance(by: .seconds(1))
        #expect(try top(host) == 0)
        count.value = 14
        host.settle()
        #expect(try top(host) == 0)
    }

    @Test(
        "who comes to the default anchor by a fling, or by a program's movement, is kept there; on the way it is gradual"
    )
    func anchorAfterMovement() throws {
        func host(_ count: Model<Int>) -> TestHost {
            TestHost(size: Self.size) {
                Bound(count) { count in
                    ScrollViewReader { proxy in
                        ScrollView { VStack(spacing: 0) { Rows(count: count.wrappedValue) } }
                            .defaultScrollAnchor(.bottom)
                            .overlay(alignment: .topLeading) {
                                Button("go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(9) } }
                            }
                    }
                }
            }
        }
        let count = Model(10)
        let moved = host(count)
        moved.scroll(at: Self.middle, by: CGSize(width: 0, height: -200))
        try moved.tap("go")
        moved.advance(by: .milliseconds(500))
        #expect(abs(try top(moved) + 200) < 12)
        moved.advance(by: .seconds(1))
        #expect(try top(moved) == -300)
        count.value = 12
        moved.settle()
        #expect(try moved.frame(of: "row 11").maxY == 200)
        let other = Model(10)
        let flung = host(other)
        flung.scroll(at: Self.middle, by: CGSize(width: 0, height: -200))
        flung.fling(at: Self.middle, by: CGSize(width: 0, height: 20), velocity: CGSize(width: 0, height: 900))
        flung.advance(by: .seconds(5))
        #expect(try top(flung) == -300)
        other.value = 12
        flung.settle()
        #expect(try flung.frame(of: "row 11").maxY == 200)
    }

    @Test("a fling from the default anchor moves, however little the fingers moved before")
    func flingFromAnchor() throws {
        let host = TestHost(size: Self.size) { column(10).defaultScrollAnchor(.bottom) }
        host.fling(at: Self.middle, by: CGSize(width: 0, height: -0.25), velocity: CGSize(width: 0, height: -400))
        host.advance(by: .milliseconds(300))
        #expect(try top(host) > -260)
    }

    @Test(
        "a movement to a row of a lazy stack ends with the row at its anchor, whatever the lengths of the rows on the way"
    )
    func lazyAim() throws {
        let host = buttons(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<60, id: \.self) { number in
                        Color.red.frame(height: number < 15 ? 50 : 120).accessibilityIdentifier("row \(number)")
                    }
                }
            }
        ) { proxy in withAnimation(.linear(duration: 1)) { proxy.scrollTo(40, anchor: .top) } }
        try host.tap("go")
        host.advance(by: .seconds(3))
        #expect(try top(host, "row 40") == 0)
    }

    @Test(
        "from a default anchor at the end one comes to the very beginning in one step: by key, by a program, by the wheel"
    )
    func fromAnchorToBeginning() throws {
        let host = { self.buttons(self.column(10).defaultScrollAnchor(.bottom)) { $0.scrollTo(0, anchor: .top) } }
        let key = host()
        #expect(try top(key) == -300)
        key.press(.home)
        #expect(try top(key) == 0)
        let program = host()
        program.advance(by: .seconds(1))
        try program.tap("go")
        #expect(try top(program) == 0)
        let wheel = host()
        wheel.advance(by: .seconds(1))
        wheel.turnWheel(at: Self.middle, clicks: -10)
        #expect(try top(wheel) == 0)
        wheel.press(.end)
        #expect(try top(wheel) == -300)
    }

    @Test("content that is smaller than the view is at the anchor, unless another one is set for its alignment")
    func alignment() throws {
        func first(_ view: some View) throws -> CGRect { try TestHost(size: Self.size) { view }.frame(of: "row 0") }
        #expect(try first(column(2)).minY == 0)
        #expect(try first(column(2).defaultScrollAnchor(.bottom)).minY == 100)
        #expect(try first(column(2).defaultScrollAnchor(.center)).minY == 50)
        #expect(try first(column(2).defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)).minY == 0)
        #expect(try first(column(2).defaultScrollAnchor(.center, for: .alignment)).minY == 50)
        #expect(try first(column(20).defaultScrollAnchor(.center, for: .alignment)).minY == 0)
    }

    @Test("one anchor says where a scroll view begins, another one where it stays when its content grows")
    func anchorRoles() throws {
        let count = Model(10)
        let initial = TestHost(size: Self.size) {
            Bound(count) { count in column(count.wrappedValue).defaultScrollAnchor(.bottom, for: .initialOffset) }
        }
        #expect(try top(initial) == -300)
        initial.scroll(at: Self.middle, by: CGSize(width: 0, height: -100))
        initial.scroll(at: Self.middle, by: CGSize(width: 0, height: 100))
        count.value = 12
        initial.settle()
        #expect(try top(initial) == -300, "it is not kept at the end")
        let later = TestHost(size: Self.size) {
            Bound(count) { count in column(count.wrappedValue).defaultScrollAnchor(.bottom, for: .sizeChanges) }
        }
        #expect(try top(later) == 0)
        later.scroll(at: Self.middle, by: CGSize(width: 0, height: 1_000))
        #expect(try top(later) == -400)
        count.value = 14
        later.settle()
        #expect(try top(later) == -500)
    }

    @Test("an anchor beyond the content is its end")
    func anchorBeyond() throws {
        let host = TestHost(size: Self.size) { column(10).defaultScrollAnchor(UnitPoint(x: 0, y: 3)) }
        #expect(try host.frame(of: "row 9").maxY == 200)
        let start = TestHost(size: Self.size) { column(10).defaultScrollAnchor(UnitPoint(x: 0, y: -3)) }
        #expect(try top(start) == 0)
    }

    @Test(
        "points and edges of a ScrollPosition are those of the content within its margins; an id's own anchor comes first"
    )
    func positionWithMargins() throws {
        struct Screen: View {
            @State private var position = ScrollPosition(idType: Int.self)
            var body: some View {
                ScrollView { VStack(spacing: 0) { Rows() }.scrollTargetLayout() }
                    .contentMargins(.vertical, 30)
                    .scrollPosition($position, anchor: .bottom)
                    .overlay(alignment: .topLeading) {
                        HStack {
                            Button("point") { position.scrollTo(y: 120) }
                            Button("bottom") { position.scrollTo(edge: .bottom) }
                            Button("top") { position.scrollTo(edge: .top) }
                            Button("own") { position.scrollTo(id: 9, anchor: .center) }
                            Button("other") { position.scrollTo(id: 12) }
                        }
                    }
            }
        }
        let host = TestHost(size: Self.size) { Screen() }
        try host.tap("point")
        #expect(try top(host) == -120)
        try host.tap("bottom")
        #expect(try host.frame(of: "row 19").maxY == 170)
        try host.tap("top")
        #expect(try top(host) == 30)
        try host.tap("own")
        #expect(try host.frame(of: "row 9").midY == 100)
        try host.tap("other")
        #expect(try host.frame(of: "row 12").maxY == 170)
    }

    @Test(
        "what a program scrolls to comes between the margins of the content, and the id that is told is that between them"
    )
    func aimWithMargins() throws {
        struct Screen: View {
            @State private var id: Int?
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView { VStack(spacing: 0) { Rows() }.scrollTargetLayout() }
                        .contentMargins(.top, 40, for: .scrollContent)
                        .contentMargins(.bottom, 10)
                        .scrollPosition(id: $id)
                        .overlay(alignment: .topLeading) {
                            HStack {
                                Button("top") { proxy.scrollTo(5, anchor: .top) }
                                Button("bottom") { proxy.scrollTo(12, anchor: .bottom) }
                                Button("least") { proxy.scrollTo(8) }
                                Text(verbatim: "id \(id ?? -1)")
                            }
                        }
                }
            }
        }
        let host = TestHost(size: Self.size) { Screen() }
        try host.tap("top")
        #expect(try host.frame(of: "row 5").minY == 40)
        try host.tap("bottom")
        #expect(try host.frame(of: "row 12").maxY == 190)
        try host.tap("least")
        #expect(try host.frame(of: "row 8").minY == 40)
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 60))
        #expect(host.texts.contains("id 9"))
    }

    /// The frame of the one bar on show.
    private func bar(_ host: TestHost, thickness: CGFloat = 6) throws -> CGRect {
        var frames: [CGRect] = []
        host.window.displayTree.forEach { node in
            if min(node.size.width, node.size.height) == thickness, case .fill = node.content {
                frames.append(node.frameInWindow)
            }
        }
        return try #require(frames.count == 1 ? frames.first : nil)
    }

    @Test(
        "margins for the indicators are between the bar and the edges; those of the content count in its length and place"
    )
    func indicatorMargins() throws {
        // 1,000 points of content in 200; the bar has a margin of 2 points of its own.
        let plain = TestHost(size: Self.size, idiom: .desktop) { column() }
        #expect(try bar(plain) == CGRect(x: 192, y: 2, width: 6, height: 39.2))
        let inset = TestHost(size: Self.size, idiom: .desktop) {
            column().contentMargins(
                .vertical, EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0), for: .scrollIndicators
            )
            .contentMargins(.trailing, 10, for: .scrollIndicators)
        }
        #expect(try bar(inset) == CGRect(x: 182, y: 42, width: 6, height: 28))
        #expect(try top(inset) == 0)
        inset.scroll(at: Self.middle, by: CGSize(width: 0, height: 10_000))
        #expect(try bar(inset).maxY == 178)
        // The content's margins belong to what scrolls: 1,000 points with them, in 200.
        let content = TestHost(size: Self.size, idiom: .desktop) {
            column(16).contentMargins(.vertical, 100, for: .scrollContent)
        }
        #expect(try bar(content) == CGRect(x: 192, y: 2, width: 6, height: 39.2))
        content.scroll(at: Self.middle, by: CGSize(width: 0, height: 10_000))
        #expect(try bar(content).maxY == 198)
        // The whole way of the bar is the whole way of the content.
        let frame = try bar(inset)
        inset.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 54))
        #expect(abs(try top(inset) + 400) < 1)
    }

    @Test("from right to left the bar is at the left edge")
    func mirroredIndicator() throws {
        let host = TestHost(size: Self.size, idiom: .desktop) {
            column().environment(\.layoutDirection, .rightToLeft)
        }
        // The view is as wide as its rows, 100 points, in the middle of 300.
        #expect(try bar(host).minX == 102)
    }

    @Test("from right to left, Home, anchors and edges begin at the right")
    func mirroredPrograms() throws {
        struct Screen: View {
            @State private var position = ScrollPosition(idType: Int.self)
            var body: some View {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { number in
                            Color.red.frame(width: 50, height: 50).accessibilityIdentifier("row \(number)")
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition($position)
                .overlay(alignment: .topLeading) {
                    HStack {
                        Button("leading") { position.scrollTo(edge: .leading) }
                        Button("trailing") { position.scrollTo(edge: .trailing) }
                        Button("ten") { position.scrollTo(id: 10, anchor: .leading) }
                    }
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let host = TestHost(size: Self.size) { Screen() }
        let width = Self.size.width
        #expect(try host.frame(of: "row 0").maxX == width)
        try host.tap("trailing")
        #expect(try host.frame(of: "row 19").minX == 0)
        try host.tap("leading")
        #expect(try host.frame(of: "row 0").maxX == width)
        try host.tap("ten")
        #expect(try host.frame(of: "row 10").maxX == width)
        host.press(.end)
        #expect(try host.frame(of: "row 19").minX == 0)
        host.press(.home)
        #expect(try host.frame(of: "row 0").maxX == width)
    }

    @Test("scrollPosition(id:) leaves alone where a person scrolled when only something else changes")
    func unchangedID() throws {
        struct Screen: View {
            @State private var id: Int? = 8
            @State private var other = 0
            var body: some View {
                ScrollView { VStack(spacing: 0) { Rows() }.scrollTargetLayout() }
                    .scrollPosition(id: $id, anchor: .top)
                    .padding(CGFloat(other))
                    .overlay(alignment: .topLeading) {
                        HStack {
                            Button("other") { other += 1 }
                            Text(verbatim: "id \(id ?? -1)")
                        }
                    }
            }
        }
        let host = TestHost(size: Self.size) { Screen() }
        #expect(try top(host) == -400)
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 20))
        #expect(try top(host) == -420)
        #expect(host.texts.contains("id 8"))
        try host.tap("other")
        #expect(try top(host) == -419)
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 20))
        #expect(host.texts.contains("id 9"))
        #expect(try top(host) == -439, "the id that scrolling wrote scrolls nothing")
    }

    @Test("what is meant for a scroll view is not meant for those inside")
    func nested() throws {
        let log = Probe<String>()
        let refreshed = Probe<Int>()
        let id = Model<Int?>(nil)
        let host = TestHost(size: Self.size) {
            Bound(id) { id in
                ScrollView {
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<10, id: \.self) {
                                Color.blue.frame(width: 100, height: 150).accessibilityIdentifier("inner \($0)")
                            }
                        }
                        .scrollTargetLayout()
                    }
                    Color.red.frame(height: 500).accessibilityIdentifier("outer")
                }
                .contentMargins(20)
                .defaultScrollAnchor(.bottomTrailing)
                .scrollPosition(id: id)
                .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) {
                    log.note("\(Int($1.x)) \(Int($1.y))")
                }
                .refreshable { await MainActor.run { refreshed.note(1) } }
            }
        }
        #expect(try host.frame(of: "outer").maxY == 180)
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: -2_000))
        let before = try host.frame(of: "inner 0")
        #expect(before.origin == CGPoint(x: 20, y: 20))
        log.entries = []
        host.scroll(at: CGPoint(x: 150, y: 80), by: CGSize(width: 250, height: 0))
        let after = try host.frame(of: "inner 0")
        #expect(after.origin == CGPoint(x: -230, y: 20))
        #expect(log.entries.isEmpty)
        #expect(id.value == nil)
    }

    @Test("in an unlimited or unspecified space a scroll view is as large as its content with its margins")
    func unlimitedSpace() {
        // Layouts run on the main thread, but belong to no actor.
        final class Sizes: @unchecked Sendable { var answers: [CGSize] = [] }
        struct Asking: Layout {
            let sizes: Sizes
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                sizes.answers = [.infinity, .unspecified, ProposedViewSize(width: 50, height: 60)].map {
                    subviews[0].sizeThatFits($0)
                }
                return .zero
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {}
        }
        let sizes = Sizes()
        let host = TestHost(size: Self.size) {
            Asking(sizes: sizes) { column(4).contentMargins(10) }
        }
        host.settle()
        #expect(
            sizes.answers == [
                CGSize(width: 120, height: 220), CGSize(width: 120, height: 220), CGSize(width: 120, height: 60),
            ])
    }

    // MARK: Margins

    @Test("contentMargins narrow what is as wide as the view, and the offset is told without them")
    func margins() throws {
        let offsets = Probe<CGPoint>()
        let host = TestHost(size: Self.size) {
            ScrollView { Color.red.frame(height: 500).accessibilityIdentifier("content") }
                .contentMargins([.leading, .top, .bottom], EdgeInsets(top: 20, leading: 10, bottom: 30, trailing: 0))
                .contentMargins(.trailing, 40)
                .onScrollGeometryChange(for: CGPoint.self, of: { $0.contentOffset }) { offsets.note($1) }
        }
        #expect(try host.frame(of: "content") == CGRect(x: 10, y: 20, width: 250, height: 500))
        #expect(offsets.entries == [CGPoint(x: -10, y: -20)])
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 60))
        #expect(offsets.entries.last == CGPoint(x: -10, y: 40))
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 6_000))
        #expect(try host.frame(of: "content").maxY == 170)
    }
}
