import Foundation

/// What was played last can be asked for.
public protocol MusicRecentlyPlayedRequestable: MusicItem {}

/// What was played last.
public struct MusicRecentlyPlayedRequest<MusicItemType: MusicRecentlyPlayedRequestable & Decodable>: Sendable {
    public var limit: Int?
    public var offset: Int?
    public init() {}
    /// What it was. Throws ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
        throw MusicTokenRequestError.absence
    }
}

/// What was played last. Nobody gets one here.
public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}
