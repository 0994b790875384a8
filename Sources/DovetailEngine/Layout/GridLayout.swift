import Foundation

/// Arranges views as a ``Grid`` does.
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    /// The distance between columns; nil for the standard one.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows; nil for the standard one.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.isBuiltIn = true
        return properties
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if subviews.isEmpty { return .zero }
        let plan = GridPlan(subviews)
        let columns = widths(plan, proposal, subviews)
        let rows = heights(plan, columns, proposal, subviews)
        return CGSize(width: total(columns, columnSpacing), height: total(rows, rowSpacing))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if subviews.isEmpty { return }
        let plan = GridPlan(subviews)
        let columns = widths(plan, proposal, subviews)
        let rows = heights(plan, columns, proposal, subviews)
        let alignments = columnAlignments(plan, subviews)
        var y = bounds.minY
        for (number, row) in plan.rows.enumerated() {
            let vertical = row.alignment ?? alignment.vertical
            let line = baselineLine(row, vertical, columns, rows[number], subviews)
            for cell in row.cells {
                let subview = subviews[cell.index]
                let x =
                    bounds.minX + total(columns[..<cell.column], columnSpacing) + (cell.column > 0 ? columnSpacing : 0)
                let width = total(columns[cell.columns], columnSpacing)
                let cellSize = CGSize(width: width, height: rows[number])
                let proposal = offer(cell, width: width, height: rows[number])
                let dimensions = subview.dimensions(in: proposal)
                let origin: CGPoint
                if let anchor = subview[GridCellAnchorKey.self] {
                    origin = CGPoint(
                        x: (cellSize.width - dimensions.width) * anchor.x,
                        y: (cellSize.height - dimensions.height) * anchor.y)
                } else {
                    let frame = ViewDimensions(computer: nil, size: cellSize)
                    let horizontal =
                        cell.columns.count == 1 ? alignments[cell.column] ?? alignment.horizontal : alignment.horizontal
                    origin = CGPoint(
                        x: frame[horizontal] - dimensions[horizontal],
                        y: (line ?? frame[vertical]) - dimensions[vertical])
                }
                subview.place(at: CGPoint(x: x + origin.x, y: y + origin.y), proposal: proposal)
            }
            y += rows[number] + rowSpacing
        }
    }

    // MARK: Lengths

    private var columnSpacing: CGFloat { horizontalSpacing ?? ViewSpacing.standard }
    private var rowSpacing: CGFloat { verticalSpacing ?? ViewSpacing.standard }

    private func total(_ lengths: some Collection<CGFloat>, _ spacing: CGFloat) -> CGFloat {
        lengths.isEmpty ? 0 : lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1)
    }

    /// What a cell's view is offered: the cell, but its ideal length where it must not make the grid larger.
    private func offer(_ cell: GridPlan.Cell, width: CGFloat?, height: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width, height: height)
    }

    private func widths(_ plan: GridPlan, _ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
        share(
            proposal.width, count: plan.columnCount, spacing: columnSpacing, keepsShares: true,
            parts: plan.rows.flatMap(\.cells).filter { !$0.unsized.contains(.horizontal) }.map { cell in
                (
                    cell.columns,
                    {
                        subviews[cell.index].lengthThatFits(
                            ProposedViewSize(width: $0, height: nil), along: .horizontal)
                    }
                )
            })
    }

    private func heights(
        _ plan: GridPlan, _ columns: [CGFloat], _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> [CGFloat] {
        var parts: [(Range<Int>, (CGFloat?) -> CGFloat)] = []
        for (number, row) in plan.rows.enumerated() {
            for cell in row.cells where !cell.unsized.contains(.vertical) {
                let width = total(columns[cell.columns], columnSpacing)
                parts.append(
                    (
                        number..<number + 1,
                        {
                            subviews[cell.index].lengthThatFits(
                                ProposedViewSize(width: width, height: $0), along: .vertical)
                        }
                    ))
            }
        }
        return share(
            proposal.height, count: plan.rows.count, spacing: rowSpacing, keepsShares: false, parts: parts)
    }

    /// Shares a length among columns or rows as a stack does: the least flexible first, equal shares of what is left. What spans
    /// several makes them larger if it needs more.
    ///
    /// With `keepsShares`, a part that would take more room if it had it keeps its whole share, also where it is shorter: a text that breaks
    /// seldom fills its lines, and what is free at their ends is no room for others. A part that has all that it wants hands on the rest.
    private func share(
        _ proposed: CGFloat?, count: Int, spacing: CGFloat, keepsShares: Bool,
        parts: [(range: Range<Int>, length: (CGFloat?) -> CGFloat)]
    ) -> [CGFloat] {
        func length(_ index: Int, _ offer: CGFloat?) -> CGFloat {
            parts.lazy.filter { $0.range == index..<index + 1 }.map { $0.length(offer) }.max() ?? 0
        }
        var lengths = [CGFloat](repeating: 0, count: count)
        if let proposed {
            var left = proposed - spacing * CGFloat(count - 1)
            let ranks = (0..<count).map {
                index -> (flexibility: CGFloat, tie: CGFloat, index: Int, greatest: CGFloat) in
                // A column that only spanning cells are in bends like them.
                let least = length(index, 0)
                let greatest = length(index, .infinity)
                let flexibility = greatest - least
                return (flexibility.isNaN ? 0 : flexibility, -least, index, greatest)
            }
            for (position, rank) in ranks.sorted(by: <).enumerated() {
                let offer = max(0, left / CGFloat(count - position))
                let length = length(rank.index, offer)
                lengths[rank.index] = length
                left -= keepsShares && rank.greatest > offer ? max(length, offer) : length
            }
        } else {
            for index in 0..<count { lengths[index] = length(index, nil) }
        }
        for part in parts where part.range.count > 1 {
            let have = total(lengths[part.range], spacing)
            // It may take what the columns or rows beside its own leave.
            let need = part.length(proposed.map { max($0 - (total(lengths, spacing) - have), have) })
            if need > have, need.isFinite {
                for index in part.range { lengths[index] += (need - have) / CGFloat(part.range.count) }
            } else if need > have {
                for index in part.range { lengths[index] = .infinity }
            }
        }
        return lengths
    }

    // MARK: Alignment

    private func columnAlignments(_ plan: GridPlan, _ subviews: Subviews) -> [HorizontalAlignment?] {
        var alignments = [HorizontalAlignment?](repeating: nil, count: plan.columnCount)
        for cell in plan.rows.flatMap(\.cells) where cell.columns.count == 1 && alignments[cell.column] == nil {
            alignments[cell.column] = subviews[cell.index][GridColumnAlignmentKey.self]
        }
        return alignments
    }

    /// The line that baselines of a row are on; nil for alignments that each cell has by itself.
    private func baselineLine(
        _ row: GridPlan.Row, _ vertical: VerticalAlignment, _ columns: [CGFloat], _ height: CGFloat,
        _ subviews: Subviews
    ) -> CGFloat? {
        guard vertical.key.kind != .frame else { return nil }
        return row.cells.map { cell in
            let width = total(columns[cell.columns], columnSpacing)
            return subviews[cell.index].dimensions(in: offer(cell, width: width, height: height))[vertical]
        }.max()
    }
}

/// Which view is in which row and columns.
private struct GridPlan {
    struct Cell {
        let index: Int
        let columns: Range<Int>
        let unsized: Axis.Set
        var column: Int { columns.lowerBound }
    }
    struct Row {
        var cells: [Cell]
        var alignment: VerticalAlignment?
    }
    private(set) var rows: [Row] = []
    private(set) var columnCount = 1

    init(_ subviews: LayoutSubviews) {
        var last: GridRowIdentity?
        var whole: [Int] = []
        for (index, subview) in subviews.enumerated() {
            let unsized = subview[GridUnsizedAxesKey.self]
            guard let row = subview[GridRowKey.self] else {
                last = nil
                whole.append(rows.count)
                rows.append(Row(cells: [Cell(index: index, columns: 0..<1, unsized: unsized)]))
                continue
            }
            if last !== row.row { rows.append(Row(cells: [], alignment: row.alignment)) }
            last = row.row
            let start = rows[rows.count - 1].cells.last?.columns.upperBound ?? 0
            let end = start + subview[GridCellColumnsKey.self]
            rows[rows.count - 1].cells.append(Cell(index: index, columns: start..<end, unsized: unsized))
            columnCount = max(columnCount, end)
        }
        for number in whole {
            let cell = rows[number].cells[0]
            rows[number].cells = [Cell(index: cell.index, columns: 0..<columnCount, unsized: cell.unsized)]
        }
    }
}
