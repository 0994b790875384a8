import DovetailCore
import Foundation

/// The measures of tables in an idiom, in points.
struct TableIdiom: IdiomTable {
    /// The height of the columns' titles.
    let headerHeight: CGFloat
    /// The width of the sign that opens the rows below, and of as much room on each level.
    let signWidth: CGFloat

    static let pad = TableIdiom(headerHeight: 34, signWidth: 24)
    static let desktop = TableIdiom(headerHeight: 24, signWidth: 16)
}
