import Foundation

/// Somebody who makes music. It is read from JSON in the form of Apple Music's service; nobody is handed one here.
public struct Artist: FilterableMusicItem, MusicPropertyContainer, MusicCatalogSearchable, MusicLibraryRequestable,
    MusicLibrarySearchable, Codable, Hashable, Identifiable, CustomStringConvertible
{
    let contents: ItemContents
    public var id: MusicItemID { contents.id }

    public init(from decoder: any Decoder) throws { contents = try ItemContents(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
    public var description: String { "Artist(id: \"\(id)\", name: \"\(name)\")" }

    public var albums: MusicItemCollection<Album>? { contents.related("albums") }
    public var appearsOnAlbums: MusicItemCollection<Album>? { contents.related("appears-on-albums") }
    /// Its picture.
    public var artwork: Artwork? { contents.decoded("artwork") }
    public var compilationAlbums: MusicItemCollection<Album>? { contents.related("compilation-albums") }
    public var editorialNotes: EditorialNotes? { contents.decoded("editorialNotes") }
    public var featuredAlbums: MusicItemCollection<Album>? { contents.related("featured-albums") }
    public var featuredPlaylists: MusicItemCollection<Playlist>? { contents.related("featured-playlists") }
    public var fullAlbums: MusicItemCollection<Album>? { contents.related("full-albums") }
    public var genreNames: [String]? { contents.texts("genreNames") }
    public var genres: MusicItemCollection<Genre>? { contents.related("genres") }
    public var latestRelease: Album? { (contents.related("latest-release") as MusicItemCollection<Album>?)?.first }
    /// When the person has added it.
    public var libraryAddedDate: Date? { contents.date("dateAdded") }
    public var liveAlbums: MusicItemCollection<Album>? { contents.related("live-albums") }
    public var musicVideos: MusicItemCollection<MusicVideo>? { contents.related("music-videos") }
    public var name: String { contents.text("name") }
    public var playlists: MusicItemCollection<Playlist>? { contents.related("playlists") }
    public var similarArtists: MusicItemCollection<Artist>? { contents.related("similar-artists") }
    public var singles: MusicItemCollection<Album>? { contents.related("singles") }
    public var station: Station? { (contents.related("station") as MusicItemCollection<Station>?)?.first }
    public var topMusicVideos: MusicItemCollection<MusicVideo>? { contents.related("top-music-videos") }
    public var topSongs: MusicItemCollection<Song>? { contents.related("top-songs") }
    /// Its page.
    public var url: URL? { contents.value("url")?.url }
}

/// What items of the service are chosen by.
public protocol ArtistFilter {
    var id: MusicItemID { get }
}

extension Artist: ArtistFilter {
    public typealias FilterType = any ArtistFilter
}

/// What items of a library are chosen by.
public protocol LibraryArtistFilter {
    var genres: MusicItemCollection<Genre>? { get }
    var id: MusicItemID { get }
    var name: String { get }
    var playlists: MusicItemCollection<Playlist>? { get }
}

extension Artist {
    public typealias LibraryFilter = any LibraryArtistFilter
}

/// What items of a library are sorted by.
public protocol LibraryArtistSortProperties {
    var libraryAddedDate: Date? { get }
    var name: String { get }
}

extension Artist {
    public typealias LibrarySortProperties = any LibraryArtistSortProperties
}
