import DovetailCore
import Foundation

/// The bar of a page: the way back, items, and the title, which may stand large below them.
struct NavigationBar: View {
    nonisolated(unsafe) let contents: BarContents
    let summary: BarSummary
    let title: Text?
    let back: BackButton?
    let sidebar: ColumnToggle?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.idiom) private var idiom
    @Environment(\.windowLook) private var windowLook
    @Environment(\.barInset) private var inset
    @Environment(\.verticalSizeClass) private var sizeClass
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.hasWideBarMargins) private var hasWideMargins
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.scrolledEdges) private var scrolledEdges
    @Environment(\.scrolledDistance) private var scrolledDistance

    var body: some View {
        let isLarge = isLarge
        let way = LargeTitleWay(hasSubtitle: summary.options.subtitle != nil)
        let distance = isLarge ? scrolledDistance : 0
        VStack(alignment: .leading, spacing: 0) {
            if isExpanded { smallTitle(opacity: 1).frame(maxWidth: .infinity).padding(.top, 8) }
            TitleBarRow {
                row(titleOpacity: isExpanded || !showsTitle ? 0 : isLarge ? way.smallTitleOpacity(at: distance) : 1)
            }
            if isLarge {
                largeTitle.offset(y: -distance).clipped().accessibilityHidden(way.smallTitleOpacity(at: distance) > 0.5)
            }
        }
        .padding(.top, inset)
        .frame(maxWidth: .infinity)
        .modifier(
            BarBackground(
                options: summary.options, placement: .navigationBar, edge: .bottom,
                collapse: isLarge ? LargeTitleWay.Collapse(distance, of: way.length) : nil)
        )
        .semantics(Semantics(role: .navigationBar))
        .modifier(BarColorScheme(colorScheme: summary.options.value(\.colorScheme, of: .navigationBar)))
        .modifier(BarTint(color: look.button.color ?? ProgramLook.ofProgram.navigationBar.tint))
    }

    /// What the app set for all navigation bars.
    private var look: ProgramLook.BarLook {
        ProgramLook.ofProgram.look(of: .navigationBar, isOverContent: scrolledEdges.contains(.top), idiom: idiom)
    }

    /// Whether the title stands in a row of its own, which the desktop's bars have if the window's style says so.
    private var isExpanded: Bool {
        BarIdiom[idiom].canExpand && windowLook.toolbar?.isExpanded == true && title != nil
    }
    private var showsTitle: Bool { !BarIdiom[idiom].canHideTitle || windowLook.toolbar?.showsTitle != false }
    private var showsBack: Bool { back != nil && summary.options.hidesBackButton != true }

    private var isLarge: Bool {
        title != nil && LargeTitleWay.isLarge(summary, back?.previous ?? [], idiom: idiom, verticalSizeClass: sizeClass)
    }

    /// Whether the title is at the beginning of the bar: on the desktop, and where the role puts it beside the way back and there is room.
    private var hasLeadingTitle: Bool {
        if BarIdiom[idiom].hasLeadingTitle { return true }
        guard !idiom.isNarrow(horizontalSizeClass) else { return false }
        return summary.options.role == .editor || summary.options.role == .browser
    }

    private func row(titleOpacity: Double) -> some View {
        Bar(contents: contents, hasLeadingTitle: hasLeadingTitle) {
            let shownSidebar = summary.options.hidesSidebarButton == true ? nil : sidebar
            if let sidebar = shownSidebar {
                Button(action: sidebar.action) { Image(systemName: "sidebar.left") }
                    .accessibilityLabel("Sidebar")
                    .barButton()
            }
            if let back, showsBack {
                BackButtonView(
                    back: back, look: look,
                    isNamed: BarIdiom[idiom].alwaysNamesWayBack || summary.options.role != .editor && !hasLeadingTitle,
                    isFirst: shownSidebar == nil
                ).barButton()
            }
        } title: {
            smallTitle(opacity: titleOpacity)
        }
    }

    @ViewBuilder private func smallTitle(opacity: Double) -> some View {
        if opacity > 0, let title {
            PageTitle(contents: contents, summary: summary) {
                VStack(spacing: 1) {
                    title.font(look.title.font ?? BarIdiom[idiom].titleFont(at: typeSize)).lineLimit(1)
                        .foregroundStyle(look.title.style(or: .primary)).semantics(Self.header)
                    if let subtitle = summary.options.subtitle {
                        subtitle.font(.caption).lineLimit(1).foregroundStyle(.secondary)
                    }
                }
            }
            .offset(look.titleOffset)
            .opacity(opacity)
            .accessibilityHidden(opacity <= 0.5)
        }
    }

    private var largeTitle: some View {
        let margin: CGFloat = hasWideMargins ? 20 : 16
        return VStack(alignment: .leading, spacing: 0) {
            PageTitle(contents: contents, summary: summary) {
                title?.font(look.largeTitle.font ?? .largeTitle.bold()).lineLimit(1)
                    .foregroundStyle(look.largeTitle.style(or: .primary)).semantics(Self.header)
            }
            if let subtitle = summary.options.subtitle {
                subtitle.font(.subheadline).lineLimit(1).foregroundStyle(.secondary)
            }
        }
        .padding(EdgeInsets(top: 2, leading: margin, bottom: 8, trailing: margin))
        .frame(
            maxWidth: .infinity,
            minHeight: ControlMetrics.largeTitleHeight + (summary.options.subtitle == nil ? 0 : 18),
            alignment: .bottomLeading)
    }

    private static var header: Semantics {
        var semantics = Semantics(role: .header)
        semantics.combinesChildren = true
        return semantics
    }
}

private struct BarInsetKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private struct ShowsNextColumnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// What a bar keeps free above its content, for the grip of a sheet.
    var barInset: CGFloat {
        get { self[BarInsetKey.self] }
        set { self[BarInsetKey.self] = newValue }
    }

    /// Whether the view is in a column of a split view that has the next one beside it.
    var showsNextColumn: Bool {
        get { self[ShowsNextColumnKey.self] }
        set { self[ShowsNextColumnKey.self] = newValue }
    }
}
