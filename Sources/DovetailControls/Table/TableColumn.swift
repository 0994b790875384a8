import DovetailCore
import Foundation

/// How wide a column of a table is.
struct TableColumnWidth: Equatable {
    var minimum: CGFloat = 30
    var ideal: CGFloat?
    var maximum: CGFloat = .infinity
    var isFixed = false

    /// A width within the limits.
    func limit(_ width: CGFloat) -> CGFloat { min(max(width, minimum), maximum) }
}

/// Where the cells and the title of a column are put.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind: Hashable { case leading, center, trailing }
    private let kind: Kind

    /// As the table has it: at the leading edge.
    public static let automatic = TableColumnAlignment(kind: .leading)
    public static let leading = TableColumnAlignment(kind: .leading)
    public static let center = TableColumnAlignment(kind: .center)
    public static let trailing = TableColumnAlignment(kind: .trailing)
    /// Where numbers are put in the language of the process: at the trailing edge, so that their digits stand one below the other.
    public static let numeric = TableColumnAlignment(kind: .trailing)
    /// Where numbers of a numbering system are put: at the trailing edge.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

    var horizontal: HorizontalAlignment {
        switch kind {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// A column as a table shows it, whatever its type.
public struct _TableColumn<RowValue> {
    let label: AnyView
    let content: @MainActor (RowValue) -> AnyView
    var width = TableColumnWidth()
    /// What the column sorts by; nil for nothing.
    let comparator: AnyHashable?
    var alignment = HorizontalAlignment.leading
    /// What a ``TableColumnCustomization`` knows the column by; nil for a column that is always shown in its place.
    var id: String?
    var visibility = Visibility.automatic
    /// What a person can't do with the column.
    var fixed: TableColumnCustomizationBehavior = []
    /// The column's place among those that the app lists.
    var place = 0
}

/// Columns of a table.
///
/// An app's own type gives its columns as ``tableColumnBody``, of columns that there are.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// What columns sort by; `Never` for nothing.
    associatedtype TableColumnSortComparator = TableColumnBody.TableColumnSortComparator
    /// The type of the columns that these are made of.
    associatedtype TableColumnBody: TableColumnContent
    /// The columns that these are made of.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
    /// The columns. Not for use outside the framework.
    var _columns: [_TableColumn<TableRowValue>] { get }
    /// The columns of a value. Called where a type that is made of no others does not say what it is otherwise.
    nonisolated static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Not to be called: these columns are made of no others.
    public var tableColumnBody: Never { fatalError("\(Self.self) has no tableColumnBody") }

    /// What ``_makeContent(content:inputs:)`` gives.
    public var _columns: [_TableColumn<TableRowValue>] {
        let outputs = Self._makeContent(content: _GraphValue(self), inputs: _TableColumnInputs(asked: Self.self))
        return outputs.columns.compactMap { $0 as? _TableColumn<TableRowValue> }
    }
}

extension TableColumnContent {
    nonisolated public static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        if inputs.asked == Self.self {
            Log.warnOnce("columns of \(Self.self)", "\(Self.self) does not say what its columns are: there are none")
            return _TableColumnOutputs(columns: [])
        }
        // Tables are made on the main actor.
        return MainActor.assumeIsolated { _TableColumnOutputs(columns: content.value._columns) }
    }
}

/// What columns are made with by ``TableColumnContent/_makeContent(content:inputs:)``.
public struct _TableColumnInputs {
    /// The type that is asked, if it has not said otherwise what its columns are.
    let asked: Any.Type?
}

/// The columns that ``TableColumnContent/_makeContent(content:inputs:)`` gives.
public struct _TableColumnOutputs {
    // Read on the main actor alone, where tables are made.
    nonisolated(unsafe) let columns: [Any]
}

extension Never: TableColumnContent {
    public typealias TableColumnBody = Never
    public typealias TableColumnSortComparator = Never
    public var _columns: [_TableColumn<Never>] { fatalError("there are no columns of Never") }
}

/// One column of a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let content: (RowValue) -> Content
    nonisolated(unsafe) let comparator: AnyHashable?
    var columnWidth = TableColumnWidth()
    var columnAlignment = TableColumnAlignment.automatic
    var columnID: String?
    var columnVisibility = Visibility.automatic
    var fixed: TableColumnCustomizationBehavior = []

    nonisolated init(label: Label, comparator: AnyHashable?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    public var _columns: [_TableColumn<RowValue>] {
        let content = content
        return [
            _TableColumn(
                label: AnyView(label), content: { AnyView(content($0)) }, width: columnWidth, comparator: comparator,
                alignment: columnAlignment.horizontal, id: columnID, visibility: columnVisibility, fixed: fixed)
        ]
    }

    /// Names the column, so that a person can hide and move it; see ``TableColumnCustomization``.
    public func customizationID(_ id: String) -> TableColumn {
        var copy = self
        copy.columnID = id
        return copy
    }

    /// Whether the column is shown until a person says otherwise.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
        var copy = self
        copy.columnVisibility = visibility
        return copy
    }

    /// What a person can't do with the column.
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn {
        var copy = self
        copy.fixed = behavior
        return copy
    }

    /// Puts the cells and the title of the column to an edge, or into the middle.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var copy = self
        copy.columnAlignment = alignment
        return copy
    }

    /// Gives the column a width in points, which a person can't change.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        var copy = self
        if let width, width.isFinite {
            copy.columnWidth = TableColumnWidth(minimum: max(0, width), ideal: max(0, width), isFixed: true)
        }
        return copy
    }

    /// Gives the column limits within which a person can change its width, in points.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        if let min, min.isFinite { copy.columnWidth.minimum = Swift.max(0, min) }
        if let ideal, ideal.isFinite { copy.columnWidth.ideal = ideal }
        if let max, !max.isNaN { copy.columnWidth.maximum = Swift.max(copy.columnWidth.minimum, max) }
        return copy
    }
}
