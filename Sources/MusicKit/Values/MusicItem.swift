import Foundation

/// Something of Apple Music or of a person's library.
public protocol MusicItem: Sendable {
    var id: MusicItemID { get }
}

/// What can be played.
public protocol PlayableMusicItem: MusicItem {
    var playParameters: PlayParameters? { get }
}

/// What of an item's can be asked for later.
public protocol MusicPropertyContainer: MusicItem {}

extension MusicPropertyContainer {
    /// The item with more of it. Throws ``MusicTokenRequestError/permissionDenied``.
    public func with(_ properties: [PartialMusicAsyncProperty<Self>]) async throws -> Self {
        throw MusicTokenRequestError.absence
    }
    /// The item with more of it, from Apple Music or the library. Throws ``MusicTokenRequestError/permissionDenied``.
    public func with(
        _ properties: [PartialMusicAsyncProperty<Self>], preferredSource: MusicPropertySource
    ) async throws -> Self { throw MusicTokenRequestError.absence }
    /// The item with more of it. Throws ``MusicTokenRequestError/permissionDenied``.
    public func with(
        _ properties: PartialMusicAsyncProperty<Self>..., preferredSource: MusicPropertySource
    ) async throws -> Self { throw MusicTokenRequestError.absence }
}

/// Where more of an item is from.
public enum MusicPropertySource: String, CaseIterable, Codable, Hashable, Sendable {
    case catalog
    case library
}

/// What is needed to play an item. Only the service knows what it means.
public struct PlayParameters: Codable, Hashable, Sendable {
    private let contents: JSONValue
    public init(from decoder: any Decoder) throws { contents = try JSONValue(from: decoder) }
    public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
}
