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
    let sidebar: ColumnToggle?
    /// Is told of the bar as soon as there is one.
    let note: (BarContents) -> Void
    nonisolated(unsafe) private let content: Content

    init(
        showsTitle: Bool = true, isColumn: Bool = false, handsOver: Bool = false, back: BackButton? = nil,
        sidebar: ColumnToggle? = nil,
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
        let pageBar = PageBar(contents: contents, showsTitle: showsTitle, previous: back?.previous ?? [])
        return EdgeBars(edges: [.top, .bottom], contentIndex: 1) {
            VStack { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .environment(\.barContents, contents)
                .environment(\.pageBar, pageBar).environment(\.titleAbove, pageBar.titleAbove)
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
    fileprivate func bar(_ contents: BarContents, _ back: BackButton?, _ sidebar: ColumnToggle?) -> some View {
        BarReader(contents) { summary in
            let title = showsTitle && summary.options.hidesTitle != true ? summary.title : nil
            let isEmpty = !summary.hasItems && title == nil && back == nil && sidebar == nil
            if !isEmpty && summary.options.value(\.visibility, of: .navigationBar) != .hidden {
                NavigationBar(contents: contents, summary: summary, title: title, back: back, sidebar: sidebar)
            }
        }
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
