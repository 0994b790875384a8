import Foundation

/// The rows of lists in an idiom.
struct RowIdiom: IdiomTable {
    /// The least height of a row, in points.
    let leastHeight: CGFloat

    static let pad = RowIdiom(leastHeight: 44)
    static let desktop = RowIdiom(leastHeight: 24)
}
