import Foundation

/// What a person may want to search for in Apple Music.
public struct MusicCatalogSearchSuggestionsRequest: Sendable {
    public let term: String
    public var typesForTopResults: [any MusicCatalogSearchable.Type]
    public var limit: Int?

    public init(term: String, includingTopResultsOfTypes types: [any MusicCatalogSearchable.Type] = []) {
        (self.term, typesForTopResults) = (term, types)
    }

    /// The suggestions. Throws ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicCatalogSearchSuggestionsResponse {
        throw MusicTokenRequestError.absence
    }
}

/// Suggestions. Nobody gets them here.
public struct MusicCatalogSearchSuggestionsResponse: Sendable {
    /// What may be meant.
    public struct Suggestion: Codable, Hashable, Identifiable, Sendable {
        public let displayTerm: String
        public let searchTerm: String
        public var id: String { searchTerm }
    }
    public typealias TopResult = MusicCatalogSearchResponse.TopResult
    public let suggestions: [Suggestion]
    public let topResults: MusicItemCollection<TopResult>
}
