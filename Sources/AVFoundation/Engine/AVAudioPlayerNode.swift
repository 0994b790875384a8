import DovetailBase
import DovetailMedia
import Foundation

/// When a player node says that it is done with a sound. It says so when the sound was heard, whichever is asked for.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable { case dataConsumed, dataRendered, dataPlayedBack }

/// How a buffer is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Again and again, until the node stops or another buffer takes its place.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 0)
    /// In place of what is played and was to be played.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 1)
    /// The same; a loop under way is not played to its end.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 2)
}

/// Plays buffers and files, one after the other.
///
/// Times at which a sound is to begin are not kept: each begins when the one before it has ended. Any thread may use it; handlers are called on a thread of its own.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    private let state = NSLock()
    private var queue: [ScheduledSound] = []
    private var playing: ScheduledSound?
    private var wantsToPlay = false
    /// The samples that were played before the sound that is.
    private var framesBefore = 0
    private let voice = PlayerVoice()

    public override init() {
        super.init()
        voice.ended = { [weak self] in self?.soundEnded() }
    }
    deinit { voice.end() }

    /// How loud it is, from 0 to 1.
    open var volume: Float = 1 { didSet { engineChanged() } }
    /// Where it is between left (-1) and right (1). It is kept, and not heard.
    open var pan: Float = 0
    /// None: what it plays comes from files and buffers.
    open override var numberOfInputs: Int { 0 }

    // MARK: What is played

    /// Plays a file after what is to be played. It is read from its beginning.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {
        schedule(file, from: 0, count: nil) { completionHandler?() }
    }
    /// Plays a file after what is to be played.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { schedule(file, from: 0, count: nil) { completionHandler?(callbackType) } }
    /// Plays some samples of a file after what is to be played.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { schedule(file, from: startFrame, count: numberFrames) { completionHandler?() } }
    /// Plays some samples of a file after what is to be played.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { schedule(file, from: startFrame, count: numberFrames) { completionHandler?(callbackType) } }
    /// Plays a buffer after what is to be played.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        schedule(buffer, []) { completionHandler?() }
    }
    /// Plays a buffer.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { schedule(buffer, options) { completionHandler?() } }
    /// Plays a buffer.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { schedule(buffer, options) { completionHandler?(callbackType) } }

    private func schedule(
        _ file: AVAudioFile, from start: AVAudioFramePosition, count: AVAudioFrameCount?, _ done: @escaping () -> Void
    ) {
        let left = max(file.length - start, 0)
        let frames = AVAudioFrameCount(clamping: min(count.map(AVAudioFramePosition.init) ?? left, left))
        guard frames > 0, let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: frames) else {
            return done()
        }
        let old = file.framePosition
        file.framePosition = start
        defer { file.framePosition = old }
        guard (try? file.read(into: buffer)) != nil else { return done() }
        schedule(buffer, [], done)
    }

    private func schedule(
        _ buffer: AVAudioPCMBuffer, _ options: AVAudioPlayerNodeBufferOptions, _ done: @escaping () -> Void
    ) {
        guard let sound = ScheduledSound(buffer, loops: options.contains(.loops), done: done) else {
            Log.warnOnce("AVAudioPlayerNode", "AVAudioPlayerNode plays buffers of Float alone")
            return done()
        }
        if options.contains(.interrupts) || options.contains(.interruptsAtLoop) { forget() }
        state.withLock { queue.append(sound) }
        engineChanged()
    }

    // MARK: Playing

    /// Whether it plays, or will as soon as there is something to play.
    open var isPlaying: Bool { state.withLock { wantsToPlay } }
    /// Plays, as soon as the engine runs.
    open func play() {
        state.withLock { wantsToPlay = true }
        engineChanged()
    }
    /// Plays; the time is not kept.
    open func play(at when: AVAudioTime?) { play() }
    /// Stands still, where it is.
    open func pause() {
        state.withLock { wantsToPlay = false }
        engineChanged()
    }
    /// Ends, and forgets what was to be played.
    open func stop() {
        state.withLock { (wantsToPlay, framesBefore) = (false, 0) }
        forget()
    }
    /// Forgets what was to be played.
    open override func reset() { forget() }

    /// A moment of the engine as one of what the node has played: samples from its beginning; nil while it does not play.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
        guard isPlaying else { return nil }
        let (sound, before) = state.withLock { (playing, framesBefore) }
        let rate = sound?.rate ?? outputFormat(forBus: 0).sampleRate
        let position = AVAudioFramePosition(Double(before) + voice.position * rate)
        return AVAudioTime(hostTime: nodeTime.hostTime, sampleTime: position, atRate: rate)
    }
    /// The other way round.
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
        guard let now = lastRenderTime, let own = self.playerTime(forNodeTime: now), own.sampleRate > 0 else {
            return nil
        }
        let seconds = Double(playerTime.sampleTime - own.sampleTime) / own.sampleRate
        let sample = now.sampleTime + AVAudioFramePosition(seconds * now.sampleRate)
        return AVAudioTime(
            hostTime: UInt64(max(Double(now.hostTime) + seconds * 1e9, 0)), sampleTime: sample, atRate: now.sampleRate)
    }

    private func forget() {
        let dropped = state.withLock {
            let dropped = [playing].compactMap { $0 } + queue
            (playing, queue) = (nil, [])
            return dropped
        }
        voice.end()
        for sound in dropped { DispatchQueue.global().async { sound.done() } }
    }

    /// The engine runs or stands still, or something is louder or faster.
    func engineChanged() {
        let path = path
        let level = path.reduce(volume) {
            $0 * (($1 as? AVAudioMixerNode)?.outputVolume ?? 1)
                * ($1 === self ? 1 : ($1 as? AVAudioMixerNode)?.volume ?? 1)
        }
        let rate = path.reduce(1) { $0 * (($1 as? AVAudioUnitTimeEffect)?.speed ?? 1) }
        let runs = engine?.isRunning == true
        let (isOn, next) = state.withLock {
            let isOn = wantsToPlay && runs
            guard isOn, playing == nil, !queue.isEmpty else { return (isOn, ScheduledSound?.none) }
            playing = queue.removeFirst()
            return (isOn, playing)
        }
        if let next { voice.begin(next) { [weak self] in self?.path ?? [] } }
        voice.set(PlayerVoice.Wish(volume: level, rate: rate, isPlaying: isOn))
    }

    private func soundEnded() {
        let ended = state.withLock {
            let ended = playing
            framesBefore += ended?.frames ?? 0
            playing = nil
            return ended
        }
        if let ended { DispatchQueue.global().async { ended.done() } }
        engineChanged()
    }
}

/// Is called when a sound was played, or will not be.
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void
/// Is called when a sound was played, or will not be.
public typealias AVAudioPlayerNodeCompletionHandler = @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void
