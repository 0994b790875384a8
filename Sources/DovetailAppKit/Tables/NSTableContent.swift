import DovetailControls
import DovetailCore
import DovetailPlatform
import Foundation

/// The rows of a table.
struct NSTableContent: View {
    let table: NSTableView
    /// The changes of the table so far: with another count this is another value.
    let count: Int
    @FocusState private var isFocused: Bool

    var body: some View {
        LazyVStack(spacing: 0) {
            ForEach(0..<table.numberOfRows, id: \.self) { row in
                TableRowContent(table: table, row: row, count: count)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(Color(nsColor: table.backgroundColor))
        .contentShape(Rectangle())
        .focusable()
        .focused($isFocused)
        .focusEffectDisabled()
        .onKeyPress(keys: [.upArrow, .downArrow], phases: [.down, .repeat]) { key in
            table.step(key.key == .upArrow ? -1 : 1, extends: key.modifiers.contains(.shift)) ? .handled : .ignored
        }
        .disabled(!table.isEnabled)
    }
}

private struct TableRowContent: View {
    let table: NSTableView
    let row: Int
    let count: Int

    var body: some View {
        if let view = table.rowView(atRow: row, makeIfNecessary: true) {
            HStack(spacing: table.intercellSpacing.width) {
                ForEach(Array(view.cells.enumerated()), id: \.offset) { index, cell in
                    if view.isGroupRowStyle || table.tableColumns.isEmpty {
                        shown(cell).frame(maxWidth: .infinity, alignment: .leading)
                    } else if !table.tableColumns[index].isHidden {
                        shown(cell).modifier(ColumnWidth(table: table, column: table.tableColumns[index]))
                    }
                }
            }
            .padding(.horizontal, 6)
            .frame(height: table.height(ofRow: row) + table.intercellSpacing.height)
            .background(ground(view))
            .overlay(alignment: .bottom) {
                if !table.gridStyleMask.isDisjoint(with: [.solidHorizontalGridLineMask, .dashedHorizontalGridLineMask])
                {
                    Rectangle().fill(Color(nsColor: table.gridColor)).frame(height: 1)
                }
            }
            .contentShape(Rectangle())
            .simultaneousGesture(TapGesture(count: 2).onEnded { click(2) })
            .simultaneousGesture(TapGesture().onEnded { click(1) })
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(view.isSelected ? .isSelected : [])
            .contextMenu { menu }
        }
    }

    private func click(_ count: Int) {
        table.click(row: row, count: count, modifiers: table.shownRoot?.heldModifiers ?? [])
    }

    private func shown(_ cell: NSView) -> some View {
        NSViewContent(cell).frame(maxHeight: .infinity)
    }

    private func ground(_ view: NSTableRowView) -> Color {
        if view.isSelected, table.selectionHighlightStyle != .none { return Color.accentColor.opacity(0.3) }
        if table.usesAlternatingRowBackgroundColors, row % 2 == 1 { return Color.gray.opacity(0.1) }
        return Color(nsColor: view.backgroundColor)
    }

    @ViewBuilder private var menu: some View {
        let actions = [NSTableView.RowActionEdge.leading, .trailing].flatMap {
            table.delegate?.tableView(table, rowActionsForRow: row, edge: $0) ?? []
        }
        ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
            Button(role: action.style == .destructive ? .destructive : nil) {
                action.handler(action, row)
            } label: {
                Text(verbatim: action.title)
            }
        }
    }
}

/// The titles of a table's columns, above its scroll view.
struct NSTableTitles: View {
    let table: NSTableView
    let count: Int

    var body: some View {
        HStack(spacing: table.intercellSpacing.width) {
            ForEach(Array(table.shownColumns.enumerated()), id: \.offset) { _, column in
                Button {
                    table.pressTitle(of: column)
                } label: {
                    HStack(spacing: 2) {
                        Text(verbatim: column.title).font(.system(size: 11)).lineLimit(1)
                        if let key = column.sortDescriptorPrototype?.key, let first = table.sortDescriptors.first,
                            first.key == key
                        {
                            Image(systemName: first.ascending ? "chevron.up" : "chevron.down").imageScale(.small)
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .modifier(ColumnWidth(table: table, column: column))
                .help(column.headerToolTip ?? "")
            }
        }
        .padding(.horizontal, 6)
        .frame(height: 24)
        .background(Color(nsColor: .controlBackgroundColor))
        .overlay(alignment: .bottom) { Rectangle().fill(.quaternary).frame(height: 1) }
    }
}

/// The width of a column: the last one takes what is left.
private struct ColumnWidth: ViewModifier {
    let table: NSTableView
    let column: NSTableColumn

    func body(content: Content) -> some View {
        let isLast = table.shownColumns.last === column
        content.frame(
            minWidth: isLast ? min(column.width, column.minWidth) : column.width,
            maxWidth: isLast ? .infinity : column.width,
            alignment: .leading)
    }
}
