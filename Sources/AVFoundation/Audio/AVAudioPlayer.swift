import DovetailCore
import DovetailMedia
import Foundation

/// Hears of an ``AVAudioPlayer``, on the main thread.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// It was played to its end.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// It could not be played further.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    /// Something else interrupts it. Never called here.
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
}

/// Plays a sound from a file or from bytes. Use it on the main thread.
///
/// It ends when nobody keeps it, as on Apple's systems. Where no device plays sound, it plays in silence, which is logged once.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    /// Hears of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Where it comes from; nil for bytes.
    public let url: URL?
    /// The bytes; nil for a file.
    public let data: Data?
    /// How long it is, in seconds.
    public let duration: TimeInterval
    /// How many sounds are in it side by side, such as left and right: not known, so 2.
    public var numberOfChannels: Int { 2 }
    /// Whether it plays.
    public private(set) var isPlaying = false
    /// How loud it is, from 0 to 1.
    open var volume: Float = 1 { didSet { applyVolume(Double(volume)) } }
    /// Where it is between left (-1) and right (1). It is kept, and not heard.
    open var pan: Float = 0
    /// How often it is repeated after the first time; less than 0 for no end.
    open var numberOfLoops = 0
    /// Whether ``rate`` is followed.
    open var enableRate = false
    /// The speed, from 0.5 to 2.
    open var rate: Float = 1 { didSet { if enableRate { pipeline?.setRate(Double(min(max(rate, 0.5), 2))) } } }
    /// Whether loudness is measured. It is not here.
    open var isMeteringEnabled = false

    /// Nil for a player of nothing.
    private let pipeline: MediaPipeline?
    private let copy: TemporaryCopy?
    private var roundsLeft = 0
    private var fade: (any DispatchSourceTimer)?

    /// A player of nothing, which takes the place of a sound until there is one: it can't be played.
    public override init() {
        (pipeline, url, data, copy, duration) = (nil, nil, nil, nil, 0)
        super.init()
    }
    /// A sound in a file. Reads its beginning; throws ``AVError`` where it is no sound.
    public convenience init(contentsOf url: URL) throws { try self.init(url: url, data: nil, copy: nil) }
    /// A sound in a file. GStreamer sees by itself what kind of file it is.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    /// A sound in bytes. They are kept in a file as long as the player is.
    public convenience init(data: Data) throws {
        let copy = try TemporaryCopy(data)
        try self.init(url: copy.url, data: data, copy: copy)
    }
    /// A sound in bytes. GStreamer sees by itself what kind of sound it is.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    private init(url: URL, data: Data?, copy: TemporaryCopy?) throws {
        let pipeline = MediaPipeline(url: url, showsPictures: false)
        self.pipeline = pipeline
        do {
            try pipeline.loadAndWait()
        } catch {
            throw (error as? MediaFailure).map(AVError.init) ?? AVError(.unknown)
        }
        self.url = data == nil ? url : nil
        self.data = data
        self.copy = copy
        duration = pipeline.duration ?? 0
        super.init()
        pipeline.onEvent = { [weak self] in self?.heard($0) }
    }

    deinit { fade?.cancel() }

    /// Has it ready to be played without a wait: it is.
    @discardableResult
    open func prepareToPlay() -> Bool { pipeline.map { $0.failure == nil } ?? false }
    /// Plays on from where it is. False where it cannot be played.
    @discardableResult
    open func play() -> Bool {
        guard let pipeline, pipeline.failure == nil else { return false }
        if !isPlaying { roundsLeft = numberOfLoops }
        if enableRate { pipeline.setRate(Double(min(max(rate, 0.5), 2))) }
        if pipeline.isAtEnd { currentTime = 0 }
        isPlaying = true
        pipeline.play()
        return true
    }
    /// Plays at a time of ``deviceCurrentTime``.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        guard prepareToPlay() else { return false }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(time - deviceCurrentTime, 0)) { [weak self] in
            self?.play()
        }
        return true
    }
    /// Stands still.
    open func pause() {
        isPlaying = false
        pipeline?.pause()
    }
    /// Stands still, where it is: ``play()`` goes on from there.
    open func stop() { pause() }
    /// Where it is, in seconds.
    open var currentTime: TimeInterval {
        get { pipeline.map { $0.isAtEnd ? 0 : $0.position } ?? 0 }
        set { pipeline?.seek(to: newValue, isAccurate: true, completion: nil) }
    }
    /// The time of the clock that ``play(atTime:)`` goes by, in seconds.
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Becomes as loud as that, little by little.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        fade?.cancel()
        guard duration > 0 else {
            self.volume = volume
            return
        }
        let (begin, start) = (Double(self.volume), deviceCurrentTime)
        self.volume = volume
        applyVolume(begin)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: 0.03)
        timer.setEventHandler { [weak self] in
            guard let self else { return }
            let part = min((deviceCurrentTime - start) / duration, 1)
            applyVolume(begin + (Double(volume) - begin) * part)
            if part == 1 { fade?.cancel() }
        }
        timer.resume()
        fade = timer
    }

    private func applyVolume(_ volume: Double) { pipeline?.setVolume(volume) }

    /// Measures how loud it is: not done here.
    open func updateMeters() { Log.noteAccepted("AVAudioPlayer.updateMeters()") }
    /// How loud it is on average: silent, since it is not measured.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// How loud it is at most: silent, since it is not measured.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    private func heard(_ event: MediaEvent) {
        switch event {
        case .ended:
            if roundsLeft != 0 {
                roundsLeft -= 1
                pipeline?.seek(to: 0, isAccurate: true, completion: nil)
                return
            }
            isPlaying = false
            pipeline?.pause()
            delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
        case .failed(let failure):
            isPlaying = false
            delegate?.audioPlayerDecodeErrorDidOccur(self, error: AVError(failure))
        case .ready, .frame, .buffering: break
        }
    }
}

/// Bytes in a file that ends with whoever keeps this.
private final class TemporaryCopy {
    let url: URL

    init(_ data: Data) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
        try data.write(to: url)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
