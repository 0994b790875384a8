import DovetailCore
import Foundation

/// A view that takes all the space it gets, below a bar of its own, and above another one when there are items for it.
struct BarredPage<Content: View>: View {
    /// A sheet without navigation shows items, but no title.
    let showsTitle: Bool
    /// Whether it takes the width that its content sets for a column.
    let isColumn: Bool
    let back: BackButton?
    let sidebar: SidebarButton?
    /// Is told of the bar as soon as there is one.
    let note: (BarContents) -> Void
    nonisolated(unsafe) private let content: Content

    init(
        showsTitle: Bool = true, isColumn: Bool = false, back: BackButton? = nil, sidebar: SidebarButton? = nil,
        note: @escaping (BarContents) -> Void = { _ in }, @ViewBuilder content: () -> Content
    ) {
        self.showsTitle = showsTitle
        self.isColumn = isColumn
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
                    layout(contents).modifier(ColumnFrame(width: summary.options.columnWidth))
                }
            } else {
                layout(contents)
            }
        }
    }

    private func layout(_ contents: BarContents) -> some View {
        BarredLayout {
            VStack(spacing: 0) {
                BarReader(contents) { summary in
                    let title = showsTitle ? summary.title : nil
                    let isEmpty = !summary.hasItems && title == nil && back == nil && sidebar == nil
                    if !isEmpty && summary.options.visibility[.navigationBar] != .hidden {
                        NavigationBar(
                            contents: contents, summary: summary, title: title, back: back, sidebar: sidebar)
                    }
                }
            }
            VStack { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .environment(\.barContents, contents)
            VStack(spacing: 0) {
                BarReader(contents) { summary in
                    if summary.hasKeyboard { BottomBar(contents: contents, edge: .keyboard) }
                    if summary.hasBottom && summary.options.visibility[.bottomBar] != .hidden {
                        BottomBar(contents: contents, edge: .bottom)
                    }
                }
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

/// Shows and hides the first column of a split view.
struct SidebarButton {
    let action: () -> Void
}

/// A bar on top, one at the bottom, and the content between them. Content that is too high goes on below, and pushes nothing out.
private struct BarredLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let bars = [subviews[0], subviews[2]].map {
            $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        }
        let height = bars[0].height + bars[1].height
        let rest = ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - height, 0) })
        let content = subviews[1].sizeThatFits(rest)
        // Asked for the least, it answers with that; in a window it takes what there is.
        let fills = proposal.height.map { $0 > height } ?? false
        return CGSize(
            width: max(content.width, proposal.width == nil ? bars.map(\.width).max() ?? 0 : 0),
            height: fills ? proposal.height! : content.height + height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let width = ProposedViewSize(width: bounds.width, height: nil)
        let top = subviews[0].sizeThatFits(width)
        let bottom = subviews[2].sizeThatFits(width)
        let room = max(bounds.height - top.height - bottom.height, 0)
        subviews[0].place(at: bounds.origin, proposal: width)
        subviews[1].place(
            at: CGPoint(x: bounds.midX, y: bounds.minY + top.height), anchor: .top,
            proposal: ProposedViewSize(width: bounds.width, height: room))
        subviews[2].place(at: CGPoint(x: bounds.minX, y: bounds.maxY - bottom.height), proposal: width)
    }
}
