import DovetailCore
import Foundation

/// Rows of values in columns with titles.
///
/// A click on the title of a column that sorts writes the sort order; the app sorts its data by that. The edges of columns are dragged to
/// change their widths. In the `phone` idiom, and in narrow windows of the `pad` idiom, the first column is shown alone. All rows are made
/// when the table is.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    nonisolated(unsafe) let values: [Value]
    nonisolated(unsafe) let columns: () -> [_TableColumn<Value>]
    let selection: ListSelection?
    let sorting: TableSorting?

    nonisolated init(
        values: [Value], selection: ListSelection?, sorting: TableSorting?,
        columns: @escaping () -> [_TableColumn<Value>]
    ) {
        self.values = values
        self.selection = selection
        self.sorting = sorting
        self.columns = columns
    }

    public var body: some View {
        TableScreen(values: values, columns: columns(), selection: selection, sorting: sorting)
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
    let values: [Value]
    let columns: [_TableColumn<Value>]
    let selection: ListSelection?
    let sorting: TableSorting?
    /// The widths that a person gave to columns, by their place.
    @State private var widths: [Int: CGFloat] = [:]
    @State private var space: CGFloat = 0
    @Environment(\.idiom) private var idiom
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.colorScheme) private var colorScheme

    private static var margin: CGFloat { 8 }

    var body: some View {
        let isCompact = idiom == .phone || (idiom == .pad && sizeClass == .compact)
        let shown = isCompact ? Array(columns.prefix(1)) : columns
        let lengths = lengths(shown)
        VStack(spacing: 0) {
            if !isCompact { header(shown, lengths) }
            ListBody(
                selection: selection,
                content: ForEach(values) { value in
                    HStack(spacing: 0) {
                        ForEach(Array(shown.indices), id: \.self) { index in
                            shown[index].content(value)
                                .lineLimit(1)
                                .padding(.horizontal, 4)
                                .frame(width: lengths[index], alignment: .leading)
                        }
                    }
                    .listRowInsets(EdgeInsets(top: 4, leading: Self.margin, bottom: 4, trailing: Self.margin))
                }
            )
            .environment(\.listLook, .plain)
        }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { space = $0 }
    }

    /// The widths of the columns: as a person said, as the app said, and equal shares of the rest.
    private func lengths(_ columns: [_TableColumn<Value>]) -> [CGFloat] {
        var rest = max(0, space - 2 * Self.margin)
        var lengths = [CGFloat?](repeating: nil, count: columns.count)
        for (index, column) in columns.enumerated() {
            guard let length = widths[index] ?? column.width.ideal else { continue }
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
                    .frame(width: lengths[index], height: idiom == .desktop ? 24 : 34, alignment: .leading)
                    .overlay(alignment: .trailing) { edge(index, columns[index], lengths[index]) }
            }
        }
        .padding(.horizontal, Self.margin)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { Rectangle().fill(Theme.listBackground(.plain, colorScheme, idiom)) }
        .overlay(alignment: .bottom) { RowLine(tint: nil) }
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
    @ViewBuilder private func edge(_ index: Int, _ column: _TableColumn<Value>, _ length: CGFloat) -> some View {
        if !column.width.isFixed {
            TableColumnEdge(length: length) { widths[index] = min(max($0, column.width.minimum), column.width.maximum) }
        }
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

// MARK: Rows

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    /// What the rows show. Not for use outside the framework.
    var _values: [TableRowValue] { get }
}

/// One row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    nonisolated(unsafe) let value: Value
    nonisolated public init(_ value: Value) { self.value = value }
    public var _values: [Value] { [value] }
}

/// Several parts of a table's rows.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    public typealias TableRowValue = Value
    public let _values: [Value]
}

/// The rows of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    nonisolated(unsafe) let data: Data
    public var _values: [Data.Element] { Array(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
    /// Rows for identifiable elements.
    public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Content.TableRowValue == V {
        self.init(rows: data, id: { $0.id }, content: content)
    }
}

/// Makes the rows of a table of what a closure lists.
@resultBuilder
@MainActor @preconcurrency
public enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
    public static func buildPartialBlock<C: TableRowContent>(first: C) -> C where C.TableRowValue == Value { first }
    public static func buildPartialBlock<A: TableRowContent, N: TableRowContent>(
        accumulated: A, next: N
    ) -> TupleTableRowContent<Value, (A, N)> where A.TableRowValue == Value, N.TableRowValue == Value {
        TupleTableRowContent(_values: accumulated._values + next._values)
    }
    public static func buildIf<C: TableRowContent>(_ content: C?) -> TupleTableRowContent<Value, C?>
    where C.TableRowValue == Value { TupleTableRowContent(_values: content?._values ?? []) }
}
