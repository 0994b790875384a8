import Foundation

/// A place that keeps property-list values by key, and tells when one may have changed. From any thread.
protocol KeyedStore: AnyObject {
    func value(forKey key: String) -> Any?
    /// Keeps a value; nil removes it.
    func setValue(_ value: Any?, forKey key: String)
    /// Who is told of changes.
    var observers: KeyedObservers { get }
}

/// Somebody who wants to know when the value of a key may have changed.
protocol KeyedObserver: AnyObject {
    /// Called after the change, on the thread that made it.
    func valueDidChange()
}

/// The observers of a store by key; held weakly, so they take themselves out when they end. From any thread.
final class KeyedObservers: @unchecked Sendable {
    private struct Entry {
        weak var observer: (any KeyedObserver)?
    }

    private let lock = NSLock()
    private var entries: [String: [ObjectIdentifier: Entry]] = [:]

    func add(_ observer: any KeyedObserver, forKey key: String) {
        lock.withLock { entries[key, default: [:]][ObjectIdentifier(observer)] = Entry(observer: observer) }
    }

    func remove(_ observer: ObjectIdentifier, forKey key: String) {
        lock.withLock {
            entries[key]?[observer] = nil
            if entries[key]?.isEmpty == true { entries[key] = nil }
        }
    }

    /// Whether nobody observes anything.
    var isEmpty: Bool { lock.withLock { entries.isEmpty } }

    func notify(key: String) {
        // They are told, and perhaps destroyed, when the lock is free again: both may lead back here.
        let told = lock.withLock { entries[key]?.values.compactMap(\.observer) ?? [] }
        for observer in told { observer.valueDidChange() }
    }

    func notifyAll() {
        let told = lock.withLock { entries.values.flatMap { $0.values.compactMap(\.observer) } }
        for observer in told { observer.valueDidChange() }
    }
}
