import Foundation

/// What a person may want to search for. None is made here.
open class CSSuggestion: NSObject, @unchecked Sendable {
    /// Where it is from.
    public enum SuggestionKind: Int, Sendable {
        case none
        case custom
        case `default`
    }
    open var localizedAttributedSuggestion: AttributedString { AttributedString() }
    open var suggestionKind: SuggestionKind { .none }

    override init() {}

    /// Which of two fits better. All are the same.
    open func compare(byRank other: CSSuggestion) -> ComparisonResult { .orderedSame }
    /// Which of two comes first. All are the same.
    open func compare(_ other: CSSuggestion) -> ComparisonResult { .orderedSame }
}
