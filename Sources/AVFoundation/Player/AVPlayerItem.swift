// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import DovetailEngine
import DovetailMedia
import Foundation

extension Notification.Name {
    /// An item was played to its end. Its object is the item.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// An item could not be played to its end. Its object is the item.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    /// An item is at another time than playing explains. Its object is the item.
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    /// An item waits for the network. Its object is the item.
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    /// An item has told an error more. Never posted here.
    public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntry")
}

/// The key of the error in the notification of an item that could not be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// A sound or film in a player, with the time at which it is. Use it on the main thread.
///
/// It is loaded when it becomes a player's current item.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Whether it can be played.
    public enum Status: Int, Sendable {
        /// It is not loaded yet.
        case unknown
        /// It can.
        case readyToPlay
        /// It can not; see ``AVPlayerItem/error``.
        case failed
    }

    /// It was played to its end.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// It could not be played to its end.
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// It is at another time than playing explains.
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    /// It waits for the network.
    public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")

    /// What it plays.
    public let asset: AVAsset
    /// Whether it can be played. It can be observed.
    public private(set) var status = Status.unknown
    /// Why it can't be played.
    public private(set) var error: (any Error)?
    /// How long it is; ``CMTime/indefinite`` until that is known. It can be observed.
    public private(set) var duration = CMTime.indefinite
    /// The size of its pictures, in pixels; zero until there is one. It can be observed.
    public private(set) var presentationSize = CGSize.zero
    /// Whether it can go on without a wait. It can be observed.
    public private(set) var isPlaybackLikelyToKeepUp = false
    /// Whether nothing is left to play before more has come. It can be observed.
    public var isPlaybackBufferEmpty: Bool { !isPlaybackLikelyToKeepUp }
    /// Whether no more can be loaded beforehand.
    public var isPlaybackBufferFull: Bool { isPlaybackLikelyToKeepUp }
    /// What is loaded: all of it as soon as it is ready, since GStreamer does not tell more.
    public var loadedTimeRanges: [NSValue] {
        guard status == .readyToPlay, duration.isNumeric else { return [] }
        return [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))]
    }
    /// Where it can go: anywhere, as soon as it is ready.
    public var seekableTimeRanges: [NSValue] { loadedTimeRanges }
    /// Seconds that are loaded beforehand; GStreamer decides.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// The most bits for each second that are loaded; GStreamer decides.
    open var preferredPeakBitRate: Double = 0
    /// How sound stays itself at other speeds: its pitch always does here.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    /// Whether it can be played at more than its own speed.
    public var canPlayFastForward: Bool { status == .readyToPlay }
    /// Whether it can be played at less than its own speed.
    public var canPlaySlowForward: Bool { status == .readyToPlay }
    /// Whether it can be played backwards: never here.
    public var canPlayReverse: Bool { false }
    /// What is side by side in it.
    open var tracks: [AVAssetTrack] { asset.tracks }

    var pipeline: MediaPipeline?
    weak var player: AVPlayer?
    private var earlySeek: (time: CMTime, isAccurate: Bool, completion: ((Bool) -> Void)?)?

    /// An item of what is at an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// An item of a sound or film.
    public init(asset: AVAsset) { self.asset = asset }
    /// An item of a sound or film. All that it needs is loaded, whatever is named.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    // MARK: Loading

    /// Makes what plays it, for a player.
    func attach(to player: AVPlayer) {
        self.player = player
        guard pipeline == nil else { return }
        let made = MediaPipeline(url: asset.address, showsPictures: true)
        pipeline = made
        made.onEvent = { [weak self] in self?.heard($0) }
        if let seek = earlySeek {
            made.seek(to: seek.time.seconds, isAccurate: seek.isAccurate, completion: seek.completion)
        }
        earlySeek = nil
        made.load()
    }

    /// Ends what plays it: the item is as new, at the time at which it was.
    func detach() {
        player = nil
        guard let ended = pipeline else { return }
        let time = currentTime()
        ended.onEvent = nil
        pipeline = nil
        if status != .failed {
            earlySeek = (time, true, nil)
            setStatus(.unknown, nil)
        }
    }

    private func heard(_ event: MediaEvent) {
        switch event {
        case .ready:
            setDuration()
            setKeepsUp(true)
            setStatus(.readyToPlay, nil)
            player?.itemIsReady(self)
        case .frame(let frame):
            let size = CGSize(width: frame.width, height: frame.height)
            if size != presentationSize {
                willChangeValue(for: \.presentationSize)
                presentationSize = size
                didChangeValue(for: \.presentationSize)
            }
            player?.show(frame, of: self)
        case .buffering(let percent):
            let stalls = percent < 100 && isPlaybackLikelyToKeepUp && status == .readyToPlay
            setKeepsUp(percent >= 100)
            if stalls { NotificationCenter.default.post(name: Self.playbackStalledNotification, object: self) }
            player?.waitingChanged(self)
        case .ended:
            if duration.isIndefinite { setDuration() }
            player?.reachedEnd(of: self)
        case .failed(let failure):
            let error = AVError(failure)
            let wasReady = status == .readyToPlay
            setStatus(.failed, error)
            if wasReady {
                NotificationCenter.default.post(
                    name: Self.failedToPlayToEndTimeNotification, object: self,
                    userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
            }
            player?.failed(self, failure.message)
        }
    }

    private func setStatus(_ new: Status, _ error: (any Error)?) {
        guard status != new else { return }
        willChangeValue(for: \.status)
        (status, self.error) = (new, error)
        didChangeValue(for: \.status)
    }

    private func setDuration() {
        willChangeValue(for: \.duration)
        duration = pipeline?.duration.map { CMTime(seconds: $0, preferredTimescale: 90_000) } ?? .indefinite
        didChangeValue(for: \.duration)
    }

    private func setKeepsUp(_ keepsUp: Bool) {
        guard keepsUp != isPlaybackLikelyToKeepUp else { return }
        willChangeValue(for: \.isPlaybackLikelyToKeepUp)
        willChangeValue(for: \.isPlaybackBufferEmpty)
        isPlaybackLikelyToKeepUp = keepsUp
        didChangeValue(for: \.isPlaybackLikelyToKeepUp)
        didChangeValue(for: \.isPlaybackBufferEmpty)
    }

    // MARK: Time

    /// Where it is.
    open func currentTime() -> CMTime {
        if let pipeline { return CMTime(seconds: pipeline.position, preferredTimescale: 1_000_000_000) }
        return earlySeek?.time ?? .zero
    }

    /// Goes to a time nearby that is found fast: the last whole picture before it. `completionHandler` is told false if another time was asked for before.
    @preconcurrency open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        seek(to: time, isAccurate: false, completionHandler)
    }
    /// Goes to a time: to that very one where both tolerances are zero, else to one nearby that is found fast.
    @preconcurrency open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (@Sendable (Bool) -> Void)?
    ) {
        seek(to: time, isAccurate: toleranceBefore == .zero && toleranceAfter == .zero, completionHandler)
    }
    /// Goes to a time nearby that is found fast. False if another one was asked for before. Any thread.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { done in
            DispatchQueue.onMain { self.seek(to: time) { done.resume(returning: $0) } }
        }
    }
    /// Goes to a time. False if another one was asked for before. Any thread.
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await withCheckedContinuation { done in
            DispatchQueue.onMain {
                self.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) {
                    done.resume(returning: $0)
                }
            }
        }
    }
    /// Forgets about the times that were asked for and are not reached: none is, of those that wait.
    open func cancelPendingSeeks() {
        earlySeek?.completion?(false)
        earlySeek = nil
    }
    /// Goes some pictures on, or back: of a thirtieth of a second each, as GStreamer tells no other rate.
    open func step(byCount stepCount: Int) {
        seek(to: currentTime() + CMTime(value: Int64(stepCount), timescale: 30), isAccurate: true, nil)
    }

    private func seek(to time: CMTime, isAccurate: Bool, _ completion: (@Sendable (Bool) -> Void)?) {
        guard time.isNumeric else {
            completion?(false)
            return
        }
        guard let pipeline else {
            earlySeek?.completion?(false)
            earlySeek = (time, isAccurate, completion)
            return
        }
        pipeline.seek(to: time.seconds, isAccurate: isAccurate || time == .zero) { [weak self] isDone in
            if isDone, let self {
                NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
                player?.jumped(self)
            }
            completion?(isDone)
        }
    }
}
