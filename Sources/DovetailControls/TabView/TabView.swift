import DovetailCore
import Foundation

/// Shows one of several pages, with a bar to choose by.
///
/// The page is the one whose `tag`, or else whose `ForEach` id, equals the selection; when none does, the first. A page keeps its
/// state while others are shown, from its first showing on; it appears and disappears as it is switched to and from.
///
/// The bar has a button for each page; that of a page without a `tabItem` has no title. The arrow keys move along the bar. With the
/// page style there is no bar, and pages are leafed through.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    nonisolated(unsafe) private let selection: Binding<SelectionValue>?
    nonisolated(unsafe) private let content: Content
    /// The page that is shown when there is no binding.
    @State private var ownIndex = 0

    /// Shows the page whose tag equals the selection, and writes the selection when a person chooses another page.
    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(chosenBy: selection, content: content())
    }

    nonisolated init(chosenBy selection: Binding<SelectionValue>?, content: Content) {
        self.selection = selection
        self.content = content
    }

    public var body: some View {
        ChildrenReader(content: content) { pages in
            TabScreen(pages: pages, shownIndex: shownIndex(in: pages)) { index in
                guard let selection else { return ownIndex = index }
                if let value = Self.value(of: pages[index]) { selection.wrappedValue = value }
            }
        }
    }

    private func shownIndex(in pages: [ChildView]) -> Int {
        guard let selection else { return min(ownIndex, max(pages.count - 1, 0)) }
        let current = selection.wrappedValue
        return pages.firstIndex { Self.value(of: $0) == current } ?? 0
    }

    private static func value(of page: ChildView) -> SelectionValue? {
        (page.traits.tag ?? page.traits.rowID)?.base as? SelectionValue
    }
}

extension TabView where SelectionValue == Int {
    /// Shows the first page to begin with, and then the one that a person chooses.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// The page that is shown, and the bar.
private struct TabScreen: View {
    let pages: [ChildView]
    let shownIndex: Int
    let select: (Int) -> Void
    @Environment(\.tabViewStyle) private var style
    @Environment(\.idiom) private var idiom
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        if case .page(let mode) = style {
            PagedTabs(pages: pages, shownIndex: shownIndex, indexDisplayMode: mode, select: select)
        } else {
            DeclarationScope<Visibility, _> { visibility in
                BarredTabs(isVertical: isVertical, isBarOnTop: idiom == .desktop) {
                    PageStack(pages: pages, shown: pages.isEmpty ? nil : pages[shownIndex].id)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .environment(\.tabBarVisibility, visibility)
                    VStack(spacing: 0) {
                        DeclarationReader(visibility) { declared in
                            if !pages.isEmpty && declared.last?.value != .hidden {
                                TabBar(tabs: tabs, shownIndex: shownIndex, isVertical: isVertical, select: select)
                            }
                        }
                    }
                }
            }
        }
    }

    private var isVertical: Bool { style == .sidebar && sizeClass != .compact }

    private var tabs: [TabEntry] {
        pages.indices.map { index in
            let page = pages[index]
            return TabEntry(index: index, id: page.id, item: page.traits.tabItem, badge: page.traits.badge)
        }
    }
}

/// A page and a bar: below it, above it or before it. A page that is too high pushes nothing out.
private struct BarredTabs: Layout {
    let isVertical: Bool
    let isBarOnTop: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let bar = barSize(proposal, subviews)
        let page = subviews[0].sizeThatFits(
            ProposedViewSize(
                width: proposal.width.map { isVertical ? max($0 - bar.width, 0) : $0 },
                height: proposal.height.map { isVertical ? $0 : max($0 - bar.height, 0) }))
        let ideal =
            isVertical
            ? CGSize(width: page.width + bar.width, height: max(page.height, bar.height))
            : CGSize(width: max(page.width, bar.width), height: page.height + bar.height)
        // Asked for the least, it answers with that.
        return CGSize(
            width: proposal.width.flatMap { $0 > 0 ? $0 : nil } ?? ideal.width,
            height: proposal.height.flatMap { $0 > 0 ? $0 : nil } ?? ideal.height)
    }

    private func barSize(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        subviews[1].sizeThatFits(
            isVertical
                ? ProposedViewSize(width: nil, height: proposal.height)
                : ProposedViewSize(width: proposal.width, height: nil))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let bar = barSize(ProposedViewSize(bounds.size), subviews)
        if isVertical {
            subviews[1].place(
                at: bounds.origin, proposal: ProposedViewSize(width: bar.width, height: bounds.height))
            subviews[0].place(
                at: CGPoint(x: bounds.minX + bar.width, y: bounds.minY),
                proposal: ProposedViewSize(width: max(bounds.width - bar.width, 0), height: bounds.height))
            return
        }
        let pageTop = isBarOnTop ? bounds.minY + bar.height : bounds.minY
        subviews[0].place(
            at: CGPoint(x: bounds.midX, y: pageTop), anchor: .top,
            proposal: ProposedViewSize(width: bounds.width, height: max(bounds.height - bar.height, 0)))
        subviews[1].place(
            at: CGPoint(x: bounds.minX, y: isBarOnTop ? bounds.minY : bounds.maxY - bar.height),
            proposal: ProposedViewSize(width: bounds.width, height: bar.height))
    }
}
