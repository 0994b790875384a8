import Foundation

/// A broadcast of radio. It is read from JSON in the form of Apple Music's service; nobody is handed one here.
public struct RadioShow: FilterableMusicItem, MusicPropertyContainer, MusicCatalogSearchable, Codable, Hashable,
    Identifiable, CustomStringConvertible
{
    let contents: ItemContents
    public var id: MusicItemID { contents.id }

    public init(from decoder: any Decoder) throws { contents = try ItemContents(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
    public var description: String { "RadioShow(id: \"\(id)\", name: \"\(name)\")" }

    /// Its picture.
    public var artwork: Artwork? { contents.decoded("artwork") }
    public var editorialNotes: EditorialNotes? { contents.decoded("editorialNotes") }
    public var hostName: String? { contents.value("hostName")?.text }
    public var name: String { contents.text("name") }
    public var playlists: MusicItemCollection<Playlist>? { contents.related("playlists") }
    /// Its page.
    public var url: URL? { contents.value("url")?.url }
}

/// What items of the service are chosen by.
public protocol RadioShowFilter {
    var id: MusicItemID { get }
}

extension RadioShow: RadioShowFilter {
    public typealias FilterType = any RadioShowFilter
}
