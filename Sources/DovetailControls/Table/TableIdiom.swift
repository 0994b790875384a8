import DovetailCore
import Foundation

/// The measures of tables in an idiom, in points.
struct TableIdiom: IdiomTable {
    /// The height of the columns' titles.
    let headerHeight: CGFloat
    /// The width of the sign that opens the rows below, and of as much room on each level.
    let signWidth: CGFloat

    /// Beside the cells of a row, within what the list leaves: where rows are inset, and where they reach to the edges.
    let margin: (inset: CGFloat, other: CGFloat)
    /// How much further in the titles of columns begin than what is in their cells.
    let titleIndent: CGFloat
    /// Whether titles are in the colour of other texts and bold where a table is sorted by them; else they are grey and bold.
    let hasPlainTitles: Bool
    /// Whether rows are inset, with grounds that alternate, in a table without a style.
    let alternatesRows: Bool

    static let pad = TableIdiom(
        headerHeight: 34, signWidth: 24, margin: (8, 8), titleIndent: 0, hasPlainTitles: false, alternatesRows: false)
    // Measured in a picture of macOS 12 and later: grounds 10 points from the edges, texts of cells 16, titles 18, rows of 24 points.
    static let desktop = TableIdiom(
        headerHeight: 27, signWidth: 16, margin: (2, 8), titleIndent: 2, hasPlainTitles: true, alternatesRows: true)

    /// Beside the cells of a row in a table of a look.
    func margin(_ look: _TableLook) -> CGFloat { look.frame == .inset ? margin.inset : margin.other }
}
