import DovetailCore

/// Shows one of several pages, with a bar to choose by.
///
/// The page is the one whose `tag`, or else whose `ForEach` id, equals the selection; when none does, the first. A page keeps its
/// state while others are shown, from its first showing on; it appears and disappears as it is switched to and from.
///
/// The bar has a button for each page; that of a page without a `tabItem` has no title. The arrow keys move along it.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    nonisolated(unsafe) private let selection: Binding<SelectionValue>?
    nonisolated(unsafe) private let content: Content
    /// The page that is shown when there is no binding.
    @State private var ownIndex = 0

    /// Shows the page whose tag equals the selection, and writes the selection when a person chooses another page.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
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

    var body: some View {
        VStack(spacing: 0) {
            PageStack(pages: pages, shown: pages.isEmpty ? nil : pages[shownIndex].id)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            if tabs.count > 0 { TabBar(tabs: tabs, shownIndex: shownIndex, select: select) }
        }
    }

    private var tabs: [Tab] {
        pages.indices.map { Tab(index: $0, id: pages[$0].id, item: pages[$0].traits.tabItem) }
    }
}

/// What the bar knows of a page.
struct Tab: Identifiable {
    /// Where the page is among all pages.
    let index: Int
    let id: ChildView.ID
    /// The page's label, if it has one.
    let item: TabItem?
}
