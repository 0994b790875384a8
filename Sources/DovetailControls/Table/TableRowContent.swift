import DovetailCore
import Foundation

/// Rows of a table.
///
/// An app's own type gives its rows as ``tableRowBody``, of rows that there are.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// What a row shows.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The type of the rows that these are made of.
    associatedtype TableRowBody: TableRowContent
    /// The rows that these are made of.
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
    /// The rows. Not for use outside the framework.
    var _rows: [_TableRowGroup<TableRowValue>] { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    public var _rows: [_TableRowGroup<TableRowValue>] { tableRowBody._rows }
}

extension TableRowContent where TableRowBody == Never {
    /// Not to be called: these rows are made of no others.
    public var tableRowBody: Never { fatalError("\(Self.self) has no tableRowBody") }

    /// None: these rows are made of no others, and say nothing else.
    public var _rows: [_TableRowGroup<TableRowValue>] {
        Log.warnOnce("rows of \(Self.self)", "\(Self.self) does not say what its rows are: there are none")
        return []
    }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public typealias TableRowValue = Never
    public var _rows: [_TableRowGroup<Never>] { fatalError("there are no rows of Never") }
}

// MARK: Rows as tables see them

/// A row of a table as it is shown, whatever its type.
public struct _TableRow<Value> {
    let value: Value
    /// What modifiers of the row put around its views, the innermost first.
    var wraps: [@MainActor (AnyView) -> AnyView] = []
    /// The rows below this one; nil for a row that can't have any.
    var branch: TableBranch<Value>?
    /// Takes what is dropped before or behind the row; nil where nothing can be.
    var insert: RowEdits?

    /// The same with something around the views of the row, and of the rows below it.
    func wrapping(_ wrap: @escaping @MainActor (_TableRow, AnyView) -> AnyView) -> _TableRow {
        var row = self
        row.wraps.append { wrap(self, $0) }
        if let branch {
            row.branch = TableBranch(isExpanded: branch.isExpanded) { branch.rows().map { $0.wrapping(wrap) } }
        }
        return row
    }
}

/// The rows below a row.
struct TableBranch<Value> {
    /// Whether they are shown, where the app wants to know; else the row keeps it.
    let isExpanded: Binding<Bool>?
    /// Makes them. Called only while they are shown.
    let rows: @MainActor () -> [_TableRow<Value>]
}

/// Rows of a table that follow one another.
public enum _TableRowGroup<Value> {
    /// Rows that nothing is said of but their values.
    case values([Value])
    case rows([_TableRow<Value>])
    case section(header: AnyView?, isExpanded: Binding<Bool>?, rows: [_TableRow<Value>])

    /// The rows, in their order.
    var rows: [_TableRow<Value>] {
        switch self {
        case .values(let values): values.map { _TableRow(value: $0) }
        case .rows(let rows), .section(_, _, let rows): rows
        }
    }

    /// Whether there is a row that can have rows below it.
    var hasBranches: Bool {
        switch self {
        case .values: false
        case .rows(let rows), .section(_, _, let rows): rows.contains { $0.branch != nil }
        }
    }

    /// The group with other rows in the place of its own, for each.
    func mapRows(_ change: (_TableRow<Value>) -> _TableRow<Value>) -> _TableRowGroup {
        let changed = rows.map(change)
        if case .section(let header, let isExpanded, _) = self {
            return .section(header: header, isExpanded: isExpanded, rows: changed)
        }
        return .rows(changed)
    }
}

// MARK: Kinds of rows

/// One row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    nonisolated(unsafe) let value: Value
    nonisolated public init(_ value: Value) { self.value = value }
    public var _rows: [_TableRowGroup<Value>] { [.rows([_TableRow(value: value)])] }
}

/// Several parts of a table's rows.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    public let _rows: [_TableRowGroup<Value>]
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    nonisolated public init() {}
    public var _rows: [_TableRowGroup<Value>] { [] }
}

/// The header of a section of a table.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    nonisolated(unsafe) let content: Content
    public var _rows: [_TableRowGroup<Value>] { [] }
}

/// Rows of a table that are made from a collection, such as those of a `ForEach`.
public protocol DynamicTableRowContent<TableRowValue, Data>: TableRowContent {
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

/// The rows of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: DynamicTableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    nonisolated(unsafe) public let data: Data
    public var _rows: [_TableRowGroup<Data.Element>] { [.values(Array(data))] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public var _rows: [_TableRowGroup<Content.TableRowValue>] { joined(data.flatMap { content($0)._rows }) }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public var _rows: [_TableRowGroup<Content.TableRowValue>] { content._rows }

    /// Rows of a table, for a modifier to be applied to all of them.
    @_disfavoredOverload
    public init<Value>(@TableRowBuilder<Value> content: () -> Content) where Content.TableRowValue == Value {
        self.init(holding: content())
    }
}

/// Neighbours that belong to no section, together.
@MainActor
private func joined<Value>(_ groups: [_TableRowGroup<Value>]) -> [_TableRowGroup<Value>] {
    var (result, rows): ([_TableRowGroup<Value>], [_TableRow<Value>]) = ([], [])
    for group in groups {
        guard case .section = group else {
            rows += group.rows
            continue
        }
        if !rows.isEmpty { result.append(.rows(rows)) }
        rows = []
        result.append(group)
    }
    if !rows.isEmpty { result.append(.rows(rows)) }
    return result
}

extension ForEach where Content: TableRowContent {
    /// Rows for identifiable elements.
    public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Content.TableRowValue == V, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(rows: data, id: { $0.id }, content: content)
    }

    /// Rows for elements that are identified by a key path.
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(rows: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Rows for the numbers of a range.
    public init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
    where Content.TableRowValue == V, Data == Range<Int>, ID == Int {
        self.init(rows: data, id: { $0 }, content: content)
    }
}
