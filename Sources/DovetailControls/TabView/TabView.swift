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
            DeclarationScope<BarOptions, _> { declarations in
                DeclarationScope<RootReturn, _> { returns in
                    screen(declarations, returns)
                }
            }
            .transformEnvironment(\.builtIn) { $0.settleAccent() }
            .modifier(PageGround())
        }
    }

    private func screen(
        _ declarations: DeclarationList<BarOptions>, _ returns: DeclarationList<RootReturn>
    ) -> some View {
        EdgeBars(edges: [isVertical ? .leading : TabIdiom[idiom].isAbovePage ? .top : .bottom], contentIndex: 0) {
            PageStack(pages: pages, shown: pages.isEmpty ? nil : pages[shownIndex].id)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .environment(\.tabBarOptions, declarations)
                .environment(\.rootReturns, returns)
                .modifier(TabAccessory())
        } bars: {
            VStack(spacing: 0) {
                DeclarationReader(declarations) { declared in
                    // What was said last counts first.
                    let options = declared.reversed().reduce(into: BarOptions()) { $0.fill(from: $1.value) }
                    if !pages.isEmpty && options.visibility[.tabBar] != .hidden
                        && !ProgramLook.ofProgram.tabBar.isHidden
                    {
                        TabBar(tabs: tabs, shownIndex: shownIndex, isVertical: isVertical, options: options) { index in
                            // On touch devices the tab of the page on show leads back to the root of its stack.
                            if index == shownIndex, idiom.isTouch {
                                returns.currentEntries.first?.value.model.returnToRoot()
                            }
                            select(index)
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
            let traits = page.traits
            return TabEntry(
                index: index, id: page.id, item: traits.tabItem, badge: traits.badge, group: traits.tabGroup,
                options: traits[TabOptionsTrait.self])
        }
    }
}
