import DovetailCore
import Foundation

/// How labels are in an idiom; measures are in points.
struct LabelIdiom: IdiomTable {
    /// Between the icon and the title.
    let spacing: CGFloat
    /// In rows of lists: what is kept for the icon where text has its usual size, and between that and the title; nil where labels of rows are as
    /// others are.
    let row: (iconWidth: CGFloat, spacing: CGFloat)?
    /// Whether the icons of rows outside of sidebars have the tint, too.
    let tintsIconsOfRows: Bool
    /// Whether icons in menus stand before the titles; else at the far end.
    let leadsWithIconsInMenus: Bool

    static let pad = LabelIdiom(spacing: 8, row: (29, 16), tintsIconsOfRows: true, leadsWithIconsInMenus: false)
    static let desktop = LabelIdiom(spacing: 5, row: nil, tintsIconsOfRows: false, leadsWithIconsInMenus: true)
}
