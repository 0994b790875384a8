import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the activity by which a search goes on in the app. None does here.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What was searched for, in such an activity's `userInfo`.
public let CSSearchQueryString = "kCSSearchQueryString"

/// A search among an app's items. As none are kept, it ends at once with ``CSSearchQueryError/Code/indexUnreachable``.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    /// An item that was found.
    public struct Item: Hashable, Identifiable, Comparable, Sendable {
        public let item: CSSearchableItem
        public var id: String { item.uniqueIdentifier }
        public static func < (first: Item, second: Item) -> Bool {
            first.item.compare(byRank: second.item) == .orderedAscending
        }
    }
    /// The items that were found. Iterating throws ``CSSearchQueryError``.
    public struct Results: AsyncSequence, Sendable {
        public typealias Element = Item
        /// Throws ``CSSearchQueryError``.
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Item? { throw CSSearchQueryError.absence }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// Called with items, as they are found: never.
    open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    /// Called at the end, with what went wrong, on a queue of the system's.
    open var completionHandler: (((any Error)?) -> Void)?
    open var protectionClasses: [FileProtectionType] = []
    /// Whether the app has ended it.
    open private(set) var isCancelled = false
    /// Always 0.
    open var foundItemCount: Int { 0 }
    open var results: Results { Results() }
    private let lock = NSLock()
    private var isDone = false

    /// A search by a condition, in the language of searches.
    public init(queryString: String, queryContext: CSSearchQueryContext?) {}
    /// A search by a condition, in the language of searches.
    public convenience init(queryString: String, attributes: [String]?) {
        let context = CSSearchQueryContext()
        context.fetchAttributes = attributes ?? []
        self.init(queryString: queryString, queryContext: context)
    }

    /// Begins: the completion is told ``CSSearchQueryError``.
    open func start() { finish(.absence) }
    /// Ends it: the completion is told ``CSSearchQueryError/Code/cancelled`` unless it was told before.
    open func cancel() {
        isCancelled = true
        finish(CSSearchQueryError(.cancelled))
    }

    private func finish(_ error: CSSearchQueryError) {
        let isFirst = lock.withLock {
            defer { isDone = true }
            return !isDone
        }
        guard isFirst else { return }
        DispatchQueue.global().async { [self] in completionHandler?(error) }
    }
}
