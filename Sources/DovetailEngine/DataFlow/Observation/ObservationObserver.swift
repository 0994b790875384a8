import AttributeGraph
import Foundation
@_spi(SwiftUI) import Observation

/// Turns changes of `@Observable` properties into a change in the graph: the rule that read them runs again.
///
/// A change is noted after the property has its new value, on the thread that made it; the graph is told at the next update.
///
/// **Cancelling.** Observation hands out the means to end a registration only when something changes. So the observer is
/// an observable object itself: it has its own ``trigger`` read along with everything else, announces a change of it as soon as the
/// registration stands, and keeps what it is given.
final class ObservationObserver: PendingWrite, Observable, @unchecked Sendable {
    private let loop: UpdateLoop
    private let signal: WeakAttribute<Int>
    private var count = 0
    private let registrar = ObservationRegistrar()
    private static let triggerPath: KeyPath<ObservationObserver, Void> = \.trigger
    private var trigger: Void { () }

    // What follows is used by threads that change objects, behind the lock.
    private let lock = NSLock()
    private var registration: ObservationTracking?
    private var isRegistering = false
    private var isQueued = false
    private var changes: [AnyKeyPath] = []

    private(set) lazy var onChange: @Sendable (ObservationTracking) -> Void = { [weak self] in self?.note($0) }

    /// An observer of nothing yet; its signal belongs to the current subgraph.
    init(loop: UpdateLoop) {
        self.loop = loop
        signal = WeakAttribute(Attribute(value: 0), in: loop.graph)
    }

    deinit { registration?.cancel() }

    /// Forgets what the last run read. Returns the properties that changed since.
    func stop() -> [AnyKeyPath] {
        let (registration, changes) = lock.withLock {
            defer { (self.registration, self.changes) = (nil, []) }
            return (self.registration, self.changes)
        }
        registration?.cancel()
        return changes
    }

    /// Called as the last thing within the tracked code, so that the registration can be ended.
    func includeTrigger() { registrar.access(self, keyPath: Self.triggerPath) }

    /// Called when the registration stands: takes it over.
    func takeRegistration() {
        lock.withLock { isRegistering = true }
        registrar.didSet(self, keyPath: Self.triggerPath)
    }

    /// Makes the running rule depend on what is watched.
    func recordDependency() { _ = signal.attribute(in: loop.graph)?.value }

    /// Called on any thread.
    func note(_ registration: ObservationTracking) {
        lock.lock()
        if isRegistering, loop.isUpdatingOnThisThread {
            self.registration = registration
            isRegistering = false
            return lock.unlock()
        }
        let path = registration.changed
        // Another observer's: its rule ran within the tracked code, so what it read was taken to be read here.
        if path == Self.triggerPath { return lock.unlock() }
        if let path, !changes.contains(path) { changes.append(path) }
        let mustQueue = !isQueued
        isQueued = true
        lock.unlock()
        if mustQueue { loop.enqueue(self, transaction: Transaction.current) }
    }

    func apply(run: Int) {
        lock.withLock { isQueued = false }
        guard let signal = signal.attribute(in: loop.graph) else { return }
        count += 1
        signal.set(count)
    }

    /// Observable objects may be changed while a body runs; it runs again if it had read the property.
    var misuse: String? { nil }
}
