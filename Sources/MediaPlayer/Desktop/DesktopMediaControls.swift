import DovetailBase
import DovetailBus
import DovetailCore
import Foundation

/// What the desktop knows of what the app plays, and the commands that it gives. Any thread may call it.
///
/// The bus is asked for the first time when there is something to tell, so a program that plays nothing pays nothing.
package final class DesktopMediaControls: @unchecked Sendable {
    /// The app's own, on the desktop's bus.
    static let shared = DesktopMediaControls(.session, clock: { ProcessInfo.processInfo.systemUptime })

    /// The app's commands.
    package private(set) var commands: MPRemoteCommandCenter!

    private let clock: @Sendable () -> TimeInterval
    private let server: MediaPlayerService
    private let lock = NSLock()
    // All below belong to the lock.
    private var told: [String: Any]?
    private var toldAt: TimeInterval = 0
    private var state = MPNowPlayingPlaybackState.unknown
    private var track: NowPlayingTrack?
    private var trackNumber = 0

    /// - Parameters:
    ///   - name: What follows `org.mpris.MediaPlayer2.` in the program's name on the bus.
    ///   - clock: Seconds that go on while something is played.
    package init(
        _ address: BusAddress, name: String = StorageFolders.applicationName,
        clock: @escaping @Sendable () -> TimeInterval
    ) {
        self.clock = clock
        server = MediaPlayerService(address, name: name)
        commands = MPRemoteCommandCenter(self)
    }

    // MARK: What is played

    var info: [String: Any]? { lock.withLock { told } }

    func setInfo(_ info: [String: Any]?) {
        let wasSeeked = lock.withLock {
            let before = place
            told = info
            toldAt = clock()
            let track = info.map { NowPlayingTrack($0) }
            if track?.isSame(as: self.track) != true { trackNumber += 1 }
            defer { self.track = track }
            // The desktop goes on counting by itself; it is told where it would be wrong.
            return track?.isSame(as: self.track) == true && abs(place - before) > 1
        }
        publish(seeked: wasSeeked)
    }

    var playbackState: MPNowPlayingPlaybackState { lock.withLock { state } }

    func setPlaybackState(_ state: MPNowPlayingPlaybackState) {
        lock.withLock {
            // What was played so far was played in the state that was.
            let elapsed = place
            if told != nil { told?[MPNowPlayingInfoPropertyElapsedPlaybackTime] = elapsed }
            toldAt = clock()
            self.state = state
        }
        publish()
    }

    func commandsChanged() { publish() }

    private func publish(seeked: Bool = false) {
        // While the commands are made there is nothing to tell.
        guard commands != nil else { return }
        server.publish(self, seeked: seeked)
    }

    // MARK: Values; those that are private are read within the lock

    private var rate: Double {
        (told?[MPNowPlayingInfoPropertyPlaybackRate] as? NSNumber)?.doubleValue
            ?? told?[MPNowPlayingInfoPropertyPlaybackRate] as? Double ?? 1
    }

    private var isPlaying: Bool {
        switch state {
        case .playing: true
        case .paused, .stopped, .interrupted: false
        case .unknown: told != nil && rate != 0
        }
    }

    /// Seconds from the beginning.
    private var place: TimeInterval {
        let elapsed = NowPlayingTrack.number(told?[MPNowPlayingInfoPropertyElapsedPlaybackTime]) ?? 0
        guard isPlaying else { return elapsed }
        let place = max(0, elapsed + (clock() - toldAt) * rate)
        return track?.duration.map { min(place, $0) } ?? place
    }

    /// Seconds from the beginning now.
    var currentPlace: TimeInterval { lock.withLock { place } }
    /// Whether it is played now.
    var isPlayingNow: Bool { lock.withLock { isPlaying } }
    /// What is played, and its number.
    var currentTrack: (track: NowPlayingTrack?, number: Int) { lock.withLock { (track, trackNumber) } }

    /// Whether there is something to tell anybody.
    var isWorthTelling: Bool { lock.withLock { told != nil } || commands.all.contains { $0.isActive } }

    /// The properties that the desktop hears of when they change. Its place is worked out by whoever wants to know.
    var properties: [String: BusValue] {
        let (state, track, number, rate, isPlaying) = lock.withLock {
            (self.state, self.track, trackNumber, self.rate, self.isPlaying)
        }
        let rates = commands.changePlaybackRateCommand.supportedPlaybackRates.map(\.doubleValue)
        let isStopped = track == nil && state == .unknown || state == .stopped
        return [
            "PlaybackStatus": .string(isStopped ? "Stopped" : isPlaying ? "Playing" : "Paused"),
            "Metadata": .dictionary(track?.metadata(number: number) ?? [:]),
            "Rate": .double(rate == 0 ? 1 : rate),
            "MinimumRate": .double(rates.min().map { min($0, 1) } ?? 1),
            "MaximumRate": .double(rates.max().map { max($0, 1) } ?? 1),
            "LoopStatus": .string(Self.loops[commands.changeRepeatModeCommand.currentRepeatType] ?? "None"),
            "Shuffle": .bool(commands.changeShuffleModeCommand.currentShuffleType != .off),
            "CanGoNext": .bool(commands.nextTrackCommand.isActive || commands.skipForwardCommand.isActive),
            "CanGoPrevious": .bool(commands.previousTrackCommand.isActive || commands.skipBackwardCommand.isActive),
            "CanPlay": .bool(commands.playCommand.isActive || commands.togglePlayPauseCommand.isActive),
            "CanPause": .bool(commands.pauseCommand.isActive || commands.togglePlayPauseCommand.isActive),
            "CanSeek": .bool(commands.changePlaybackPositionCommand.isActive),
        ]
    }

    /// What the desktop calls the ways to repeat.
    static let loops: [MPRepeatType: String] = [.off: "None", .one: "Track", .all: "Playlist"]
}

extension MPRemoteCommandCenter {
    /// Those that a desktop can give.
    var all: [MPRemoteCommand] {
        [
            playCommand, pauseCommand, stopCommand, togglePlayPauseCommand, nextTrackCommand, previousTrackCommand,
            skipForwardCommand, skipBackwardCommand, changePlaybackPositionCommand, changePlaybackRateCommand,
            changeRepeatModeCommand, changeShuffleModeCommand,
        ]
    }
}
