import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Grid")
struct GridTests {
    private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
    }

    @Test("a column is as wide as its widest cell, a row as high as its highest")
    func columnsAndRows() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6) {
                GridRow {
                    box("a", 20, 10); box("b", 30, 40)
                }
                GridRow {
                    box("c", 50, 20); box("d", 10, 10)
                }
            }
            .background { Color.blue.accessibilityIdentifier("grid") }
        }
        // 50 + 4 + 30 wide, 40 + 6 + 20 high, in the middle of the window.
        #expect(try host.frame(of: "grid") == CGRect(x: 58, y: 67, width: 84, height: 66))
        #expect(try host.frame(of: "b").origin == CGPoint(x: 112, y: 67))
        #expect(try host.frame(of: "c").origin == CGPoint(x: 58, y: 113))
        #expect(try host.frame(of: "d").origin == CGPoint(x: 112, y: 113))
    }

    @Test("alignments of the grid, of a row, of a column and of a cell")
    func alignments() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    box("a", 20, 10).gridColumnAlignment(.trailing); box("b", 20, 40)
                }
                GridRow {
                    box("c", 60, 20); box("d", 10, 10).gridCellAnchor(.bottomTrailing)
                }
            }
        }
        // The grid is 80 by 60 at (10, 20).
        #expect(try host.frame(of: "a") == CGRect(x: 50, y: 50, width: 20, height: 10))
        #expect(try host.frame(of: "d") == CGRect(x: 80, y: 70, width: 10, height: 10))
    }

    @Test("flexible columns share what is left; a view in no row takes all columns; so does one that spans")
    func sharing() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 10); Color.red.frame(height: 10).accessibilityIdentifier("b");
                    Color.red.frame(height: 10).accessibilityIdentifier("c")
                }
                Divider().accessibilityIdentifier("line")
                GridRow {
                    box("d", 10, 10); Color.red.frame(height: 10).accessibilityIdentifier("e").gridCellColumns(2)
                }
            }
        }
        #expect(try ["a", "b", "c", "e"].map { try host.frame(of: $0).width } == [40, 80, 80, 160])
        #expect(try host.frame(of: "e").minX == 40)
    }

    @Test("gridCellUnsizedAxes: a divider is as wide as the grid, and makes it no wider")
    func unsized() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 10); box("b", 20, 10)
                }
                Color.red.frame(height: 1).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
            }
        }
        #expect(try host.frame(of: "line").width == 60)
    }
}

@MainActor
@Suite("ViewThatFits")
struct ViewThatFitsTests {
    @Test("shows the first view that fits, else the last, and follows the window")
    func choice() throws {
        let host = TestHost(size: CGSize(width: 200, height: 50)) {
            ViewThatFits(in: .horizontal) {
                Text("wide").frame(width: 150)
                Text("middle").frame(width: 90)
                Text("small").frame(width: 60)
            }
        }
        #expect(host.texts == ["wide"])
        host.resize(to: CGSize(width: 100, height: 50))
        #expect(host.texts == ["middle"])
        host.resize(to: CGSize(width: 20, height: 50))
        #expect(host.texts == ["small"])
        host.resize(to: CGSize(width: 200, height: 50))
        #expect(host.texts == ["wide"])
    }
}

@MainActor
@Suite("Safe area")
struct SafeAreaTests {
    private func named(_ name: String) -> some View { Color.red.accessibilityIdentifier(name) }

    @Test("safeAreaInset puts a bar at an edge; what ignores the safe area reaches under it")
    func inset() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ZStack {
                named("all").ignoresSafeArea()
                named("safe")
                GeometryReader { proxy in Text("\(Int(proxy.safeAreaInsets.bottom))") }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { named("bar").frame(height: 20) }
        }
        #expect(try host.frame(of: "bar") == CGRect(x: 0, y: 80, width: 100, height: 20))
        #expect(try host.frame(of: "safe") == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(try host.frame(of: "all") == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(host.texts == ["20"])
    }

    @Test("safeAreaInset on one of several views, in a stack")
    func insetInLists() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                named("top").frame(height: 30)
                Group {
                    named("rest")
                }
                .safeAreaInset(edge: .bottom, spacing: 0) { named("bar").frame(height: 20) }
            }
        }
        #expect(try host.frame(of: "rest") == CGRect(x: 0, y: 30, width: 100, height: 50))
        #expect(try host.frame(of: "bar") == CGRect(x: 0, y: 80, width: 100, height: 20))
    }

    @Test("safeAreaPadding pads, and lets views reach into the padding on the edges they name")
    func padding() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            VStack(spacing: 0) {
                named("top").frame(height: 30).frame(maxWidth: .infinity).edgesIgnoringSafeArea(.horizontal)
                named("rest")
            }
            .safeAreaPadding(10)
        }
        #expect(try host.frame(of: "rest") == CGRect(x: 10, y: 40, width: 80, height: 50))
    }

    @Test("without bars there is nothing to ignore")
    func none() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) { named("a").padding(10).ignoresSafeArea() }
        #expect(try host.frame(of: "a") == CGRect(x: 10, y: 10, width: 80, height: 80))
    }

    @Test("containerRelativeFrame: all of the window's content, a part, a length of one's own")
    func relative() throws {
        let host = TestHost(size: CGSize(width: 120, height: 100)) {
            VStack(spacing: 0) {
                named("whole").frame(height: 10).containerRelativeFrame(.horizontal)
                named("part").frame(height: 10).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6)
                named("own").frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length / 4 }
            }
            .fixedSize()
        }
        // (120 − 12) / 3 = 36 a part; two and the space between are 78.
        #expect(try ["whole", "part", "own"].map { try host.frame(of: $0).width } == [120, 78, 30])
    }
}

@MainActor
@Suite("Right to left")
struct RightToLeftTests {
    private func box(_ name: String, _ width: CGFloat) -> some View {
        Color.red.frame(width: width, height: 10).accessibilityIdentifier(name)
    }

    @Test("rows, alignment, padding and layers are mirrored; what the direction changes to is followed")
    func mirrored() throws {
        struct Screen: View {
            @State private var direction = LayoutDirection.rightToLeft
            let content: AnyView
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    content
                    Button("turn") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .environment(\.layoutDirection, direction)
            }
        }
        let content = AnyView(
            HStack(spacing: 0) {
                box("a", 20)
                box("b", 30).padding(.leading, 5)
            }
            .overlay(alignment: .topTrailing) { box("badge", 4) })
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Screen(content: content) }
        #expect(try host.frame(of: "a").minX == 180)
        #expect(try host.frame(of: "b") == CGRect(x: 145, y: host.frame(of: "a").minY, width: 30, height: 10))
        #expect(try host.frame(of: "badge").minX == 145)
        try host.tap("turn")
        #expect(try host.frame(of: "a").minX == 0)
        #expect(try host.frame(of: "b").minX == 25)
        #expect(try host.frame(of: "badge").maxX == 55)
    }

    @Test("flipsForRightToLeftLayoutDirection draws a view mirrored where the direction is right to left")
    func flips() throws {
        let host = TestHost(size: CGSize(width: 100, height: 20)) {
            HStack(spacing: 0) {
                Color.black; Color.white
            }
            .environment(\.layoutDirection, .leftToRight)
            .flipsForRightToLeftLayoutDirection(true)
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try host.color(at: CGPoint(x: 90, y: 10)).red == 0)
        #expect(try host.color(at: CGPoint(x: 10, y: 10)).red == 1)
    }
}
