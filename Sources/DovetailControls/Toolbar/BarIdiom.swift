import DovetailCore
import Foundation

/// How bars are in an idiom; measures are in points.
struct BarIdiom: IdiomTable {
    /// The size of the text.
    let textSize: CGFloat
    /// Whether bars always have a ground of their own; else they are part of their page until something lies below them.
    let isRaised: Bool
    /// Whether there are large titles, which give way to the bar's own when the page is scrolled.
    let hasLargeTitles: Bool
    /// Whether the way back is named in pages with the role of an editor, too.
    let alwaysNamesWayBack: Bool
    /// The chevron of the way back: the size of its font, how wide it is if not as wide as a symbol, and how far from the name; and how much
    /// nearer to the edge than other items the way back stands where it is the first one.
    let wayBack: (signSize: CGFloat, chevronWidth: CGFloat?, gap: CGFloat, outset: CGFloat)
    /// Whether the title may stand in a row of its own, if the style of the window's toolbar says so.
    let canExpand: Bool
    /// Whether the style of the window's toolbar can take the title away.
    let canHideTitle: Bool

    static let pad = BarIdiom(
        textSize: 17, isRaised: false, hasLargeTitles: true, alwaysNamesWayBack: false,
        wayBack: (19.5, 11, 9.67, 8.67), canExpand: false, canHideTitle: false)
    static let desktop = BarIdiom(
        textSize: 13, isRaised: true, hasLargeTitles: false, alwaysNamesWayBack: true,
        wayBack: (13, nil, 4, 0), canExpand: true, canHideTitle: true)
}
