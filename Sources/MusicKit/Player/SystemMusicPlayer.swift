import Foundation

/// Plays music as the system's program for music does. There is none to play.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = SystemMusicPlayer()
    /// What is to be played. It is kept, and not played.
    public var queue = MusicPlayer.Queue(list: [], first: nil)
}
