import DovetailCore
import Foundation

/// The rows of a table as those of a list.
struct TableRowList<Value: Identifiable, Cells: View>: View {
    let groups: [_TableRowGroup<Value>]
    let cells: (_TableRow<Value>, TableTreePlace?) -> Cells

    var body: some View {
        // Rows of a collection alone are made where they are in sight.
        if groups.count == 1, case .values(let values) = groups[0] {
            ForEach(values) { TableLine(row: _TableRow(value: $0), cells: cells) }
        } else {
            let hasBranches = groups.contains { $0.hasBranches }
            ForEach(Array(groups.indices), id: \.self) { group(groups[$0], hasBranches) }
        }
    }

    @ViewBuilder private func group(_ group: _TableRowGroup<Value>, _ hasBranches: Bool) -> some View {
        if case .section(let header, let isExpanded, let rows) = group {
            if let isExpanded {
                Section(isExpanded: isExpanded) {
                    list(rows, hasBranches)
                } header: {
                    header
                }
            } else {
                Section {
                    list(rows, hasBranches)
                } header: {
                    header
                }
            }
        } else {
            list(group.rows, hasBranches)
        }
    }

    @ViewBuilder private func list(_ rows: [_TableRow<Value>], _ hasBranches: Bool) -> some View {
        if hasBranches {
            TableTreeLines(rows: rows, level: 0, cells: cells)
        } else {
            ForEach(rows, id: \.value.id) { TableLine(row: $0, cells: cells) }
        }
    }
}

/// One row.
private struct TableLine<Value: Identifiable, Cells: View>: View {
    let row: _TableRow<Value>
    let cells: (_TableRow<Value>, TableTreePlace?) -> Cells
    var body: some View { cells(row, nil) }
}

// MARK: Trees

/// Where a row is in a tree.
struct TableTreePlace {
    /// How many rows it is below.
    let level: Int
    /// Whether the rows below it are shown; nil where there can't be any.
    let isExpanded: Binding<Bool>?
}

/// The rows of one level of a tree, and those below them that are shown.
private struct TableTreeLines<Value: Identifiable, Cells: View>: View {
    let rows: [_TableRow<Value>]
    let level: Int
    let cells: (_TableRow<Value>, TableTreePlace?) -> Cells

    var body: some View {
        ForEach(rows, id: \.value.id) { TableTreeLine(row: $0, level: level, cells: cells) }
    }
}

/// A row of a tree, and those below it that are shown.
private struct TableTreeLine<Value: Identifiable, Cells: View>: View {
    let row: _TableRow<Value>
    let level: Int
    let cells: (_TableRow<Value>, TableTreePlace?) -> Cells
    /// Whether the rows below are shown, where the app does not keep that.
    @State private var isOpen = false

    var body: some View {
        let isExpanded = row.branch.map { $0.isExpanded ?? $isOpen }
        cells(row, TableTreePlace(level: level, isExpanded: isExpanded))
            .modifier(RowExpansionModifier(isExpanded, as: \.disclosure))
            .rowTrait(true) { $0.drawsDisclosure = $1 }
        if let branch = row.branch, isExpanded?.wrappedValue == true {
            TableTreeLines(rows: branch.rows(), level: level + 1, cells: cells)
        }
    }
}

/// What stands before the first cell of a row of a tree: the sign that opens and closes the rows below, or the room for one, further in
/// on each level.
struct TableTreeSign: View {
    let place: TableTreePlace
    @Environment(\.idiom) private var idiom

    var body: some View {
        let length = TableIdiom[idiom].signWidth
        Group {
            if let isExpanded = place.isExpanded {
                ExpansionButton(isExpanded: isExpanded)
            } else {
                Color.clear.frame(height: 1)
            }
        }
        .frame(width: length, alignment: .leading)
        .padding(.leading, CGFloat(min(place.level, 32)) * length)
    }
}
