import DovetailCore
import Foundation

/// The measures of a list in a style and idiom, in points.
struct ListMetrics: Equatable {
    let look: _ListLook
    let idiom: Idiom
    /// Whether the list has the style of a sidebar, whatever it looks like.
    let isSidebar: Bool
    /// Beside cards, and within them beside the rows: what is usual beside the content of a window.
    private let side: CGFloat

    /// A style that leaves it to the place or the idiom is resolved.
    init(look: _ListLook, idiom: Idiom, isInSidebar: Bool = false, isCompact: Bool = false) {
        self.idiom = idiom
        var look = look
        if look == .automatic { look = isInSidebar ? .sidebar : idiom == .desktop ? .inset : .insetGrouped }
        isSidebar = look == .sidebar
        side = isCompact ? 16 : 20
        self.look = isSidebar && isCompact && idiom.isTouch ? .insetGrouped : look
    }

    private var isDesktop: Bool { idiom == .desktop }
    /// Sections are cards with round corners.
    var hasCards: Bool { look == .insetGrouped }
    /// Rows have a ground of their own, apart from that of the list.
    var hasRaisedRows: Bool { look == .insetGrouped || look == .grouped }
    /// Selected rows are round boxes within the list.
    var hasRoundSelection: Bool { look == .inset || look == .sidebar || (isDesktop && look == .bordered) }

    var cornerRadius: CGFloat { hasCards ? (isDesktop ? 8 : 10) : 0 }
    /// Beside the sections.
    var margin: CGFloat {
        switch look {
        case .insetGrouped: isDesktop ? 14 : side
        case .inset, .sidebar: isDesktop ? 8 : 10
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
        default: isDesktop ? 12 : 16
        }
    }
    /// More above the first section where it has no header, which keeps less distance than a row.
    var spaceAboveFirstRow: CGFloat { hasRaisedRows && !isDesktop ? 19 : 0 }
    var sectionSpacing: CGFloat {
        switch look {
        case .insetGrouped, .grouped: isDesktop ? 18 : 35
        case .sidebar: isDesktop ? 10 : 16
        default: isDesktop ? 8 : 0
        }
    }
    var rowInsets: EdgeInsets {
        if isDesktop {
            // Cards hold controls, which need more room than text.
            // With a line of text rows are 24 high, and 28 in a sidebar.
            let (side, end): (CGFloat, CGFloat) = hasCards ? (10, 6) : (8, isSidebar ? 6 : 4)
            return EdgeInsets(top: end, leading: side, bottom: end, trailing: side)
        }
        let side: CGFloat = look == .inset || look == .sidebar ? 10 : hasRaisedRows ? side : 16
        return EdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    }
    var headerInsets: EdgeInsets {
        let side = rowInsets.leading
        if isDesktop { return EdgeInsets(top: 4, leading: side, bottom: 3, trailing: side) }
        return [.plain, .inset, .bordered].contains(look)
            ? EdgeInsets(top: 7, leading: side, bottom: 7, trailing: side)
            : EdgeInsets(top: 0, leading: side, bottom: 6.5, trailing: side)
    }
    var footerInsets: EdgeInsets {
        // Where sections follow one another without a distance, the footer keeps one.
        let bottom: CGFloat = !isDesktop && [.plain, .inset, .bordered].contains(look) ? 7 : 0
        return EdgeInsets(
            top: isDesktop ? 4 : 7, leading: rowInsets.leading, bottom: bottom, trailing: rowInsets.leading)
    }
    /// How much the rows of the next level stand further in.
    var indent: CGFloat { isDesktop ? 14 : 20 }
    /// Lines between rows unless the app says otherwise.
    var hasSeparators: Bool {
        switch look {
        case .sidebar: false
        case .inset, .bordered: !isDesktop
        default: true
        }
    }
    /// A line below the last row too.
    var hasLastSeparator: Bool { look == .plain && !isDesktop }

    /// Whether a header stands out; in sidebars of touch devices all do.
    func hasProminentHeader(_ prominence: Prominence) -> Bool {
        prominence == .increased || (isSidebar && !isDesktop)
    }

    func headerFont(_ prominence: Prominence) -> Font {
        if hasProminentHeader(prominence) { return isDesktop ? .headline : .title3.weight(.bold) }
        if isDesktop { return .system(size: 11, weight: .semibold) }
        switch look {
        case .plain, .inset: return .subheadline.weight(.semibold)
        default: return .footnote
        }
    }
}

/// The colours of lists.
extension Theme {
    /// Behind the rows of a list.
    static func listBackground(_ look: _ListLook, _ scheme: ColorScheme, _ idiom: Idiom) -> Color {
        switch look {
        case .plain, .inset, .bordered:
            idiom == .desktop && scheme == .light ? Color(raisedBackground(scheme)) : .windowGround
        case .sidebar: idiom == .desktop ? .windowGround : .groupedGround
        default: .groupedGround
        }
    }

    /// Behind a row that is pressed, or selected while the list has not the keyboard.
    static func quietSelection(_ scheme: ColorScheme) -> Color.Resolved {
        let white: Float = scheme == .light ? 0 : 1
        return Color.Resolved(red: white, green: white, blue: white, opacity: scheme == .light ? 0.1 : 0.16)
    }
}
