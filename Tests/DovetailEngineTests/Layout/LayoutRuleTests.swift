import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Rules of layout that are easily got wrong without any common view looking otherwise.
@MainActor
@Suite("Rules of layout")
struct LayoutRuleTests {
    @Test("a cell that is unsized along the vertical axis does not raise its row")
    func unsizedCells() {
        // Without it the colour would take all of the height. It still widens its column: 100 − 20 − 8 is left for it.
        expectFrames(
            "one such cell", 100, 100, ["a": [0, 0, 72, 15], "b": [80, 0, 20, 15], "next": [21, 23, 30, 10]]
        ) {
            Grid {
                GridRow {
                    fill("a").gridCellUnsizedAxes(.vertical); box("b", 20, 15)
                }
                GridRow { box("next", 30, 10) }
            }
        }
        expectFrames("along the other axis it counts", 100, 100, ["a": [0, 0, 72, 15], "b": [80, 0, 20, 15]]) {
            Grid {
                GridRow {
                    fill("a").gridCellUnsizedAxes(.vertical); box("b", 20, 15)
                }
            }
        }
        expectFrames("along both it counts nowhere", 100, 100, ["a": [0, 0, 30, 15], "next": [0, 23, 30, 10]]) {
            Grid {
                GridRow {
                    fill("a").gridCellUnsizedAxes([.horizontal, .vertical]); box("b", 20, 15)
                }
                GridRow { box("next", 30, 10) }
            }
        }
    }

    @Test("where only the height has to fit, a view is judged by its height in the width that is offered")
    func wrappedHeight() {
        // Without a width the view would be 160 by 10; in 80 it is 20 high.
        func choice() -> some View {
            ViewThatFits(in: .vertical) {
                WrappingLayout(area: 1600) { EmptyView() }.background { fill("wrapped") }
                box("small", 10, 10)
            }
        }
        expectFrames("too high", 80, 19, ["small": [0, 0, 10, 10]]) { choice() }
        expectFrames("just not too high", 80, 20, ["wrapped": [0, 0, 80, 20]]) { choice() }
        // Where both have to fit, it would have to have room for its ideal width.
        expectFrames("both ways", 80, 20, ["small": [0, 0, 10, 10]]) {
            ViewThatFits {
                WrappingLayout(area: 1600) { EmptyView() }.background { fill("wrapped") }
                box("small", 10, 10)
            }
        }
    }

    @Test("a text that has to fit by its height is judged by its lines")
    func wrappedText() throws {
        for (height, isShown) in [(200.0, true), (30, false)] {
            let host = TestHost(size: CGSize(width: 100, height: height)) {
                ViewThatFits(in: .vertical) {
                    Text("A text of quite a few words that needs several lines here").accessibilityIdentifier("long")
                    Text("Short")
                }
            }
            defer { host.close() }
            #expect(host.exists("long") == isShown)
        }
    }

    @Test("a view that ignores the safe area keeps its frame away from the edge that a bar lies over")
    func awayFromTheEdge() {
        // The bar takes 20 at the top. The first view touches it and reaches below it, the second does not.
        expectFrames(
            "one at the edge and one away from it", 100, 100,
            ["first": [0, 0, 100, 60], "second": [0, 60, 100, 40], "bar": [0, 0, 100, 20]]
        ) {
            VStack(spacing: 0) {
                fill("first").ignoresSafeArea(); fill("second").ignoresSafeArea()
            }
            .safeAreaInset(edge: .top, spacing: 0) { fill("bar").frame(height: 20) }
        }
        expectFrames("a view in the middle", 100, 100, ["middle": [40, 50, 20, 20]]) {
            box("middle", 20, 20).ignoresSafeArea().frame(maxWidth: .infinity, maxHeight: .infinity)
                .safeAreaInset(edge: .top, spacing: 0) { fill("bar").frame(height: 20) }
        }
        expectFrames("one that may reach below another edge", 100, 100, ["it": [0, 20, 100, 80]]) {
            fill("it").ignoresSafeArea(edges: .bottom)
                .safeAreaInset(edge: .top, spacing: 0) { fill("bar").frame(height: 20) }
        }
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    @Test("an overlay that follows an anchor is drawn anew when the view only grows and stays where it is")
    func growingAnchor() throws {
        let width = Changing<CGFloat>(20)
        let host = TestHost(size: CGSize(width: 100, height: 50)) {
            Bound(width) { width in
                Color.blue.frame(width: width.wrappedValue, height: 10)
                    .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
                    .frame(width: 100, height: 50, alignment: .topLeading)
                    .overlayPreferenceValue(Bounds.self) { anchor in
                        GeometryReader { proxy in
                            let frame = anchor.map { proxy[$0] } ?? .zero
                            Color.red.frame(width: frame.width, height: frame.height).accessibilityIdentifier("mark")
                                .offset(x: frame.minX, y: frame.minY)
                        }
                    }
            }
        }
        defer { host.close() }
        #expect(try host.frame(of: "mark") == CGRect(x: 0, y: 0, width: 20, height: 10))
        width.value = 60
        host.settle()
        #expect(try host.frame(of: "mark") == CGRect(x: 0, y: 0, width: 60, height: 10))
        let color = try host.color(at: CGPoint(x: 55, y: 5))
        #expect(color.red > 0.8 && color.blue < 0.5)
    }
}
