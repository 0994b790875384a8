import Dispatch
import Foundation

/// Runs something from time to time while the program runs.
///
/// A timer of the program's own. The system has no say: the work is never deferred, whatever the computer does.
open class NSBackgroundActivityScheduler: NSObject, @unchecked Sendable {
    /// What became of the work.
    public enum Result: Int, Sendable {
        /// The work is done.
        case finished = 1
        /// The work is to be tried again soon.
        case deferred = 2
    }

    /// What the work calls when it is over.
    public typealias CompletionHandler = @Sendable (Result) -> Void

    /// The name of the work.
    public let identifier: String
    /// How urgent the work is.
    open var qualityOfService: QualityOfService = .background
    /// Whether the work is done again and again.
    open var repeats = false
    /// The seconds between two runs, or until the only one.
    open var interval: TimeInterval = 0
    /// By how many seconds the work may be late.
    open var tolerance: TimeInterval = 0
    /// Whether the work should stop and be tried later: never here.
    open var shouldDefer: Bool { false }

    private let lock = NSLock()
    private var timer: (any DispatchSourceTimer)?
    /// How often ``schedule(_:)`` was called: work of an earlier call doesn't go on.
    private var round = 0

    public init(identifier: String) { self.identifier = identifier }

    /// Begins: the work is called on a queue in the background, and again an interval after it has called its handler where it repeats. Work that was
    /// deferred is called again after an interval too.
    open func schedule(_ block: @escaping @Sendable (_ completion: @escaping CompletionHandler) -> Void) {
        let timer = DispatchSource.makeTimerSource(queue: .global(qos: qualityOfService.queueClass))
        let own = lock.withLock {
            self.timer?.cancel()
            self.timer = timer
            round += 1
            return round
        }
        arm(timer)
        timer.setEventHandler { [weak self] in
            block { [weak self] result in self?.end(own, result) }
        }
        timer.resume()
    }

    /// Ends it. Work that runs goes on.
    open func invalidate() {
        lock.withLock {
            timer?.cancel()
            timer = nil
        }
    }

    private func end(_ own: Int, _ result: Result) {
        let timer = lock.withLock { round == own ? self.timer : nil }
        guard let timer else { return }
        if repeats || result == .deferred { arm(timer) } else { invalidate() }
    }

    private func arm(_ timer: any DispatchSourceTimer) {
        let leeway = DispatchTimeInterval.milliseconds(Int(max(0, min(tolerance, 86_400)) * 1000))
        timer.schedule(deadline: .now() + max(interval, 0), leeway: leeway)
    }

    deinit { timer?.cancel() }
}

extension QualityOfService {
    /// The same for queues.
    fileprivate var queueClass: DispatchQoS.QoSClass {
        switch self {
        case .userInteractive: .userInteractive
        case .userInitiated: .userInitiated
        case .utility: .utility
        case .background: .background
        default: .default
        }
    }
}
