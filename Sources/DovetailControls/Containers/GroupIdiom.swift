import DovetailCore
import Foundation

/// How group boxes, disclosure groups and labeled contents are in an idiom; measures are in points.
struct GroupIdiom: IdiomTable {
    /// The corners of a box, and around its content.
    let boxRadius: CGFloat
    let boxPadding: CGFloat
    /// Whether the title of a box is smaller than other texts, and the box has an outline and the width of its content; else the title stands
    /// out, and the box takes the width that there is.
    let isBoxQuiet: Bool
    /// Between the rows of a box, and of a disclosure group.
    let spacing: CGFloat
    /// Whether the sign of a disclosure group stands before its label, in grey; else behind it, in the tint.
    let hasLeadingSign: Bool
    /// The size of that sign, and how much further in the content stands than the label.
    let signSize: CGFloat
    let indent: CGFloat
    /// Whether what is labeled stands at the end of the row, away from its label, outside of forms, too.
    let spreadsLabeledContent: Bool

    static let pad = GroupIdiom(
        boxRadius: 10, boxPadding: 16, isBoxQuiet: false, spacing: 10, hasLeadingSign: false, signSize: 14, indent: 0,
        spreadsLabeledContent: true)
    static let desktop = GroupIdiom(
        boxRadius: 6, boxPadding: 8, isBoxQuiet: true, spacing: 6, hasLeadingSign: true, signSize: 9, indent: 16,
        spreadsLabeledContent: false)
}
