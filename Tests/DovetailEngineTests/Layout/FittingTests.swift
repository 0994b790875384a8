import DovetailCore
import Foundation
import Testing
import ViewSupport

@testable import DovetailTesting

/// Lengths and places that follow from single rules, where one side or axis differs from the other.
@MainActor
@Suite("One side and the other")
struct FittingTests {
    private func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityLabel(name)
    }

    private func fill(_ name: String) -> some View { Color.blue.accessibilityLabel(name) }

    private func host<Content: View>(
        _ width: CGFloat = 300, _ height: CGFloat = 200, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        TestHost(size: CGSize(width: width, height: height)) { content() }
    }

    @Test("padding on each side is that of the side, in both directions of reading")
    func padding() throws {
        func frame(_ direction: LayoutDirection) throws -> CGRect {
            try host {
                fill("a").padding(EdgeInsets(top: 1, leading: 20, bottom: 4, trailing: 80))
                    .environment(\.layoutDirection, direction)
            }.frame(of: "a")
        }
        #expect(try frame(.leftToRight) == CGRect(x: 20, y: 1, width: 200, height: 195))
        #expect(try frame(.rightToLeft) == CGRect(x: 80, y: 1, width: 200, height: 195))
        let edges = host { fill("a").padding(.leading, 7).padding([.top, .trailing], 9) }
        #expect(try edges.frame(of: "a") == CGRect(x: 7, y: 9, width: 284, height: 191))
        #expect(try host { fill("a").padding() }.frame(of: "a") == CGRect(x: 16, y: 16, width: 268, height: 168))
    }

    @Test("padding larger than what is offered leaves nothing, not less")
    func hugePadding() throws {
        let host = host(30, 200) { HStack(spacing: 0) { Text("a text of some words").padding(.horizontal, 40) } }
        #expect(try host.frame(of: "a text of some words").width >= 0)
        let column = self.host(30, 40) { fill("a").padding(40) }
        #expect(try column.frame(of: "a").size == .zero)
    }

    @Test("a spacer between two views keeps the standard distance at least, along the axis of its stack alone")
    func spacers() throws {
        let row = host {
            HStack(spacing: 0) {
                block("a", 50, 20)
                Spacer()
                block("b", 50, 20)
            }
            .fixedSize()
            .background { fill("row") }
        }
        #expect(try row.frame(of: "row").size == CGSize(width: 108, height: 20))
        let column = host {
            VStack(spacing: 0) {
                block("a", 50, 20)
                Spacer()
                block("b", 50, 20)
            }
            .fixedSize()
            .background { fill("column") }
        }
        #expect(try column.frame(of: "column").size == CGSize(width: 50, height: 48))
        let given = host {
            HStack(spacing: 0) {
                block("a", 50, 20)
                Spacer(minLength: 3)
                block("b", 50, 20)
            }
            .fixedSize()
            .background { fill("row") }
        }
        #expect(try given.frame(of: "row").width == 103)
    }

    @Test("position puts the middle of a view at the point, on both axes")
    func position() throws {
        #expect(
            try host { block("a", 20, 60).position(x: 100, y: 50) }.frame(of: "a")
                == CGRect(x: 90, y: 20, width: 20, height: 60))
    }

    @Test(
        "views over one another: the widest and the highest count, wherever they are among the others", arguments: 0..<3
    )
    func overOneAnother(_ shift: Int) throws {
        let sizes = [CGSize(width: 20, height: 90), CGSize(width: 70, height: 10), CGSize(width: 30, height: 30)]
        let order = (0..<3).map { sizes[($0 + shift) % 3] }
        for alignment in [Alignment.topLeading, .center, .bottomTrailing] {
            let host = host {
                ZStack(alignment: alignment) {
                    ForEach(0..<3, id: \.self) { block("\($0)", order[$0].width, order[$0].height) }
                }
                .background { fill("all") }
            }
            #expect(try host.frame(of: "all").size == CGSize(width: 70, height: 90))
        }
    }

    @Test("a change of the priority alone shares the space out anew")
    func priority() throws {
        let model = Changing(0.0)
        let host = host {
            Bound(model) { priority in
                HStack(spacing: 0) {
                    fill("a").frame(minWidth: 40).layoutPriority(priority.wrappedValue)
                    fill("b").frame(minWidth: 40)
                }
            }
        }
        #expect(try host.frame(of: "a").width == 150)
        model.value = 1
        host.settle()
        #expect(try host.frame(of: "a").width == 260)
        model.value = -1
        host.settle()
        #expect(try host.frame(of: "a").width == 40)
        model.value = 0
        host.settle()
        #expect(try host.frame(of: "a").width == 150)
    }

    private struct Distant: Layout {
        let isNear: Bool
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 30, height: 30)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
        func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { isNear ? .zero : ViewSpacing() }
    }

    @Test("a change of the distance that a view keeps, and of nothing else, moves its neighbours")
    func spacing() throws {
        let model = Changing(false)
        let host = host {
            Bound(model) { isNear in
                HStack(alignment: .top) {
                    block("a", 30, 30)
                    Distant(isNear: isNear.wrappedValue) { fill("b") }
                    block("c", 30, 30)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        #expect(try host.frame(of: "c").minX == 76)
        model.value = true
        host.settle()
        #expect(try host.frame(of: "c").minX == 60)
        model.value = false
        host.settle()
        #expect(try host.frame(of: "c").minX == 76)
    }

    @Test("a grid's columns and rows have distances of their own; views in no row stand alone between rows")
    func gridSpacing() throws {
        let host = host {
            Grid(horizontalSpacing: 10, verticalSpacing: 3) {
                GridRow {
                    block("a", 20, 20)
                    block("b", 40, 20)
                    block("c", 20, 20)
                }
                block("whole", 5, 7)
                GridRow {
                    block("d", 30, 20)
                    block("e", 20, 20)
                }
            }
            .background { fill("grid") }
        }
        let grid = try host.frame(of: "grid")
        #expect(grid.size == CGSize(width: 30 + 10 + 40 + 10 + 20, height: 20 + 3 + 7 + 3 + 20))
        func x(_ name: String) throws -> CGFloat { try host.frame(of: name).minX - grid.minX }
        func y(_ name: String) throws -> CGFloat { try host.frame(of: name).minY - grid.minY }
        #expect(try [x("a"), x("b"), x("c"), x("d"), x("e")] == [5, 40, 90, 0, 50])
        #expect(try [y("a"), y("whole"), y("d"), y("e")] == [0, 23, 33, 33])
    }

    @Test("in a cell an anchor counts on each axis by itself, and a row's own alignment before the grid's")
    func gridCells() throws {
        let host = host {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    block("high", 10, 80)
                    block("bottom", 10, 20)
                }
                GridRow {
                    block("wide", 60, 40)
                    block("anchored", 10, 10).gridCellAnchor(UnitPoint(x: 1, y: 0.5))
                    block("column", 50, 10)
                }
            }
            .background { fill("grid") }
        }
        let grid = try host.frame(of: "grid")
        #expect(grid.size == CGSize(width: 120, height: 120))
        #expect(try host.frame(of: "bottom").maxY - grid.minY == 80)
        let anchored = try host.frame(of: "anchored")
        #expect((anchored.minX - grid.minX).rounded() == 60)
        #expect((anchored.minY - grid.minY).rounded() == 95)
    }

    @Test("what spans columns that are too narrow widens each of them by the same")
    func gridSpan() throws {
        let host = host {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    block("a", 20, 10)
                    block("b", 40, 10)
                }
                GridRow { block("span", 110, 10).gridCellColumns(2) }
            }
            .background { fill("grid") }
        }
        let grid = try host.frame(of: "grid")
        #expect(grid.width == 110)
        // 40 points are missing: 20 for each column; what is in them stays in the middle.
        #expect(try host.frame(of: "a").midX - grid.minX == 20)
        #expect(try host.frame(of: "b").midX - grid.minX == 40 + 10 + 30)
    }

    @Test("bars at leading and trailing edges take their width and the distance; what ignores them reaches all edges")
    func safeAreas() throws {
        let host = host {
            fill("inside")
                .safeAreaInset(edge: .leading, spacing: 4) { Color.green.frame(width: 30).accessibilityLabel("left") }
                .safeAreaInset(edge: .trailing, spacing: 6) { Color.green.frame(width: 50).accessibilityLabel("right") }
                .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 20).accessibilityLabel("top") }
        }
        #expect(try host.frame(of: "inside") == CGRect(x: 34, y: 20, width: 210, height: 180))
        #expect(try host.frame(of: "left") == CGRect(x: 0, y: 20, width: 30, height: 180))
        #expect(try host.frame(of: "right") == CGRect(x: 250, y: 20, width: 50, height: 180))
        #expect(try host.frame(of: "top") == CGRect(x: 0, y: 0, width: 300, height: 20))
        let standard = self.host {
            fill("inside").safeAreaInset(edge: .bottom) { Color.green.frame(height: 20).accessibilityLabel("bottom") }
        }
        #expect(try standard.frame(of: "inside") == CGRect(x: 0, y: 0, width: 300, height: 172))
    }

    @Test("a reader tells how far a view could reach, through regions within one another")
    func nestedRegions() throws {
        let host = host {
            GeometryReader { proxy in
                let insets = proxy.safeAreaInsets
                Text("\(Int(insets.top)) \(Int(insets.leading)) \(Int(insets.bottom)) \(Int(insets.trailing))")
            }
            .safeAreaPadding(.top, 10)
            .safeAreaPadding(.leading, 5)
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
        }
        #expect(host.texts == ["10 5 20 0"])
        let both = self.host {
            fill("a").ignoresSafeArea()
                .safeAreaPadding(.top, 10)
                .safeAreaPadding(.top, 15)
        }
        #expect(try both.frame(of: "a") == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test("parts of the container: with the distances between them, and over several")
    func relative() throws {
        let host = host(320, 100) {
            VStack(spacing: 0) {
                fill("one").containerRelativeFrame(.horizontal, count: 4, spacing: 8)
                fill("three").containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
            }
        }
        #expect(try host.frame(of: "one").width == 74)
        #expect(try host.frame(of: "three").width == 74 * 3 + 16)
    }

    @Test("onGeometryChange tells the value at first, and then the old and the new one")
    func geometryChange() {
        let log = Probe<String>()
        let host = host {
            fill("a").onGeometryChange(for: Int.self) {
                Int($0.size.width)
            } action: {
                log.note("\($0) \($1)")
            }
        }
        host.settle()
        host.resize(to: CGSize(width: 250, height: 200))
        host.settle()
        host.resize(to: CGSize(width: 250, height: 100))
        host.settle()
        #expect(log.entries == ["300 300", "300 250"])
    }

    @Test("when only the alignment inside a fixed frame changes, the neighbour on the same baseline moves along")
    func baselineInFrame() throws {
        let model = Changing(Alignment.top)
        let host = host {
            Bound(model) { alignment in
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text("one").accessibilityIdentifier("a")
                    Text("two").accessibilityIdentifier("b")
                        .frame(width: 60, height: 80, alignment: alignment.wrappedValue)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            }
        }
        func distance() throws -> CGFloat { try host.frame(of: "a").minY - host.frame(of: "b").minY }
        for alignment in [Alignment.top, .bottom, .center, .top, .bottomTrailing] {
            model.value = alignment
            host.settle()
            #expect(try distance() == 0, "\(alignment)")
        }
    }

    @Test("what is proposed to a container of the same size still reaches its children")
    func otherProposal() throws {
        struct Fixed: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 10, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
            }
        }
        let host = host { Fixed { fill("a") } }
        #expect(try host.frame(of: "a").size == CGSize(width: 300, height: 200))
        host.resize(to: CGSize(width: 150, height: 90))
        #expect(try host.frame(of: "a").size == CGSize(width: 150, height: 90))
    }

    @Test(
        "a frame with limits that is offered nothing offers its view nothing, also when it is placed, unless a limit says its length"
    )
    func unproposedFrame() throws {
        // Of the 100 points that they like together, an equal offer would give each 50.
        func row(_ least: CGFloat, _ most: CGFloat) throws -> [CGFloat] {
            let host = host {
                HStack(spacing: 0) {
                    fill("a").frame(idealWidth: 30)
                    fill("b").frame(idealWidth: 70)
                }
                .frame(minWidth: least, maxWidth: most)
                .fixedSize()
            }
            return try ["a", "b"].map { try host.frame(of: $0).width }
        }
        #expect(try row(50, 500) == [30, 70])
        #expect(try row(160, 500) == [80, 80])
        #expect(try row(10, 60) == [30, 30])
    }

    @Test(
        "what cannot be shorter comes before a text, in whatever order they stand, also where the text has room in its share"
    )
    func fixedBeforeText() throws {
        let text = Text("a text of some words").lineLimit(1)
        let whole = try host(1000, 50) { text.accessibilityLabel("text") }.frame(of: "text").width
        // Beside what is as long as the text there is half of that for it; beside what is twice as long, too.
        for length in [whole, 2 * whole] {
            for isFirst in [true, false] {
                let host = host(length + whole / 2, 50) {
                    HStack(spacing: 0) {
                        if !isFirst { block("fixed", length, 20) }
                        text.accessibilityLabel("text")
                        if isFirst { block("fixed", length, 20) }
                    }
                }
                let (own, other) = (try host.frame(of: "text"), try host.frame(of: "fixed"))
                #expect(other.width == length)
                #expect(own.width <= whole / 2 && own.width > 0)
                #expect(min(own.minX, other.minX) >= 0 && max(own.maxX, other.maxX) <= length + whole / 2)
            }
        }
    }
}
