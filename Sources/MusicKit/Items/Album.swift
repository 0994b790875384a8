import Foundation

/// An album. It is read from JSON in the form of Apple Music's service; nobody is handed one here.
public struct Album: FilterableMusicItem, PlayableMusicItem, MusicPropertyContainer, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryRequestable, MusicLibrarySearchable, MusicLibraryAddable,
    MusicPlaylistAddable, Codable, Hashable, Identifiable, CustomStringConvertible
{
    let contents: ItemContents
    public var id: MusicItemID { contents.id }

    public init(from decoder: any Decoder) throws { contents = try ItemContents(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
    public var description: String { "Album(id: \"\(id)\", title: \"\(title)\")" }

    public var appearsOn: MusicItemCollection<Playlist>? { contents.related("appears-on") }
    public var artistName: String { contents.text("artistName") }
    /// The page of who made it.
    public var artistURL: URL? { contents.value("artistUrl")?.url }
    public var artists: MusicItemCollection<Artist>? { contents.related("artists") }
    /// Its picture.
    public var artwork: Artwork? { contents.decoded("artwork") }
    public var audioVariants: [AudioVariant]? { contents.decoded("audioVariants") }
    public var contentRating: ContentRating? { contents.decoded("contentRating") }
    public var copyright: String? { contents.value("copyright")?.text }
    public var editorialNotes: EditorialNotes? { contents.decoded("editorialNotes") }
    public var genreNames: [String] { contents.texts("genreNames") ?? [] }
    public var genres: MusicItemCollection<Genre>? { contents.related("genres") }
    public var isAppleDigitalMaster: Bool? { contents.value("isMasteredForItunes")?.bool }
    public var isCompilation: Bool? { contents.value("isCompilation")?.bool }
    public var isComplete: Bool? { contents.value("isComplete")?.bool }
    public var isSingle: Bool? { contents.value("isSingle")?.bool }
    /// When it was played last.
    public var lastPlayedDate: Date? { contents.date("lastPlayedDate") }
    /// When the person has added it.
    public var libraryAddedDate: Date? { contents.date("dateAdded") }
    public var otherVersions: MusicItemCollection<Album>? { contents.related("other-versions") }
    /// What is needed to play it; nil where it can't be played.
    public var playParameters: PlayParameters? { contents.decoded("playParams") }
    public var recordLabelName: String? { contents.value("recordLabel")?.text }
    public var recordLabels: MusicItemCollection<RecordLabel>? { contents.related("record-labels") }
    public var relatedAlbums: MusicItemCollection<Album>? { contents.related("related-albums") }
    public var relatedVideos: MusicItemCollection<MusicVideo>? { contents.related("related-videos") }
    public var releaseDate: Date? { contents.date("releaseDate") }
    public var title: String { contents.text("name") }
    public var trackCount: Int { contents.value("trackCount")?.integer ?? 0 }
    public var tracks: MusicItemCollection<Track>? { contents.related("tracks") }
    /// The number of the product.
    public var upc: String? { contents.value("upc")?.text }
    /// Its page.
    public var url: URL? { contents.value("url")?.url }
}

/// What items of the service are chosen by.
public protocol AlbumFilter {
    var id: MusicItemID { get }
    var upc: String? { get }
}

extension Album: AlbumFilter {
    public typealias FilterType = any AlbumFilter
}

/// What items of a library are chosen by.
public protocol LibraryAlbumFilter {
    var artistName: String { get }
    var artists: MusicItemCollection<Artist>? { get }
    var genres: MusicItemCollection<Genre>? { get }
    var id: MusicItemID { get }
    var isCompilation: Bool? { get }
    var title: String { get }
}

extension Album {
    public typealias LibraryFilter = any LibraryAlbumFilter
}

/// What items of a library are sorted by.
public protocol LibraryAlbumSortProperties {
    var artistName: String { get }
    var lastPlayedDate: Date? { get }
    var libraryAddedDate: Date? { get }
    var releaseDate: Date? { get }
    var title: String { get }
    var trackCount: Int { get }
}

extension Album {
    public typealias LibrarySortProperties = any LibraryAlbumSortProperties
}
