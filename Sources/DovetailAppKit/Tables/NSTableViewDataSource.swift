import DovetailCore
import DovetailPlatform
import Foundation

/// Has the rows of an ``NSTableView``.
@MainActor @preconcurrency
public protocol NSTableViewDataSource: NSObjectProtocol {
    func numberOfRows(in tableView: NSTableView) -> Int
    func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
    func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int)
    /// A person wants the rows in another order.
    func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}

extension NSTableViewDataSource {
    public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
    public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
        nil
    }
    public func tableView(
        _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
    ) {}
    public func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
}

/// Makes the views of an ``NSTableView``, decides about it and hears of it. Every method has an answer of its own where an app has none.
@MainActor @preconcurrency
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
    /// The view of a cell; nil for the text of the row's value.
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
    func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
    /// What the row offers in its menu and when it is pushed aside.
    func tableView(
        _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    ) -> [NSTableViewRowAction]
    func tableView(
        _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
    ) -> IndexSet
    func selectionShouldChange(in tableView: NSTableView) -> Bool
    /// Other rows are selected. The notification's object is the table.
    func tableViewSelectionDidChange(_ notification: Notification)
    func tableViewSelectionIsChanging(_ notification: Notification)
}

extension NSTableViewDelegate {
    public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
    public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
    public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { tableView.rowHeight }
    public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
    public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
    public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
    public func tableView(
        _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    ) -> [NSTableViewRowAction] { [] }
    public func tableView(
        _ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
    ) -> IndexSet { proposedSelectionIndexes }
    public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }
    public func tableViewSelectionDidChange(_ notification: Notification) {}
    public func tableViewSelectionIsChanging(_ notification: Notification) {}
}
