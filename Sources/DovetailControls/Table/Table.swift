import DovetailCore
import Foundation

/// Rows of values in columns with titles.
///
/// A click on the title of a column that sorts writes the sort order; the app sorts its data by that. The edges of columns are dragged to
/// change their widths. In the `phone` idiom, and in narrow windows of the `pad` idiom, the first column is shown alone. Rows of a
/// collection are made where they are in sight.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    nonisolated(unsafe) let rows: [_TableRowGroup<Value>]
    nonisolated(unsafe) let columns: () -> [_TableColumn<Value>]
    let selection: ListSelection?
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?

    nonisolated init(
        rows: [_TableRowGroup<Value>], selection: ListSelection?, sorting: TableSorting?,
        customization: Binding<TableColumnCustomization<Value>>?, columns: @escaping () -> [_TableColumn<Value>]
    ) {
        self.rows = rows
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
        self.columns = columns
    }

    public var body: some View {
        TableScreen(
            rows: rows, columns: columns(), selection: selection, sorting: sorting, customization: customization)
    }
}

/// What a table sorts by, whatever the type of its comparators.
struct TableSorting {
    /// Whether the table is sorted by a column first, and forwards.
    let order: (AnyHashable) -> SortOrder?
    /// Sorts by a column first, or turns its order.
    let choose: (AnyHashable) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        func isSame(_ left: Sort, _ right: Sort) -> Bool {
            var left = left
            left.order = right.order
            return left == right
        }
        order = { column in
            guard let column = column.base as? Sort, let first = binding.wrappedValue.first, isSame(column, first)
            else { return nil }
            return first.order
        }
        choose = { column in
            guard var new = column.base as? Sort else { return }
            var all = binding.wrappedValue
            if let first = all.first, isSame(new, first) { new.order = first.order == .forward ? .reverse : .forward }
            all.removeAll { isSame($0, new) }
            binding.wrappedValue = [new] + all
        }
    }
}

private struct TableScreen<Value: Identifiable>: View {
    let rows: [_TableRowGroup<Value>]
    let columns: [_TableColumn<Value>]
    let selection: ListSelection?
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?
    /// The widths that a person gave to columns, by their place.
    @State private var widths: [Int: CGFloat] = [:]
    @State private var space: CGFloat = 0
    @Environment(\.idiom) private var idiom
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.tableLook) private var look

    /// Beside the cells of a row, within what the list leaves.
    private static var margin: CGFloat { 8 }
    private var listLook: _ListLook { look.frame == .inset ? .inset : .plain }
    /// Beside the rows.
    private var listMargin: CGFloat { ListMetrics(look: listLook, idiom: idiom).margin }

    var body: some View {
        let isCompact = idiom == .phone || (idiom == .pad && sizeClass == .compact)
        let arranged = TableColumnArrangement(columns, customization?.wrappedValue).shown
        let shown = isCompact ? Array(arranged.prefix(1)) : arranged
        let lengths = lengths(shown)
        VStack(spacing: 0) {
            if !isCompact { header(shown, lengths) }
            ListBody(selection: selection, content: TableRowList(groups: rows) { cells($0, shown, lengths) })
                .environment(\.listLook, listLook)
                .transformEnvironment(\.listSettings) { if look.alternatesRows { $0.alternatesRows = true } }
        }
        .overlay {
            if look.frame == .bordered {
                Rectangle().strokeBorder(Color(Theme.separator(colorScheme)), lineWidth: 1).allowsHitTesting(false)
            }
        }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { space = $0 }
    }

    private func cells(_ row: _TableRow<Value>, _ columns: [_TableColumn<Value>], _ lengths: [CGFloat]) -> some View {
        var view = AnyView(
            HStack(spacing: 0) {
                ForEach(Array(columns.indices), id: \.self) { index in
                    columns[index].content(row.value)
                        .lineLimit(1)
                        .padding(.horizontal, 4)
                        .frame(
                            width: lengths[index],
                            alignment: Alignment(horizontal: columns[index].alignment, vertical: .center))
                }
            })
        for wrap in row.wraps { view = wrap(view) }
        return view.listRowInsets(EdgeInsets(top: 4, leading: Self.margin, bottom: 4, trailing: Self.margin))
    }

    /// The widths of the columns: as a person said, as the app said, and equal shares of the rest.
    private func lengths(_ columns: [_TableColumn<Value>]) -> [CGFloat] {
        var rest = max(0, space - 2 * (Self.margin + listMargin))
        var lengths = [CGFloat?](repeating: nil, count: columns.count)
        for (index, column) in columns.enumerated() {
            guard let length = widths[column.place] ?? column.width.ideal else { continue }
            lengths[index] = min(max(length, column.width.minimum), column.width.maximum)
            rest -= lengths[index]!
        }
        let share = rest / CGFloat(max(1, lengths.filter { $0 == nil }.count))
        return columns.indices.map { index in
            lengths[index] ?? min(max(share, columns[index].width.minimum), columns[index].width.maximum)
        }
    }

    private func header(_ columns: [_TableColumn<Value>], _ lengths: [CGFloat]) -> some View {
        HStack(spacing: 0) {
            ForEach(Array(columns.indices), id: \.self) { index in
                title(columns[index])
                    .padding(.horizontal, 4)
                    .frame(
                        width: lengths[index], height: idiom == .desktop ? 24 : 34,
                        alignment: Alignment(horizontal: columns[index].alignment, vertical: .center)
                    )
                    .contentShape(Rectangle())
                    .modifier(
                        TableColumnMove(isEnabled: canMove(columns[index])) {
                            move(index, by: $0, columns, lengths)
                        }
                    )
                    // Over the title that moves: a drag of the edge changes the width alone.
                    .overlay(alignment: .trailing) { edge(columns[index], lengths[index]) }
            }
        }
        .padding(.horizontal, Self.margin + listMargin)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { Rectangle().fill(Theme.listBackground(.plain, colorScheme, idiom)) }
        .modifier(TableColumnMenu(columns: self.columns, customization: customization))
        .overlay(alignment: .bottom) { RowLine(tint: nil) }
    }

    private func canMove(_ column: _TableColumn<Value>) -> Bool {
        customization != nil && column.id != nil && !column.fixed.contains(.reorder)
    }

    /// Puts a column where its title was dragged to.
    private func move(
        _ index: Int, by distance: CGFloat, _ columns: [_TableColumn<Value>], _ lengths: [CGFloat]
    ) {
        guard let customization, let id = columns[index].id else { return }
        let target = TableColumnArrangement<Value>.target(of: index, movedBy: distance, lengths)
        guard target != index else { return }
        customization.wrappedValue.move(id, to: target, among: columns.map(\.id))
    }

    @ViewBuilder private func title(_ column: _TableColumn<Value>) -> some View {
        let label = column.label.font(.footnote.weight(.semibold)).foregroundStyle(.secondary).lineLimit(1)
        if let sorting, let comparator = column.comparator {
            let order = sorting.order(comparator)
            Button {
                sorting.choose(comparator)
            } label: {
                HStack(spacing: 4) {
                    label
                    Spacer(minLength: 0)
                    if let order {
                        Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                            .font(.footnote.weight(.semibold))
                            .foregroundStyle(.secondary)
                            .accessibilityHidden(true)
                    }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        } else {
            label
        }
    }

    /// The line at a column's end, which is dragged to change the width.
    @ViewBuilder private func edge(_ column: _TableColumn<Value>, _ length: CGFloat) -> some View {
        if !column.width.isFixed, !column.fixed.contains(.resize) {
            TableColumnEdge(length: length) {
                widths[column.place] = min(max($0, column.width.minimum), column.width.maximum)
            }
        }
    }
}

/// The rows of a table as those of a list.
private struct TableRowList<Value: Identifiable, Cells: View>: View {
    let groups: [_TableRowGroup<Value>]
    let cells: (_TableRow<Value>) -> Cells

    var body: some View {
        // Rows of a collection alone are made where they are in sight.
        if groups.count == 1, case .values(let values) = groups[0] {
            ForEach(values) { TableLine(row: _TableRow(value: $0), cells: cells) }
        } else {
            ForEach(Array(groups.indices), id: \.self) { group(groups[$0]) }
        }
    }

    @ViewBuilder private func group(_ group: _TableRowGroup<Value>) -> some View {
        if case .section(let header, let isExpanded, let rows) = group {
            if let isExpanded {
                Section(isExpanded: isExpanded) {
                    list(rows)
                } header: {
                    header
                }
            } else {
                Section {
                    list(rows)
                } header: {
                    header
                }
            }
        } else {
            list(group.rows)
        }
    }

    private func list(_ rows: [_TableRow<Value>]) -> some View {
        ForEach(rows, id: \.value.id) { TableLine(row: $0, cells: cells) }
    }

    /// One row.
    private struct TableLine: View {
        let row: _TableRow<Value>
        let cells: (_TableRow<Value>) -> Cells
        var body: some View { cells(row) }
    }
}

private struct TableColumnEdge: View {
    let length: CGFloat
    let resize: (CGFloat) -> Void
    /// The width when the drag began.
    @State private var start: CGFloat?
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Rectangle()
            .fill(Color(Theme.separator(colorScheme)))
            .frame(width: 1, height: 14)
            .padding(.leading, 7)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 1, coordinateSpace: .global)
                    .onChanged { value in
                        if start == nil { start = length }
                        resize((start ?? length) + value.translation.width)
                    }
                    .onEnded { _ in start = nil })
    }
}
