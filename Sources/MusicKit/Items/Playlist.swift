import Foundation

/// Songs and videos that somebody has put together. It is read from JSON in the form of Apple Music's service; nobody is handed one here.
public struct Playlist: FilterableMusicItem, PlayableMusicItem, MusicPropertyContainer, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, Codable, Hashable, Identifiable, CustomStringConvertible
{
    let contents: ItemContents
    public var id: MusicItemID { contents.id }

    public init(from decoder: any Decoder) throws { contents = try ItemContents(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
    public var description: String { "Playlist(id: \"\(id)\", name: \"\(name)\")" }

    /// Who has put it together, and how.
    public enum Kind: String, Codable, Hashable, Sendable {
        case editorial
        case external
        case personalMix = "personal-mix"
        case replay
        case userShared = "user-shared"
    }

    /// Its picture.
    public var artwork: Artwork? { contents.decoded("artwork") }
    public var curator: Curator? { (contents.related("curator") as MusicItemCollection<Curator>?)?.first }
    public var curatorName: String? { contents.value("curatorName")?.text }
    /// Its songs and videos, with their places.
    public var entries: MusicItemCollection<Playlist.Entry>? {
        tracks.map { tracks in MusicItemCollection(tracks.enumerated().map { Entry(track: $1, position: $0) }) }
    }
    public var featuredArtists: MusicItemCollection<Artist>? { contents.related("featured-artists") }
    public var isChart: Bool? { contents.value("isChart")?.bool }
    public var kind: Playlist.Kind? { contents.decoded("playlistType") }
    public var lastModifiedDate: Date? { contents.date("lastModifiedDate") }
    /// When it was played last.
    public var lastPlayedDate: Date? { contents.date("lastPlayedDate") }
    /// When the person has added it.
    public var libraryAddedDate: Date? { contents.date("dateAdded") }
    public var moreByCurator: MusicItemCollection<Playlist>? { contents.related("more-by-curator") }
    public var name: String { contents.text("name") }
    /// What is needed to play it; nil where it can't be played.
    public var playParameters: PlayParameters? { contents.decoded("playParams") }
    public var radioShow: RadioShow? { (contents.related("radio-show") as MusicItemCollection<RadioShow>?)?.first }
    public var shortDescription: String? { contents.value("description")?["short"]?.text }
    public var standardDescription: String? { contents.value("description")?["standard"]?.text }
    public var tracks: MusicItemCollection<Track>? { contents.related("tracks") }
    /// Its page.
    public var url: URL? { contents.value("url")?.url }
}

/// What items of the service are chosen by.
public protocol PlaylistFilter {
    var id: MusicItemID { get }
}

extension Playlist: PlaylistFilter {
    public typealias FilterType = any PlaylistFilter
}

/// What items of a library are chosen by.
public protocol LibraryPlaylistFilter {
    var id: MusicItemID { get }
    var name: String { get }
}

extension Playlist {
    public typealias LibraryFilter = any LibraryPlaylistFilter
}

/// What items of a library are sorted by.
public protocol LibraryPlaylistSortProperties {
    var lastPlayedDate: Date? { get }
    var libraryAddedDate: Date? { get }
    var name: String { get }
}

extension Playlist {
    public typealias LibrarySortProperties = any LibraryPlaylistSortProperties
}
