import Foundation

/// Plays in step with players of others. No others are reached from here, so a player plays by itself.
open class AVPlaybackCoordinator: NSObject, @unchecked Sendable {
    /// Why a player is not in step.
    open private(set) var suspensionReasons: [AVCoordinatedPlaybackSuspension.Reason] = []
    /// The others.
    open var otherParticipants: [AVCoordinatedPlaybackParticipant] { [] }
    /// Whether one who is away is waited for. It is kept.
    open var pauseSnapsToMediaTimeOfOriginator = false
    private let lock = NSLock()

    override init() {}

    /// Begins a time in which the player is not in step.
    open func beginSuspension(
        for suspensionReason: AVCoordinatedPlaybackSuspension.Reason
    ) -> AVCoordinatedPlaybackSuspension {
        lock.withLock { suspensionReasons.append(suspensionReason) }
        return AVCoordinatedPlaybackSuspension(suspensionReason) { [weak self] in
            self?.lock.withLock {
                if let index = self?.suspensionReasons.firstIndex(of: suspensionReason) {
                    self?.suspensionReasons.remove(at: index)
                }
            }
        }
    }
}

/// Plays a player in step with those of others; ``AVPlayer/playbackCoordinator``.
open class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator, @unchecked Sendable {
    open private(set) weak var player: AVPlayer?
    open weak var delegate: (any AVPlayerPlaybackCoordinatorDelegate)?

    init(_ player: AVPlayer) {
        self.player = player
        super.init()
    }
}

/// Tells which item is the same one for all.
public protocol AVPlayerPlaybackCoordinatorDelegate: AnyObject {
    /// A name of an item that is the same for all.
    func playbackCoordinator(
        _ coordinator: AVPlayerPlaybackCoordinator, identifierFor playerItem: AVPlayerItem
    ) -> String
}
extension AVPlayerPlaybackCoordinatorDelegate {
    public func playbackCoordinator(
        _ coordinator: AVPlayerPlaybackCoordinator, identifierFor playerItem: AVPlayerItem
    ) -> String { "" }
}

/// Somebody else who plays the same. There is nobody here.
open class AVCoordinatedPlaybackParticipant: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    open var isReadyToPlay: Bool { false }
    open var suspensionReasons: [AVCoordinatedPlaybackSuspension.Reason] { [] }
    override init() {}
}

/// A time in which a player is not in step with others.
open class AVCoordinatedPlaybackSuspension: NSObject, @unchecked Sendable {
    /// Why that is.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let audioSessionInterrupted = Reason(rawValue: "AudioSessionInterrupted")
        public static let stallRecovery = Reason(rawValue: "StallRecovery")
        public static let playingInterstitial = Reason(rawValue: "PlayingInterstitial")
        public static let coordinatedPlaybackNotPossible = Reason(rawValue: "CoordinatedPlaybackNotPossible")
        public static let userActionRequired = Reason(rawValue: "UserActionRequired")
        public static let userIsChangingCurrentTime = Reason(rawValue: "UserIsChangingCurrentTime")
    }
    public let reason: Reason
    public let beginDate = Date()
    private let atEnd: () -> Void

    init(_ reason: Reason, atEnd: @escaping () -> Void) { (self.reason, self.atEnd) = (reason, atEnd) }

    /// The player is in step again.
    open func end() { atEnd() }
}
