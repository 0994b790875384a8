import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Frames of views that lie over each other. Layers are measured by what the stack is offered, and placed by what the stack has become.
@MainActor
@Suite("Cases of layers")
struct LayerCaseTests {
    @Test("a layer that is larger than the offer widens the others")
    func larger() {
        // The row is measured 300 wide, and placed in the 400 of the stack, whose middle is in the middle of the window.
        expectFrames(
            "a row beside a wide view", 300, 300,
            ["wide": [-50, 0, 400, 10], "left": [-50, 0, 30, 10], "right": [310, 0, 40, 10]]
        ) {
            ZStack {
                box("wide", 400, 10)
                HStack(spacing: 0) {
                    box("left", 30, 10); Spacer(); box("right", 40, 10)
                }
            }
        }
        // 100 by 100 is filled at 2 to 1 by 200 by 100.
        expectFrames("a picture that fills", 100, 100, ["picture": [-50, 0, 200, 100], "cover": [-50, 0, 200, 100]]) {
            ZStack {
                fill("picture").aspectRatio(2, contentMode: .fill); fill("cover")
            }
        }
        expectFrames("the same in a frame", 100, 100, ["picture": [-50, 0, 200, 100], "cover": [-50, 0, 200, 100]]) {
            ZStack {
                fill("picture").aspectRatio(2, contentMode: .fill); fill("cover")
            }
            .frame(width: 100, height: 100)
        }
        expectFrames(
            "a text at the corner of a picture that fills", 100, 100,
            ["picture": [-50, 0, 200, 100], "badge": [130, 90, 20, 10]]
        ) {
            ZStack {
                fill("picture").aspectRatio(2, contentMode: .fill)
                box("badge", 20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
            }
        }
        // The reader answers 100 by 100, and the stack is 150 by 100.
        expectFrames("a reader", 100, 100, ["read": [-25, 0, 150, 100], "wide": [-25, 30, 150, 40]]) {
            ZStack {
                box("wide", 150, 40); GeometryReader { _ in fill("read") }
            }
        }
        // Inside 100 by 120, then in 140 by 120 of the outer one.
        expectFrames(
            "a stack in a stack", 100, 100,
            ["wide": [-20, 45, 140, 10], "inner": [-20, -10, 140, 120], "high": [40, -10, 20, 120]]
        ) {
            ZStack {
                box("wide", 140, 10)
                ZStack {
                    fill("inner"); box("high", 20, 120)
                }
            }
        }
        expectFrames("a column between", 100, 100, ["wide": [-30, 0, 160, 10], "under": [-30, 20, 160, 80]]) {
            ZStack(alignment: .topLeading) {
                box("wide", 160, 10)
                VStack(spacing: 0) {
                    Spacer(minLength: 20).frame(height: 20); fill("under")
                }
            }
        }
    }

    @Test("a stack that is smaller than the offer offers its own size")
    func smaller() {
        expectFrames("limits", 300, 300, ["box": [0, 125, 100, 50], "limited": [10, 0, 80, 300]]) {
            ZStack {
                box("box", 100, 50); fill("limited").frame(maxWidth: 80)
            }
        }
        expectFrames("the highest priority decides", 100, 100, ["fill": [0, 0, 40, 20], "box": [0, 0, 40, 20]]) {
            ZStack {
                fill("fill"); box("box", 40, 20).layoutPriority(1)
            }
        }
        // Both of the lower priority are placed in 40 by 20: the square fits as 20 by 20.
        expectFrames(
            "proportions below a higher priority", 100, 100, ["square": [10, 0, 20, 20], "row": [0, 0, 15, 20]]
        ) {
            ZStack {
                fill("square").aspectRatio(1, contentMode: .fit)
                HStack(spacing: 0) {
                    fill("row").frame(maxWidth: 15); Spacer(minLength: 0)
                }
                box("box", 40, 20).layoutPriority(1)
            }
        }
        expectFrames("of ideal size", 100, 100, ["fill": [0, 0, 30, 20], "box": [0, 0, 30, 20]]) {
            ZStack {
                fill("fill"); box("box", 30, 20)
            }
            .fixedSize()
        }
        expectFrames("of ideal height", 100, 100, ["fill": [0, 0, 100, 30], "below": [45, 30, 10, 10]]) {
            VStack(spacing: 0) {
                ZStack {
                    fill("fill"); box("box", 50, 30)
                }
                .fixedSize(horizontal: false, vertical: true)
                box("below", 10, 10)
            }
        }
        expectFrames("in a scroll view", 100, 200, ["fill": [0, 0, 100, 50], "box": [35, 0, 30, 50]]) {
            ScrollView {
                ZStack {
                    fill("fill"); box("box", 30, 50)
                }
            }
        }
        expectFrames(
            "in a row", 100, 100, ["fill": [0, 0, 60, 100], "box": [20, 40, 20, 20], "next": [60, 30, 40, 40]]
        ) {
            HStack(spacing: 0) {
                ZStack {
                    fill("fill"); box("box", 20, 20)
                }
                box("next", 40, 40)
            }
        }
    }

    @Test("the guides of the layers as they are placed meet, not those as they were measured")
    func guides() {
        expectFrames("a corner", 200, 100, ["box": [0, 40, 60, 60], "fill": [40, 0, 20, 100]]) {
            ZStack(alignment: .bottomTrailing) {
                box("box", 60, 60); fill("fill").frame(width: 20)
            }
        }
        // 80 by 20 where 80 are offered, so the stack is 120 by 20; in 120 the view is 13⅓ high, and its middle is at 6⅔.
        expectFrames(
            "a view that is lower where it is wider", 80, 100,
            ["wrapping": [-20, 0, 120, 40.0 / 3], "box": [-20, 20.0 / 3 - 5, 120, 10]]
        ) {
            ZStack {
                box("box", 120, 10)
                WrappingLayout(area: 1600) { EmptyView() }.background { fill("wrapping") }
            }
        }
        // The first line of the row is at its own baseline; a box's is its bottom.
        expectFrames("baselines", 100, 100, ["low": [0, 20, 50, 10], "high": [0, 0, 50, 30]]) {
            ZStack(alignment: .leadingFirstTextBaseline) {
                box("low", 50, 10); box("high", 50, 30)
            }
        }
    }

    @Test(
        "several views of a background or an overlay are such a stack, and one is offered the size of what it lies on")
    func secondary() {
        // Behind 50 by 40 the stack is 80 by 40, 15 further out on both sides.
        expectFrames("a background", 100, 100, ["fill": [5, 20, 80, 40], "wide": [5, 35, 80, 10]]) {
            box("view", 50, 40).background {
                fill("fill"); box("wide", 80, 10)
            }
            .padding(20)
        }
        expectFrames("an overlay at a corner", 100, 100, ["fill": [-20, 0, 70, 40], "wide": [-20, 15, 70, 10]]) {
            box("view", 50, 40).overlay(alignment: .topTrailing) {
                box("wide", 70, 10); fill("fill")
            }
        }
        expectFrames("one view", 100, 100, ["fill": [0, 0, 50, 40]]) {
            box("view", 50, 40).background { if true { fill("fill") } }
        }
        expectFrames("one that does not fit", 100, 100, ["row": [0, 0, 50, 10], "last": [50, 0, 40, 10]]) {
            box("view", 70, 10).padding(.leading, 10).background(alignment: .leading) {
                HStack(spacing: 0) {
                    box("row", 50, 10); Spacer(minLength: 0); box("last", 40, 10)
                }
            }
        }
    }

    @Test("a stack of one view is that view: it is placed by the offer")
    func single() {
        // Offered nothing, the colour is 10 by 10; in 10 by 10 it would be 10 by 5.
        expectFrames("proportions", 100, 100, ["fill": [0, 0, 10, 10]]) {
            ZStack { fill("fill").aspectRatio(2, contentMode: .fit) }.fixedSize()
        }
        expectFrames(
            "a row in it has the priority of the view", 100, 10, ["first": [0, 0, 0, 10], "second": [0, 0, 100, 10]]
        ) {
            HStack(spacing: 0) {
                fill("first"); ZStack { fill("second").layoutPriority(1) }
            }
        }
    }

    @Test("a layer that grows takes the others along")
    func changing() throws {
        let model = Changing(50.0)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Bound(model) { width in
                ZStack {
                    box("wide", width.wrappedValue, 10)
                    HStack(spacing: 0) {
                        box("left", 10, 10); Spacer(minLength: 0)
                    }
                }
            }
        }
        defer { host.close() }
        #expect(try host.frame(of: "left").minX == 0)
        model.value = 160
        host.settle()
        #expect(try host.frame(of: "wide").minX == -30)
        #expect(try host.frame(of: "left").minX == -30)
        model.value = 20
        host.settle()
        #expect(try host.frame(of: "left").minX == 0)
    }
}
