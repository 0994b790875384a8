import Foundation

/// What can be searched for in a library.
public protocol MusicLibrarySearchable: MusicItem {}

/// A search in a person's library.
public struct MusicLibrarySearchRequest: Sendable {
    public let term: String
    public var types: [any MusicLibrarySearchable.Type]
    public var limit = 25
    public var includeTopResults = false

    public init(term: String, types: [any MusicLibrarySearchable.Type]) { (self.term, self.types) = (term, types) }

    /// What was found. Throws ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicLibrarySearchResponse { throw MusicTokenRequestError.absence }
}

/// What was found in a library. Nobody gets one here.
public struct MusicLibrarySearchResponse: Hashable, Sendable {
    /// The best of what was found.
    public enum TopResult: MusicItem, Hashable, Identifiable {
        case album(Album)
        case artist(Artist)
        case musicVideo(MusicVideo)
        case playlist(Playlist)
        case song(Song)

        public var id: MusicItemID {
            switch self {
            case .album(let item): item.id
            case .artist(let item): item.id
            case .musicVideo(let item): item.id
            case .playlist(let item): item.id
            case .song(let item): item.id
            }
        }
        public var title: String {
            switch self {
            case .album(let item): item.title
            case .artist(let item): item.name
            case .musicVideo(let item): item.title
            case .playlist(let item): item.name
            case .song(let item): item.title
            }
        }
        public var artwork: Artwork? {
            switch self {
            case .album(let item): item.artwork
            case .artist(let item): item.artwork
            case .musicVideo(let item): item.artwork
            case .playlist(let item): item.artwork
            case .song(let item): item.artwork
            }
        }
    }

    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let musicVideos: MusicItemCollection<MusicVideo>
    public let playlists: MusicItemCollection<Playlist>
    public let songs: MusicItemCollection<Song>
    public let topResults: MusicItemCollection<TopResult>
}
