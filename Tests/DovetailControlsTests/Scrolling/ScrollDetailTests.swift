import Foundation
import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// What a scroll view does at its edges and in its corners.
@MainActor
@Suite("Details of scroll views")
struct ScrollDetailTests {
    static let size = CGSize(width: 300, height: 200)
    static let middle = CGPoint(x: 150, y: 100)

    struct Rows: View {
        var count = 20
        var prefix = "row"
        var body: some View {
            ForEach(0..<count, id: \.self) { number in
                Color.red.frame(width: 100, height: 50).accessibilityIdentifier("\(prefix) \(number)")
            }
        }
    }

    func column(_ count: Int = 20) -> some View {
        ScrollView { VStack(spacing: 0) { Rows(count: count) }.scrollTargetLayout() }
    }

    func buttons(_ content: some View, _ scroll: @escaping (ScrollViewProxy) -> Void) -> TestHost {
        TestHost(size: Self.size) {
            ScrollViewReader { proxy in
                content.overlay(alignment: .topLeading) { Button("go") { scroll(proxy) } }
            }
        }
    }

    func top(_ host: TestHost, _ name: String = "row 0") throws -> CGFloat { try host.frame(of: name).minY }

    // MARK: Where it comes to rest

    @Test("viewAligned follows the velocity; with a limit it goes no further than to the next view")
    func viewAlignedVelocity() throws {
        let host = TestHost(size: Self.size) { column().scrollTargetBehavior(.viewAligned) }
        host.fling(at: Self.middle, by: CGSize(width: 0, height: 10), velocity: CGSize(width: 0, height: 400))
        host.advance(by: .seconds(2))
        #expect(try top(host) == -200)
        let limited = TestHost(size: Self.size) {
            column().scrollTargetBehavior(AnyScrollTargetBehavior(.viewAligned(limitBehavior: .always)))
        }
        limited.fling(at: Self.middle, by: CGSize(width: 0, height: 10), velocity: CGSize(width: 0, height: 400))
        limited.advance(by: .seconds(2))
        #expect(try top(limited) == -50)
    }

    @Test("viewAligned puts views at the margin, where the first one is")
    func viewAlignedMargins() throws {
        let host = TestHost(size: Self.size) { column().contentMargins(20).scrollTargetBehavior(.viewAligned) }
        #expect(try top(host) == 20)
        host.fling(at: Self.middle, by: CGSize(width: 0, height: 60), velocity: .zero)
        host.advance(by: .seconds(2))
        #expect(try host.frame(of: "row 1").minY == 20)
        host.fling(at: Self.middle, by: CGSize(width: 0, height: -40), velocity: .zero)
        host.advance(by: .seconds(2))
        #expect(try top(host) == 20)
    }

    @Test("several clicks of a wheel go on from the page that the ones before are on their way to")
    func wheelPages() throws {
        let host = TestHost(size: Self.size) { column().scrollTargetBehavior(.paging) }
        host.turnWheel(at: Self.middle, clicks: 2)
        host.advance(by: .seconds(2))
        #expect(try top(host) == -400)
        host.fling(at: Self.middle, by: CGSize(width: 0, height: -30), velocity: CGSize(width: 0, height: -9_000))
        host.advance(by: .seconds(2))
        #expect(try top(host) == -200)
    }

    @Test("the phases of a fling, of one that a behaviour ends, and of a program's movement")
    func phases() throws {
        let log = Probe<String>()
        func watched(_ content: some View) -> TestHost {
            log.entries = []
            return buttons(content.onScrollPhaseChange { log.note("\($0) \($1)") }) { proxy in
                withAnimation(.linear(duration: 1)) { proxy.scrollTo(15, anchor: .top) }
            }
        }
        let fling = ["idle interacting", "interacting decelerating", "decelerating idle"]
        let free = watched(column(40))
        free.fling(at: Self.middle, by: CGSize(width: 0, height: 30), velocity: CGSize(width: 0, height: 500))
        free.advance(by: .seconds(4))
        #expect(log.entries == fling)
        log.entries = []
        try free.tap("go")
        free.advance(by: .seconds(2))
        #expect(log.entries == ["idle animating", "animating idle"])
        let across = watched(ScrollView(.horizontal) { HStack { Rows() } })
        across.fling(at: Self.middle, by: CGSize(width: 30, height: 0), velocity: CGSize(width: 0, height: 500))
        across.advance(by: .seconds(1))
        #expect(log.entries == ["idle interacting", "interacting idle"])
        let paged = watched(column().scrollTargetBehavior(.paging))
        paged.fling(at: Self.middle, by: CGSize(width: 0, height: 30), velocity: CGSize(width: 0, height: 500))
        paged.advance(by: .seconds(2))
        #expect(log.entries.first == "idle interacting" && log.entries.suffix(1) == ["decelerating idle"])
    }

    // MARK: Fingers and keys

    @Test("a finger pulls the content by half its way; going back, the content first comes back to its end")
    func pull() throws {
        let host = TestHost(size: Self.size) { column() }
        func touch(_ phase: PointerEvent.Phase, _ y: CGFloat) {
            host.window.send(
                PointerEvent(
                    phase: phase, location: CGPoint(x: 150, y: y), time: host.time, clickCount: 1, isTouch: true))
            host.settle()
        }
        touch(.down, 20)
        touch(.moved, 60)
        #expect(try top(host) == 20)
        touch(.moved, 100)
        #expect(try top(host) == 40)
        touch(.moved, 60)
        #expect(try top(host) == 20)
        touch(.moved, 10)
        #expect(try top(host) == 0)
        touch(.moved, 0)
        #expect(try top(host) == -10)
        touch(.moved, 110)
        #expect(try top(host) == 0)
        touch(.moved, 150)
        #expect(try top(host) == 20)
        touch(.cancelled, 150)
        host.advance(by: .seconds(2))
        #expect(try top(host) == 0)
    }

    @Test("a finger that moves less than eight points scrolls nothing")
    func touchSlop() throws {
        let host = TestHost(size: Self.size) { column() }
        host.swipe(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 93))
        #expect(try top(host) == 0)
    }

    @Test("a touchpad stops at the ends")
    func touchpadEnds() throws {
        let host = TestHost(size: Self.size) { column() }
        host.fling(at: Self.middle, by: CGSize(width: 0, height: -50), velocity: CGSize(width: 0, height: -500))
        #expect(try top(host) == 0)
        host.advance(by: .milliseconds(100))
        #expect(try top(host) == 0)
    }

    @Test("on the desktop what can be refreshed is not pulled up")
    func pullUp() throws {
        let host = TestHost(size: Self.size, idiom: .desktop) { column(2).refreshable {} }
        let start = try top(host)
        host.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 50))
        #expect(try top(host) == start)
    }

    @Test(
        "what does not scroll along an axis leaves that to the scroll views around it, also where its content is larger"
    )
    func otherAxis() throws {
        let host = TestHost(size: Self.size) {
            ScrollView {
                ScrollView(.horizontal) { Color.blue.frame(width: 900, height: 300) }.frame(height: 150)
                Color.red.frame(height: 500).accessibilityIdentifier("below")
            }
        }
        let before = try top(host, "below")
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 70))
        #expect(try top(host, "below") == before - 70)
    }

    @Test("a pull that is too short refreshes nothing")
    func shortPull() async throws {
        let log = Probe<Int>()
        let host = TestHost(size: Self.size) { column().refreshable { await MainActor.run { log.note(1) } } }
        host.swipe(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 140))
        await host.settle()
        #expect(log.entries == [])
        host.swipe(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 160))
        await host.settle()
        #expect(log.entries == [1])
    }

    @Test("keys scroll nothing where scrolling is disabled")
    func disabledKeys() throws {
        let host = TestHost(size: Self.size) { column().scrollDisabled(true) }
        host.press(.down)
        host.press(.end)
        #expect(try top(host) == 0)
    }

    @Test("what gets the keyboard scrolls into view through scroll views in one another, and what is too large stays")
    func nestedReveal() throws {
        let host = TestHost(size: Self.size) {
            ScrollView {
                VStack(spacing: 0) {
                    Button("first") {}.frame(height: 50)
                    Color.red.frame(height: 300)
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.blue.frame(height: 300)
                            Button("inner") {}.frame(height: 50)
                        }
                    }
                    .frame(height: 100)
                    Color.red.frame(height: 300)
                }
            }
        }
        host.press(.tab)
        #expect(host.focused == "first")
        let before = try top(host, "first")
        host.press(.tab)
        #expect(host.focused == "inner")
        let frame = try host.frame(of: "inner")
        #expect(frame.minY >= 0 && frame.maxY <= 200)
        // As little as is needed: the lower edge of the inner scroll view was at 450.
        #expect(try top(host, "first") == before - 250)
        host.press(.tab, modifiers: .shift)
        #expect(try host.frame(of: "first").minY >= 0)
        let large = TestHost(size: Self.size) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                    Color.blue.frame(width: 100, height: 400).focusable().accessibilityIdentifier("large")
                }
            }
        }
        large.press(.tab)
        #expect(try top(large, "large") == 100)
    }

    @Test("a finger that drags a slider scrolls nothing")
    func keptDrag() throws {
        let value = Model(0.5)
        let host = TestHost(size: Self.size) {
            ScrollView {
                VStack(spacing: 0) {
                    Bound(value) { Slider(value: $0).frame(width: 200, height: 40).accessibilityIdentifier("slider") }
                    Color.red.frame(height: 500)
                }
            }
        }
        let frame = try host.frame(of: "slider")
        host.swipe(from: CGPoint(x: 150, y: frame.midY), to: CGPoint(x: 240, y: frame.midY - 18))
        #expect(try host.frame(of: "slider") == frame)
        #expect(value.value > 0.9)
    }

    @Test("a wheel with Shift scrolls sideways; a touchpad goes where the fingers go")
    func shiftedWheel() throws {
        let host = TestHost(size: Self.size) {
            ScrollView([.horizontal, .vertical]) {
                Color.red.frame(width: 900, height: 900).accessibilityIdentifier("content")
            }
        }
        for isPrecise in [false, true] {
            host.window.send(
                ScrollEvent(
                    delta: CGSize(width: 0, height: 60), phase: isPrecise ? .began : .discrete, isPrecise: isPrecise,
                    modifiers: .shift, location: Self.middle, time: host.time))
            host.settle()
            #expect(try host.frame(of: "content").origin == CGPoint(x: -60, y: isPrecise ? -60 : 0))
        }
    }

    // MARK: Bars

    /// The frames of the bars that are seen.
    private func bars(_ host: TestHost) -> [CGRect] {
        var result: [CGRect] = []
        host.window.displayTree.forEach { node in
            if min(node.size.width, node.size.height) == 6, case .fill(_, .color(let color), _) = node.content,
                color.opacity > 0
            {
                result.append(node.frameInWindow)
            }
        }
        return result
    }

    @Test(
        "a bar is as long as its part of the content, and where that is; a drag moves the content as far in proportion")
    func barFrame() throws {
        let host = TestHost(size: Self.size, idiom: .desktop) { column(16).frame(width: 300) }
        // 800 points in 200: a quarter of the 196 points between the margins.
        let bar = try #require(bars(host).first)
        #expect(bar.size == CGSize(width: 6, height: 49) && bar.minY == 2)
        host.drag(from: CGPoint(x: bar.midX, y: 20), to: CGPoint(x: bar.midX, y: 20 + 73.5))
        // The bar goes 147 points while the content goes 600.
        #expect(abs(try top(host) + 300) < 0.5)
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 10_000))
        #expect(bars(host).first?.maxY == 198)
        let across = TestHost(size: Self.size, idiom: .desktop) {
            ScrollView(.horizontal) { HStack(spacing: 0) { Rows(count: 12) } }
        }
        across.scroll(at: Self.middle, by: CGSize(width: 450, height: 0))
        let lying = try #require(bars(across).first)
        #expect(lying.size == CGSize(width: 74, height: 6) && lying.midX == 150)
    }

    @Test("a click of the wheel shows the bars for a second")
    func wheelBars() throws {
        let host = TestHost(size: Self.size) { column() }
        host.turnWheel(at: Self.middle, clicks: 1)
        #expect(bars(host).count == 1)
        host.advance(by: .milliseconds(900))
        #expect(bars(host).count == 1)
        host.advance(by: .milliseconds(500))
        #expect(bars(host).isEmpty)
    }

    @Test("bars stay as long as somebody scrolls, however long that takes")
    func heldBars() throws {
        let host = TestHost(size: Self.size) { column() }
        host.window.send(
            ScrollEvent(
                delta: CGSize(width: 0, height: 30), phase: .began, isPrecise: true, location: Self.middle,
                time: host.time))
        host.advance(by: .seconds(3))
        #expect(bars(host).count == 1)
        host.window.send(
            ScrollEvent(
                delta: .zero, phase: .ended(velocity: .zero), isPrecise: true, location: Self.middle, time: host.time))
        host.advance(by: .milliseconds(900))
        #expect(bars(host).count == 1)
        host.advance(by: .seconds(1))
        #expect(bars(host).isEmpty)
    }

    // MARK: Transitions and visibility

    @Test("scrollTransition tells both edges apart, and one by an animation waits for half of the view")
    func transitionEdges() throws {
        let host = TestHost(size: Self.size) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 150)
                    Color.blue.frame(height: 100)
                        .scrollTransition(topLeading: .identity, bottomTrailing: .interactive) { content, phase in
                            content.opacity(1 + phase.value * -0.5)
                        }
                        .accessibilityIdentifier("one")
                    Color.green.frame(height: 100)
                        .scrollTransition(.animated(.linear(duration: 1))) { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0.25)
                        }
                        .accessibilityIdentifier("two")
                    Color.red.frame(height: 600)
                }
            }
        }
        // Half of the first is beyond the lower edge, all of the second.
        #expect(abs(try host.presentation(of: "one").opacity - 0.75) < 0.01)
        #expect(abs(try host.presentation(of: "two").opacity - 0.25) < 0.01)
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 90))
        host.advance(by: .seconds(2))
        #expect(abs(try host.presentation(of: "two").opacity - 0.25) < 0.01, "four tenths are in sight")
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 20))
        host.advance(by: .seconds(2))
        #expect(try host.presentation(of: "two").opacity == 1)
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 100))
        #expect(try top(host, "one") == -60)
        #expect(try host.presentation(of: "one").opacity == 1)
    }

    @Test(
        "onScrollVisibilityChange with a threshold of 0 asks for a bit of the view, and says nothing of what is never seen"
    )
    func visibilityThreshold() throws {
        let log = Probe<String>()
        let host = TestHost(size: Self.size) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 300)
                    Color.blue.frame(height: 100)
                        .onScrollVisibilityChange(threshold: 0) { log.note("any \($0)") }
                        .onScrollVisibilityChange(threshold: 7) { log.note("all \($0)") }
                    Color.red.frame(height: 300)
                }
            }
        }
        #expect(log.entries == [])
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 101))
        #expect(log.entries == ["any true"])
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 99))
        #expect(log.entries == ["any true", "all true"])
    }
}
