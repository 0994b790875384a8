import DovetailCore
import Foundation

/// How lists are in an idiom; measures are in points. ``ListMetrics`` chooses those of a list's style.
///
/// *Cards* are the sections of the style `insetGrouped`. *Bands* reach from edge to edge or have no ground of their own: `plain`, `inset`
/// and `bordered`.
struct ListIdiom: IdiomTable {
    /// What is free beside the content of a row, or of a header, and above and below it.
    struct Room {
        let side: CGFloat
        let ends: CGFloat
        /// What is left of the ends where the row need not be higher then than a row is at least; nil for all.
        var leastEnds: CGFloat?
    }

    /// The style of a list that has none and is in no sidebar.
    let automaticLook: _ListLook
    /// Whether a sidebar in a window of compact width has cards.
    let hasCardsInCompactSidebar: Bool

    /// The corners of cards, and of the box around a selected row.
    let cardRadius: CGFloat
    let selectionRadius: CGFloat
    /// Beside cards, and beside the rows of the styles `inset` and `sidebar`.
    let cardMargin: CGFloat
    let insetMargin: CGFloat
    /// How much more is beside groups, and beside their rows, where the window has wide margins.
    let moreInWideMargins: CGFloat
    /// Above the first section and below the last one of the styles whose sections are groups; and how much more above the first one if it
    /// has no header.
    let endMargin: CGFloat
    let spaceAboveFirstGroup: CGFloat
    /// Between sections: groups, where the upper one has a footer and where not, those of a sidebar, and others.
    let groupSpacing: (belowFooter: CGFloat, usual: CGFloat)
    let sidebarSpacing: CGFloat
    let bandSpacing: CGFloat
    /// Around the content of rows: on cards, in the styles `inset` and `sidebar`, and in others.
    let cardRow: Room
    let insetRow: Room
    let sidebarRow: Room
    let otherRow: Room
    /// Above and below the headers of bands, and of other sections.
    let bandHeader: (top: CGFloat, bottom: CGFloat)
    let groupHeader: (top: CGFloat, bottom: CGFloat)
    /// Above and below the footers of bands, and of other sections.
    let bandFooter: (top: CGFloat, bottom: CGFloat)
    let groupFooter: (top: CGFloat, bottom: CGFloat)
    /// How much further in the rows of the next level of an outline stand.
    let indent: CGFloat

    /// Whether lines separate the rows of the styles `inset` and `bordered`, and one follows the last row of the style `plain`.
    let separatesInsetRows: Bool
    let endsWithSeparator: Bool
    /// Whether the sections of the style `grouped`, which reach from edge to edge, have a line above and below.
    let outlinesGroups: Bool
    /// Whether the selected rows of the style `bordered` are round boxes.
    let hasRoundSelectionInBorder: Bool
    /// Whether the headers of sidebars stand out.
    let hasProminentSidebarHeaders: Bool
    /// Whether lists in which the keyboard is show that by the colour of the selected rows, whose text is white then.
    let showsFocusBySelection: Bool
    /// Whether the row below the pointer has a ground.
    let highlightsHoveredRow: Bool
    /// Whether the sign that opens the rows below stands before the row's content, in grey; else behind it, in the tint.
    let hasLeadingOutlineSigns: Bool
    /// Whether the primary action of a row needs a double click.
    let actsOnDoubleClick: Bool
    /// Whether the ground of lists without groups is raised in the light, and that of sidebars is the window's.
    let hasRaisedGround: Bool
    let hasWindowGroundInSidebar: Bool
    /// Whether lists of the style `plain` have no ground themselves but under each row, so that what is behind the list is seen below the last
    /// one, and through rows whose own background is clear.
    let hasPlainGroundUnderRowsOnly: Bool
    /// Whether lines between rows have the colour of other lines between things; else they are a little stronger.
    let hasUsualSeparators: Bool
    /// How much the square of a link's chevron, of which that fills the middle, reaches out on both sides.
    let linkSignOutset: CGFloat
    /// Whether symbols of the actions that a swipe shows are their filled forms.
    let fillsActionSymbols: Bool

    static let pad = ListIdiom(
        automaticLook: .insetGrouped, hasCardsInCompactSidebar: true, cardRadius: 10, selectionRadius: 8,
        cardMargin: 16, insetMargin: 10, moreInWideMargins: 4, endMargin: 17, spaceAboveFirstGroup: 18,
        groupSpacing: (29, 35), sidebarSpacing: 16, bandSpacing: 0,
        cardRow: Room(side: 16, ends: 11, leastEnds: 4), insetRow: Room(side: 10, ends: 11, leastEnds: 4),
        sidebarRow: Room(side: 10, ends: 11, leastEnds: 4),
        otherRow: Room(side: 16, ends: 11, leastEnds: 4), bandHeader: (7, 7), groupHeader: (0, 6), bandFooter: (7, 7),
        groupFooter: (6, 0), indent: 20, separatesInsetRows: true, endsWithSeparator: true, outlinesGroups: true,
        hasRoundSelectionInBorder: false, hasProminentSidebarHeaders: true, showsFocusBySelection: false,
        highlightsHoveredRow: true, hasLeadingOutlineSigns: false, actsOnDoubleClick: false, hasRaisedGround: false,
        hasWindowGroundInSidebar: false, hasPlainGroundUnderRowsOnly: true, hasUsualSeparators: true, linkSignOutset: 6,
        fillsActionSymbols: true)

    /// Cards hold controls, which need more room than text. With a line of text other rows are 24 high, and 28 in a sidebar.
    static let desktop = ListIdiom(
        automaticLook: .inset, hasCardsInCompactSidebar: false, cardRadius: 8, selectionRadius: 5,
        cardMargin: 14, insetMargin: 10, moreInWideMargins: 0, endMargin: 12, spaceAboveFirstGroup: 0,
        groupSpacing: (18, 18), sidebarSpacing: 10, bandSpacing: 8,
        cardRow: Room(side: 10, ends: 6), insetRow: Room(side: 6, ends: 4), sidebarRow: Room(side: 6, ends: 6),
        otherRow: Room(side: 8, ends: 4), bandHeader: (4, 3), groupHeader: (4, 3), bandFooter: (4, 0),
        groupFooter: (4, 0), indent: 14, separatesInsetRows: false, endsWithSeparator: false, outlinesGroups: false,
        hasRoundSelectionInBorder: true, hasProminentSidebarHeaders: false, showsFocusBySelection: true,
        highlightsHoveredRow: false, hasLeadingOutlineSigns: true, actsOnDoubleClick: true, hasRaisedGround: true,
        hasWindowGroundInSidebar: true, hasPlainGroundUnderRowsOnly: false, hasUsualSeparators: false,
        linkSignOutset: 0, fillsActionSymbols: false
    )

    /// The fonts of headers and signs. They are counted references, and so stand apart from the measures, which are copied without counting.
    struct Fonts: IdiomTable {
        /// Headers that stand out, those of the styles `plain` and `inset`, and others.
        let prominent: Font
        let band: Font
        let other: Font
        /// The chevron of a link.
        let linkSign: Font

        static let pad = Fonts(
            prominent: .title3.weight(.bold), band: .subheadline.weight(.semibold), other: .footnote,
            linkSign: .body.weight(.semibold))
        static let desktop = Fonts(
            prominent: .headline, band: .system(size: 11, weight: .semibold),
            other: .system(size: 11, weight: .semibold), linkSign: .footnote.weight(.semibold))
    }
}
