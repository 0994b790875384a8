import DovetailCore
import Foundation
import TestSupport
import Testing
import ViewSupport

@testable import DovetailTesting

@MainActor
@Suite("Views with matched geometry")
struct MatchedGeometryTests {
    private static let second = Animation.linear(duration: 1)

    private func frame(_ host: TestHost, _ name: String) throws -> CGRect { try host.presentation(of: name).frame }

    /// Where a colour is drawn, also by views that are leaving; nil where nothing has it.
    private func drawn(_ host: TestHost, _ isColor: (Color.Resolved) -> Bool) -> CGRect? {
        var frame: CGRect?
        host.window.displayTree.root.forEach { node in
            if case .fill(_, .color(let color), _) = node.content, isColor(color) { frame = node.drawnFrameInWindow }
        }
        return frame
    }

    private func red(_ host: TestHost) -> CGRect? { drawn(host) { $0.red > 0.8 && $0.green < 0.5 && $0.blue < 0.5 } }
    private func blue(_ host: TestHost) -> CGRect? { drawn(host) { $0.blue > 0.8 && $0.red < 0.5 } }

    private func host<Value, V: View>(
        _ model: Changing<Value>, @ViewBuilder _ content: @escaping (Value, Namespace.ID) -> V
    ) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 100)) {
            WithNamespace { namespace in
                Bound(model) { value in content(value.wrappedValue, namespace) }
            }
        }
    }

    private struct WithNamespace<Content: View>: View {
        @Namespace private var namespace
        let content: (Namespace.ID) -> Content
        var body: some View { content(namespace) }
    }

    private func change<Value>(
        _ model: Changing<Value>, _ value: Value, _ host: TestHost, _ animation: Animation? = second
    ) {
        withAnimation(animation) { model.value = value }
        host.settle()
    }

    /// A small red box at the left, or a large blue one at the right.
    private func swapped(_ model: Changing<Bool>) -> TestHost {
        host(model) { isLarge, namespace in
            ZStack(alignment: .topLeading) {
                Color.clear
                if isLarge {
                    Color.blue.accessibilityIdentifier("large")
                        .matchedGeometryEffect(id: "box", in: namespace)
                        .frame(width: 80, height: 60).offset(x: 120, y: 40)
                } else {
                    Color.red.accessibilityIdentifier("small")
                        .matchedGeometryEffect(id: "box", in: namespace)
                        .frame(width: 40, height: 20)
                }
            }
        }
    }

    @Test("a view that goes and one that comes move as a pair, from the frame of one to that of the other")
    func pair() throws {
        let model = Changing(false)
        let host = swapped(model)
        #expect(try frame(host, "small") == CGRect(x: 0, y: 0, width: 40, height: 20))
        change(model, true, host)
        for step in 0...4 {
            let part = CGFloat(step) / 4
            let expected = CGRect(x: 120 * part, y: 40 * part, width: 40 + 40 * part, height: 20 + 40 * part)
            #expect(try frame(host, "large") == expected, "\(step)")
            if step < 4 { #expect(red(host) == expected, "the one that goes, \(step)") }
            host.advance(by: .milliseconds(250))
        }
        host.advance(by: .seconds(1))
        #expect(red(host) == nil)
        #expect(!host.isAnimating)
        change(model, false, host)
        host.advance(by: .milliseconds(500))
        #expect(try frame(host, "small") == CGRect(x: 60, y: 20, width: 60, height: 40))
        #expect(blue(host) == CGRect(x: 60, y: 20, width: 60, height: 40))
        host.advance(by: .seconds(2))
        #expect(try frame(host, "small") == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(!host.isAnimating)
    }

    @Test("without an animation the two change places at once")
    func atOnce() throws {
        let model = Changing(false)
        let host = swapped(model)
        change(model, true, host, nil)
        #expect(try frame(host, "large") == CGRect(x: 120, y: 40, width: 80, height: 60))
        #expect(red(host) == nil)
        #expect(!host.isAnimating)
    }

    @Test("a pair that turns round goes on from where it is")
    func turnsRound() throws {
        let model = Changing(false)
        let host = swapped(model)
        change(model, true, host)
        host.advance(by: .milliseconds(500))
        change(model, false, host)
        #expect(try frame(host, "small") == CGRect(x: 60, y: 20, width: 60, height: 40))
        #expect(blue(host) == CGRect(x: 60, y: 20, width: 60, height: 40))
        host.advance(by: .seconds(3))
        #expect(try frame(host, "small") == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(blue(host) == nil)
        #expect(!host.isAnimating)
    }

    @Test("a pair moves from one container to another, although the containers change their places meanwhile")
    func acrossContainers() throws {
        let model = Changing(false)
        let host = host(model) { isRight, namespace in
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    if !isRight {
                        Color.red.accessibilityIdentifier("left")
                            .matchedGeometryEffect(id: 1, in: namespace).frame(width: 20, height: 20)
                    }
                    Color.gray.frame(width: 20, height: 20)
                }
                VStack(spacing: 0) {
                    Color.gray.frame(width: 40, height: 40)
                    if isRight {
                        Color.blue.accessibilityIdentifier("right")
                            .matchedGeometryEffect(id: 1, in: namespace).frame(width: 40, height: 40)
                    }
                }
            }
        }
        let start = CGRect(x: 70, y: 30, width: 20, height: 20)
        #expect(try frame(host, "left") == start)
        change(model, true, host)
        let end = CGRect(x: 90, y: 50, width: 40, height: 40)
        #expect(try host.layoutFrame(of: "right") == end)
        for step in 0...4 {
            let part = CGFloat(step) / 4
            let expected = CGRect(
                x: 70 + 20 * part, y: 30 + 20 * part, width: 20 + 20 * part, height: 20 + 20 * part)
            #expect(try frame(host, "right") == expected, "\(step)")
            // Two groups that are on their way are rounded to pixels each for itself.
            let leaving = red(host) ?? .zero
            if step < 4 { #expect(abs(leaving.minX - expected.minX) <= 1 && abs(leaving.minY - expected.minY) <= 1) }
            if step < 4 { #expect(leaving.size == expected.size) }
            host.advance(by: .milliseconds(250))
        }
        host.advance(by: .seconds(1))
        #expect(try frame(host, "right") == end)
        #expect(!host.isAnimating)
    }

    @Test("a background that is the selected tab's moves from tab to tab")
    func selection() throws {
        let model = Changing(0)
        let host = host(model) { selected, namespace in
            HStack(spacing: 0) {
                ForEach(0..<4, id: \.self) { tab in
                    Color.clear.frame(width: 50, height: 20).background {
                        if tab == selected {
                            Capsule().fill(.blue).accessibilityIdentifier("mark")
                                .matchedGeometryEffect(id: "mark", in: namespace)
                        }
                    }
                }
            }
        }
        #expect(try host.frame(of: "mark") == CGRect(x: 0, y: 40, width: 50, height: 20))
        change(model, 3, host)
        #expect(try frame(host, "mark") == CGRect(x: 0, y: 40, width: 50, height: 20))
        host.advance(by: .milliseconds(400))
        #expect(try frame(host, "mark") == CGRect(x: 60, y: 40, width: 50, height: 20))
        host.advance(by: .seconds(1))
        #expect(try frame(host, "mark") == CGRect(x: 150, y: 40, width: 50, height: 20))
    }

    @Test("a view that is no source has the source's frame, and moves to that of another when its id changes")
    func followsId() throws {
        let model = Changing(0)
        let host = host(model) { selected, namespace in
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { tab in
                        Color.clear.frame(width: 20 + 10 * CGFloat(tab), height: 20)
                            .matchedGeometryEffect(id: tab, in: namespace)
                    }
                }
                Color.red.accessibilityIdentifier("mark")
                    .matchedGeometryEffect(id: selected, in: namespace, isSource: false)
                    .frame(width: 10, height: 10)
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
        #expect(try host.frame(of: "mark") == CGRect(x: 0, y: 0, width: 20, height: 20))
        change(model, 2, host)
        #expect(try host.layoutFrame(of: "mark") == CGRect(x: 50, y: 0, width: 40, height: 20))
        host.advance(by: .milliseconds(500))
        #expect(try frame(host, "mark") == CGRect(x: 25, y: 0, width: 30, height: 20))
        host.advance(by: .seconds(1))
        #expect(!host.isAnimating)
        // Nobody has this id.
        change(model, 9, host, nil)
        #expect(try host.frame(of: "mark") == CGRect(x: 0, y: 20, width: 10, height: 10))
    }

    @Test("a position, a size, and anchors of both views")
    func propertiesAndAnchors() throws {
        func frame(
            _ properties: MatchedGeometryProperties, _ anchor: UnitPoint = .center, _ sourceAnchor: UnitPoint = .center
        ) throws -> CGRect {
            let host = host(Changing(0)) { _, namespace in
                ZStack(alignment: .topLeading) {
                    Color.clear
                    Color.blue.frame(width: 60, height: 40)
                        .matchedGeometryEffect(id: 1, in: namespace, anchor: sourceAnchor)
                        .padding(EdgeInsets(top: 20, leading: 100, bottom: 0, trailing: 0))
                    Color.red.accessibilityIdentifier("box")
                        .matchedGeometryEffect(
                            id: 1, in: namespace, properties: properties, anchor: anchor, isSource: false
                        )
                        .frame(width: 20, height: 10)
                }
            }
            return try host.frame(of: "box")
        }
        #expect(try frame(.frame) == CGRect(x: 100, y: 20, width: 60, height: 40))
        #expect(try frame(.position) == CGRect(x: 120, y: 35, width: 20, height: 10))
        #expect(try frame(.position, .topLeading, .topLeading) == CGRect(x: 100, y: 20, width: 20, height: 10))
        #expect(try frame(.position, .top, .bottom) == CGRect(x: 120, y: 60, width: 20, height: 10))
        #expect(try frame(.size) == CGRect(x: -20, y: -15, width: 60, height: 40))
        #expect(try frame(.size, .topLeading) == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(try frame([]) == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("what a view follows may turn, and is followed wherever it moves")
    func sourceTurns() throws {
        struct Model: Equatable { var isSecond = false, x: CGFloat = 0 }
        let model = Changing(Model())
        let host = host(model) { model, namespace in
            ZStack(alignment: .topLeading) {
                Color.clear
                Color.red.accessibilityIdentifier("first")
                    .matchedGeometryEffect(id: 1, in: namespace, isSource: !model.isSecond)
                    .frame(width: 20, height: 20).padding(.leading, model.x)
                Color.blue.accessibilityIdentifier("second")
                    .matchedGeometryEffect(id: 1, in: namespace, isSource: model.isSecond)
                    .frame(width: 40, height: 40).padding(.leading, 100)
            }
        }
        #expect(try host.frame(of: "second") == CGRect(x: 0, y: 0, width: 20, height: 20))
        change(model, Model(x: 50), host)
        host.advance(by: .milliseconds(500))
        #expect(try frame(host, "second") == CGRect(x: 25, y: 0, width: 20, height: 20))
        host.advance(by: .seconds(1))
        change(model, Model(isSecond: true, x: 50), host)
        host.advance(by: .milliseconds(500))
        #expect(try frame(host, "first") == CGRect(x: 75, y: 0, width: 30, height: 30))
        #expect(try frame(host, "second") == CGRect(x: 75, y: 0, width: 30, height: 30))
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "first") == CGRect(x: 100, y: 0, width: 40, height: 40))
    }

    @Test("a detail grows out of the row it belongs to and shrinks back to it, though the row stays")
    func detailOverRow() throws {
        let model = Changing(false)
        let host = host(model) { isOpen, namespace in
            ZStack(alignment: .topLeading) {
                Color.clear
                Color.red.accessibilityIdentifier("row")
                    .matchedGeometryEffect(id: 1, in: namespace, isSource: !isOpen)
                    .frame(width: 20, height: 20).padding(.leading, 40)
                if isOpen {
                    Color.blue.accessibilityIdentifier("detail")
                        .matchedGeometryEffect(id: 1, in: namespace, isSource: isOpen)
                        .frame(width: 200, height: 100)
                }
            }
        }
        change(model, true, host)
        #expect(try frame(host, "detail") == CGRect(x: 40, y: 0, width: 20, height: 20))
        host.advance(by: .milliseconds(500))
        #expect(try frame(host, "detail") == CGRect(x: 20, y: 0, width: 110, height: 60))
        #expect(try frame(host, "row") == CGRect(x: 20, y: 0, width: 110, height: 60))
        host.advance(by: .seconds(1))
        change(model, false, host)
        host.advance(by: .milliseconds(500))
        #expect(try frame(host, "row") == CGRect(x: 20, y: 0, width: 110, height: 60))
        #expect(blue(host) == CGRect(x: 20, y: 0, width: 110, height: 60))
        host.advance(by: .seconds(1))
        #expect(try frame(host, "row") == CGRect(x: 40, y: 0, width: 20, height: 20))
        #expect(blue(host) == nil)
    }

    @Test("the transition of a view that comes does not disturb where its partner goes")
    func withTransition() throws {
        let model = Changing(false)
        let host = host(model) { isLarge, namespace in
            ZStack(alignment: .topLeading) {
                Color.clear
                if isLarge {
                    Color.blue.matchedGeometryEffect(id: "box", in: namespace)
                        .frame(width: 80, height: 60).padding(.leading, 100).transition(.scale)
                } else {
                    Color.red.matchedGeometryEffect(id: "box", in: namespace)
                        .frame(width: 40, height: 20).transition(.opacity)
                }
            }
        }
        change(model, true, host)
        host.advance(by: .milliseconds(500))
        #expect(red(host) == CGRect(x: 50, y: 0, width: 60, height: 40))
        host.advance(by: .seconds(2))
        #expect(blue(host) == CGRect(x: 100, y: 0, width: 80, height: 60))
        #expect(red(host) == nil)
    }

    @Test("views and groups that have gone are released, and nothing animates for ever")
    func released() {
        let model = Changing(false)
        let host = swapped(model)
        func attributesAfterRounds() -> Int {
            for round in 0..<20 {
                change(model, round % 2 == 0, host, round % 5 == 4 ? nil : Self.second)
                host.advance(by: .milliseconds(round * 137 % 900))
            }
            host.advance(by: .seconds(5))
            #expect(!host.isAnimating)
            return host.window.loop.graph.attributeCount
        }
        let attributes = attributesAfterRounds()
        #expect(attributesAfterRounds() == attributes)
        #expect(throws: Never.self) { try host.window.checkInvariants() }
    }

    @Test("only a change of geometry makes work for what follows")
    func work() throws {
        func work(_ isMatched: Bool) -> UpdateStatistics {
            let model = Changing("a")
            let host = host(model) { text, namespace in
                VStack(spacing: 0) {
                    Text(text).frame(width: 100, height: 20)
                    if isMatched {
                        Color.clear.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: namespace)
                        Color.red.matchedGeometryEffect(id: 1, in: namespace, isSource: false)
                    } else {
                        Color.clear.frame(width: 40, height: 20)
                        Color.red
                    }
                }
            }
            change(model, "b", host, nil)
            return host.statistics
        }
        #expect(work(true).layouts == work(false).layouts)
        #expect(work(true).displayItems == 1)
    }
}
