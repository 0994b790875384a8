import Foundation

/// A station of radio. It is read from JSON in the form of Apple Music's service; nobody is handed one here.
public struct Station: FilterableMusicItem, PlayableMusicItem, MusicCatalogSearchable, MusicRecentlyPlayedRequestable,
    Codable, Hashable, Identifiable, CustomStringConvertible
{
    let contents: ItemContents
    public var id: MusicItemID { contents.id }

    public init(from decoder: any Decoder) throws { contents = try ItemContents(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
    public var description: String { "Station(id: \"\(id)\", name: \"\(name)\")" }

    /// Its picture.
    public var artwork: Artwork? { contents.decoded("artwork") }
    public var contentRating: ContentRating? { contents.decoded("contentRating") }
    /// In seconds.
    public var duration: TimeInterval? { contents.seconds("durationInMillis") }
    public var editorialNotes: EditorialNotes? { contents.decoded("editorialNotes") }
    public var episodeNumber: Int? { contents.value("episodeNumber")?.integer }
    public var isLive: Bool { contents.value("isLive")?.bool ?? false }
    public var name: String { contents.text("name") }
    /// What is needed to play it; nil where it can't be played.
    public var playParameters: PlayParameters? { contents.decoded("playParams") }
    public var stationProviderName: String? { contents.value("stationProviderName")?.text }
    /// Its page.
    public var url: URL? { contents.value("url")?.url }
}

/// What items of the service are chosen by.
public protocol StationFilter {
    var id: MusicItemID { get }
}

extension Station: StationFilter {
    public typealias FilterType = any StationFilter
}
