import Combine
import DovetailCore
import DovetailPlatform
import Foundation

/// Calls a method again and again, once for each frame.
///
///     let link = CADisplayLink(target: self, selector: #selector(step))
///     link.add(to: .main, forMode: .common)
///
/// It keeps its target until ``invalidate()``. Frames are those of a display that has 60 in a second; it is not asked which there really are.
open class CADisplayLink: NSObject {
    // Used on the main thread alone, where frames are.
    nonisolated(unsafe) private var target: AnyObject?
    private let selector: Selector
    nonisolated(unsafe) private var frames: AnyCancellable?
    nonisolated(unsafe) private var isAdded = false

    /// When the frame was that is called for, by the clock of `CACurrentMediaTime()`.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next frame is.
    open var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// The seconds between two frames of the display.
    open private(set) var duration: CFTimeInterval = 0
    /// Whether nothing is called for the time being.
    open var isPaused = false { didSet { if isPaused != oldValue { restart() } } }
    /// How many calls are wanted in a second; 0 for one each frame.
    open var preferredFramesPerSecond = 0 { didSet { if preferredFramesPerSecond != oldValue { restart() } } }
    /// How many calls are wanted in a second.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { if preferredFrameRateRange != oldValue { restart() } }
    }
    /// A call is made in each so many frames. Older than ``preferredFramesPerSecond``.
    open var frameInterval = 1 { didSet { if frameInterval != oldValue { restart() } } }

    /// Calls a method of an object, with itself as the sender.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    private static let displayRate = 60.0

    private var interval: Double {
        let range = preferredFrameRateRange
        var rate = Double(range.preferred ?? range.maximum)
        if preferredFramesPerSecond > 0 { rate = Double(preferredFramesPerSecond) }
        if rate <= 0 { rate = Self.displayRate }
        // Calls can't be more often than frames, and come every so many of them.
        let frames = max((Self.displayRate / rate).rounded(), 1)
        return max(frames, Double(frameInterval)) / Self.displayRate
    }

    /// Begins to call. All modes are alike: the main run loop has one.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isAdded, target != nil else { return }
        isAdded = true
        restart()
    }

    /// Stops calling in a mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        restart()
    }

    /// Stops calling for ever, and lets go of the target.
    open func invalidate() {
        isAdded = false
        target = nil
        restart()
    }

    private func restart() {
        frames = nil
        guard isAdded, !isPaused else { return }
        let begin = CACurrentMediaTime()
        var first: Date?
        frames = Timer.publish(every: interval, on: .main, in: .common).autoconnect().sink { date in
            if first == nil { first = date }
            self.call(at: begin + date.timeIntervalSince(first!) + self.interval)
        }
    }

    private func call(at time: CFTimeInterval) {
        guard let target else { return }
        timestamp = time
        duration = 1 / Self.displayRate
        nonisolated(unsafe) let (link, object) = (self, target)
        // Timers of the main run loop fire on the main thread.
        MainActor.assumeIsolated { _ = link.selector.send(to: object, from: link) }
    }
}
