import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// What containers offer to the views inside, and where these go. Frames worked out by hand; each case tells its rule.
@MainActor
@Suite("Cases of offers")
struct OfferCaseTests {
    @Test("proportions")
    func proportions() {
        // The square is 100 at most, so it is less flexible than the colour: it chooses first, from 150 by 100.
        expectFrames(
            "a square in a row", 300, 100, ["a": [0, 0, 100, 100], "b": [100, 0, 200, 100]]
        ) {
            HStack(spacing: 0) {
                fill("a").aspectRatio(1, contentMode: .fit); fill("b")
            }
        }
        expectFrames(
            "twice as wide as high in a column", 100, 300, ["a": [0, 0, 100, 50], "b": [0, 50, 100, 250]]
        ) {
            VStack(spacing: 0) {
                fill("a").aspectRatio(2, contentMode: .fit); fill("b")
            }
        }
        expectFrames("what fills reaches out of its frame, in the middle", 200, 200, ["a": [-50, 0, 200, 100]]) {
            fill("a").aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100)
        }
        // 40 to 20 is 2 to 1: 100 by 50.
        expectFrames("without a ratio that of the ideal size", 100, 100, ["a": [0, 0, 100, 50]]) {
            fill("a").frame(idealWidth: 40, maxWidth: .infinity, idealHeight: 20, maxHeight: .infinity)
                .aspectRatio(contentMode: .fit)
        }
        expectFrames("a ratio in a scroll view follows its width", 100, 200, ["a": [0, 0, 100, 50]]) {
            ScrollView { fill("a").aspectRatio(2, contentMode: .fit) }
        }
    }

    @Test("in front and behind")
    func layers() {
        expectFrames("an overlay at a corner", 100, 100, ["b": [40, 30, 10, 10]]) {
            box("a", 50, 40).overlay(alignment: .bottomTrailing) { box("b", 10, 10) }
        }
        expectFrames(
            "a larger background is around the middle", 100, 100, ["b": [0, 0, 40, 40], "a": [10, 10, 20, 20]]
        ) {
            box("a", 20, 20).background { box("b", 40, 40) }.padding(10)
        }
        expectFrames("an overlay is offered the view's size", 100, 100, ["b": [0, 0, 50, 40]]) {
            box("a", 50, 40).overlay { fill("b") }
        }
        expectFrames(
            "several views of an overlay are over one another", 100, 100,
            ["b": [20, 15, 10, 10], "c": [15, 10, 20, 20]]
        ) {
            box("a", 50, 40).overlay {
                box("b", 10, 10); box("c", 20, 20)
            }
        }
        // The guide of b's middle is put on the trailing edge of a.
        expectFrames("an overlay's own guide", 100, 100, ["b": [45, 0, 10, 10]]) {
            box("a", 50, 40).overlay(alignment: .topTrailing) {
                box("b", 10, 10).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            }
        }
        expectFrames("an offset moves no neighbour", 100, 100, ["a": [5, 7, 20, 20], "b": [20, 0, 20, 20]]) {
            HStack(alignment: .top, spacing: 0) {
                box("a", 20, 20).offset(x: 5, y: 7); box("b", 20, 20)
            }
        }
    }

    @Test("scroll views")
    func scrolling() {
        expectFrames("what grows has the width, and its ideal height", 100, 100, ["a": [0, 0, 100, 10]]) {
            ScrollView { fill("a") }
        }
        expectFrames("across, the height and its ideal width", 100, 100, ["a": [0, 0, 10, 100]]) {
            ScrollView(.horizontal) { fill("a") }
        }
        expectFrames("a scroll view is as wide as its content", 100, 100, ["all": [0, 0, 50, 100]]) {
            ScrollView { box("a", 50, 20) }.background { fill("all") }
        }
        expectFrames("and one that scrolls across as high", 100, 100, ["all": [0, 0, 100, 20]]) {
            ScrollView(.horizontal) { box("a", 50, 20) }.background { fill("all") }
        }
        // Without a length to fill the spacer keeps its ideal, 8.
        expectFrames("a spacer does not grow", 100, 100, ["b": [0, 28, 20, 20]]) {
            ScrollView {
                VStack(spacing: 0) {
                    box("a", 20, 20); Spacer(); box("b", 20, 20)
                }
            }
        }
        expectFrames("a reader is 10 high", 100, 100, ["a": [0, 0, 100, 10]]) {
            ScrollView { GeometryReader { _ in fill("a") } }
        }
        expectFrames(
            "a lazy column takes all of the width", 100, 100, ["a": [25, 0, 50, 20], "all": [0, 0, 100, 100]]
        ) {
            ScrollView { LazyVStack { box("a", 50, 20) } }.background { fill("all") }
        }
        expectFrames("margins of the content make it narrower", 100, 100, ["a": [20, 0, 60, 10]]) {
            ScrollView { fill("a") }.contentMargins(.horizontal, 20)
        }
    }

    @Test("readers, spacers, lines and priorities in stacks")
    func stacks() {
        expectFrames(
            "a reader has what is left, and its content its corner", 200, 100,
            ["a": [50, 0, 150, 100], "b": [50, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box("c", 50, 20)
                GeometryReader { _ in
                    fill("a"); box("b", 20, 20)
                }
            }
        }
        expectFrames("two readers share equally", 100, 100, ["a": [0, 0, 100, 50], "b": [0, 50, 100, 50]]) {
            VStack(spacing: 0) {
                GeometryReader { _ in fill("a") }
                GeometryReader { _ in fill("b") }
            }
        }
        // 50 + 20 + 50 is more than 100; the row is 120 wide.
        expectFrames("a spacer keeps its least length", 100, 100, ["b": [70, 0, 50, 20]]) {
            HStack(spacing: 0) {
                box("a", 50, 20); Spacer(minLength: 20); box("b", 50, 20)
            }
            .frame(width: 100, alignment: .leading)
        }
        expectFrames(
            "two spacers have equal shares", 100, 100, ["a": [30, 0, 20, 20], "b": [80, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                Spacer(); box("a", 20, 20); Spacer(); box("b", 20, 20)
            }
        }
        expectFrames("a line in a row is upright, as high as the row is offered", 100, 60, ["line": [20, 0, 0.5, 60]]) {
            HStack(spacing: 0) {
                box("a", 20, 20); Divider().accessibilityIdentifier("line"); box("b", 20, 20)
            }
        }
        expectFrames("or as the highest view, where nothing is offered", 100, 60, ["line": [20, 0, 0.5, 30]]) {
            HStack(spacing: 0) {
                box("a", 20, 30); Divider().accessibilityIdentifier("line")
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        expectFrames("a line in a column reaches from side to side", 100, 60, ["line": [0, 20, 100, 0.5]]) {
            VStack(alignment: .leading, spacing: 0) {
                box("a", 20, 20); Divider().accessibilityIdentifier("line")
            }
        }
        expectFrames("what grows is 10 by 10 at its ideal size", 100, 60, ["a": [0, 0, 10, 10]]) {
            fill("a").fixedSize()
        }
        // 100 for the view of the higher priority, which can use no more; then the rest.
        expectFrames("priority before flexibility", 200, 20, ["a": [0, 0, 100, 20], "b": [100, 0, 100, 20]]) {
            HStack(spacing: 0) {
                fill("a").frame(minWidth: 50, maxWidth: 100).layoutPriority(1); fill("b")
            }
        }
        // The lower priority keeps its least width, 60; the higher one has the rest.
        expectFrames(
            "the least of the lower priority is kept", 200, 20, ["a": [0, 0, 140, 20], "b": [140, 0, 60, 20]]
        ) {
            HStack(spacing: 0) {
                fill("a").layoutPriority(1); fill("b").frame(minWidth: 60)
            }
        }
        expectFrames(
            "the larger least width first", 300, 20,
            ["a": [0, 0, 75, 20], "b": [75, 0, 150, 20], "c": [225, 0, 75, 20]]
        ) {
            HStack(spacing: 0) {
                fill("a"); fill("b").frame(minWidth: 150); fill("c")
            }
        }
        // Views without a distance of their own are 8 apart: 100 − 8, half of it each.
        expectFrames("the standard distance", 100, 20, ["a": [0, 0, 46, 20], "b": [54, 0, 46, 20]]) {
            HStack {
                fill("a"); fill("b")
            }
        }
    }

    @Test("edges that bars make unsafe")
    func safeArea() {
        // The later modifier is the outer one: its bar is at the edge, the earlier one's above it.
        expectFrames(
            "bars at one edge", 100, 100,
            ["a": [0, 0, 100, 50], "inner": [0, 50, 100, 20], "outer": [0, 70, 100, 30]]
        ) {
            fill("a").safeAreaInset(edge: .bottom, spacing: 0) { fill("inner").frame(height: 20) }
                .safeAreaInset(edge: .bottom, spacing: 0) { fill("outer").frame(height: 30) }
        }
        expectFrames(
            "bars at two edges", 100, 100, ["a": [30, 20, 70, 80], "top": [30, 0, 70, 20], "side": [0, 0, 30, 100]]
        ) {
            fill("a").safeAreaInset(edge: .top, spacing: 0) { fill("top").frame(height: 20) }
                .safeAreaInset(edge: .leading, spacing: 0) { fill("side").frame(width: 30) }
        }
        expectFrames("a distance to the bar", 100, 100, ["a": [0, 0, 100, 75], "bar": [0, 80, 100, 20]]) {
            fill("a").safeAreaInset(edge: .bottom, spacing: 5) { fill("bar").frame(height: 20) }
        }
        expectFrames("a narrow bar is in the middle, or where its alignment says", 100, 100, ["bar": [80, 80, 20, 20]])
        {
            fill("a").safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { box("bar", 20, 20) }
        }
        expectFrames("what ignores them reaches below all bars", 100, 100, ["a": [0, 0, 100, 100]]) {
            fill("a").ignoresSafeArea()
                .safeAreaInset(edge: .bottom, spacing: 0) { fill("inner").frame(height: 20) }
                .safeAreaInset(edge: .top, spacing: 0) { fill("outer").frame(height: 30) }
        }
        expectFrames("a background reaches below them by itself", 100, 100, ["ground": [0, 0, 100, 100]]) {
            box("a", 20, 20).frame(maxWidth: .infinity, maxHeight: .infinity).background {
                fill("ground").ignoresSafeArea()
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { fill("bar").frame(height: 20) }
        }
    }

    @Test("the first view that fits")
    func fitting() {
        func choice(_ width: CGFloat, _ height: CGFloat, axes: Axis.Set = [.horizontal, .vertical]) -> some View {
            ViewThatFits(in: axes) {
                box("large", 80, 80); box("wide", 80, 20); box("small", 10, 10)
            }
            .frame(width: width, height: height, alignment: .topLeading)
        }
        expectFrames("both lengths count", 200, 200, ["wide": [0, 0, 80, 20]]) { choice(100, 50) }
        expectFrames("the last where none fits", 200, 200, ["small": [0, 0, 10, 10]]) { choice(5, 5) }
        expectFrames("one axis alone", 200, 200, ["large": [0, 0, 80, 80]]) { choice(100, 50, axes: .horizontal) }
        // The first view's ideal width is 300, though it could be narrower.
        expectFrames("ideal lengths count, and the chosen view has what there is", 200, 20, ["b": [0, 0, 200, 20]]) {
            ViewThatFits {
                fill("a").frame(idealWidth: 300, maxWidth: .infinity); fill("b")
            }
        }
    }

    @Test("padding, frames and places")
    func wrapping() {
        expectFrames("16 on all sides", 100, 100, ["a": [16, 16, 68, 68]]) { fill("a").padding() }
        expectFrames("the same on the desktop", 100, 100, idiom: .desktop, ["a": [16, 16, 68, 68]]) {
            fill("a").padding()
        }
        expectFrames("16 on the sides that are named", 100, 100, ["a": [16, 0, 68, 100]]) {
            fill("a").padding(.horizontal)
        }
        expectFrames("less than nothing makes larger", 100, 100, ["a": [-5, -5, 110, 110]]) { fill("a").padding(-5) }
        expectFrames("a frame's alignment", 100, 100, ["a": [80, 80, 20, 20]]) {
            box("a", 20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        expectFrames(
            "a place is that of the middle, and takes all there is", 100, 100,
            ["a": [20, 30, 20, 20], "all": [0, 0, 100, 100]]
        ) {
            box("a", 20, 20).position(x: 30, y: 40).background { fill("all") }
        }
        expectFrames("an ideal length counts where nothing is offered", 100, 100, ["a": [0, 0, 30, 40]]) {
            fill("a").frame(idealWidth: 30, idealHeight: 40).fixedSize()
        }
        expectFrames(
            "a guide outside of its view moves the others", 100, 100, ["a": [10, 0, 20, 10], "b": [0, 10, 20, 10]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box("a", 20, 10).alignmentGuide(.leading) { _ in -10 }; box("b", 20, 10)
            }
        }
    }
}
