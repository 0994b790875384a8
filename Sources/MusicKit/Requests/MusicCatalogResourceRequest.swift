import Foundation

/// What can be asked for by its properties.
public protocol FilterableMusicItem: MusicItem {
    associatedtype FilterType
}

/// Items of Apple Music with values, such as identifiers.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem & Decodable>: Sendable {
    public var limit: Int?
    /// What else of them is asked for.
    public var properties: [PartialMusicAsyncProperty<MusicItemType>] = []

    /// Those with a value.
    public init<Value>(matching keyPath: KeyPath<MusicItemType.FilterType, Value>, equalTo value: Value)
    where MusicItemType: FilterableMusicItem {}
    /// Those with one of several values.
    public init<Value>(matching keyPath: KeyPath<MusicItemType.FilterType, Value>, memberOf values: [Value])
    where MusicItemType: FilterableMusicItem {}
    /// All kinds of music.
    public init() where MusicItemType == Genre {}

    /// What was found. Throws ``MusicTokenRequestError/permissionDenied``.
    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
        throw MusicTokenRequestError.absence
    }
}

/// What was found. Nobody gets one here.
public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Sendable {
    public let items: MusicItemCollection<MusicItemType>
}
