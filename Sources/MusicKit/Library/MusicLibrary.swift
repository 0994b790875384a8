import Foundation

/// What can be added to a library.
public protocol MusicLibraryAddable: MusicItem {}
/// What can be added to a playlist.
public protocol MusicPlaylistAddable: MusicItem {}

/// A person's library. It is not there: each change throws ``Error/permissionDenied``, and the log tells once.
public final class MusicLibrary: Sendable {
    /// Why it was not changed.
    public enum Error: String, LocalizedError, Hashable, Sendable, CustomStringConvertible {
        case permissionDenied
        case addToPlaylistFailed
        case createPlaylistFailed
        case editPlaylistFailed
        case itemAlreadyAdded
        case playlistNotInLibrary
        case unableToAddItem
        case unknown

        public var description: String { rawValue }
        public var errorDescription: String? { "Apple Music is not available on this device." }
        static var absence: Error {
            Absence.tell()
            return .permissionDenied
        }
    }
    public static let shared = MusicLibrary()
    private init() {}

    /// Adds an item. Throws ``Error/permissionDenied``.
    public func add<MusicItemType: MusicLibraryAddable>(_ item: MusicItemType) async throws { throw Error.absence }
    /// Adds an item to a playlist. Throws ``Error/permissionDenied``.
    @discardableResult
    public func add<MusicItemType: MusicPlaylistAddable>(
        _ item: MusicItemType, to playlist: Playlist
    ) async throws -> Playlist { throw Error.absence }
    /// Makes a playlist. Throws ``Error/permissionDenied``.
    @discardableResult
    public func createPlaylist(
        name: String, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist { throw Error.absence }
    /// Makes a playlist of items. Throws ``Error/permissionDenied``.
    @discardableResult
    public func createPlaylist<S: Sequence, MusicPlaylistAddableType: MusicPlaylistAddable>(
        name: String, description: String? = nil, authorDisplayName: String? = nil, items: S
    ) async throws -> Playlist where S.Element == MusicPlaylistAddableType { throw Error.absence }
    /// Changes a playlist's name. Throws ``Error/permissionDenied``.
    @discardableResult
    public func edit(
        _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist { throw Error.absence }
}
