import Foundation

/// A company that publishes music. It is read from JSON in the form of Apple Music's service; nobody is handed one here.
public struct RecordLabel: FilterableMusicItem, MusicPropertyContainer, MusicCatalogSearchable, Codable, Hashable,
    Identifiable, CustomStringConvertible
{
    let contents: ItemContents
    public var id: MusicItemID { contents.id }

    public init(from decoder: any Decoder) throws { contents = try ItemContents(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
    public var description: String { "RecordLabel(id: \"\(id)\", name: \"\(name)\")" }

    /// Its picture.
    public var artwork: Artwork? { contents.decoded("artwork") }
    public var latestReleases: MusicItemCollection<Album>? { contents.related("latest-releases") }
    public var name: String { contents.text("name") }
    public var shortDescription: String? { contents.value("description")?["short"]?.text }
    public var standardDescription: String? { contents.value("description")?["standard"]?.text }
    public var topReleases: MusicItemCollection<Album>? { contents.related("top-releases") }
    /// Its page.
    public var url: URL? { contents.value("url")?.url }
}

/// What items of the service are chosen by.
public protocol RecordLabelFilter {
    var id: MusicItemID { get }
}

extension RecordLabel: RecordLabelFilter {
    public typealias FilterType = any RecordLabelFilter
}
