import Foundation

/// What there are charts of.
public protocol MusicCatalogChartRequestable: MusicItem {}

/// What a chart tells.
public enum MusicCatalogChartKind: String, Codable, Hashable, Sendable {
    case mostPlayed = "most-played"
    case cityTop = "city-top"
    case dailyGlobalTop = "daily-global-top"
}

/// What is heard most in Apple Music.
public struct MusicCatalogChartsRequest: Sendable {
    public var genre: Genre?
    public var kinds: [MusicCatalogChartKind]
    public var types: [any MusicCatalogChartRequestable.Type]
    public var limit: Int?
    public var offset: Int?

    public init(
        genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
        types: [any MusicCatalogChartRequestable.Type]
    ) { (self.genre, self.kinds, self.types) = (genre, kinds, types) }

    /// The charts. Throws ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicCatalogChartsResponse { throw MusicTokenRequestError.absence }
}

/// A chart. Nobody gets one here.
public struct MusicCatalogChart<MusicItemType: MusicItem>: Sendable {
    public let id: String
    public let kind: MusicCatalogChartKind
    public let title: String
    public let items: MusicItemCollection<MusicItemType>
}

/// Charts. Nobody gets them here.
public struct MusicCatalogChartsResponse: Sendable {
    public let albumCharts: [MusicCatalogChart<Album>]
    public let musicVideoCharts: [MusicCatalogChart<MusicVideo>]
    public let playlistCharts: [MusicCatalogChart<Playlist>]
    public let songCharts: [MusicCatalogChart<Song>]
}
