import DovetailCore
import Foundation

/// A view that takes all the space it gets, below a bar of its own, and above another one when there are items for it.
struct BarredPage<Content: View>: View {
    /// A sheet without navigation shows items, but no title.
    let showsTitle: Bool
    /// Whether it takes the width that its content sets for a column.
    let isColumn: Bool
    /// Whether a navigation stack inside takes the buttons of the bar into its own, so that there is one bar. For the life of the view.
    let handsOver: Bool
    let back: BackButton?
    let sidebar: SidebarButton?
    /// Is told of the bar as soon as there is one.
    let note: (BarContents) -> Void
    nonisolated(unsafe) private let content: Content

    init(
        showsTitle: Bool = true, isColumn: Bool = false, handsOver: Bool = false, back: BackButton? = nil,
        sidebar: SidebarButton? = nil,
        note: @escaping (BarContents) -> Void = { _ in }, @ViewBuilder content: () -> Content
    ) {
        self.showsTitle = showsTitle
        self.isColumn = isColumn
        self.handsOver = handsOver
        self.back = back
        self.sidebar = sidebar
        self.note = note
        self.content = content()
    }

    var body: some View {
        BarScope { contents in
            let _ = note(contents)
            if isColumn {
                BarReader(contents) { summary in
                    page(contents).modifier(ColumnFrame(width: summary.options.columnWidth))
                }
            } else {
                page(contents)
            }
        }
    }

    @ViewBuilder private func page(_ contents: BarContents) -> some View {
        if handsOver {
            DeclarationScope<OuterBarClaim, _> { claims in layout(contents, claims) }
        } else {
            layout(contents, nil)
        }
    }

    private func layout(_ contents: BarContents, _ claims: DeclarationList<OuterBarClaim>?) -> some View {
        EdgeBars(edges: [.top, .bottom], contentIndex: 1) {
            VStack { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .environment(\.barContents, contents)
                .environment(
                    \.pageBar, PageBar(contents: contents, showsTitle: showsTitle, previous: back?.previous ?? [])
                )
                .environment(\.outerBar, claims.map { OuterBar(back: back, sidebar: sidebar, claims: $0) })
        } bars: {
            VStack(spacing: 0) {
                if let claims {
                    DeclarationReader(claims) { claimed in
                        if claimed.isEmpty { bar(contents, back, sidebar) } else { bar(contents, nil, nil) }
                    }
                } else {
                    bar(contents, back, sidebar)
                }
                AccessoryBars(contents: contents)
            }
            VStack(spacing: 0) {
                BarReader(contents) { summary in
                    if summary.hasKeyboard {
                        BottomBar(contents: contents, edge: .keyboard).interaction { responder, _ in
                            responder.isTransparent = true
                            responder.keepsKeyboard = true
                        }
                    }
                    if summary.hasBottom && summary.options.visibility[.bottomBar] != .hidden {
                        BottomBar(contents: contents, edge: .bottom)
                    }
                }
            }
        }
    }
}

extension BarredPage {
    fileprivate func bar(_ contents: BarContents, _ back: BackButton?, _ sidebar: SidebarButton?) -> some View {
        BarReader(contents) { summary in
            let title = showsTitle && summary.options.hidesTitle != true ? summary.title : nil
            let isEmpty = !summary.hasItems && title == nil && back == nil && sidebar == nil
            if !isEmpty && summary.options.value(\.visibility, of: .navigationBar) != .hidden {
                NavigationBar(contents: contents, summary: summary, title: title, back: back, sidebar: sidebar)
            }
        }
    }
}

/// The bar of the page around, for a search field that stands directly below it.
struct PageBar: Equatable {
    nonisolated(unsafe) let contents: BarContents
    let showsTitle: Bool
    /// The bars of the pages before, nearest first.
    nonisolated(unsafe) let previous: [BarContents]

    static func == (left: PageBar, right: PageBar) -> Bool {
        left.contents === right.contents && left.showsTitle == right.showsTitle
            && left.previous.elementsEqual(right.previous, by: ===)
    }

    /// Whether the bar shows the page's title.
    func isTitled(_ summary: BarSummary) -> Bool {
        showsTitle && summary.title != nil && summary.options.hidesTitle != true
            && summary.options.value(\.visibility, of: .navigationBar) != .hidden
    }

    /// How far the bar collapses when the page is scrolled, in points.
    @MainActor
    func collapsibleLength(
        _ summary: BarSummary, idiom: Idiom, verticalSizeClass: UserInterfaceSizeClass?
    ) -> CGFloat {
        guard isTitled(summary),
            LargeTitleWay.isLarge(summary, previous, idiom: idiom, verticalSizeClass: verticalSizeClass)
        else { return 0 }
        return LargeTitleWay(hasSubtitle: summary.options.subtitle != nil).length
    }
}

private struct PageBarKey: EnvironmentKey {
    static var defaultValue: PageBar? { nil }
}

extension EnvironmentValues {
    /// The bar of the page around; nil where the view is in none, or has pages inside.
    var pageBar: PageBar? {
        get { self[PageBarKey.self] }
        set { self[PageBarKey.self] = newValue }
    }
}

/// Gives a column its width.
private struct ColumnFrame: ViewModifier {
    let width: ColumnWidth?
    private static let ideal: CGFloat = 300

    func body(content: Content) -> some View {
        content.frame(
            minWidth: width?.min ?? 0, idealWidth: width?.ideal ?? Self.ideal, maxWidth: width?.max ?? .infinity)
    }
}

/// Shows and hides the first column of a split view.
struct SidebarButton {
    /// Whether the column is shown.
    let isShown: Bool
    let action: () -> Void
}
