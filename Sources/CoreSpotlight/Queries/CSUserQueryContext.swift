import Foundation

/// How a search for a person's words is to be done.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
    open var maxSuggestionCount = -1
    open var maxResultCount = -1
    open var maxRankedResultCount = -1
    /// Whether the best are to come first.
    open var enableRankedResults = false
    /// Whether words of a like meaning don't count.
    open var disableSemanticSearch = false

    public override init() {}
    /// With a suggestion that the person has chosen.
    public convenience init(currentSuggestion: CSSuggestion?) { self.init() }
}
