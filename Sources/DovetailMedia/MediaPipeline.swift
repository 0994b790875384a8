import CGStreamer
import DovetailBase
import DovetailEngine
import Foundation

/// Plays one file or address.
///
/// It is used on the main thread, where its events are told; what GStreamer does runs on threads of its own. A pipeline that stands still costs no
/// processor time.
package final class MediaPipeline: @unchecked Sendable {
    /// Hears of what happens, on the main thread.
    package var onEvent: ((MediaEvent) -> Void)?
    /// Whether length and kind are known, so that it can be played.
    package private(set) var isReady = false
    /// Why it is not played.
    package private(set) var failure: MediaFailure?
    /// Whether the end is reached, and nothing was sought since.
    package private(set) var isAtEnd = false
    /// Seconds for each second of the clock while it plays.
    package private(set) var rate = 1.0
    /// Whether it plays, or will as soon as it can.
    package private(set) var isPlaying = false

    private let element: UnsafeMutablePointer<GstElement>?
    private let sink = FrameSink()
    private let source: ReadableSound
    private let tagStore = TagStore()
    private var seek: Seek?
    private var nextSeek: Seek?
    private var isBuffering = false
    private var isLive = false
    private var lastPosition = 0.0

    private struct Seek {
        let seconds: Double
        let isAccurate: Bool
        let completion: ((Bool) -> Void)?
    }

    /// - Parameter showsPictures: Whether pictures are decoded and told.
    package init(url: URL, showsPictures: Bool) {
        let clock = MediaLibrary.clock
        source = ReadableSound(url)
        element = MediaLibrary.element("playbin")
        guard let element else {
            failure = MediaFailure(.unsupported, "GStreamer has no player")
            return
        }
        gst_object_ref_sink(element)
        element.set("uri", source.url.absoluteString)
        let pictures = showsPictures ? FrameSink.make(sink, clock: clock) : nil
        element.set("flags", pictures == nil ? "audio+soft-volume" : "deinterlace+soft-volume+audio+video")
        if let pictures { element.set("video-sink", pictures) }
        if let sound = Self.soundSink(clock) { element.set("audio-sink", sound) }
        if let tempo = MediaLibrary.element("scaletempo", isNeeded: false) { element.set("audio-filter", tempo) }
        let weak = WeakPipeline(self)
        sink.onFrame { weak.later { $0.tellFrame() } }
        MessageRelay.attach(to: element) { [tagStore] message in
            // Who waits for the pipeline on another thread takes them there.
            if case .tags(let found) = message { return tagStore.add(found) }
            weak.later { $0.take(message) }
        }
    }

    deinit {
        guard let element else { return }
        // Ends the threads, which may take a moment that nobody has to wait for.
        let ended = UInt(bitPattern: element)
        MessageRelay.detach(from: element)
        let source = source
        DispatchQueue.global().async {
            let element = UnsafeMutablePointer<GstElement>(bitPattern: ended)!
            gst_element_set_state(element, GST_STATE_NULL)
            gst_object_unref(element)
            // It is read until now.
            withExtendedLifetime(source) {}
        }
    }

    private static func soundSink(_ clock: MediaLibrary.Clock) -> UnsafeMutablePointer<GstElement>? {
        if clock == .real, let found = MediaLibrary.element("autoaudiosink") { return found }
        let silent = MediaLibrary.element("fakesink")
        silent?.set("sync", clock == .real ? "true" : "false")
        return silent
    }

    // MARK: Playing

    /// Begins to load, without playing.
    package func load() {
        guard let element, failure == nil else {
            if let failure { WeakPipeline(self).later { $0.onEvent?(.failed(failure)) } }
            return
        }
        if gst_element_set_state(element, GST_STATE_PAUSED) == GST_STATE_CHANGE_NO_PREROLL { isLive = true }
    }

    /// Loads, and waits until that is done or has failed; for a few seconds at most.
    package func loadAndWait(seconds: Double = 10) throws {
        load()
        if let failure { throw failure }
        guard let element else { return }
        let result = gst_element_get_state(element, nil, nil, GstClockTime(seconds * 1e9))
        if result == GST_STATE_CHANGE_FAILURE {
            let found = MessageRelay.failure(of: element) ?? MediaFailure(.other, "it cannot be played")
            failure = found
            throw found
        }
        isReady = true
    }

    /// Plays from where it is, and from the beginning when it has ended.
    package func play() {
        isPlaying = true
        apply()
    }

    /// Stands still.
    package func pause() {
        isPlaying = false
        apply()
    }

    private func apply() {
        guard let element, failure == nil else { return }
        gst_element_set_state(element, isPlaying && !isBuffering ? GST_STATE_PLAYING : GST_STATE_PAUSED)
    }

    /// Plays faster or slower from now on; more than 0.
    package func setRate(_ newRate: Double) {
        guard newRate > 0, newRate.isFinite, newRate != rate else { return }
        rate = newRate
        if isReady, seek == nil, nextSeek == nil { self.seek(to: position, isAccurate: true, completion: nil) }
    }

    /// 0 to 1.
    package func setVolume(_ volume: Double) {
        // What is heard follows a curve; what apps set is the amplitude, as on Apple's systems.
        element?.set("volume", String(min(max(volume, 0), 10)))
    }

    /// Whether it is heard.
    package func setMuted(_ isMuted: Bool) { element?.set("mute", isMuted ? "true" : "false") }

    // MARK: Time

    /// Where it is, in seconds.
    package var position: Double {
        if let wanted = nextSeek ?? seek { return wanted.seconds }
        var nanoseconds: gint64 = 0
        guard let element, gst_element_query_position(element, GST_FORMAT_TIME, &nanoseconds) != 0 else {
            return lastPosition
        }
        lastPosition = Double(nanoseconds) / 1e9
        return lastPosition
    }

    /// How long it is, in seconds; nil where that is not known.
    package var duration: Double? {
        var nanoseconds: gint64 = 0
        guard let element, gst_element_query_duration(element, GST_FORMAT_TIME, &nanoseconds) != 0, nanoseconds >= 0
        else { return nil }
        return Double(nanoseconds) / 1e9
    }

    /// Goes to a time. Of those that are asked for while one is on its way, the last is done; the others' completions are told `false`.
    ///
    /// - Parameter isAccurate: Whether it has to be that very time, and not one nearby that is found faster.
    package func seek(to seconds: Double, isAccurate: Bool, completion: ((Bool) -> Void)?) {
        nextSeek?.completion?(false)
        nextSeek = Seek(seconds: max(seconds, 0), isAccurate: isAccurate, completion: completion)
        beginSeek()
    }

    /// Goes to a time of what stands still, and waits until it is there; for a few seconds at most.
    func seekAndWait(to seconds: Double, isAccurate: Bool, limit: Double = 10) throws {
        guard let element, startSeek(Seek(seconds: seconds, isAccurate: isAccurate, completion: nil)) else { return }
        if gst_element_get_state(element, nil, nil, GstClockTime(limit * 1e9)) == GST_STATE_CHANGE_FAILURE {
            throw MessageRelay.failure(of: element) ?? MediaFailure(.other, "it cannot be played")
        }
    }

    private func beginSeek() {
        guard isReady, failure == nil, seek == nil, let next = nextSeek else { return }
        (seek, nextSeek) = (next, nil)
        isAtEnd = false
        if !startSeek(next) { endSeek(isDone: false) }
    }

    private func startSeek(_ next: Seek) -> Bool {
        guard let element else { return false }
        let flags =
            GST_SEEK_FLAG_FLUSH.rawValue
            | (next.isAccurate ? GST_SEEK_FLAG_ACCURATE.rawValue : GST_SEEK_FLAG_KEY_UNIT.rawValue)
        let nanoseconds = gint64(min(next.seconds, 9e9) * 1e9)
        return gst_element_seek(
            element, rate, GST_FORMAT_TIME, GstSeekFlags(rawValue: flags), GST_SEEK_TYPE_SET, nanoseconds,
            GST_SEEK_TYPE_NONE, -1) != 0
    }

    private func endSeek(isDone: Bool) {
        guard let done = seek else { return }
        seek = nil
        if isDone { lastPosition = done.seconds }
        done.completion?(isDone && nextSeek == nil)
        beginSeek()
    }

    // MARK: What is in it

    /// How many pictures and sounds there are side by side, as soon as it is ready.
    package var streams: (video: Int, audio: Int) {
        guard let element else { return (0, 0) }
        return (element.integer("n-video"), element.integer("n-audio"))
    }

    /// Titles and the like that were told until now.
    package var tags: MediaTags { tagStore.all }

    /// The newest picture that was not told yet.
    package func takeFrame() -> PixelFrame? { sink.takeNewest() }

    // MARK: Messages

    private func tellFrame() {
        // Who waits for a frame on another thread takes it there.
        guard let onEvent, let frame = sink.takeNewest() else { return }
        onEvent(.frame(frame))
    }

    private func take(_ message: MessageRelay.Message) {
        switch message {
        case .settled:
            if !isReady {
                isReady = true
                // Another rate is that of a seek.
                if rate != 1, nextSeek == nil { nextSeek = Seek(seconds: 0, isAccurate: true, completion: nil) }
                onEvent?(.ready)
            }
            if seek == nil { beginSeek() } else { endSeek(isDone: true) }
        case .ended:
            guard seek == nil, nextSeek == nil else { return }
            isAtEnd = true
            onEvent?(.ended)
        case .buffering(let percent):
            guard !isLive else { return }
            isBuffering = percent < 100
            apply()
            onEvent?(.buffering(percent))
        case .latency:
            guard let element else { return }
            gst_bin_recalculate_latency(UnsafeMutableRawPointer(element).assumingMemoryBound(to: GstBin.self))
        case .clockLost:
            guard let element, isPlaying else { return }
            gst_element_set_state(element, GST_STATE_PAUSED)
            gst_element_set_state(element, GST_STATE_PLAYING)
        case .tags: break
        case .failed(let failure):
            guard self.failure == nil else { return }
            self.failure = failure
            for waiting in [seek, nextSeek] { waiting?.completion?(false) }
            (seek, nextSeek) = (nil, nil)
            onEvent?(.failed(failure))
        }
    }
}

/// A pipeline as other threads have it: they hand it on to the main thread, and do nothing else with it.
private final class WeakPipeline: @unchecked Sendable {
    private weak var pipeline: MediaPipeline?
    init(_ pipeline: MediaPipeline) { self.pipeline = pipeline }

    func later(_ work: @escaping (MediaPipeline) -> Void) {
        nonisolated(unsafe) let work = work
        DispatchQueue.main.async { [self] in if let pipeline { work(pipeline) } }
    }
}
