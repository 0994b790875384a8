import CoreTransferable
import DovetailCore
import Foundation

/// A row of a table as it is shown, whatever its type.
public struct _TableRow<Value> {
    let value: Value
    /// What modifiers of the row put around its views, the innermost first.
    var wraps: [@MainActor (AnyView) -> AnyView] = []
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

    /// The same with something around the views of each row.
    func wrapping(_ wrap: @escaping @MainActor (_TableRow<Value>, AnyView) -> AnyView) -> _TableRowGroup {
        let wrapped = rows.map { row in
            var row = row
            let inner = row
            row.wraps.append { wrap(inner, $0) }
            return row
        }
        if case .section(let header, let isExpanded, _) = self {
            return .section(header: header, isExpanded: isExpanded, rows: wrapped)
        }
        return .rows(wrapped)
    }
}

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    /// What the rows show. Not for use outside the framework.
    var _rows: [_TableRowGroup<TableRowValue>] { get }
}

/// One row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    nonisolated(unsafe) let value: Value
    nonisolated public init(_ value: Value) { self.value = value }
    public var _rows: [_TableRowGroup<Value>] { [.rows([_TableRow(value: value)])] }
}

/// Several parts of a table's rows.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    public typealias TableRowValue = Value
    public let _rows: [_TableRowGroup<Value>]
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    nonisolated public init() {}
    public var _rows: [_TableRowGroup<Value>] { [] }
}

/// The header of a section of a table.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    public typealias TableRowValue = Value
    nonisolated(unsafe) let content: Content
    public var _rows: [_TableRowGroup<Value>] { [] }
}

/// The rows of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    nonisolated(unsafe) let data: Data
    public var _rows: [_TableRowGroup<Data.Element>] { [.values(Array(data))] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public var _rows: [_TableRowGroup<Content.TableRowValue>] { joined(data.flatMap { content($0)._rows }) }
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

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
    /// Rows for identifiable elements.
    public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Content.TableRowValue == V {
        self.init(rows: data, id: { $0.id }, content: content)
    }
}

// MARK: Sections

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    /// The rows, with the header. Sections within sections are one.
    public var _rows: [_TableRowGroup<Content.TableRowValue>] {
        [
            .section(
                header: (header as? any TableSectionHeader)?.view, isExpanded: isExpanded,
                rows: content._rows.flatMap(\.rows))
        ]
    }
}

@MainActor
private protocol TableSectionHeader {
    var view: AnyView { get }
}

extension TableHeaderRowContent: TableSectionHeader {
    fileprivate var view: AnyView { AnyView(content) }
}

extension Section {
    /// Rows of a table that belong together, without a header.
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        Content.TableRowValue == V
    {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    /// Rows of a table that belong together, with a header.
    nonisolated public init<V, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        Content.TableRowValue == V
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(),
            footer: EmptyTableRowContent())
    }

    /// Rows of a table that belong together, with a title.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        Content.TableRowValue == V
    {
        self.init(
            header: TableHeaderRowContent(content: Text(titleKey)), content: content(),
            footer: EmptyTableRowContent())
    }

    /// Rows of a table that belong together, with a title.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        Content.TableRowValue == V
    {
        self.init(
            header: TableHeaderRowContent(content: Text(title)), content: content(),
            footer: EmptyTableRowContent())
    }

    /// Rows of a table that belong together and that a person can close, with a title.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Footer == EmptyTableRowContent<V>,
        Content.TableRowValue == V
    {
        self.init(
            header: TableHeaderRowContent(content: Text(titleKey)), content: content(),
            footer: EmptyTableRowContent(), isExpanded: isExpanded)
    }
}

// MARK: Modifiers

/// Rows of a table with something around the views of each.
public struct _ModifiedTableRows<Content: TableRowContent>: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    let content: Content
    let wrap: @MainActor (_TableRow<Content.TableRowValue>, AnyView) -> AnyView
    public var _rows: [_TableRowGroup<Content.TableRowValue>] { content._rows.map { $0.wrapping(wrap) } }
}

extension TableRowContent {
    /// Adds a menu that a secondary click on a row opens.
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: @escaping () -> M
    ) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRows(content: self) { _, row in AnyView(row.contextMenu(menuItems: menuItems)) }
    }

    /// Lets a row be dragged, as a value made when a drag begins.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRows(content: self) { _, row in AnyView(row.draggable(payload())) }
    }
}

/// Makes the rows of a table of what a closure lists.
@resultBuilder
@MainActor @preconcurrency
public enum TableRowBuilder<Value: Identifiable> {
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }
    public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
    public static func buildPartialBlock<C: TableRowContent>(first: C) -> C where C.TableRowValue == Value { first }
    public static func buildPartialBlock<A: TableRowContent, N: TableRowContent>(
        accumulated: A, next: N
    ) -> TupleTableRowContent<Value, (A, N)> where A.TableRowValue == Value, N.TableRowValue == Value {
        TupleTableRowContent(_rows: accumulated._rows + next._rows)
    }
    public static func buildIf<C: TableRowContent>(_ content: C?) -> TupleTableRowContent<Value, C?>
    where C.TableRowValue == Value { TupleTableRowContent(_rows: content?._rows ?? []) }

    public static func buildEither<T: TableRowContent, F: TableRowContent>(
        first: T
    ) -> TupleTableRowContent<Value, _ConditionalContent<T, F>>
    where T.TableRowValue == Value, F.TableRowValue == Value { TupleTableRowContent(_rows: first._rows) }

    public static func buildEither<T: TableRowContent, F: TableRowContent>(
        second: F
    ) -> TupleTableRowContent<Value, _ConditionalContent<T, F>>
    where T.TableRowValue == Value, F.TableRowValue == Value { TupleTableRowContent(_rows: second._rows) }

    public static func buildLimitedAvailability<C: TableRowContent>(_ content: C) -> TupleTableRowContent<Value, C>
    where C.TableRowValue == Value { TupleTableRowContent(_rows: content._rows) }
}
