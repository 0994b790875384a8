import DovetailCore
import Foundation

/// How bars are in an idiom; measures are in points.
struct BarIdiom: IdiomTable {
    /// The size of the text.
    let textSize: CGFloat
    /// The sizes between which the title in a row of items follows the size of text in force; nil for one size, of 15 points as on macOS.
    let titleSizes: ClosedRange<CGFloat>?
    /// Between the edges of the bar and what is pressed there, and how much more that is where the window has wide margins. What is shown begins
    /// 8 points further in.
    let margin: (usual: CGFloat, moreIfWide: CGFloat)
    /// Between the title and what can be pressed beside it, which has some room of its own.
    let titleGap: CGFloat
    /// Whether bars always have a ground of their own; else they are part of their page until something lies below them.
    let isRaised: Bool
    /// Whether there are large titles, which give way to the bar's own when the page is scrolled.
    let hasLargeTitles: Bool
    /// Whether the way back is named in pages with the role of an editor, too.
    let alwaysNamesWayBack: Bool
    /// The chevron of the way back: the size of its font, how wide it is if not as wide as a symbol, and how far from the name; and where it
    /// stands if it is the first one, in points from the edge of the bar, if not where other items do.
    let wayBack: (signSize: CGFloat, chevronWidth: CGFloat?, gap: CGFloat, start: CGFloat?)
    /// Whether the title may stand in a row of its own, if the style of the window's toolbar says so.
    let canExpand: Bool
    /// Whether the style of the window's toolbar can take the title away.
    let canHideTitle: Bool
    /// Whether the title stands after what is at the beginning of the bar, in whatever pages; else in its middle.
    let hasLeadingTitle: Bool
    /// Whether what is pressed there is grey; else in the tint.
    let hasGreyItems: Bool

    static let pad = BarIdiom(
        textSize: 17, titleSizes: 17...21, margin: (8, 4), titleGap: -4, isRaised: false, hasLargeTitles: true,
        alwaysNamesWayBack: false,
        wayBack: (19.5, 11, 9.67, 9.33), canExpand: false, canHideTitle: false, hasLeadingTitle: false,
        hasGreyItems: false)
    static let desktop = BarIdiom(
        textSize: 13, titleSizes: nil, margin: (10, 0), titleGap: 12, isRaised: true, hasLargeTitles: false,
        alwaysNamesWayBack: true,
        wayBack: (13, nil, 4, nil), canExpand: true, canHideTitle: true, hasLeadingTitle: true, hasGreyItems: true)

    /// Between the edges of the bar and what is pressed there.
    func margin(isWide: Bool) -> CGFloat { margin.usual + (isWide ? margin.moreIfWide : 0) }

    /// The font of the title in a row of items.
    func titleFont(at size: DynamicTypeSize) -> Font {
        guard let titleSizes else { return .system(size: 15, weight: .semibold) }
        let scaled = textSize * Font.TextStyle.headline.scale(at: size)
        return .system(size: min(max(scaled, titleSizes.lowerBound), titleSizes.upperBound), weight: .semibold)
    }
}
