import Foundation

/// A song. It is read from JSON in the form of Apple Music's service; nobody is handed one here.
public struct Song: FilterableMusicItem, PlayableMusicItem, MusicPropertyContainer, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, MusicRecentlyPlayedRequestable, Codable, Hashable, Identifiable, CustomStringConvertible
{
    let contents: ItemContents
    public var id: MusicItemID { contents.id }

    public init(from decoder: any Decoder) throws { contents = try ItemContents(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
    public var description: String { "Song(id: \"\(id)\", title: \"\(title)\")" }

    public var albumTitle: String? { contents.value("albumName")?.text }
    public var albums: MusicItemCollection<Album>? { contents.related("albums") }
    public var artistName: String { contents.text("artistName") }
    /// The page of who made it.
    public var artistURL: URL? { contents.value("artistUrl")?.url }
    public var artists: MusicItemCollection<Artist>? { contents.related("artists") }
    /// Its picture.
    public var artwork: Artwork? { contents.decoded("artwork") }
    public var attribution: String? { contents.value("attribution")?.text }
    public var audioVariants: [AudioVariant]? { contents.decoded("audioVariants") }
    public var composerName: String? { contents.value("composerName")?.text }
    public var composers: MusicItemCollection<Artist>? { contents.related("composers") }
    public var contentRating: ContentRating? { contents.decoded("contentRating") }
    public var discNumber: Int? { contents.value("discNumber")?.integer }
    /// In seconds.
    public var duration: TimeInterval? { contents.seconds("durationInMillis") }
    public var editorialNotes: EditorialNotes? { contents.decoded("editorialNotes") }
    public var genreNames: [String] { contents.texts("genreNames") ?? [] }
    public var genres: MusicItemCollection<Genre>? { contents.related("genres") }
    public var hasLyrics: Bool { contents.value("hasLyrics")?.bool ?? false }
    public var isAppleDigitalMaster: Bool? { contents.value("isMasteredForItunes")?.bool }
    /// The number of the recording.
    public var isrc: String? { contents.value("isrc")?.text }
    /// When it was played last.
    public var lastPlayedDate: Date? { contents.date("lastPlayedDate") }
    /// When the person has added it.
    public var libraryAddedDate: Date? { contents.date("dateAdded") }
    public var movementCount: Int? { contents.value("movementCount")?.integer }
    public var movementName: String? { contents.value("movementName")?.text }
    public var movementNumber: Int? { contents.value("movementNumber")?.integer }
    public var musicVideos: MusicItemCollection<MusicVideo>? { contents.related("music-videos") }
    /// How often it was played.
    public var playCount: Int? { contents.value("playCount")?.integer }
    /// What is needed to play it; nil where it can't be played.
    public var playParameters: PlayParameters? { contents.decoded("playParams") }
    public var previewAssets: [PreviewAsset]? { contents.decoded("previews") }
    public var releaseDate: Date? { contents.date("releaseDate") }
    public var station: Station? { (contents.related("station") as MusicItemCollection<Station>?)?.first }
    public var title: String { contents.text("name") }
    public var trackNumber: Int? { contents.value("trackNumber")?.integer }
    /// Its page.
    public var url: URL? { contents.value("url")?.url }
    /// What it is a part of.
    public var workName: String? { contents.value("workName")?.text }
}

/// What items of the service are chosen by.
public protocol SongFilter {
    var id: MusicItemID { get }
    var isrc: String? { get }
}

extension Song: SongFilter {
    public typealias FilterType = any SongFilter
}

/// What items of a library are chosen by.
public protocol LibrarySongFilter {
    var albumTitle: String? { get }
    var albums: MusicItemCollection<Album>? { get }
    var artistName: String? { get }
    var artists: MusicItemCollection<Artist>? { get }
    var composerName: String? { get }
    var genres: MusicItemCollection<Genre>? { get }
    var id: MusicItemID { get }
    var title: String { get }
}

extension Song {
    public typealias LibraryFilter = any LibrarySongFilter
}

/// What items of a library are sorted by.
public protocol LibrarySongSortProperties {
    var albumTitle: String? { get }
    var artistName: String? { get }
    var composerName: String? { get }
    var discNumber: Int? { get }
    var duration: TimeInterval? { get }
    var lastPlayedDate: Date? { get }
    var libraryAddedDate: Date? { get }
    var playCount: Int? { get }
    var title: String { get }
    var trackNumber: Int? { get }
}

extension Song {
    public typealias LibrarySortProperties = any LibrarySongSortProperties
}
