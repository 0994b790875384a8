import CoreTransferable
import DovetailCore
import Foundation

/// Rows of a table with something around the views of each.
public struct _ModifiedTableRows<Content: TableRowContent>: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    let content: Content
    let wrap: @MainActor (_TableRow<Content.TableRowValue>, AnyView) -> AnyView
    public var _rows: [_TableRowGroup<Content.TableRowValue>] {
        content._rows.map { group in group.mapRows { $0.wrapping(wrap) } }
    }
}

extension _ModifiedTableRows: DynamicTableRowContent where Content: DynamicTableRowContent {
    public typealias Data = Content.Data
    /// The collection that the rows are made from.
    public var data: Content.Data { content.data }
}

// A modifier of a row that has rows below it applies to these, too.
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

    /// Lets a row be dragged. The closure makes what is dragged when the drag begins; with nil nothing can be dragged.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRows(content: self) { _, row in
            guard let action else { return row }
            return AnyView(row.onDrag { action() ?? NSItemProvider() })
        }
    }

    /// Tells when the pointer comes over a row and leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRows(content: self) { _, row in AnyView(row.onHover(perform: action)) }
    }

    /// Takes values that are dropped on a row.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRows(content: self) { _, row in
            AnyView(
                row.dropDestination(for: T.self) { items, _ in
                    action(items)
                    return true
                })
        }
    }
}

/// Rows of a collection between which things can be put.
public struct _InsertingTableRows<Content: DynamicTableRowContent>: DynamicTableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public typealias Data = Content.Data
    let content: Content
    let insertion: RowInsertion

    /// The collection that the rows are made from.
    public var data: Content.Data { content.data }

    public var _rows: [_TableRowGroup<Content.TableRowValue>] {
        let rows = self
        let edits = RowEdits(insertion) { id in
            // What is dropped is dropped on the main thread.
            nonisolated(unsafe) let id = id
            return MainActor.assumeIsolated { rows.elementPlace(ofRow: id) }.map { [$0] } ?? []
        }
        return content._rows.map { group in
            group.mapRows {
                var row = $0
                row.insert = edits
                return row
            }
        }
    }

    /// Which element of the collection a row was made from.
    ///
    /// - Complexity: O(rows).
    private func elementPlace(ofRow id: AnyHashable) -> Int? {
        let elements =
            (content as? any TableRowsByElement)?.rowIDsByElement
            ?? content._rows.flatMap(\.rows).map { [AnyHashable($0.value.id)] }
        return elements.firstIndex { $0.contains(id) }
    }
}

/// Rows that can tell which of them belong to which element of their collection.
@MainActor
private protocol TableRowsByElement {
    /// The ids of the rows of each element.
    var rowIDsByElement: [[AnyHashable]] { get }
}

extension ForEach: TableRowsByElement where Content: TableRowContent {
    fileprivate var rowIDsByElement: [[AnyHashable]] {
        data.map { element in content(element)._rows.flatMap(\.rows).map { AnyHashable($0.value.id) } }
    }
}

extension _ModifiedTableRows: TableRowsByElement {
    fileprivate var rowIDsByElement: [[AnyHashable]] {
        (content as? any TableRowsByElement)?.rowIDsByElement
            ?? content._rows.flatMap(\.rows).map { [AnyHashable($0.value.id)] }
    }
}

extension DynamicTableRowContent {
    /// Lets things that are dragged be dropped between the rows. The action gets the offset of the element before which they are put, and
    /// those things that have one of the kinds.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue, Data> {
        _InsertingTableRows(
            content: self, insertion: RowInsertion(contentTypes: supportedContentTypes, action: action))
    }

    /// Lets values be dropped between the rows. The action gets the offset of the element before which they are put.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue, Data> {
        _InsertingTableRows(content: self, insertion: RowInsertion(of: T.self, action: action))
    }
}

extension DynamicViewContent {
    /// Lets values be dropped between the rows of a list. The action gets the offset of the element before which they are put. A list
    /// without rows takes none, which differs from SwiftUI.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        let insertion = RowInsertion(of: T.self) { action($1, $0) }
        return onInsert(of: insertion.contentTypes, perform: insertion.action)
    }
}

extension RowInsertion {
    /// Takes values of a type.
    fileprivate init<T: Transferable>(of type: T.Type, action: @escaping (Int, [T]) -> Void) {
        self.init(contentTypes: T.importedContentTypes()) { offset, items in
            // What is dropped is dropped on the main thread.
            nonisolated(unsafe) let action = action
            MainActor.assumeIsolated { items.load(T.self) { action(offset, $0) } }
        }
    }
}
