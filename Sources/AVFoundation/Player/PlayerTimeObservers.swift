import Foundation

/// Tells closures where a player is. Main thread only.
///
/// It looks at the time only while the player plays and somebody observes it.
final class PlayerTimeObservers {
    /// Whether an observer has been removed, which its queue asks.
    private final class Ending: @unchecked Sendable {
        private let lock = NSLock()
        private var hasCome = false

        func come() { lock.withLock { hasCome = true } }
        /// Calls a closure unless the observer has been removed.
        func unless(_ body: () -> Void) { if !lock.withLock({ hasCome }) { body() } }
    }

    private final class Observer {
        let interval: Double?
        let boundaries: [Double]
        let queue: DispatchQueue?
        let block: @Sendable (CMTime) -> Void
        /// Which multiple of the interval was told last, and the time at which it looked.
        var lastMultiple: Int?
        var lastTime: Double?
        let ending = Ending()

        init(
            interval: Double?, boundaries: [Double], queue: DispatchQueue?, block: @escaping @Sendable (CMTime) -> Void
        ) {
            (self.interval, self.boundaries, self.queue, self.block) = (interval, boundaries, queue, block)
        }
    }

    weak var player: AVPlayer?
    private var observers: [Observer] = []
    private var timer: (any DispatchSourceTimer)?
    private var isPlaying = false
    private var rate = 1.0

    deinit { timer?.cancel() }

    func addPeriodic(
        _ interval: Double, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void
    ) -> AnyObject {
        add(Observer(interval: interval > 0 ? interval : 1, boundaries: [], queue: queue, block: block))
    }

    func addBoundaries(
        _ times: [Double], _ queue: DispatchQueue?, _ block: @escaping @Sendable () -> Void
    ) -> AnyObject { add(Observer(interval: nil, boundaries: times, queue: queue) { _ in block() }) }

    private func add(_ observer: Observer) -> AnyObject {
        observer.lastTime = player?.currentTime().seconds
        observers.append(observer)
        restart()
        return observer
    }

    func remove(_ observer: Any) {
        // Calls that wait on its queue are not made any more.
        observers.first { $0 === observer as AnyObject }?.ending.come()
        observers.removeAll { $0 === observer as AnyObject }
        restart()
    }

    /// The player has begun, or stopped.
    func run(isPlaying: Bool, rate: Double) {
        let hasBegun = isPlaying && !self.isPlaying
        (self.isPlaying, self.rate) = (isPlaying, rate)
        restart()
        if hasBegun { tell() }
    }

    /// Tells all that observe time periodically, wherever the player is.
    func tell() { look(isForced: true) }

    private func restart() {
        timer?.cancel()
        timer = nil
        guard isPlaying, !observers.isEmpty else { return }
        let shortest = observers.map { $0.interval ?? 0.05 }.min() ?? 1
        let period = min(max(shortest / max(rate, 0.1), 0.01), 60)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + period, repeating: period, leeway: .milliseconds(2))
        timer.setEventHandler { [weak self] in self?.look(isForced: false) }
        timer.resume()
        self.timer = timer
    }

    private func look(isForced: Bool) {
        guard !observers.isEmpty, let player else { return }
        let time = player.currentTime()
        for observer in observers {
            defer { observer.lastTime = time.seconds }
            let isDue: Bool
            if let interval = observer.interval {
                // A little early, since timers and the pipeline's clock are not the same.
                let multiple = Int(((time.seconds + 0.005) / interval).rounded(.down))
                isDue = isForced || multiple != observer.lastMultiple
                observer.lastMultiple = multiple
            } else {
                let last = observer.lastTime ?? 0
                isDue = observer.boundaries.contains { last < $0 && $0 <= time.seconds }
            }
            guard isDue else { continue }
            let (block, ending) = (observer.block, observer.ending)
            // Dispatch makes an object for the main queue each time that it is asked for.
            if let queue = observer.queue, queue.label != DispatchQueue.main.label {
                queue.async { ending.unless { block(time) } }
            } else {
                block(time)
            }
        }
    }
}
