import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A list of SwiftUI's that shows the items of a ``UICollectionView``.
struct CollectionListContent: View {
    let collection: UICollectionView
    /// How the sections look. All are of one appearance.
    let lists: [UICollectionLayoutListConfiguration]
    let count: Int

    var body: some View {
        ScrollViewReader { proxy in
            styled
                .environment(\.defaultMinListRowHeight, 0)
                .environment(\.editMode, .constant(collection.isEditing ? .active : .inactive))
                .scrollContentBackground(ground == nil && collection.backgroundView == nil ? .automatic : .hidden)
                .background {
                    if let ground { Color(uiColor: ground) }
                    if let view = collection.backgroundView { UIViewContent(view) }
                }
                .modifier(ScrollingInStep(view: collection, count: count))
                .onAppear { follow(proxy) }
                .onChange(of: count) { _, _ in follow(proxy) }
        }
    }

    private var ground: UIColor? { lists.first?.backgroundColor ?? collection.backgroundColor }

    @ViewBuilder private var styled: some View {
        switch lists.first?.appearance {
        case .grouped: list.listStyle(.grouped)
        case .insetGrouped: list.listStyle(.insetGrouped)
        case .sidebar, .sidebarPlain: list.listStyle(.sidebar)
        default: list.listStyle(.plain)
        }
    }

    private var list: some View {
        let sections = collection.items.sections
        return List(selection: selection) {
            ForEach(sections) { section in
                CollectionListSection(collection: collection, lists: lists, section: section, count: count)
            }
        }
    }

    private var selection: Binding<Set<Int>>? {
        guard collection.canChoose else { return nil }
        return Binding(get: { collection.selected }, set: { collection.chosen($0) })
    }

    private func follow(_ proxy: ScrollViewProxy) {
        guard let wanted = collection.wantedItem else { return }
        collection.wantedItem = nil
        if wanted.isAnimated {
            withAnimation(.easeInOut(duration: 0.3)) { proxy.scrollTo(wanted.item, anchor: wanted.anchor) }
        } else {
            proxy.scrollTo(wanted.item, anchor: wanted.anchor)
        }
    }
}

/// A section of the list.
private struct CollectionListSection: View {
    let collection: UICollectionView
    let lists: [UICollectionLayoutListConfiguration]
    let section: TableRows.Section
    let count: Int

    var body: some View {
        let index = collection.items.sections.firstIndex { $0.id == section.id } ?? 0
        let list = lists[min(index, lists.count - 1)]
        let rows = list.headerMode == .firstItemInSection ? Array(section.rows.dropFirst()) : section.rows
        Section {
            ForEach(rows, id: \.self) { row in
                CollectionListRow(collection: collection, list: list, row: row, count: count)
            }
            .onMove(perform: mover(index, first: section.rows.count - rows.count))
        } header: {
            if list.headerMode == .supplementary {
                end(UICollectionView.elementKindSectionHeader, index)
            } else if list.headerMode == .firstItemInSection, let first = section.rows.first {
                CollectionListRow(collection: collection, list: list, row: first, count: count, isHeader: true)
                    .textCase(nil)
            }
        } footer: {
            if list.footerMode == .supplementary { end(UICollectionView.elementKindSectionFooter, index) }
        }
    }

    /// Moves rows, where the data source says of the first that it can be moved.
    ///
    /// - Parameter first: How many items of the section are before the rows: 1 where the first is the header.
    private func mover(_ section: Int, first: Int) -> ((IndexSet, Int) -> Void)? {
        guard collection.isEditing, let dataSource = collection.dataSource, self.section.rows.count > first,
            dataSource.collectionView(collection, canMoveItemAt: IndexPath(item: first, section: section))
        else { return nil }
        return { from, to in
            guard let row = from.first else { return }
            let source = IndexPath(item: row + first, section: section)
            let target = IndexPath(item: (to > row ? to - 1 : to) + first, section: section)
            dataSource.collectionView(collection, moveItemAt: source, to: target)
            collection.moveItem(at: source, to: target)
        }
    }

    @ViewBuilder private func end(_ kind: String, _ section: Int) -> some View {
        if let view = collection.edge(kind, IndexPath(item: 0, section: section)) {
            ListEnd(view: view).textCase(nil)
        }
    }
}

/// A view above or below a section.
private struct ListEnd: View {
    let view: UICollectionReusableView
    @ObservedObject private var changes: PlatformViewChanges

    init(view: UICollectionReusableView) {
        self.view = view
        changes = view.changes
    }

    var body: some View {
        if let cell = view as? UICollectionViewListCell, cell.hasDrawnContent {
            // The list has margins of its own for what stands above and below sections.
            ListCellContent(cell: cell, count: cell.changes.count, leastHeight: 0, margin: 0)
        } else {
            WholeView(view: view).listRowInsets(EdgeInsets())
        }
    }
}

/// A view as wide as the list and as high as its content.
private struct WholeView: View {
    let view: UICollectionReusableView

    var body: some View {
        RepresentedLayout(
            count: view.changes.count,
            wish: { RepresentedLayout.Wish(size: CGSize(width: -1, height: -1)) },
            answer: { proposal in
                let width = proposal.width ?? 320
                let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
                place.frame.size = CGSize(width: width, height: view.frame.height > 0 ? view.frame.height : 44)
                place.isHeightMeasured = true
                return CGSize(width: width, height: view.preferredLayoutAttributesFitting(place).frame.height)
            }
        ) {
            UIViewContent(view)
        }
        .modifier(PlaceOfView(view: view))
    }
}

/// A row of the list with the cell that it is asked for.
private struct CollectionListRow: View {
    let collection: UICollectionView
    let list: UICollectionLayoutListConfiguration
    let row: Int
    let count: Int
    var isHeader = false

    var body: some View {
        // One view whatever the collection says, so that a list knows how many there are without making all of them.
        let cell = collection.cell(of: row) ?? UICollectionViewCell()
        let path = collection.items.indexPath(of: row)
        ListRowContent(cell: cell, separator: path.map(list.separator), list: list, count: cell.changes.count)
            .id(ObjectIdentifier(cell))
            .onAppear { collection.cellCame(cell, row) }
            .onDisappear { collection.cellWent(cell, row) }
            .tag(row)
            .modifier(RowMenu(menu: collection.menu(of: row), sender: cell))
            .modifier(SwipedRow(list: list, path: isHeader ? nil : path, cell: cell))
    }
}

/// What a row shows.
private struct ListRowContent: View {
    let cell: UICollectionViewCell
    let separator: UIListSeparatorConfiguration?
    let list: UICollectionLayoutListConfiguration
    let count: Int
    @ObservedObject private var changes: PlatformViewChanges

    init(
        cell: UICollectionViewCell, separator: UIListSeparatorConfiguration?,
        list: UICollectionLayoutListConfiguration, count: Int
    ) {
        self.cell = cell
        self.separator = separator
        self.list = list
        self.count = count
        changes = cell.changes
    }

    var body: some View {
        // One view, whatever the cell shows: a list counts its rows without making them.
        HStack(spacing: 0) { content }
            .listRowInsets(EdgeInsets())
            .alignmentGuide(.listRowSeparatorLeading) { _ in separator?.lineStart ?? cell.textStart }
            .listRowSeparator(visibility(separator?.topSeparatorVisibility), edges: .top)
            .listRowSeparator(visibility(separator?.bottomSeparatorVisibility), edges: .bottom)
            .listRowSeparatorTint(separator.flatMap { $0.color == .separator ? nil : Color(uiColor: $0.color) })
            .listRowBackground(ground)
            .contentShape(Rectangle())
            .modifier(OutlinePress(cell: cell as? UICollectionViewListCell))
            .modifier(WindowOfView(view: cell))
            .onChange(of: cell.changes.count) { _, _ in cell.updateConfigurationIfNeeded() }
    }

    @ViewBuilder private var content: some View {
        if let row = cell as? UICollectionViewListCell, row.hasDrawnContent {
            ListCellContent(cell: row, count: cell.changes.count)
        } else if let drawn = cell.contentConfiguration as? any DrawnConfiguration {
            drawn.content.padding(.horizontal, drawn.hasOwnMargins ? 0 : 16)
        } else {
            WholeView(view: cell)
        }
    }

    private func visibility(_ value: UIListSeparatorConfiguration.Visibility?) -> Visibility {
        guard list.showsSeparators else { return .hidden }
        return value == .hidden ? .hidden : value == .visible ? .visible : .automatic
    }

    private var ground: AnyView? {
        if let configuration = cell.backgroundConfiguration {
            return configuration.isShown
                ? AnyView(BackgroundContent(configuration: configuration, tint: cell.tintColor)) : nil
        }
        return (cell.backgroundColor ?? cell.backgroundView?.backgroundColor).map { AnyView(Color(uiColor: $0)) }
    }
}

/// Opens and closes a row that is pressed, where that is what it is for. Lists may choose a row twice in a press that stays without effect, so this
/// is no selection.
private struct OutlinePress: ViewModifier {
    let cell: UICollectionViewListCell?

    func body(content: Content) -> some View {
        if let cell, cell.togglesByPress {
            content.onTapGesture { cell.toggleOutline() }.selectionDisabled()
        } else {
            content
        }
    }
}

/// What can be done with a row that is swiped.
private struct SwipedRow: ViewModifier {
    let list: UICollectionLayoutListConfiguration
    let path: IndexPath?
    let cell: UICollectionViewCell

    func body(content: Content) -> some View {
        let leading = path.flatMap { list.leadingSwipeActionsConfigurationProvider?($0) }
        let trailing = path.flatMap { list.trailingSwipeActionsConfigurationProvider?($0) }
        content
            .swipeActions(edge: .leading, allowsFullSwipe: leading?.performsFirstActionWithFullSwipe ?? true) {
                SwipeButtons(configuration: leading, view: cell)
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? true) {
                SwipeButtons(configuration: trailing, view: cell)
            }
            .deleteDisabled(true)
    }
}
