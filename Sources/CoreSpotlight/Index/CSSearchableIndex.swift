import Foundation

/// Where an app's items are kept for a search of the whole device. There is none here: items are taken, kept by nobody, and each completion is told
/// ``CSIndexError/Code/indexingUnsupported`` on a queue of the system's. The log tells once.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex(name: "default")

    /// Hears when items are wanted again. Never here.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    /// The index of the app.
    open class func `default`() -> CSSearchableIndex { shared }
    /// Whether items can be kept: they can't.
    open class func isIndexingAvailable() -> Bool {
        Absence.tell()
        return false
    }

    /// An index by its name.
    public init(name: String) {}
    /// An index by its name, whose items are kept as safe as files.
    public init(name: String, protectionClass: FileProtectionType?) {}

    private func refuse(_ completion: (@Sendable ((any Error)?) -> Void)?) {
        let error = CSIndexError.absence
        guard let completion else { return }
        DispatchQueue.global().async { completion(error) }
    }

    // MARK: Keeping

    /// Adds items, or changes those that are there. Completes with ``CSIndexError``.
    @preconcurrency open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    /// Adds items, or changes those that are there. Throws ``CSIndexError``.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw CSIndexError.absence }

    // MARK: Deleting

    /// Deletes items. Completes with ``CSIndexError``.
    @preconcurrency open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    /// Deletes items. Throws ``CSIndexError``.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw CSIndexError.absence }

    /// Deletes the items of domains and of those within. Completes with ``CSIndexError``.
    @preconcurrency open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    /// Deletes the items of domains and of those within. Throws ``CSIndexError``.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        throw CSIndexError.absence
    }

    /// Deletes all items. Completes with ``CSIndexError``.
    @preconcurrency open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    /// Deletes all items. Throws ``CSIndexError``.
    open func deleteAllSearchableItems() async throws { throw CSIndexError.absence }

    // MARK: Many at once

    /// Begins to collect changes, which ``endBatch(withClientState:completionHandler:)`` ends.
    open func beginBatch() { Absence.tell() }
    /// Keeps what was collected, with a note of the app's. Completes with ``CSIndexError``.
    @preconcurrency open func endBatch(
        withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    /// Keeps what was collected, with a note of the app's. Throws ``CSIndexError``.
    open func endBatch(withClientState clientState: Data) async throws { throw CSIndexError.absence }
    /// Keeps what was collected if the last note is the one expected. Completes with ``CSIndexError``.
    @preconcurrency open func endIndexBatch(
        expectedClientState: Data?, newClientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    /// Keeps what was collected if the last note is the one expected. Throws ``CSIndexError``.
    open func endIndexBatch(expectedClientState: Data?, newClientState: Data) async throws {
        throw CSIndexError.absence
    }
    /// The app's note with what was kept last. Completes with ``CSIndexError``.
    @preconcurrency open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
    {
        refuse { completionHandler(nil, $0) }
    }
    /// The app's note with what was kept last. Throws ``CSIndexError``.
    open func fetchLastClientState() async throws -> Data { throw CSIndexError.absence }
    /// The data of an item. Completes with ``CSIndexError``.
    @preconcurrency open func fetchData(
        forBundleIdentifier bundleIdentifier: String, itemIdentifier: String, contentType: UTType,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { refuse { completionHandler(nil, $0) } }
}
