import Dispatch
@_exported import Foundation
import Synchronization

/// Tells of changes of the ways to the network.
///
///     let monitor = NWPathMonitor()
///     monitor.pathUpdateHandler = { path in print(path.status) }
///     monitor.start(queue: .main)
///
/// A path is satisfied when an interface that is on has a default route. The kernel tells of changes. Any thread may call it. A monitor ends by
/// ``cancel()``, or when nothing holds it, and can't be started again after that.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]
    private let source: any PathSource

    // What follows belongs to the lock.
    private var handler: (@Sendable (NWPath) -> Void)?
    private var lastPath: NWPath?
    private var startedQueue: DispatchQueue?
    private var watch: AnyObject?
    private var isCancelled = false
    private var streams: [Int: AsyncStream<NWPath>.Continuation] = [:]
    private var lastStream = 0

    /// Watches all interfaces.
    public convenience init() { self.init(required: nil, prohibited: [], source: KernelPaths()) }

    /// Watches interfaces of a kind.
    public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
        self.init(required: requiredInterfaceType, prohibited: [], source: KernelPaths())
    }

    /// Watches interfaces but those of some kinds.
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        self.init(required: nil, prohibited: prohibitedInterfaceTypes, source: KernelPaths())
    }

    package init(
        required: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType], source: any PathSource
    ) {
        self.required = required
        self.prohibited = prohibited
        self.source = source
    }

    deinit { streams.values.forEach { $0.finish() } }

    /// Called on the queue with the first path after the start, and with each path that differs from the one before.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    /// The path as it is now.
    public var currentPath: NWPath { path() }

    /// The queue that the handler is called on; nil before the start.
    public var queue: DispatchQueue? { lock.withLock { startedQueue } }

    /// Begins to watch. A second call, and one after ``cancel()``, does nothing.
    public func start(queue: DispatchQueue) {
        let begins = lock.withLock { () -> Bool in
            guard startedQueue == nil, !isCancelled else { return false }
            startedQueue = queue
            return true
        }
        guard begins else { return }
        let watch = source.watch(on: queue) { [weak self] in self?.look() }
        lock.withLock { if !isCancelled { self.watch = watch } }
        queue.async { [weak self] in self?.look() }
    }

    /// Ends the watch. The handler is not called by what happens after that, and sequences end.
    public func cancel() {
        let ended = lock.withLock { () -> ([AsyncStream<NWPath>.Continuation], AnyObject?) in
            isCancelled = true
            let ended = (Array(streams.values), watch)
            streams = [:]
            watch = nil
            return ended
        }
        ended.0.forEach { $0.finish() }
    }

    private func path() -> NWPath { NWPath(source.ways(), required: required, prohibited: prohibited) }

    /// Tells of the path if it differs from the last one that was told. Runs on the queue of the start.
    private func look() {
        let path = path()
        let (handler, streams) = lock.withLock {
            () -> ((@Sendable (NWPath) -> Void)?, [AsyncStream<NWPath>.Continuation]) in
            guard !isCancelled, path != lastPath else { return (nil, []) }
            lastPath = path
            return (self.handler, Array(self.streams.values))
        }
        handler?(path)
        streams.forEach { $0.yield(path) }
    }
}

extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath

    /// Goes over the paths: the present one, then each that differs. A monitor that was not started begins with it, on a queue of its own.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var paths: AsyncStream<NWPath>.Iterator
        /// Holds the monitor while its paths are asked for.
        fileprivate let monitor: NWPathMonitor

        public mutating func next() async -> NWPath? { await paths.next() }
    }

    public func makeAsyncIterator() -> Iterator {
        let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
        let (isEnded, known) = lock.withLock { () -> (Bool, NWPath?) in
            guard !isCancelled else { return (true, nil) }
            lastStream += 1
            let number = lastStream
            streams[number] = continuation
            continuation.onTermination = { [weak self] _ in
                guard let self else { return }
                _ = lock.withLock { self.streams.removeValue(forKey: number) }
            }
            return (false, lastPath)
        }
        if isEnded { continuation.finish() } else if let known { continuation.yield(known) }
        start(queue: DispatchQueue(label: "Network paths"))
        return Iterator(paths: stream.makeAsyncIterator(), monitor: self)
    }
}

/// Where interfaces and routes are known from.
package protocol PathSource: Sendable {
    /// The interfaces that are on, as they are now.
    func ways() -> [NWPath.Way]
    /// Calls a closure on a queue when something has changed, as long as the result is held.
    func watch(on queue: DispatchQueue, _ changed: @escaping @Sendable () -> Void) -> AnyObject?
}

/// The kernel's.
private struct KernelPaths: PathSource {
    func ways() -> [NWPath.Way] { InterfaceFiles().ways() }
    func watch(on queue: DispatchQueue, _ changed: @escaping @Sendable () -> Void) -> AnyObject? {
        KernelNews(queue: queue, changed)
    }
}
