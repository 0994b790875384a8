import DovetailCore
import Foundation

/// The titles of a table's columns: a click on one sorts, a drag moves the column, and a drag of its edge changes its width.
struct TableHeader<Value: Identifiable>: View {
    /// Those that are shown, in their order.
    let columns: [_TableColumn<Value>]
    let lengths: [CGFloat]
    let sorting: TableSorting?
    let customization: Binding<TableColumnCustomization<Value>>?
    let columnsForTools: AccessibilityColumns
    /// Gives a column a width.
    let resize: (_TableColumn<Value>, CGFloat) -> Void
    @Environment(\.idiom) private var idiom

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(columns.indices), id: \.self) { index in
                title(columns[index])
                    .accessibilityDetails {
                        $0.cell = AccessibilityCell(in: columnsForTools, column: index, isTitle: true)
                    }
                    .padding(.leading, 4 + (columns[index].alignment == .leading ? TableIdiom[idiom].titleIndent : 0))
                    .padding(.trailing, 4)
                    .frame(
                        width: lengths[index], height: TableIdiom[idiom].headerHeight,
                        alignment: Alignment(horizontal: columns[index].alignment, vertical: .center)
                    )
                    .contentShape(Rectangle())
                    .modifier(TableColumnMove(isEnabled: canMove(columns[index])) { move(index, by: $0) })
                    // Over the title that moves: a drag of the edge changes the width alone.
                    .overlay(alignment: .trailing) {
                        edge(columns[index], lengths[index], isLast: index == columns.count - 1)
                    }
            }
        }
    }

    private func canMove(_ column: _TableColumn<Value>) -> Bool {
        customization != nil && column.id != nil && !column.fixed.contains(.reorder)
    }

    /// Puts a column where its title was dragged to.
    private func move(_ index: Int, by distance: CGFloat) {
        guard let customization, let id = columns[index].id else { return }
        let target = TableColumnArrangement<Value>.target(of: index, movedBy: distance, lengths)
        guard target != index else { return }
        customization.wrappedValue.move(id, to: target, among: columns.map(\.id))
    }

    @ViewBuilder private func title(_ column: _TableColumn<Value>) -> some View {
        let order = column.comparator.flatMap { sorting?.order($0) }
        let isPlain = TableIdiom[idiom].hasPlainTitles
        let label = column.label
            .font(
                isPlain ? .system(size: 11, weight: order == nil ? .regular : .semibold) : .footnote.weight(.semibold)
            )
            .foregroundStyle(isPlain ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
            .lineLimit(1)
        if let sorting, let comparator = column.comparator {
            Button {
                sorting.choose(comparator)
            } label: {
                HStack(spacing: 4) {
                    if column.alignment != .leading { Spacer(minLength: 0) }
                    label
                    if column.alignment != .trailing { Spacer(minLength: 0) }
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
    @ViewBuilder private func edge(_ column: _TableColumn<Value>, _ length: CGFloat, isLast: Bool) -> some View {
        if !column.width.isFixed, !column.fixed.contains(.resize) {
            // The last one has no line on the desktop, and can be dragged there all the same.
            TableColumnEdge(length: length, isShown: !isLast || !TableIdiom[idiom].hasPlainTitles) {
                resize(column, $0)
            }
        }
    }
}

private struct TableColumnEdge: View {
    let length: CGFloat
    let isShown: Bool
    let resize: (CGFloat) -> Void
    /// The width when the drag began.
    @State private var start: CGFloat?

    var body: some View {
        Rectangle()
            .fill(isShown ? Color.separatorLine : .clear)
            .frame(width: 1, height: 16)
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
