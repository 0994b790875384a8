import Foundation

/// Gives items again when an index has lost them. Never called here, as nothing is kept.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// All items are wanted again. The handler is called when they were given.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    /// Some items are wanted again. The handler is called when they were given.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
    /// The index is slow to take more.
    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
    /// It no longer is.
    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
    /// The data of an item that is dragged.
    func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data
    /// The file of an item that is dragged.
    func fileURL(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
    ) throws -> URL
    /// The items with identifiers are wanted.
    func searchableItems(
        forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void)
    /// The system has learned something of items.
    func searchableItemsDidUpdate(_ items: [CSSearchableItem])
}

extension CSSearchableIndexDelegate {
    public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
    public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
    public func data(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
    ) throws -> Data { throw CSIndexError(.invalidItemError) }
    public func fileURL(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
    ) throws -> URL { throw CSIndexError(.invalidItemError) }
    public func searchableItems(
        forIdentifiers identifiers: [String], searchableItemsHandler: @escaping ([CSSearchableItem]) -> Void
    ) { searchableItemsHandler([]) }
    public func searchableItemsDidUpdate(_ items: [CSSearchableItem]) {}
}
