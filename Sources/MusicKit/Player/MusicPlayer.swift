import Combine
import Foundation

/// Plays music. There is none: what begins to play throws ``MusicTokenRequestError/permissionDenied``, and the log tells once.
public class MusicPlayer: @unchecked Sendable {
    /// What it does.
    public enum PlaybackStatus: Hashable, Sendable {
        case stopped
        case playing
        case paused
        case interrupted
        case seekingForward
        case seekingBackward
    }
    /// What is played again.
    public enum RepeatMode: Hashable, Sendable {
        case none
        case one
        case all
    }
    /// Whether the order is by chance.
    public enum ShuffleMode: Hashable, Sendable {
        case off
        case songs
    }
    /// How one item follows another.
    public enum Transition: Hashable, Sendable {
        /// How long both are heard.
        public struct CrossfadeOptions: Hashable, Sendable {
            public var duration: TimeInterval?
            public init(duration: TimeInterval? = nil) { self.duration = duration }
        }
        case none
        case crossfade(options: CrossfadeOptions)
        public static let crossfade = Transition.crossfade(options: CrossfadeOptions())
        public static func crossfade(duration: TimeInterval?) -> Transition {
            .crossfade(options: CrossfadeOptions(duration: duration))
        }
    }

    /// How it plays.
    public let state = State()
    /// Whether it could begin at once: no.
    public var isPreparedToPlay: Bool { false }
    /// How far it is in the item, in seconds. It is kept, and nothing else.
    public var playbackTime: TimeInterval = 0

    init() {}

    /// Gets ready. Throws ``MusicTokenRequestError/permissionDenied``.
    public func prepareToPlay() async throws { throw MusicTokenRequestError.absence }
    /// Plays. Throws ``MusicTokenRequestError/permissionDenied``.
    public func play() async throws { throw MusicTokenRequestError.absence }
    /// Stops for a while. Nothing plays, which the log tells once.
    public func pause() { Absence.tell() }
    /// Stops. Nothing plays, which the log tells once.
    public func stop() { Absence.tell() }
    /// Begins to move forwards. Nothing plays, which the log tells once.
    public func beginSeekingForward() { Absence.tell() }
    /// Begins to move backwards. Nothing plays, which the log tells once.
    public func beginSeekingBackward() { Absence.tell() }
    /// Ends that.
    public func endSeeking() { Absence.tell() }
    /// Goes back to where the item begins.
    public func restartCurrentEntry() { playbackTime = 0 }
    /// Goes to the next item. Throws ``MusicTokenRequestError/permissionDenied``.
    public func skipToNextEntry() async throws { throw MusicTokenRequestError.absence }
    /// Goes to the item before. Throws ``MusicTokenRequestError/permissionDenied``.
    public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.absence }
}

extension MusicPlayer {
    /// How a player plays: not at all.
    public final class State: ObservableObject, @unchecked Sendable {
        /// Always ``MusicPlayer/PlaybackStatus/stopped``.
        @Published public private(set) var playbackStatus = PlaybackStatus.stopped
        @Published public var playbackRate: Float = 1
        @Published public var repeatMode: RepeatMode?
        @Published public var shuffleMode: ShuffleMode?
        public var audioVariant: AudioVariant? { nil }
        init() {}
    }
}
