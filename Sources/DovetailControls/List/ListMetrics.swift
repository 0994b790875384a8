import DovetailCore
import Foundation

/// The measures of a list in a style and idiom, in points.
struct ListMetrics: Equatable {
    let look: _ListLook
    let idiom: Idiom
    /// Whether the list has the style of a sidebar, whatever it looks like.
    let isSidebar: Bool
    /// Whether the list is in a sidebar, whose ground is not that of other lists.
    private let isInSidebar: Bool
    private let hasWideMargins: Bool

    /// A style that leaves it to the place or the idiom is resolved.
    init(
        look: _ListLook, idiom: Idiom, isInSidebar: Bool = false, isCompact: Bool = false, hasWideMargins: Bool = true
    ) {
        self.idiom = idiom
        let table = ListIdiom[idiom]
        var look = look
        if look == .automatic { look = isInSidebar ? .sidebar : table.automaticLook }
        self.hasWideMargins = hasWideMargins
        self.isInSidebar = isInSidebar
        isSidebar = look == .sidebar
        self.look = isSidebar && isCompact && table.hasCardsInCompactSidebar ? .insetGrouped : look
    }

    /// What the idiom says.
    var table: ListIdiom { ListIdiom[idiom] }
    /// Sections are cards with round corners.
    var hasCards: Bool { look == .insetGrouped }
    /// Rows have a ground of their own, apart from that of the list.
    var hasRaisedRows: Bool { look == .insetGrouped || look == .grouped }
    /// Each row has the list's ground under it, and the list itself has none.
    var hasGroundUnderRowsOnly: Bool { look == .plain && !isInSidebar && table.hasPlainGroundUnderRowsOnly }
    /// Selected rows are round boxes within the list.
    var hasRoundSelection: Bool {
        look == .inset || look == .sidebar || (look == .bordered && table.hasRoundSelectionInBorder)
    }
    /// Sections are bands, which follow one another without a ground of their own.
    private var hasBands: Bool { look == .plain || look == .inset || look == .bordered }

    /// The corners of sections.
    var cornerRadius: CGFloat { hasCards ? table.cardRadius : 0 }
    /// The corners of the box around a selected row.
    var selectionRadius: CGFloat { hasRoundSelection ? table.selectionRadius : 0 }
    /// How many points more there are beside groups, and beside their rows, in a window with wide margins than in one with narrow ones.
    private var moreAtSides: CGFloat { hasWideMargins ? table.moreInWideMargins : 0 }
    /// Beside the sections.
    var margin: CGFloat {
        switch look {
        case .insetGrouped: table.cardMargin + moreAtSides
        case .inset, .sidebar: table.insetMargin
        case .bordered: 1
        default: 0
        }
    }
    /// Above the first section and below the last one.
    var endMargin: CGFloat {
        switch look {
        case .plain: 0
        case .bordered: 1
        case .inset, .sidebar: 8
        default: table.endMargin
        }
    }
    /// More above the first section where it has no header and the app has set no margin there: a row keeps a greater distance than a header.
    var spaceAboveFirstRow: CGFloat { hasRaisedRows ? table.spaceAboveFirstGroup : 0 }
    /// Between a section and the next one.
    func sectionSpacing(belowFooter: Bool) -> CGFloat {
        switch look {
        case .insetGrouped, .grouped: belowFooter ? table.groupSpacing.belowFooter : table.groupSpacing.usual
        case .sidebar: table.sidebarSpacing
        default: table.bandSpacing
        }
    }
    private var room: ListIdiom.Room {
        switch look {
        case .insetGrouped: table.cardRow
        case .inset: table.insetRow
        case .sidebar: table.sidebarRow
        default: table.otherRow
        }
    }
    /// What is left of a row's insets above and below, together, where they give way (``RowInsetLayout``).
    var leastRowEnds: CGFloat { 2 * (room.leastEnds ?? room.ends) }
    /// The space around a row's content: what is set for it, and else the list's own.
    func insets(of traits: RowTraits) -> EdgeInsets {
        var insets = traits.insets ?? rowInsets
        for (edge, length) in traits.edgeInsets {
            switch edge {
            case .top: insets.top = length ?? rowInsets.top
            case .leading: insets.leading = length ?? rowInsets.leading
            case .bottom: insets.bottom = length ?? rowInsets.bottom
            case .trailing: insets.trailing = length ?? rowInsets.trailing
            }
        }
        return traits.insets == nil && traits.edgeInsets.isEmpty ? insets : insets.bounded
    }
    /// Whether what is above or below a row's content is set for it.
    func setsEnds(_ traits: RowTraits) -> Bool {
        traits.insets != nil || traits.edgeInsets[.top] != nil || traits.edgeInsets[.bottom] != nil
    }
    var rowInsets: EdgeInsets {
        let side = room.side + (hasRaisedRows ? moreAtSides : 0)
        return EdgeInsets(top: room.ends, leading: side, bottom: room.ends, trailing: side)
    }
    var headerInsets: EdgeInsets {
        let (side, ends) = (rowInsets.leading, hasBands ? table.bandHeader : table.groupHeader)
        return EdgeInsets(top: ends.top, leading: side, bottom: ends.bottom, trailing: side)
    }
    var footerInsets: EdgeInsets {
        let (side, ends) = (rowInsets.leading, hasBands ? table.bandFooter : table.groupFooter)
        return EdgeInsets(top: ends.top, leading: side, bottom: ends.bottom, trailing: side)
    }
    /// How much the rows of the next level stand further in.
    var indent: CGFloat { table.indent }
    /// Lines between rows unless the app says otherwise.
    var hasSeparators: Bool {
        switch look {
        case .sidebar: false
        case .inset, .bordered: table.separatesInsetRows
        default: true
        }
    }
    /// A line below the last row too.
    var hasLastSeparator: Bool { look == .plain && table.endsWithSeparator }

    /// Whether a header stands out; in sidebars of touch devices all do.
    func hasProminentHeader(_ prominence: Prominence) -> Bool {
        prominence == .increased || (isSidebar && table.hasProminentSidebarHeaders)
    }

    func headerFont(_ prominence: Prominence) -> Font {
        let fonts = ListIdiom.Fonts[idiom]
        if hasProminentHeader(prominence) { return fonts.prominent }
        return look == .plain || look == .inset ? fonts.band : fonts.other
    }
}

/// The colours of lists.
extension Theme {
    /// Behind the rows of a list.
    static func listBackground(_ look: _ListLook, _ scheme: ColorScheme, _ idiom: Idiom) -> Color {
        switch look {
        case .plain, .inset, .bordered:
            ListIdiom[idiom].hasRaisedGround && scheme == .light ? Color(raisedBackground(scheme)) : .windowGround
        case .sidebar: ListIdiom[idiom].hasWindowGroundInSidebar ? .windowGround : .groupedGround
        default: .groupedGround
        }
    }

    /// Behind a row that is pressed, or selected while the list has not the keyboard.
    static func quietSelection(_ scheme: ColorScheme) -> Color.Resolved {
        let white: Float = scheme == .light ? 0 : 1
        return Color.Resolved(red: white, green: white, blue: white, opacity: scheme == .light ? 0.1 : 0.16)
    }
}
