import AttributeGraph
import Foundation

/// Arranges views in rows and columns: what is in the same column has the same width, what is in the same row the same height.
///
///     Grid(alignment: .leading) {
///         GridRow { Text("Name"); TextField("", text: $name) }
///         Divider()
///         GridRow { Text("Age"); Stepper("\(age)", value: $age) }
///     }
///
/// A view that is in no `GridRow` is a row of its own and takes all columns.
public struct Grid<Content: View>: PrimitiveView {
    package var layout: GridLayout
    nonisolated(unsafe) package var content: Content

    /// A grid. `alignment` is that of the views in their cells; the spacings are in points, nil for the standard ones.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Container.makeView(view, layout: { $0.layout }, content: { $0.content }, inputs: inputs)
    }
}

/// A row of a ``Grid``. Each of its views is a cell.
public struct GridRow<Content: View>: MultiView {
    var alignment: VerticalAlignment?
    nonisolated(unsafe) var content: Content

    /// A row; `alignment` nil for the grid's own.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let row = GridRowIdentity()
        let value = view.projected {
            LayoutValueModifier<GridRowKey>(value: GridRowKey.Row(row: row, alignment: $0.alignment))
        }
        return Content._makeViewList(view: view.projected { $0.content }, inputs: inputs)
            .wrapping { itemInputs, make in
                LayoutValueModifier<GridRowKey>._makeView(modifier: value, inputs: itemInputs, body: make)
            }
    }
}

/// Stands for one row as long as it lives.
final class GridRowIdentity: @unchecked Sendable {}

/// The row that a cell is in.
enum GridRowKey: LayoutValueKey {
    struct Row {
        let row: GridRowIdentity
        let alignment: VerticalAlignment?
    }
    static var defaultValue: Row? { nil }
    typealias Value = Row?
}

enum GridCellColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridCellAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
enum GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

extension View {
    /// Lets a cell of a grid take several columns.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellColumnsKey.self, value: max(1, count))
    }

    /// Puts a cell's view at a point of the cell, whatever the alignment of its grid, row and column.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellAnchorKey.self, value: anchor)
    }

    /// Asks the grid to offer the cell's view no more, on these axes, than the other cells need.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridUnsizedAxesKey.self, value: axes)
    }

    /// Aligns the column that the cell is in. If several cells say so, the first counts.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide)
    }
}
