import Foundation
import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

@MainActor
@Suite("Scrolling by programs")
struct ScrollToTests {
    private static let size = CGSize(width: 300, height: 200)

    private struct Rows: View {
        var count = 20
        var body: some View {
            ForEach(0..<count, id: \.self) { number in
                Color.red.frame(width: 100, height: 50).accessibilityIdentifier("row \(number)")
            }
        }
    }

    private func reader(_ scroll: @escaping (ScrollViewProxy) -> Void) -> TestHost {
        TestHost(size: Self.size) {
            ScrollViewReader { proxy in
                ScrollView { VStack(spacing: 0) { Rows() } }
                    .overlay(alignment: .topLeading) { Button("go") { scroll(proxy) } }
            }
        }
    }

    @Test(
        "scrollTo puts the anchor of a row at that of the view, as far as the content goes; without one it moves as little as needed"
    )
    func anchors() throws {
        for (anchor, top) in [(UnitPoint.top, 0), (.center, 75), (.bottom, 150), (nil, 150)] as [(UnitPoint?, CGFloat)]
        {
            let host = reader { $0.scrollTo(10, anchor: anchor) }
            try host.tap("go")
            #expect(try host.frame(of: "row 10").minY == top)
        }
        let host = reader { $0.scrollTo(19, anchor: .top) }
        try host.tap("go")
        #expect(try host.frame(of: "row 19").maxY == 200)
        try host.tap("go")
        #expect(try host.frame(of: "row 19").maxY == 200)
    }

    @Test("within withAnimation it moves there gradually")
    func animated() throws {
        let host = reader { proxy in withAnimation(.linear(duration: 1)) { proxy.scrollTo(10, anchor: .top) } }
        try host.tap("go")
        #expect(try host.frame(of: "row 0").minY == 0)
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.frame(of: "row 0").minY + 250) < 10)
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "row 0").minY == -500)
    }

    @Test("an id that there is no view for does nothing")
    func unknown() throws {
        let host = reader {
            $0.scrollTo(99)
            $0.scrollTo("nothing", anchor: UnitPoint(x: .nan, y: .infinity))
        }
        try host.tap("go")
        #expect(try host.frame(of: "row 0").minY == 0)
    }

    @Test("views with an id, and rows that the same action adds, can be scrolled to, in lazy stacks too")
    func addedRows() throws {
        struct Messages: View {
            @State private var count = 3
            var body: some View {
                ScrollViewReader { proxy in
                    Button("add") {
                        count += 7
                        proxy.scrollTo("end")
                    }
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<count, id: \.self) {
                                Color.red.frame(height: 50).accessibilityIdentifier("m\($0)")
                            }
                            Color.blue.frame(height: 10).id("end").accessibilityIdentifier("end")
                        }
                    }
                    .accessibilityIdentifier("scroll")
                }
            }
        }
        let host = TestHost(size: Self.size) { Messages() }
        try host.tap("add")
        #expect(try host.frame(of: "end").maxY == 200)
    }

    @Test("the rows of a list can be scrolled to by their ids")
    func list() throws {
        let host = TestHost(size: Self.size) {
            ScrollViewReader { proxy in
                VStack {
                    Button("go") { proxy.scrollTo(30, anchor: .bottom) }
                    List { ForEach(0..<40, id: \.self) { Text("n\($0)") } }
                }
            }
        }
        try host.tap("go")
        let frame = try host.frame(of: "n30")
        #expect(frame.maxY <= 200 && frame.maxY > 170)
    }

    @Test("scrollPosition(id:) scrolls where it is set, and tells where a person scrolled")
    func position() throws {
        let id = Model<Int?>(nil)
        let host = TestHost(size: Self.size) {
            Bound(id) { id in
                ScrollView { LazyVStack(spacing: 0) { Rows() }.scrollTargetLayout() }.scrollPosition(id: id)
            }
        }
        #expect(id.value == nil)
        id.value = 8
        host.settle()
        #expect(try host.frame(of: "row 8").maxY <= 200)
        host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -10_000))
        #expect(id.value == 0)
        host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 110))
        #expect(id.value == 2)
    }

    @Test("a ScrollPosition scrolls to edges, points and ids")
    func positions() throws {
        struct Screen: View {
            @State private var position = ScrollPosition(idType: Int.self)
            var body: some View {
                ScrollView { VStack(spacing: 0) { Rows() }.scrollTargetLayout() }
                    .scrollPosition($position)
                    .overlay(alignment: .topLeading) {
                        HStack {
                            Button("end") { position.scrollTo(edge: .bottom) }
                            Button("point") { position.scrollTo(y: 120) }
                            Button("id") { position.scrollTo(id: 3, anchor: .top) }
                            Text(verbatim: "user \(position.isPositionedByUser)")
                        }
                    }
            }
        }
        let host = TestHost(size: Self.size) { Screen() }
        try host.tap("end")
        #expect(try host.frame(of: "row 19").maxY == 200)
        try host.tap("point")
        #expect(try host.frame(of: "row 0").minY == -120)
        try host.tap("id")
        #expect(try host.frame(of: "row 3").minY == 0)
        #expect(host.texts.contains("user false"))
        host.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: 20))
        #expect(host.texts.contains("user true"))
    }

    @Test("defaultScrollAnchor begins at the end and stays there while rows are added, until somebody scrolls away")
    func defaultAnchor() throws {
        let count = Model(10)
        let host = TestHost(size: Self.size) {
            Bound(count) { count in
                ScrollView { VStack(spacing: 0) { Rows(count: count.wrappedValue) } }.defaultScrollAnchor(.bottom)
            }
        }
        #expect(try host.frame(of: "row 9").maxY == 200)
        count.value = 12
        host.settle()
        #expect(try host.frame(of: "row 11").maxY == 200)
        host.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -60))
        let top = try host.frame(of: "row 0").minY
        count.value = 14
        host.settle()
        #expect(try host.frame(of: "row 0").minY == top)
    }
}

@MainActor
@Suite("Behaviour of scroll views")
struct ScrollBehaviorTests {
    private static let size = CGSize(width: 300, height: 200)
    private static let middle = CGPoint(x: 150, y: 100)

    private func column(_ count: Int = 20, height: CGFloat = 50) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { number in
                    Color.red.frame(width: 100, height: height).accessibilityIdentifier("row \(number)")
                }
            }
            .scrollTargetLayout()
        }
    }

    @Test("paging comes to rest at the next page, however fast")
    func paging() throws {
        let host = TestHost(size: Self.size) { column().scrollTargetBehavior(.paging) }
        host.fling(at: Self.middle, by: CGSize(width: 0, height: 30), velocity: CGSize(width: 0, height: 9_000))
        host.advance(by: .seconds(2))
        #expect(try host.frame(of: "row 0").minY == -200)
        host.fling(at: Self.middle, by: CGSize(width: 0, height: 30), velocity: .zero)
        host.advance(by: .seconds(2))
        #expect(try host.frame(of: "row 0").minY == -200)
        host.turnWheel(at: Self.middle, clicks: -1)
        host.advance(by: .seconds(2))
        #expect(try host.frame(of: "row 0").minY == 0)
    }

    @Test("viewAligned comes to rest with a view of the target layout at the top")
    func viewAligned() throws {
        let host = TestHost(size: Self.size) { column().scrollTargetBehavior(.viewAligned) }
        host.fling(at: Self.middle, by: CGSize(width: 0, height: 70), velocity: .zero)
        host.advance(by: .seconds(2))
        #expect(try host.frame(of: "row 0").minY == -50)
    }

    @Test("an app's own behaviour decides where it comes to rest")
    func custom() throws {
        struct Always: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = 130 }
        }
        let host = TestHost(size: Self.size) { column().scrollTargetBehavior(Always()) }
        host.fling(at: Self.middle, by: CGSize(width: 0, height: 20), velocity: .zero)
        host.advance(by: .seconds(2))
        #expect(try host.frame(of: "row 0").minY == -130)
    }

    @Test("arrows, space, page keys, Home and End scroll what is under the pointer")
    func keys() throws {
        let host = TestHost(size: Self.size) { column() }
        host.press(.down)
        #expect(try host.frame(of: "row 0").minY == -40)
        host.press(.space)
        #expect(try host.frame(of: "row 0").minY == -200)
        host.press(.space, modifiers: .shift)
        #expect(try host.frame(of: "row 0").minY == -40)
        host.press(.up)
        #expect(try host.frame(of: "row 0").minY == 0)
        host.press(.end)
        #expect(try host.frame(of: "row 19").maxY == 200)
        host.press(.home)
        #expect(try host.frame(of: "row 0").minY == 0)
    }

    @Test("the bar can be dragged while it is seen")
    func indicator() throws {
        let host = TestHost(size: Self.size) { column() }
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 1))
        host.drag(from: CGPoint(x: 195, y: 20), to: CGPoint(x: 195, y: 300))
        #expect(try host.frame(of: "row 19").maxY == 200)
    }

    /// How much is seen of the bars.
    private func opacities(_ host: TestHost) -> [Double] {
        var result: [Double] = []
        host.window.displayTree.forEach { node in
            if node.size.width == 6, case .fill(_, .color(let color), _) = node.content {
                result.append(Double(color.opacity / Theme.label(2, .light).opacity))
            }
        }
        return result
    }

    @Test("bars are seen while something scrolls and for a second more, then fade; an idle window asks for no frame")
    func fading() throws {
        let host = TestHost(size: Self.size) { column() }
        #expect(opacities(host) == [])
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 10))
        #expect(opacities(host) == [1])
        host.advance(by: .milliseconds(900))
        #expect(opacities(host) == [1])
        host.advance(by: .milliseconds(275))
        let half = try #require(opacities(host).first)
        #expect(abs(half - 0.5) < 0.06)
        host.advance(by: .milliseconds(300))
        #expect(opacities(host) == [])
        #expect(host.window.loop.nextUpdate == nil && !host.window.loop.isAnimating)
    }

    @Test("on the desktop bars are always seen; elsewhere they flash when an app wants that")
    func flashing() throws {
        let desktop = TestHost(size: Self.size, idiom: .desktop) { column() }
        #expect(opacities(desktop) == [1])
        let appearing = TestHost(size: Self.size) { column().scrollIndicatorsFlash(onAppear: true) }
        #expect(opacities(appearing) == [1])
        appearing.advance(by: .seconds(2))
        #expect(opacities(appearing) == [])
        struct Page: View {
            @State private var count = 0
            let content: AnyView
            var body: some View {
                content.scrollIndicatorsFlash(trigger: count).overlay(alignment: .topLeading) {
                    Button("flash") { count += 1 }
                }
            }
        }
        let triggered = TestHost(size: Self.size) { Page(content: AnyView(column())) }
        #expect(opacities(triggered) == [])
        try triggered.tap("flash")
        #expect(opacities(triggered) == [1])
    }

    @Test("what gets the keyboard scrolls into view")
    func focus() throws {
        let host = TestHost(size: Self.size) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { number in
                        Button("b\(number)") {}.frame(height: 50)
                    }
                }
            }
        }
        for _ in 0..<8 { host.press(.tab) }
        #expect(host.focused == "b7")
        let frame = try host.frame(of: "b7")
        #expect(frame.minY >= 0 && frame.maxY <= 200)
    }

    @Test("contentMargins are around the content, which scrolls through them")
    func margins() throws {
        let host = TestHost(size: Self.size) { column(4).contentMargins(20) }
        #expect(try host.frame(of: "row 0").minY == 20)
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 1_000))
        #expect(try host.frame(of: "row 3").maxY == 180)
    }

    @Test("geometry and phases are told")
    func observers() throws {
        let log = Probe<String>()
        let host = TestHost(size: Self.size) {
            column()
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) {
                    log.note("\(Int($0)) \(Int($1))")
                }
                .onScrollPhaseChange { log.note("\($0) \($1)") }
        }
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 30))
        #expect(log.entries.contains("0 30"))
        #expect(log.entries.filter { !$0.contains("0") } == ["idle interacting", "interacting idle"])
    }

    @Test("onScrollVisibilityChange tells when half of a view is in sight")
    func visibility() throws {
        let log = Probe<Bool>()
        let host = TestHost(size: Self.size) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 200)
                    Color.blue.frame(height: 100).onScrollVisibilityChange { log.note($0) }
                    Color.red.frame(height: 200)
                }
            }
        }
        #expect(log.entries.isEmpty)
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 60))
        #expect(log.entries == [true])
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 200))
        #expect(log.entries == [true, false])
    }

    @Test("scrollTransition fades a view on its way out")
    func transition() throws {
        let host = TestHost(size: Self.size) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                        .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
                        .accessibilityIdentifier("first")
                    Color.blue.frame(height: 500)
                }
            }
        }
        #expect(try host.presentation(of: "first").opacity == 1)
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 50))
        #expect(abs(try host.presentation(of: "first").opacity - 0.5) < 0.01)
    }

    @Test("a finger pulls the content beyond its end, and it goes back")
    func bounce() throws {
        let host = TestHost(size: Self.size) { column() }
        host.swipe(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 150))
        #expect(try host.frame(of: "row 0").minY > 0)
        host.advance(by: .seconds(2))
        #expect(try host.frame(of: "row 0").minY == 0)
        let desktop = TestHost(size: Self.size, idiom: .desktop) { column() }
        desktop.swipe(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 150))
        #expect(try desktop.frame(of: "row 0").minY == 0)
    }

    @Test("the headers of a lazy stack stay at the top while their section is in sight")
    func pinned() throws {
        let host = TestHost(size: Self.size) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<3, id: \.self) { number in
                        Section {
                            Color.red.frame(height: 300)
                        } header: {
                            Color.blue.frame(height: 20).accessibilityIdentifier("header \(number)")
                        }
                    }
                }
            }
        }
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 100))
        #expect(try host.frame(of: "header 0").minY == 0)
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 210))
        #expect(try host.frame(of: "header 0").maxY == 10)
        host.scroll(at: Self.middle, by: CGSize(width: 0, height: 50))
        #expect(try host.frame(of: "header 1").minY == 0)
    }
}
