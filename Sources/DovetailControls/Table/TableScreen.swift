import DovetailCore
import Foundation

/// What a table shows: the titles of its columns, and its rows as those of a list.
struct TableScreen<Value: Identifiable>: View {
    let rows: [_TableRowGroup<Value>]
    let columns: [_TableColumn<Value>]
    let selection: ListSelection?
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?
    /// The widths that a person gave to columns, by their place.
    @State private var widths: [Int: CGFloat] = [:]
    @State private var space: CGFloat = 0
    /// The columns as assistive tools are told of them.
    @State private var columnsForTools = AccessibilityColumns()
    @Environment(\.idiom) private var idiom
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.tableLook) private var wantedLook
    @Environment(\.tableColumnHeaders) private var headers

    private var look: _TableLook { wantedLook.resolved(idiom) }
    private var margin: CGFloat { TableIdiom[idiom].margin(look) }
    private var listLook: _ListLook { look.frame == .inset ? .inset : .plain }
    /// Whether there is room for the first column only, which is shown as the rows of a list are.
    private var isCompact: Bool { idiom.isNarrow(sizeClass) }
    /// Beside the rows.
    private var listMargin: CGFloat { ListMetrics(look: listLook, idiom: idiom).margin }

    var body: some View {
        let arranged = TableColumnArrangement(columns, customization?.wrappedValue).shown
        let shown = isCompact ? Array(arranged.prefix(1)) : arranged
        let lengths = TableColumnLengths(shown, widths, space: space - 2 * (margin + listMargin)).lengths
        let _ = columnsForTools.count = shown.count
        VStack(spacing: 0) {
            if !isCompact, headers != .hidden {
                TableHeader(
                    columns: shown, lengths: lengths, sorting: sorting, customization: customization,
                    columnsForTools: columnsForTools,
                    resize: { widths[$0.place] = $0.width.limit($1) }
                )
                .padding(.horizontal, margin + listMargin)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background { Rectangle().fill(Theme.listBackground(.plain, colorScheme, idiom)) }
                .modifier(TableColumnMenu(columns: columns, customization: customization))
                .overlay(alignment: .bottom) { RowLine(tint: nil) }
            }
            ListBody(
                selection: selection, columns: isCompact ? nil : columnsForTools,
                content: TableRowList(groups: rows) { row, place in
                    TableCells(
                        row: row, place: place, columns: shown, lengths: isCompact ? nil : lengths,
                        columnsForTools: columnsForTools)
                }
            )
            .environment(\.listLook, listLook)
            .transformEnvironment(\.listSettings) { if look.alternatesRows { $0.alternatesRows = true } }
        }
        // As wide as there is room, and no wider for columns that have none: their widths follow from this one.
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        .overlay {
            if look.frame == .bordered {
                Rectangle().strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false)
            }
        }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { space = $0 }
    }
}

/// The widths of columns: as a person said, as the app said, and equal shares of the rest.
struct TableColumnLengths<Value> {
    private(set) var lengths: [CGFloat] = []

    /// - Parameters:
    ///   - widths: The widths that a person gave to columns, by their place.
    ///   - space: The width that there is for all columns.
    init(_ columns: [_TableColumn<Value>], _ widths: [Int: CGFloat], space: CGFloat) {
        var rest = max(0, space)
        let wanted = columns.map { column in
            (widths[column.place] ?? column.width.ideal).map { column.width.limit($0) }
        }
        for length in wanted { rest -= length ?? 0 }
        let share = rest / CGFloat(max(1, wanted.filter { $0 == nil }.count))
        lengths = zip(columns, wanted).map { column, length in length ?? column.width.limit(share) }
    }
}

/// The cells of one row.
private struct TableCells<Value: Identifiable>: View {
    let row: _TableRow<Value>
    /// Where the row is in a tree; nil in a table that has none.
    let place: TableTreePlace?
    let columns: [_TableColumn<Value>]
    /// The widths of the columns; nil where the first one stands alone, as the row of a list.
    let lengths: [CGFloat]?
    let columnsForTools: AccessibilityColumns
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.idiom) private var idiom
    @Environment(\.tableLook) private var look

    var body: some View {
        var view = lengths.map { AnyView(cells($0)) } ?? AnyView(cell(0))
        for wrap in row.wraps { view = wrap(view) }
        let margin = TableIdiom[idiom].margin(look.resolved(idiom))
        return
            view
            .rowTrait(row.insert) { $0.insert = $1 }
            .rowTrait(place.map { $0.level + 1 } ?? 0) { $0.treeLevel = $1 }
            .listRowInsets(lengths.map { _ in EdgeInsets(top: 4, leading: margin, bottom: 4, trailing: margin) })
    }

    private func cells(_ lengths: [CGFloat]) -> some View {
        HStack(spacing: 0) {
            ForEach(Array(columns.indices), id: \.self) { index in
                cell(index)
                    .lineLimit(1)
                    // The largest texts become as small as the column is narrow.
                    .minimumScaleFactor(typeSize.isAccessibilitySize ? 0.25 : 1)
                    .padding(.horizontal, 4)
                    .frame(
                        width: lengths[index],
                        alignment: Alignment(horizontal: columns[index].alignment, vertical: .center))
            }
        }
    }

    @ViewBuilder private func cell(_ index: Int) -> some View {
        // The first column holds what opens and closes the rows below, so that the other columns stand below their titles.
        if index == 0, let place {
            HStack(spacing: 0) {
                TableTreeSign(place: place)
                content(index)
            }
        } else {
            content(index)
        }
    }

    @ViewBuilder private func content(_ index: Int) -> some View {
        if lengths == nil {
            columns[index].content(row.value)
        } else {
            columns[index].content(row.value)
                .accessibilityDetails { $0.cell = AccessibilityCell(in: columnsForTools, column: index) }
        }
    }
}
