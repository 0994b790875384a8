import Foundation

/// Whether a player plays.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped
    case playing
    case paused
    case interrupted
    case seekingForward
    case seekingBackward
}

/// What a player plays again.
public enum MPMusicRepeatMode: Int, Sendable {
    case `default`
    case none
    case one
    case all
}

/// What a player shuffles.
public enum MPMusicShuffleMode: Int, Sendable {
    case `default`
    case off
    case songs
    case albums
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
    public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
}

/// Plays music of the library, which is empty: it stays stopped, and nothing is played. See ``MPMediaLibrary``.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    private static let application = MPMusicPlayerController()
    private static let queued = MPMusicPlayerController()
    private static let system = MPMusicPlayerController()

    override init() {}
    open class var applicationMusicPlayer: MPMusicPlayerController { application }
    open class var applicationQueuePlayer: MPMusicPlayerController { queued }
    open class var systemMusicPlayer: MPMusicPlayerController { system }

    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default
    open var nowPlayingItem: MPMediaItem? {
        get { nil }
        set { if newValue != nil { Absence.tellOnce() } }
    }
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var isPreparedToPlay: Bool { false }
    open var currentPlaybackTime: TimeInterval {
        get { 0 }
        set {}
    }
    open var currentPlaybackRate: Float {
        get { 0 }
        set {}
    }

    open func setQueue(with query: MPMediaQuery) { Absence.tellOnce() }
    open func setQueue(with itemCollection: MPMediaItemCollection) { Absence.tellOnce() }
    open func setQueue(with storeIDs: [String]) { Absence.tellOnce() }

    /// There is nothing to play.
    open func play() { Absence.tellOnce() }
    open func pause() {}
    open func stop() {}
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
    open func skipToNextItem() {}
    open func skipToBeginning() {}
    open func skipToPreviousItem() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}

    open func prepareToPlay() { Absence.tellOnce() }
    /// Tells ``MPError/Code/notFound`` on a thread of its own.
    @preconcurrency open func prepareToPlay(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        Absence.tellOnce()
        DispatchQueue.global().async { completionHandler(MPError(.notFound)) }
    }
}
