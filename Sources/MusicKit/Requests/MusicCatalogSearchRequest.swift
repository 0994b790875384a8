import Foundation

/// What can be searched for in Apple Music.
public protocol MusicCatalogSearchable: MusicItem {}

/// A search in Apple Music.
public struct MusicCatalogSearchRequest: Sendable {
    public let term: String
    public var types: [any MusicCatalogSearchable.Type]
    public var limit: Int?
    public var offset: Int?
    public var includeTopResults = false

    public init(term: String, types: [any MusicCatalogSearchable.Type]) { (self.term, self.types) = (term, types) }

    /// What was found. Throws ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicTokenRequestError.absence }
}

/// What was found in Apple Music. Nobody gets one here.
public struct MusicCatalogSearchResponse: Hashable, Sendable {
    /// The best of what was found.
    public enum TopResult: MusicItem, Hashable, Identifiable {
        case album(Album)
        case artist(Artist)
        case curator(Curator)
        case musicVideo(MusicVideo)
        case playlist(Playlist)
        case radioShow(RadioShow)
        case recordLabel(RecordLabel)
        case song(Song)
        case station(Station)

        public var id: MusicItemID {
            switch self {
            case .album(let item): item.id
            case .artist(let item): item.id
            case .curator(let item): item.id
            case .musicVideo(let item): item.id
            case .playlist(let item): item.id
            case .radioShow(let item): item.id
            case .recordLabel(let item): item.id
            case .song(let item): item.id
            case .station(let item): item.id
            }
        }
        public var title: String {
            switch self {
            case .album(let item): item.title
            case .artist(let item): item.name
            case .curator(let item): item.name
            case .musicVideo(let item): item.title
            case .playlist(let item): item.name
            case .radioShow(let item): item.name
            case .recordLabel(let item): item.name
            case .song(let item): item.title
            case .station(let item): item.name
            }
        }
        public var artwork: Artwork? {
            switch self {
            case .album(let item): item.artwork
            case .artist(let item): item.artwork
            case .curator(let item): item.artwork
            case .musicVideo(let item): item.artwork
            case .playlist(let item): item.artwork
            case .radioShow(let item): item.artwork
            case .recordLabel(let item): item.artwork
            case .song(let item): item.artwork
            case .station(let item): item.artwork
            }
        }
    }

    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let curators: MusicItemCollection<Curator>
    public let musicVideos: MusicItemCollection<MusicVideo>
    public let playlists: MusicItemCollection<Playlist>
    public let radioShows: MusicItemCollection<RadioShow>
    public let recordLabels: MusicItemCollection<RecordLabel>
    public let songs: MusicItemCollection<Song>
    public let stations: MusicItemCollection<Station>
    public let topResults: MusicItemCollection<TopResult>
}
