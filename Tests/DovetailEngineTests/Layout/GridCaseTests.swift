import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// Frames in grids, worked out by hand. Each case tells the rule that gives its numbers.
@MainActor
@Suite("Cases of grids")
struct GridCaseTests {
    @Test("columns, rows and their distances")
    func grid() {
        // Columns of 20 and 30, rows of 10 and 20, 8 apart. Cells stand in the middle of what their column and row give them.
        expectFrames(
            "distances of 8, cells in the middle", 200, 200,
            ["a": [0, 0, 20, 10], "b": [28, 0, 30, 10], "c": [5, 18, 10, 20], "d": [38, 23, 10, 10]]
        ) {
            Grid {
                GridRow {
                    box("a", 20, 10); box("b", 30, 10)
                }
                GridRow {
                    box("c", 10, 20); box("d", 10, 10)
                }
            }
        }
        // 40 + 10 + 40 is 90: the cell of 20 is in its middle, at 35.
        expectFrames("a cell over two columns has what is between them, too", 200, 200, ["c": [35, 10, 20, 10]]) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 10); box("b", 40, 10)
                }
                GridRow { box("c", 20, 10).gridCellColumns(2) }
            }
        }
        expectFrames("a row with fewer cells begins at the first column", 200, 200, ["d": [0, 10, 20, 10]]) {
            Grid(horizontalSpacing: 5, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 10); box("b", 20, 10); box("c", 20, 10)
                }
                GridRow { box("d", 20, 10) }
            }
        }
        expectFrames(
            "rows made by a loop, and cells by a condition", 200, 200,
            ["a0": [0, 0, 20, 10], "a1": [0, 10, 20, 10], "b1": [20, 10, 30, 10]]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<2) { row in
                    GridRow {
                        box("a\(row)", 20, 10)
                        if row == 1 { box("b\(row)", 30, 10) }
                    }
                }
            }
        }
        // Without a grid around, its cells are views of the stack.
        expectFrames(
            "a row outside of a grid is a group", 200, 200, ["a": [0, 0, 20, 10], "b": [0, 10, 20, 10]]
        ) {
            VStack(spacing: 0) {
                GridRow {
                    box("a", 20, 10); box("b", 20, 10)
                }
            }
        }
    }

    @Test("cells that grow")
    func growing() {
        // 200 − 10 between − 50.
        expectFrames(
            "what grows has what is left", 200, 200, ["a": [0, 0, 140, 20], "b": [150, 0, 50, 20]]
        ) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    fill("a").frame(height: 20); box("b", 50, 20)
                }
            }
        }
        expectFrames(
            "two that grow have equal shares", 200, 200, ["a": [0, 0, 95, 20], "b": [105, 0, 95, 20]]
        ) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    fill("a").frame(height: 20); fill("b").frame(height: 20)
                }
            }
        }
        // The column is 30 because of c, the row 10 because of a: neither grows, and the cell has both.
        expectFrames(
            "a cell without axes of its own is as large as its column and row", 200, 200,
            ["empty": [20, 0, 30, 10], "c": [20, 10, 30, 10]]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 10); fill("empty").gridCellUnsizedAxes([.horizontal, .vertical])
                }
                GridRow {
                    box("b", 20, 10); box("c", 30, 10)
                }
            }
        }
        // A view in no row is offered the whole width, 200, and the rows have what is left below.
        expectFrames("a view in no row is as wide as the grid", 200, 200, ["whole": [0, 10, 200, 5]]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 10); box("b", 20, 10)
                }
                fill("whole").frame(height: 5)
            }
        }
    }

    @Test("alignment of cells")
    func alignment() {
        expectFrames("of a row", 200, 200, ["a": [0, 0, 20, 10], "b": [20, 0, 20, 40]]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .top) {
                    box("a", 20, 10); box("b", 20, 40)
                }
            }
        }
        // Said by one cell, it counts for all of the column, and for no other.
        expectFrames(
            "of a column", 200, 200,
            ["a": [0, 0, 10, 10], "c": [0, 10, 30, 10], "b": [40, 0, 10, 10], "d": [30, 10, 30, 10]]
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 10, 10); box("b", 10, 10)
                }
                GridRow {
                    box("c", 30, 10).gridColumnAlignment(.leading); box("d", 30, 10)
                }
            }
        }
        // The cell is 100 by 100, the view 20 by 20: a quarter of 80 from the left, three quarters from the top.
        expectFrames("of a point in its cell", 200, 200, ["a": [20, 60, 20, 20]]) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 20).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)); box("b", 10, 100)
                }
                GridRow { box("c", 100, 10) }
            }
        }
        expectFrames(
            "of the grid", 200, 200, ["a": [20, 30, 10, 10], "whole": [20, 50, 30, 5]]
        ) {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 10, 10); box("b", 20, 40)
                }
                GridRow { box("c", 30, 10) }
                box("whole", 30, 5)
            }
        }
    }

    @Test("columns of lazy grids")
    func lazyColumns() {
        func cells(_ count: Int) -> some View { ForEach(0..<count, id: \.self) { fill("\($0)").frame(height: 10) } }
        // (200 − 2 · 10) / 3.
        expectFrames(
            "flexible columns have equal shares", 200, 200,
            ["0": [0, 0, 60, 10], "1": [70, 0, 60, 10], "2": [140, 0, 60, 10], "3": [0, 18, 60, 10]]
        ) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 3)) { cells(4) }
        }
        expectFrames(
            "a fixed column is as wide as it says, a flexible one has the rest", 200, 200,
            ["0": [0, 0, 50, 10], "1": [60, 0, 140, 10]]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(50), spacing: 10), GridItem(.flexible())], spacing: 0) { cells(2) }
        }
        // Half of 200 is more than 50: the first has 50, the second what is left.
        expectFrames(
            "a flexible column has no more than its maximum", 200, 200,
            ["0": [0, 0, 50, 10], "1": [50, 0, 150, 10]]
        ) {
            LazyVGrid(
                columns: [GridItem(.flexible(minimum: 10, maximum: 50), spacing: 0), GridItem(.flexible())],
                spacing: 0
            ) { cells(2) }
        }
        // ⌊(200 + 10) / (50 + 10)⌋ is 3; (200 − 20) / 3.
        expectFrames(
            "as many adaptive columns as fit, and they share the rest", 200, 200,
            ["0": [0, 0, 60, 10], "2": [140, 0, 60, 10], "3": [0, 10, 60, 10]]
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], spacing: 0) { cells(4) }
        }
        // 200 − 10 − 40 are 150: ⌊160 / 40⌋ is 4 columns of (150 − 30) / 4.
        expectFrames(
            "adaptive columns beside a fixed one", 200, 200,
            ["0": [0, 0, 40, 10], "1": [50, 0, 30, 10], "4": [170, 0, 30, 10], "5": [0, 10, 40, 10]]
        ) {
            LazyVGrid(
                columns: [GridItem(.fixed(40), spacing: 10), GridItem(.adaptive(minimum: 30), spacing: 10)],
                spacing: 0
            ) { cells(6) }
        }
        expectFrames(
            "rows of a horizontal grid", 200, 200,
            ["0": [0, 0, 10, 20], "1": [0, 25, 10, 30], "2": [18, 0, 10, 20]]
        ) {
            LazyHGrid(rows: [GridItem(.fixed(20), spacing: 5), GridItem(.fixed(30))], alignment: .top) {
                ForEach(0..<3, id: \.self) { fill("\($0)").frame(width: 10) }
            }
        }
        expectFrames(
            "a column's alignment counts for views that are smaller", 200, 200,
            ["a": [0, 0, 20, 10], "b": [180, 0, 20, 10]]
        ) {
            LazyVGrid(columns: [
                GridItem(.flexible(), spacing: 0, alignment: .leading), GridItem(.flexible(), alignment: .trailing),
            ]) {
                box("a", 20, 10); box("b", 20, 10)
            }
        }
        // A row is as high as its highest view; a shorter one stands in the middle.
        expectFrames(
            "rows are as high as what is in them", 200, 200, ["a": [40, 10, 20, 10], "c": [40, 30, 20, 10]]
        ) {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
                box("a", 20, 10); box("b", 20, 30); box("c", 20, 10)
            }
        }
    }
}
