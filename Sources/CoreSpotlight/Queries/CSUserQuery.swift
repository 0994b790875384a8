import Foundation

/// A search among an app's items for what a person has typed. As none are kept, it ends at once with ``CSSearchQueryError/Code/indexUnreachable``.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
    /// What a person does with what was found.
    public enum UserInteractionKind: Int, Sendable {
        case select
        case focus
        public static var `default`: UserInteractionKind { .select }
    }
    /// A suggestion that was found.
    public struct Suggestion: Hashable, Identifiable, Comparable, Sendable {
        public let suggestion: CSSuggestion
        public var id: ObjectIdentifier { ObjectIdentifier(suggestion) }
        public static func < (first: Suggestion, second: Suggestion) -> Bool {
            first.suggestion.compare(byRank: second.suggestion) == .orderedAscending
        }
    }
    /// An item or a suggestion.
    public enum Response: Hashable, Identifiable, Sendable {
        case item(CSUserQuery.Item)
        case suggestion(CSUserQuery.Suggestion)
        public var id: Self { self }
    }
    /// What was found. Iterating throws ``CSSearchQueryError``.
    public struct Responses: AsyncSequence, Sendable {
        public typealias Element = Response
        public typealias Response = CSUserQuery.Response
        /// Throws ``CSSearchQueryError``.
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> CSUserQuery.Response? { throw CSSearchQueryError.absence }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
    /// The suggestions that were found. Iterating throws ``CSSearchQueryError``.
    public struct Suggestions: AsyncSequence, Sendable {
        public typealias Element = Suggestion
        /// Throws ``CSSearchQueryError``.
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Suggestion? { throw CSSearchQueryError.absence }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    /// Called with suggestions, as they are found: never.
    open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?
    /// Always 0.
    open var foundSuggestionCount: Int { 0 }
    open var responses: Responses { Responses() }
    open var suggestions: Suggestions { Suggestions() }

    /// A search for what a person has typed.
    public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        super.init(queryString: userQueryString ?? "", queryContext: userQueryContext)
    }

    /// Makes ready to search: there is nothing to make ready, which the log tells once.
    open class func prepare() { Absence.tell() }
    /// The same, for items that are kept as safe as files.
    open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) { Absence.tell() }

    /// Tells that a person has seen or chosen an item. Nothing is learned from it.
    open func userEngaged(_ item: CSUserQuery.Item, visibleItems: [CSUserQuery.Item], interaction: UserInteractionKind)
    { Absence.tell() }
    /// Tells that a person has seen or chosen a suggestion. Nothing is learned from it.
    open func userEngaged(
        _ suggestion: CSUserQuery.Suggestion, visibleSuggestions: [CSUserQuery.Suggestion],
        interaction: UserInteractionKind
    ) { Absence.tell() }
}
