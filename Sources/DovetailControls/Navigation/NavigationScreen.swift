import DovetailCore

/// The pages of a stack over its root, with their bars.
struct NavigationScreen<Root: View>: View {
    nonisolated(unsafe) let root: Root
    let path: NavigationPathAccess
    /// Whether it is a column of a split view. For the life of the view.
    let isColumn: Bool
    /// The way back from the root, to another column.
    let back: BackButton?
    let sidebar: ColumnToggle?
    @State private var model = NavigationModel()
    @Environment(\.outerBar) private var outerBar

    init(
        path: NavigationPathAccess, isColumn: Bool = false, back: BackButton? = nil, sidebar: ColumnToggle? = nil,
        root: Root
    ) {
        self.root = root
        self.path = path
        self.isColumn = isColumn
        self.back = back
        self.sidebar = sidebar
    }

    var body: some View {
        // The root declares what the pages are made from, so it must be the same for all runs of the reader.
        let root = SteadyView { [root] in root }
        DeclarationScope<NavigationDeclaration, _> { declarations in
            DeclarationReader(declarations) { entries in
                pages(entries, declarations, root)
            }
        }
        .environment(\.outerBar, nil)
        .environment(\.rootReturns, nil)
        .transformEnvironment(\.builtIn) { $0.settleAccent() }
        .modifier(PageGround(isWanted: !isColumn))
        .modifier(
            DeclarationModifier(
                isColumn ? nil : RootReturn(model: model), in: { $0.rootReturns }, onlyWhileShown: true)
        )
        .modifier(
            DeclarationModifier(
                outerBar.map { _ in OuterBarClaim() }, in: { $0.outerBar?.claims }, onlyWhileShown: true))
    }

    private func pages(
        _ entries: [DeclarationList<NavigationDeclaration>.Entry],
        _ declarations: DeclarationList<NavigationDeclaration>, _ root: SteadyView<Root>
    ) -> some View {
        let path = path
        let chain = NavigationChain(entries: entries, values: path.values) { index in
            let count = path.currentValues().count
            if count > index { path.removeLast(count - index) }
        }
        let _ =
            model.returnToRoot = { [first = chain.pages.dropFirst().first] in
                // Values that stand behind a page of another kind would be next when that has gone.
                let count = path.currentValues().count
                if count > 0 { path.removeLast(count) }
                first?.dismiss?()
            }
        return ChildrenReader(
            content: ForEach(numbered(chain.pages)) { page in
                NavigationPageView(
                    page: page, root: root, declarations: declarations, path: path, model: model, isColumn: isColumn,
                    rootBack: back ?? outerBar?.back, sidebar: sidebar ?? outerBar?.sidebar)
            }
        ) { children in
            PageStack(pages: children, shown: children.last?.id, slides: .over)
        }
        .onChange(of: chain.unknown, initial: true) { _, value in
            guard let value else { return }
            Log.warnOnce(
                "navigationDestination \(type(of: value.base))",
                "A NavigationStack has a value of \(type(of: value.base)) in its path and no navigationDestination for it."
            )
        }
    }

    private func numbered(_ pages: [NavigationPage]) -> [NumberedPage] {
        model.noteVisits(pages.map(\.id))
        return pages.indices.map { index in
            NumberedPage(
                page: pages[index], previous: pages[..<index].reversed().map(\.id),
                visit: model.visit(pages[index].id))
        }
    }
}

/// What a stack remembers of its pages, outside the graph.
@MainActor
final class NavigationModel {
    /// The bars of the pages that were shown, for the title on the way back.
    nonisolated(unsafe) var bars: [NavigationPage.ID: BarContents] = [:]
    /// Goes back to the root.
    nonisolated(unsafe) var returnToRoot: () -> Void = {}
    private var shown: Set<NavigationPage.ID> = []
    private var visits: [NavigationPage.ID: Int] = [:]
    private var lastVisit = 0
    nonisolated init() {}

    /// Numbers each page anew when it comes, so that a page that is shown again while its last visit is still leaving starts over.
    func noteVisits(_ pages: [NavigationPage.ID]) {
        let present = Set(pages)
        guard present != shown else { return }
        for page in present.subtracting(shown) {
            lastVisit += 1
            visits[page] = lastVisit
        }
        for page in shown.subtracting(present) { visits[page] = nil }
        shown = present
    }

    func visit(_ page: NavigationPage.ID) -> Int { visits[page] ?? 0 }
}

struct NumberedPage: Identifiable {
    let page: NavigationPage
    /// The pages before, nearest first.
    let previous: [NavigationPage.ID]
    let visit: Int

    struct ID: Hashable, CustomStringConvertible {
        let page: NavigationPage.ID
        let visit: Int

        /// A program that takes this one's place finds the page by it, whose visits have other numbers.
        var description: String { "\(page)" }
    }
    var id: ID { ID(page: page.id, visit: visit) }
}

/// A page with its bar.
private struct NavigationPageView<Root: View>: View {
    let page: NumberedPage
    nonisolated(unsafe) let root: Root
    let declarations: DeclarationList<NavigationDeclaration>
    let path: NavigationPathAccess
    let model: NavigationModel
    let isColumn: Bool
    let rootBack: BackButton?
    let sidebar: ColumnToggle?
    @State private var context = NavigationContext()
    @State private var handle = PresentationHandle()

    var body: some View {
        let _ = prepare()
        BarredPage(
            // A stack within a page that was pushed has its bar in the place of the page's.
            handsOver: isColumn || page.page.id != .root, back: back,
            sidebar: page.previous.isEmpty ? sidebar : nil,
            note: { model.bars[page.page.id] = $0 }
        ) {
            if let content = page.page.content {
                content.environment(\.presentation, handle)
            } else {
                root
            }
        }
        .environment(\.navigation, context)
    }

    private func prepare() {
        context.page = page.page.id
        context.declarations = declarations
        let path = path
        context.append = { path.append($0) }
        handle.dismiss = page.page.dismiss
    }

    private var back: BackButton? {
        guard let dismiss = page.page.dismiss else { return rootBack }
        return BackButton(previous: page.previous.compactMap { model.bars[$0] }.filter(\.isAlive), action: dismiss)
    }
}

/// The way back from a page.
struct BackButton {
    /// The bars of the pages before, nearest first, for titles and how they are shown.
    nonisolated(unsafe) let previous: [BarContents]
    let action: () -> Void
}

/// The path of a stack, whatever the type of its binding.
struct NavigationPathAccess {
    /// Read in the body that made it, so that this depends on the path.
    let values: [AnyHashable]
    let currentValues: () -> [AnyHashable]
    let append: (AnyHashable) -> Bool
    let removeLast: (Int) -> Void

    @MainActor
    init(_ path: Binding<NavigationPath>) {
        values = path.wrappedValue.values
        currentValues = { path.wrappedValue.values }
        append = { value in
            path.wrappedValue.append(value)
            return true
        }
        removeLast = { path.wrappedValue.removeLast($0) }
    }

    @MainActor
    init<Data>(_ path: Binding<Data>)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        values = path.wrappedValue.map { AnyHashable($0) }
        currentValues = { path.wrappedValue.map { AnyHashable($0) } }
        append = { value in
            guard let element = value.base as? Data.Element else {
                Log.warnOnce(
                    "NavigationStack \(Data.self) \(type(of: value.base))",
                    "A NavigationLink has a value of \(type(of: value.base)), which the path of its stack, \(Data.self), cannot hold."
                )
                return false
            }
            path.wrappedValue.append(element)
            return true
        }
        removeLast = { path.wrappedValue.removeLast($0) }
    }
}
