import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

extension VerticalAlignment {
    private enum Marked: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.top] }
    }
    fileprivate static let marked = VerticalAlignment(Marked.self)
}

extension HorizontalAlignment {
    private enum Column: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.leading] }
    }
    fileprivate static let column = HorizontalAlignment(Column.self)
}

/// Frames of views inside each other, worked out by hand. Each case tells the rule that gives its numbers; the root stands in the
/// middle of the window.
@MainActor
@Suite("Placement cases")
struct PlacementCaseTests {
    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }
    private func filling(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

    private func check(
        _ rule: String, _ width: CGFloat, _ height: CGFloat, _ frames: [String: [CGFloat]],
        @ViewBuilder _ view: @escaping () -> some View
    ) throws {
        let host = TestHost(size: CGSize(width: width, height: height), content: view)
        defer { host.close() }
        for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
            let found = try host.frame(of: name)
            let numbers = [found.minX, found.minY, found.width, found.height]
            #expect(
                zip(numbers, frame).allSatisfy { abs($0 - $1) < 0.01 },
                "\(rule): \(name) is at \(numbers), not \(frame)")
        }
    }

    @Test("guides of an app's own go through nested stacks")
    func nestedGuides() throws {
        // The column has one view with a guide of its own: its middle, at 30 + 10. The other's default does not count.
        try check(
            "one explicit guide is the container's", 100, 100,
            ["a": [40, 25, 10, 30], "b": [40, 55, 10, 20], "c": [50, 60, 10, 10]]
        ) {
            HStack(alignment: .marked, spacing: 0) {
                VStack(spacing: 0) {
                    box("a", 10, 30)
                    box("b", 10, 20).alignmentGuide(.marked) { $0[VerticalAlignment.center] }
                }
                box("c", 10, 10).alignmentGuide(.marked) { $0[VerticalAlignment.center] }
            }
        }
        // Guides at 0 and at 30 + 20 make one at 25; the third view's default is its top.
        try check(
            "several are their mean", 100, 100,
            ["a": [40, 25, 10, 30], "b": [40, 55, 10, 20], "c": [50, 50, 10, 10]]
        ) {
            HStack(alignment: .marked, spacing: 0) {
                VStack(spacing: 0) {
                    box("a", 10, 30).alignmentGuide(.marked) { $0[.top] }
                    box("b", 10, 20).alignmentGuide(.marked) { $0[.bottom] }
                }
                box("c", 10, 10)
            }
        }
        // Rows of a column with one guide: the boxes after the guide begin at one x. The wider label is 30, so the guide is at 30.
        try check(
            "labels of different widths", 100, 100,
            ["a": [50, 40, 20, 10], "b": [50, 50, 20, 10], "la": [40, 40, 10, 10], "lb": [20, 50, 30, 10]]
        ) {
            VStack(alignment: .column, spacing: 0) {
                HStack(spacing: 0) {
                    box("la", 10, 10); box("a", 20, 10).alignmentGuide(.column) { $0[.leading] }
                }
                HStack(spacing: 0) {
                    box("lb", 30, 10); box("b", 20, 10).alignmentGuide(.column) { $0[.leading] }
                }
            }
            .padding(.trailing, 10)
        }
        // Padding and frames hand guides on, moved: 10 above the middle of b, which reaches out of its frame by 5 on each side.
        try check("through modifiers", 100, 100, ["b": [40, 40, 10, 20], "c": [55, 45, 10, 10]]) {
            HStack(alignment: .marked, spacing: 0) {
                box("b", 10, 20).alignmentGuide(.marked) { $0[VerticalAlignment.center] }
                    .padding(10).background { Color.blue }.frame(width: 20)
                box("c", 10, 10).alignmentGuide(.marked) { $0[VerticalAlignment.center] }
            }
        }
    }

    @Test("guides that lie outside of their views")
    func outsideGuides() throws {
        // The second view's guide is 10 above it, so it stands 10 lower, and the row is 20 high.
        try check("above", 100, 100, ["a": [40, 40, 10, 10], "b": [50, 50, 10, 10]]) {
            HStack(alignment: .top, spacing: 0) {
                box("a", 10, 10); box("b", 10, 10).alignmentGuide(.top) { _ in -10 }
            }
        }
        // Leading guides at 15 and 0: the first view begins 15 before the second; the column is 25 wide.
        try check("beside", 100, 100, ["a": [37.5, 40, 10, 10], "b": [52.5, 50, 10, 10]]) {
            VStack(alignment: .leading, spacing: 0) {
                box("a", 10, 10).alignmentGuide(.leading) { _ in 15 }; box("b", 10, 10)
            }
        }
        // In layers: both guides meet. The middle of a is put on the leading edge of b: a reaches 10 further to the left.
        try check("layers", 100, 100, ["a": [35, 45, 20, 10], "b": [45, 40, 20, 20]]) {
            ZStack(alignment: .leading) {
                box("a", 20, 10).alignmentGuide(.leading) { $0[HorizontalAlignment.center] }; box("b", 20, 20)
            }
        }
    }

    @Test("alignment of what is smaller and of what is larger than its frame")
    func frames() throws {
        try check("at the trailing edge of what is left", 100, 40, ["a": [20, 0, 80, 40]]) {
            filling("a").frame(maxWidth: 80).frame(maxWidth: .infinity, alignment: .trailing)
        }
        try check("in the middle by default", 100, 40, ["a": [10, 0, 80, 40]]) {
            filling("a").frame(maxWidth: 80).frame(maxWidth: .infinity)
        }
        // The frame stands at 25; its view begins there and reaches out to the right.
        try check("larger, leading", 100, 40, ["a": [25, 15, 80, 10]]) {
            box("a", 80, 10).frame(width: 50, alignment: .leading)
        }
        try check("larger, in the middle", 100, 40, ["a": [10, 15, 80, 10]]) { box("a", 80, 10).frame(width: 50) }
        try check("larger, trailing", 100, 40, ["a": [-5, 15, 80, 10]]) {
            box("a", 80, 10).frame(width: 50, alignment: .trailing)
        }
        // 40 × 40 in the middle, its corner at 30, 30.
        try check("a corner", 100, 100, ["a": [60, 60, 10, 10]]) {
            box("a", 10, 10).frame(width: 40, height: 40, alignment: .bottomTrailing)
        }
        // At least 60, at most 80, of 70 offered: 70, and inside it the view of at most 30, leading.
        try check("limits in limits", 70, 40, ["a": [0, 0, 30, 40]]) {
            filling("a").frame(maxWidth: 30).frame(minWidth: 60, maxWidth: 80, alignment: .leading)
        }
        // The outer limit of 30 holds; the inner keeps its 50 and reaches out evenly.
        try check("a minimum in a smaller maximum", 100, 40, ["a": [25, 0, 50, 40]]) {
            filling("a").frame(minWidth: 50).frame(maxWidth: 30)
        }
        try check("of nothing", 100, 100, ["a": [45, 45, 10, 10]]) { box("a", 10, 10).frame(width: 0, height: 0) }
    }

    @Test("in a window of nothing, and in one that is too small")
    func smallWindows() throws {
        try check("a rigid view stands around the middle", 0, 0, ["a": [-10, -10, 20, 20]]) { box("a", 20, 20) }
        try check("one that fills has nothing", 0, 0, ["a": [0, 0, 0, 0]]) { filling("a") }
        // 30 + 8 + nothing: the rigid view stays, what fills gets nothing, and the row reaches out to both sides.
        try check("a row", 10, 10, ["a": [-14, -5, 30, 20], "b": [24, 0, 0, 10]]) {
            HStack(spacing: 8) {
                box("a", 30, 20); filling("b")
            }
        }
        try check("fixedSize keeps the ideal", 10, 10, ["a": [-15, 0, 40, 10]]) {
            filling("a").frame(idealWidth: 40).fixedSize(horizontal: true, vertical: false)
        }
    }

    @Test("priorities: who is served first, and what is set aside for the others")
    func priorities() throws {
        try check("the higher takes all", 100, 10, ["a": [0, 0, 0, 10], "b": [0, 0, 100, 10]]) {
            HStack(spacing: 0) {
                filling("a"); filling("b").layoutPriority(1)
            }
        }
        try check("less a lower one's minimum", 100, 10, ["a": [0, 0, 30, 10], "b": [30, 0, 70, 10]]) {
            HStack(spacing: 0) {
                filling("a").frame(minWidth: 30); filling("b").layoutPriority(1)
            }
        }
        try check("a negative one comes last", 100, 10, ["a": [0, 0, 100, 10], "b": [100, 0, 0, 10]]) {
            HStack(spacing: 0) {
                filling("a"); filling("b").layoutPriority(-1)
            }
        }
        // Of one priority the least flexible chooses first: 20 of its third, then the others share 80.
        try check("limits choose first", 100, 10, ["a": [0, 0, 40, 10], "b": [40, 0, 20, 10], "c": [60, 0, 40, 10]]) {
            HStack(spacing: 0) {
                filling("a"); filling("b").frame(maxWidth: 20); filling("c")
            }
        }
        // A stack is as important as it is said to be, not as what is in it.
        try check("priority does not leave a stack", 100, 10, ["a": [0, 0, 50, 10], "b": [50, 0, 50, 10]]) {
            HStack(spacing: 0) {
                HStack(spacing: 0) { filling("a").layoutPriority(9) }; filling("b")
            }
        }
        // Only through modifiers.
        try check("but goes through modifiers", 100, 10, ["a": [0, 0, 100, 10], "b": [100, 0, 0, 10]]) {
            HStack(spacing: 0) {
                filling("a").layoutPriority(9).padding(0); filling("b")
            }
        }
    }

    @Test("spacers between views, in rows that are in columns")
    func spacers() throws {
        try check(
            "two share what is left", 100, 10, ["a": [0, 0, 20, 10], "b": [40, 0, 20, 10], "c": [80, 0, 20, 10]]
        ) {
            HStack(spacing: 0) {
                box("a", 20, 10); Spacer(); box("b", 20, 10); Spacer(); box("c", 20, 10)
            }
        }
        // Views that fill come before spacers: these have their least length.
        try check("a view that fills leaves a spacer its least", 100, 10, ["a": [0, 0, 92, 10]]) {
            HStack(spacing: 0) {
                filling("a"); Spacer(minLength: 8)
            }
        }
        try check(
            "a column's spacer is vertical", 40, 100,
            ["a": [10, 0, 20, 10], "b": [0, 90, 20, 10], "c": [20, 90, 20, 10]]
        ) {
            VStack(spacing: 0) {
                box("a", 20, 10)
                Spacer()
                HStack(spacing: 0) {
                    box("b", 20, 10); Spacer(minLength: 0); box("c", 20, 10)
                }
            }
        }
    }

    @Test("what moves a view without moving its neighbours, and what lies over and under it")
    func apart() throws {
        try check("offset", 100, 10, ["a": [10, 7, 40, 10], "b": [50, 0, 40, 10]]) {
            HStack(spacing: 0) {
                box("a", 40, 10).offset(x: 0, y: 7); box("b", 40, 10)
            }
        }
        // The view's middle at 5, 5 of a frame that stands at 30.
        try check("position", 100, 100, ["a": [30, 30, 10, 10]]) {
            box("a", 10, 10).position(x: 5, y: 5).frame(width: 40, height: 40)
        }
        try check("a larger overlay at a corner", 100, 100, ["o": [30, 30, 30, 30]]) {
            box("a", 20, 20).overlay(alignment: .bottomTrailing) { box("o", 30, 30) }
        }
        try check("a background is offered its view's size", 100, 100, ["b": [35, 40, 30, 20]]) {
            box("a", 30, 20).background { filling("b") }
        }
        try check("negative padding lets reach out", 100, 100, ["a": [30, 30, 40, 40], "b": [35, 65, 30, 10]]) {
            VStack(spacing: 0) {
                filling("a").padding(-5).frame(width: 30, height: 30); box("b", 30, 10)
            }
            .padding(.top, 10)
        }
        // 40 × 20 is filled by 2 : 1 of ... 40 × 40 needs 80 × 40: it reaches out by 20 on each side.
        try check("proportions that fill reach out evenly", 100, 100, ["a": [10, 30, 80, 40]]) {
            filling("a").aspectRatio(2, contentMode: .fill).frame(width: 40, height: 40)
        }
        try check("proportions that fit stand in the middle", 100, 100, ["a": [30, 40, 40, 20]]) {
            filling("a").aspectRatio(2, contentMode: .fit).frame(width: 40, height: 40)
        }
    }

    @Test("rows and columns inside each other, each aligned by itself")
    func nestedStacks() throws {
        // The column is 40 × 30 beside 10 × 50: the row is 50 high, and the column begins 10 lower.
        try check(
            "a column in a row", 100, 100, ["a": [25, 35, 20, 10], "b": [25, 45, 40, 20], "c": [65, 25, 10, 50]]
        ) {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 20, 10); box("b", 40, 20)
                }
                box("c", 10, 50)
            }
        }
        try check(
            "bottom in a row, trailing in a column", 100, 100,
            ["a": [45, 25, 20, 10], "b": [25, 35, 40, 40], "c": [65, 65, 10, 10]]
        ) {
            HStack(alignment: .bottom, spacing: 0) {
                VStack(alignment: .trailing, spacing: 0) {
                    box("a", 20, 10); box("b", 40, 40)
                }
                box("c", 10, 10)
            }
        }
        // Layers: 60 × 60 and in its corner a column of 20 × 20.
        try check("a column in a corner", 100, 100, ["a": [60, 20, 20, 10], "b": [70, 30, 10, 10]]) {
            ZStack(alignment: .topTrailing) {
                box("z", 60, 60)
                VStack(alignment: .trailing, spacing: 0) {
                    box("a", 20, 10); box("b", 10, 10)
                }
            }
        }
        // A reader takes 60 × 40 of the frame and puts its views in its corner.
        try check("a reader", 100, 100, ["a": [20, 30, 10, 10]]) {
            GeometryReader { _ in box("a", 10, 10) }.frame(width: 60, height: 40)
        }
    }
}
