import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Sizes of lazy grids and the frames of their cells, worked out by hand from what `GridItem` is documented to do: a fixed track has its length,
/// what is left is divided by the others one after the other in equal shares, and an adaptive one holds as many as fit into its share.
@MainActor
@Suite("Cases of lazy grids")
struct LazyGridCaseTests {
    /// A grid of some cells, 10 high, with a view behind it that is as large as the grid.
    private func grid(
        _ columns: [GridItem], cells: Int, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
    ) -> some View {
        LazyVGrid(columns: columns, alignment: alignment, spacing: spacing) {
            ForEach(0..<cells, id: \.self) { fill("\($0)").frame(height: 10) }
        }
        .background(fill("grid"))
    }

    private func rows(_ rows: [GridItem], cells: Int, spacing: CGFloat? = nil) -> some View {
        LazyHGrid(rows: rows, spacing: spacing) {
            ForEach(0..<cells, id: \.self) { fill("\($0)").frame(width: 10) }
        }
        .background(fill("grid"))
    }

    @Test("fixed tracks are as long as they say, and the grid as they are together")
    func fixed() {
        // 30 + 8 + 50 is 88: two lines of 10 with 8 between them are 28.
        expectFrames(
            "fixed columns", 200, 200,
            ["grid": [0, 0, 88, 28], "0": [0, 0, 30, 10], "1": [38, 0, 50, 10], "2": [0, 18, 30, 10]]
        ) { grid([GridItem(.fixed(30)), GridItem(.fixed(50))], cells: 4) }
        expectFrames(
            "fixed rows", 200, 200,
            ["grid": [0, 0, 28, 88], "0": [0, 0, 10, 30], "1": [0, 38, 10, 50], "2": [18, 0, 10, 30]]
        ) { rows([GridItem(.fixed(30)), GridItem(.fixed(50))], cells: 4) }
        // The distance after the last track is none.
        expectFrames("distances of their own", 200, 200, ["grid": [0, 0, 100, 15], "1": [50, 0, 50, 15]]) {
            LazyVGrid(columns: [GridItem(.fixed(30), spacing: 20), GridItem(.fixed(50), spacing: 70)]) {
                ForEach(0..<2, id: \.self) { fill("\($0)").frame(height: 15) }
            }
            .background(fill("grid"))
        }
        // 90 + 8 + 90 is 188: nothing is made smaller, and the window shows the middle of it, 44 further on.
        expectFrames("fixed columns that do not fit", 100, 200, ["grid": [-44, 0, 188, 10], "1": [54, 0, 90, 10]]) {
            grid([GridItem(.fixed(90)), GridItem(.fixed(90))], cells: 2)
        }
    }

    @Test("flexible tracks share what is left, within their limits")
    func flexible() {
        // (200 − 8) / 2 is 96.
        expectFrames(
            "equal shares", 200, 200, ["grid": [0, 0, 200, 10], "0": [0, 0, 96, 10], "1": [104, 0, 96, 10]]
        ) {
            grid([GridItem(.flexible()), GridItem(.flexible())], cells: 2)
        }
        // 200 − 8 − 60 is left for the second.
        expectFrames("beside a fixed one", 200, 200, ["0": [0, 0, 60, 10], "1": [68, 0, 132, 10]]) {
            grid([GridItem(.fixed(60)), GridItem(.flexible())], cells: 2)
        }
        // The shares are 96; the first is 140 at least, and 52 are left for the second.
        expectFrames("a minimum", 200, 200, ["grid": [0, 0, 200, 10], "0": [0, 0, 140, 10], "1": [148, 0, 52, 10]]) {
            grid([GridItem(.flexible(minimum: 140)), GridItem(.flexible())], cells: 2)
        }
        // 40 + 8 + 40: what nobody takes is not the grid's.
        expectFrames("maxima", 200, 200, ["grid": [0, 0, 88, 10], "1": [48, 0, 40, 10]]) {
            grid([GridItem(.flexible(maximum: 40)), GridItem(.flexible(maximum: 40))], cells: 2)
        }
        expectFrames("rows with maxima", 200, 200, ["grid": [0, 0, 10, 88], "1": [0, 48, 10, 40]]) {
            rows([GridItem(.flexible(maximum: 40)), GridItem(.flexible(maximum: 40))], cells: 2)
        }
        expectFrames("rows share the height", 200, 200, ["grid": [0, 0, 10, 200], "1": [0, 104, 10, 96]]) {
            rows([GridItem(.flexible()), GridItem(.flexible())], cells: 2)
        }
    }

    @Test("tracks are divided once, by what the grid is offered: what one leaves that has a maximum is nobody's")
    func dividedOnce() {
        // 280 − 60 − 16 is 204: 102 for each of two, of which the last takes 80. Together they are 258, in the middle of 280. Recorded on
        // macOS.
        expectFrames(
            "the last has a maximum", 280, 100,
            ["grid": [11, 0, 258, 10], "0": [11, 0, 60, 10], "1": [79, 0, 102, 10], "2": [189, 0, 80, 10]]
        ) {
            grid(
                [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))], cells: 3
            )
            .frame(width: 280)
        }
        // 192 is left, 64 a share: 40, then half of 152, then the rest.
        expectFrames(
            "the first has one", 208, 100,
            ["grid": [0, 0, 208, 10], "0": [0, 0, 40, 10], "1": [48, 0, 76, 10], "2": [132, 0, 76, 10]]
        ) {
            grid([GridItem(.flexible(maximum: 40)), GridItem(.flexible()), GridItem(.flexible())], cells: 3)
        }
        // Shares of 96: the second needs 120, and the grid is 224 wide in the middle of 200. The first has its 96 all the same.
        expectFrames(
            "the last has a minimum", 200, 100,
            ["grid": [-12, 0, 224, 10], "0": [-12, 0, 96, 10], "1": [92, 0, 120, 10]]
        ) {
            grid([GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], cells: 2).frame(width: 200)
        }
        // 208 − 8 is 200 for both: 100 each. Two of 30 and 8 between them fit into 100, a third as well needs 106; each may have 35.
        expectFrames(
            "an adaptive one with a maximum leaves what it does not use", 208, 100,
            ["0": [11, 0, 35, 10], "1": [54, 0, 35, 10], "2": [97, 0, 100, 10]]
        ) {
            grid([GridItem(.adaptive(minimum: 30, maximum: 35)), GridItem(.flexible())], cells: 3).frame(width: 208)
        }
        expectFrames(
            "rows, too", 100, 280,
            ["grid": [0, 11, 10, 258], "0": [0, 11, 10, 60], "1": [0, 79, 10, 102], "2": [0, 189, 10, 80]]
        ) {
            rows(
                [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))], cells: 3
            )
            .frame(height: 280)
        }
        // Offered nothing, tracks have their least lengths: 10 each.
        expectFrames("of ideal size", 280, 100, ["grid": [0, 0, 28, 10], "1": [18, 0, 10, 10]]) {
            grid([GridItem(.flexible()), GridItem(.flexible(maximum: 80))], cells: 2).fixedSize()
        }
    }

    @Test("an adaptive track holds as many columns as fit")
    func adaptive() {
        // 200 − 8 − 70 is 122, into which 40 + 8 + 40 fit, and a third does not: each has (122 − 8) / 2.
        expectFrames(
            "beside a fixed one", 200, 200,
            [
                "grid": [0, 0, 200, 28], "0": [0, 0, 70, 10], "1": [78, 0, 57, 10], "2": [143, 0, 57, 10],
                "3": [0, 18, 70, 10],
            ]
        ) { grid([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], cells: 4) }
        // Two of 60 and 10 between them fit into 150, and they may be 65 wide: 65 + 10 + 65.
        expectFrames("a maximum", 150, 200, ["grid": [0, 0, 140, 10], "1": [75, 0, 65, 10]]) {
            grid([GridItem(.adaptive(minimum: 60, maximum: 65), spacing: 10)], cells: 2)
        }
        // One is there though it does not fit, and has the room there is: see `LazyArrangement`. That is likely, and not documented.
        expectFrames("too little room", 50, 200, ["grid": [0, 0, 50, 28], "1": [0, 18, 50, 10]]) {
            grid([GridItem(.adaptive(minimum: 80))], cells: 2)
        }
        // 80 + 8 + 80 + 8 + 80 is just 256.
        expectFrames("just enough room", 256, 200, ["grid": [0, 0, 256, 10], "2": [176, 0, 80, 10]]) {
            grid([GridItem(.adaptive(minimum: 80))], cells: 3)
        }
        expectFrames("rows", 200, 110, ["grid": [0, 0, 28, 110], "1": [0, 59, 10, 51], "2": [18, 0, 10, 51]]) {
            rows([GridItem(.adaptive(minimum: 40))], cells: 4)
        }
    }

    @Test("cells stand in the middle of their track, or where the track says")
    func alignment() {
        func cells(_ alignment: Alignment?) -> some View {
            LazyVGrid(columns: [GridItem(.fixed(50), alignment: alignment), GridItem(.fixed(50))]) {
                box("small", 20, 10)
                box("large", 40, 30)
            }
        }
        expectFrames("the middle", 200, 200, ["small": [15, 10, 20, 10], "large": [63, 0, 40, 30]]) { cells(nil) }
        expectFrames("a corner", 200, 200, ["small": [30, 20, 20, 10], "large": [63, 0, 40, 30]]) {
            cells(.bottomTrailing)
        }
    }

    @Test("a grid across a scroll view is as large as its tracks, and so is the scroll view")
    func scrolled() {
        // Without a height of its own, a scroll view is as high as what it scrolls sideways: 40 + 8 + 40.
        expectFrames("rows in a stack", 200, 200, ["below": [0, 88, 30, 30]]) {
            VStack(alignment: .leading, spacing: 0) {
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
                        ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 30) }
                    }
                }
                box("below", 30, 30)
            }
        }
    }
}
