import Foundation

/// What a library has, chosen and sorted by its kind's properties.
public protocol MusicLibraryRequestable: MusicItem {
    associatedtype LibraryFilter
    associatedtype LibrarySortProperties
}

/// Items of a person's library. What it is to be chosen and sorted by is taken, and nothing is found.
public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
    public var limit = 0
    public var offset = 0
    public var includeOnlyDownloadedContent = false

    public init() {}

    /// Chooses by words.
    public mutating func filter(text: String) {}
    /// Chooses those with a text in a value.
    public mutating func filter(matching keyPath: KeyPath<MusicItemType.LibraryFilter, String>, contains value: String)
    {}
    /// Chooses those with a text in a value.
    public mutating func filter(matching keyPath: KeyPath<MusicItemType.LibraryFilter, String?>, contains value: String)
    {}
    /// Chooses those that an item belongs to.
    public mutating func filter<RelatedMusicItemType: MusicItem>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, MusicItemCollection<RelatedMusicItemType>?>,
        contains value: RelatedMusicItemType
    ) {}
    /// Chooses those with a value.
    public mutating func filter<Value: Equatable>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, equalTo value: Value
    ) {}
    /// Chooses those with one of several values.
    public mutating func filter<Value: Equatable>(
        matching keyPath: KeyPath<MusicItemType.LibraryFilter, Value>, memberOf values: [Value]
    ) {}
    /// Sorts by a value.
    public mutating func sort<Value>(
        by keyPath: KeyPath<MusicItemType.LibrarySortProperties, Value>, ascending: Bool
    ) {}

    /// What was found. Throws ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicLibraryResponse<MusicItemType> { throw MusicTokenRequestError.absence }
}

/// What a library has. Nobody gets one here.
public struct MusicLibraryResponse<MusicItemType: MusicItem>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}
