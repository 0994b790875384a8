import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// A list of SwiftUI's that shows the rows of a ``UITableView``.
struct TableContent: View {
    let table: UITableView
    /// The changes of the table so far: with another count this is another value.
    let count: Int

    var body: some View {
        ScrollViewReader { proxy in
            list
                .modifier(TableLook(table: table, count: count))
                .modifier(ScrollingInStep(view: table, count: count))
                .onAppear { follow(proxy) }
                .onChange(of: count) { _, _ in follow(proxy) }
        }
    }

    private var list: some View {
        let sections = table.rows.sections
        return List(selection: selection) {
            if let header = table.tableHeaderView { EdgeView(view: header) }
            ForEach(sections) { section in
                TableSection(table: table, section: section, count: count)
            }
            if let footer = table.tableFooterView, footer.frame.height > 0 || !footer.subviews.isEmpty {
                EdgeView(view: footer)
            }
        }
    }

    private var selection: Binding<Set<Int>>? {
        guard table.canChoose else { return nil }
        return Binding(
            get: {
                table.selected.filter { table.shownCells[$0]?.selectionStyle != UITableViewCell.SelectionStyle.none }
            },
            set: { table.chosen($0) })
    }

    private func follow(_ proxy: ScrollViewProxy) {
        guard let wanted = table.wantedRow else { return }
        table.wantedRow = nil
        if wanted.isAnimated {
            withAnimation(.easeInOut(duration: 0.3)) { proxy.scrollTo(wanted.row, anchor: wanted.anchor) }
        } else {
            proxy.scrollTo(wanted.row, anchor: wanted.anchor)
        }
    }
}

/// How a table looks as a whole.
private struct TableLook: ViewModifier {
    let table: UITableView
    let count: Int

    func body(content: Content) -> some View {
        styled(content)
            .environment(\.defaultMinListRowHeight, 0)
            .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
            .scrollContentBackground(hasOwnGround ? .hidden : .automatic)
            .background { if let ground = table.backgroundView { UIViewContent(ground) } }
    }

    private var hasOwnGround: Bool { table.backgroundView != nil || table.backgroundColor != nil }

    @ViewBuilder private func styled(_ content: Content) -> some View {
        switch table.style {
        case .plain: content.listStyle(.plain)
        case .grouped: content.listStyle(.grouped)
        case .insetGrouped: content.listStyle(.insetGrouped)
        }
    }
}

/// A view above or below all rows.
private struct EdgeView: View {
    let view: UIView

    var body: some View {
        UIViewContent(view)
            .frame(height: view.frame.height > 0 ? view.frame.height : nil)
            .modifier(PlaceOfView(view: view))
            .listRowInsets(EdgeInsets())
            .listRowSeparator(.hidden)
            .listRowBackground(Color.clear)
            .selectionDisabled()
    }
}

/// A view above or below a section that shows its configuration.
private struct ConfiguredEdge: View {
    let view: UITableViewHeaderFooterView
    let height: CGFloat?
    @ObservedObject private var changes: PlatformViewChanges

    init(view: UITableViewHeaderFooterView, height: CGFloat?) {
        self.view = view
        self.height = height
        changes = view.changes
        // Who shows the view is just looking at it.
        let wasUpdating = changes.isUpdating
        changes.isUpdating = true
        view.updateConfigurationIfNeeded()
        changes.isUpdating = wasUpdating
    }

    var body: some View {
        if let drawn = view.drawnContent {
            drawn.content.padding(.horizontal, drawn.hasOwnMargins ? 0 : 16).frame(height: height)
                .background {
                    if let ground = view.backgroundConfiguration, ground.isShown {
                        BackgroundContent(configuration: ground, tint: view.tintColor)
                    }
                }
                .textCase(nil)
                .listRowInsets(EdgeInsets())
                .onChange(of: view.changes.count) { _, _ in view.updateConfigurationIfNeeded() }
        }
    }
}

/// A section with what stands above and below its rows.
private struct TableSection: View {
    let table: UITableView
    let section: TableRows.Section
    let count: Int

    var body: some View {
        let index = table.rows.sections.firstIndex { $0.id == section.id } ?? 0
        Section {
            ForEach(section.rows, id: \.self) { row in
                TableRow(table: table, row: row, generation: table.generation, count: count)
            }
            .onMove(perform: mover(index))
        } header: {
            edge(
                view: header(index),
                height: table.delegate.map { $0.tableView(table, heightForHeaderInSection: index) }
                    ?? table.sectionHeaderHeight,
                title: table.dataSource?.tableView(table, titleForHeaderInSection: index))
        } footer: {
            edge(
                view: footer(index),
                height: table.delegate.map { $0.tableView(table, heightForFooterInSection: index) }
                    ?? table.sectionFooterHeight,
                title: table.dataSource?.tableView(table, titleForFooterInSection: index))
        }
    }

    private func header(_ index: Int) -> UIView? {
        let view = table.delegate?.tableView(table, viewForHeaderInSection: index)
        table.shownHeaders[section.id] = view
        return view
    }

    private func footer(_ index: Int) -> UIView? {
        let view = table.delegate?.tableView(table, viewForFooterInSection: index)
        table.shownFooters[section.id] = view
        return view
    }

    @ViewBuilder private func edge(view: UIView?, height: CGFloat, title: String?) -> some View {
        if let configured = view as? UITableViewHeaderFooterView, configured.drawnContent != nil {
            ConfiguredEdge(view: configured, height: height >= 0 ? height : nil)
        } else if let view {
            let own = view.frame.height > 0 ? view.frame.height : nil
            UIViewContent(view)
                .frame(height: height >= 0 ? height : own ?? 28)
                .modifier(PlaceOfView(view: view))
                .listRowInsets(EdgeInsets())
        } else if let title, !title.isEmpty {
            Text(verbatim: title)
        }
    }

    private func mover(_ section: Int) -> ((IndexSet, Int) -> Void)? {
        guard table.isEditing, let dataSource = table.dataSource, !self.section.rows.isEmpty,
            dataSource.tableView(table, canMoveRowAt: IndexPath(row: 0, section: section))
        else { return nil }
        return { from, to in
            guard let first = from.first else { return }
            let target = IndexPath(row: to > first ? to - 1 : to, section: section)
            let source = IndexPath(row: first, section: section)
            dataSource.tableView(table, moveRowAt: source, to: target)
            table.moveRow(at: source, to: target)
        }
    }
}

/// A row with the cell that it is asked for.
private struct TableRow: View {
    let table: UITableView
    let row: Int
    let generation: Int
    let count: Int

    var body: some View {
        // One view whatever the table says, so that a list knows how many there are without making all of them.
        let cell = table.cell(of: row) ?? UITableViewCell()
        let path = table.rows.indexPath(of: row)
        TableCellContent(table: table, row: row, path: path, cell: cell, count: cell.changes.count)
            .id(ObjectIdentifier(cell))
            .onAppear { table.cellCame(cell, row) }
            .onDisappear { table.cellWent(cell, row) }
            .tag(row)
            .modifier(RowActions(table: table, path: path, cell: cell))
            .modifier(RowMenu(menu: table.menu(of: row, cell), sender: cell))
    }
}

/// What can be done with a row that is swiped.
private struct RowActions: ViewModifier {
    let table: UITableView
    let path: IndexPath?
    let cell: UITableViewCell

    func body(content: Content) -> some View {
        let leading = path.flatMap { table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: $0) }
        let trailing = path.flatMap { table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: $0) }
        content
            .swipeActions(edge: .leading, allowsFullSwipe: leading?.performsFirstActionWithFullSwipe ?? true) {
                SwipeButtons(configuration: leading, view: cell)
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: trailing?.performsFirstActionWithFullSwipe ?? true) {
                if trailing != nil { SwipeButtons(configuration: trailing, view: cell) } else { deleteButton }
            }
            .deleteDisabled(true)
    }

    @ViewBuilder private var deleteButton: some View {
        if let path, let dataSource = table.dataSource, dataSource.tableView(table, canEditRowAt: path),
            table.delegate.map({ $0.tableView(table, editingStyleForRowAt: path) }) ?? .delete == .delete
        {
            let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
            Button(role: .destructive) {
                dataSource.tableView(table, commit: .delete, forRowAt: path)
            } label: {
                Text(verbatim: title ?? "Delete")
            }
        }
    }
}
