import DovetailTesting
import Foundation
import Testing

@testable import DovetailCore

/// Widths of columns whose texts break, beside pictures of tables that a library for Markdown recorded on iOS 16, on a device of two pixels a
/// point. The tables are grids of texts of 16 points with padding, and lines of a point between and around them.
///
/// Recorded there: four columns in 343 points, with heads of one word and “git status” below, are 79.5, 84, 75.5 and 80 wide, and “git status” is
/// broken in all: no column has what another leaves of its share. Where the first of two needs less than its share, the second has the rest.
/// Our semibold letters are up to 2 % narrower than Apple's.
@MainActor
@Suite("Grids: columns recorded on iOS")
struct RecordedGridTests {
    private struct Table: View {
        let rows: [[String]]
        let padding: CGFloat

        var body: some View {
            Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                ForEach(rows.indices, id: \.self) { row in
                    GridRow {
                        ForEach(rows[row].indices, id: \.self) { column in
                            Text(rows[row][column])
                                .font(.system(size: 16).weight(row == 0 ? .semibold : .regular))
                                .fixedSize(horizontal: false, vertical: true)
                                .padding(.horizontal, padding)
                                .accessibilityElement().accessibilityIdentifier("\(row) \(column)")
                                .gridColumnAlignment(.leading)
                        }
                    }
                }
            }
            .padding(1)
            .fixedSize(horizontal: false, vertical: true)
            .accessibilityIdentifier("table")
        }
    }

    private func host(_ table: Table, width: CGFloat) -> TestHost {
        TestHost(size: CGSize(width: width, height: 400), idiom: .pad) { table }
    }

    @Test("columns whose texts break do not have what others leave of their shares")
    func shares() throws {
        let host = host(
            Table(
                rows: [
                    ["Default", "Leading", "Center", "Trailing"], Array(repeating: "git status", count: 4),
                    Array(repeating: "git diff", count: 4),
                ], padding: 11.52), width: 343)
        defer { host.close() }
        let line = try host.frame(of: "2 0").height
        for column in 0..<4 { #expect(try host.frame(of: "1 \(column)").height > 1.5 * line) }
        for (column, recorded) in [79.5, 84, 75.5, 80].enumerated() {
            let width = try host.frame(of: "0 \(column)").width
            #expect(abs(width - recorded) <= 2.5, "column \(column) is \(width) wide, not \(recorded)")
        }
    }

    @Test("what a column that needs less leaves is the other's")
    func rest() throws {
        let host = host(
            Table(
                rows: [
                    ["Sloth speed", "Description"], ["slow", "Moves slightly faster than a snail."],
                    ["medium", "Moves at an average speed."], ["fast", "Moves faster than a hare."],
                ], padding: 13), width: 311)
        defer { host.close() }
        // The column is as wide as the line with the space that it was broken at.
        let widths = try (1...3).map { try host.frame(of: "\($0) 1").width }
        #expect(widths[0] == widths.max() && abs(widths[0] - 179.5) <= 0.5)
        let line = try host.frame(of: "1 0").height
        for row in 1...3 {
            let height = try host.frame(of: "\(row) 1").height
            #expect(height > 1.5 * line && height < 2.5 * line)
        }
    }
}
