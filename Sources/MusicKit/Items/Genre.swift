import Foundation

/// A kind of music. It is read from JSON in the form of Apple Music's service; nobody is handed one here.
public struct Genre: FilterableMusicItem, MusicPropertyContainer, MusicLibraryRequestable, Codable, Hashable,
    Identifiable, CustomStringConvertible
{
    let contents: ItemContents
    public var id: MusicItemID { contents.id }

    public init(from decoder: any Decoder) throws { contents = try ItemContents(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
    public var description: String { "Genre(id: \"\(id)\", name: \"\(name)\")" }

    /// When the person has added it.
    public var libraryAddedDate: Date? { contents.date("dateAdded") }
    public var name: String { contents.text("name") }
    /// The kind that it belongs to: not known.
    public var parent: Genre? { nil }
}

/// What items of the service are chosen by.
public protocol GenreFilter {
    var id: MusicItemID { get }
}

extension Genre: GenreFilter {
    public typealias FilterType = any GenreFilter
}

/// What items of a library are chosen by.
public protocol LibraryGenreFilter {
    var id: MusicItemID { get }
    var name: String { get }
}

extension Genre {
    public typealias LibraryFilter = any LibraryGenreFilter
}

/// What items of a library are sorted by.
public protocol LibraryGenreSortProperties {
    var libraryAddedDate: Date? { get }
    var name: String { get }
}

extension Genre {
    public typealias LibrarySortProperties = any LibraryGenreSortProperties
}
