import Foundation

/// A song or a film of an album or a playlist.
public enum Track: PlayableMusicItem, MusicPropertyContainer, MusicLibraryAddable, MusicPlaylistAddable,
    MusicRecentlyPlayedRequestable, Codable, Hashable, Identifiable, CustomStringConvertible
{
    case song(Song)
    case musicVideo(MusicVideo)

    public init(from decoder: any Decoder) throws {
        let contents = try ItemContents(from: decoder)
        if contents.type?.hasSuffix("music-videos") == true {
            self = .musicVideo(try MusicVideo(from: decoder))
        } else {
            self = .song(try Song(from: decoder))
        }
    }
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .song(let song): try song.encode(to: encoder)
        case .musicVideo(let video): try video.encode(to: encoder)
        }
    }
    public var description: String {
        switch self {
        case .song(let song): song.description
        case .musicVideo(let video): video.description
        }
    }
    private func either<Value>(_ song: KeyPath<Song, Value>, _ video: KeyPath<MusicVideo, Value>) -> Value {
        switch self {
        case .song(let own): own[keyPath: song]
        case .musicVideo(let own): own[keyPath: video]
        }
    }

    public var id: MusicItemID { either(\.id, \.id) }
    public var albumTitle: String? { either(\.albumTitle, \.albumTitle) }
    public var albums: MusicItemCollection<Album>? { either(\.albums, \.albums) }
    public var artistName: String { either(\.artistName, \.artistName) }
    public var artistURL: URL? { either(\.artistURL, \.artistURL) }
    public var artists: MusicItemCollection<Artist>? { either(\.artists, \.artists) }
    public var artwork: Artwork? { either(\.artwork, \.artwork) }
    public var contentRating: ContentRating? { either(\.contentRating, \.contentRating) }
    public var discNumber: Int? { if case .song(let song) = self { song.discNumber } else { nil } }
    public var duration: TimeInterval? { either(\.duration, \.duration) }
    public var editorialNotes: EditorialNotes? { either(\.editorialNotes, \.editorialNotes) }
    public var genreNames: [String] { either(\.genreNames, \.genreNames) }
    public var genres: MusicItemCollection<Genre>? { either(\.genres, \.genres) }
    public var isrc: String? { either(\.isrc, \.isrc) }
    public var lastPlayedDate: Date? { either(\.lastPlayedDate, \.lastPlayedDate) }
    public var libraryAddedDate: Date? { either(\.libraryAddedDate, \.libraryAddedDate) }
    public var playCount: Int? { either(\.playCount, \.playCount) }
    public var playParameters: PlayParameters? { either(\.playParameters, \.playParameters) }
    public var previewAssets: [PreviewAsset]? { either(\.previewAssets, \.previewAssets) }
    public var releaseDate: Date? { either(\.releaseDate, \.releaseDate) }
    public var title: String { either(\.title, \.title) }
    public var trackNumber: Int? { either(\.trackNumber, \.trackNumber) }
    public var url: URL? { either(\.url, \.url) }
    public var workName: String? { either(\.workName, \.workName) }
}
