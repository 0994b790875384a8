import Foundation
import OpenCombine
import Synchronization

/// The part of a published property's storage that does not depend on its value's type: the way to its object's publisher.
///
/// Any thread may use it.
class PublishedStorageBase: @unchecked Sendable {
    private enum Link {
        case unknown
        case awaited
        case installed(ObservableObjectPublisher)
        case declared
    }

    private final let link = Mutex(Link.unknown)

    /// The publisher that was installed, if one was.
    final var changePublisher: ObservableObjectPublisher? {
        link.withLock { if case .installed(let publisher) = $0 { publisher } else { nil } }
    }

    /// The installed publisher; installs what `make` gives if there is none. No other thread installs meanwhile.
    final func changePublisher(orInstall make: () -> ObservableObjectPublisher) -> ObservableObjectPublisher {
        link.withLock { link in
            if case .installed(let publisher) = link { return publisher }
            let publisher = make()
            link = .installed(publisher)
            return publisher
        }
    }

    /// Sends through the owner's publisher, if there is one that anybody can have subscribed to.
    final func announceChange(of owner: AnyObject) {
        switch link.withLock({ $0 }) {
        case .installed(let publisher): publisher.send()
        case .awaited: break
        case .declared: Combine.announceChange(of: owner)
        case .unknown:
            let announcement = PublishedLayout.of(type(of: owner)).announcement(of: owner)
            link.withLock { link in
                guard case .unknown = link else { return }
                link = announcement == .declared ? .declared : .awaited
            }
            announceChange(of: owner)
        }
    }
}

/// The value of a published property, and who subscribed to it.
///
/// Any thread may use it; subscribers are called on the thread that writes, with no lock held but their own.
final class PublishedStorage<Value>: PublishedStorageBase, @unchecked Sendable {
    // Under the lock. It does not hold them, since a lock of a generic type has its type looked up at each read. Exclusive access is not
    // checked at run time: that is what the lock is for.
    @exclusivity(unchecked) private var current: Value
    @exclusivity(unchecked) private var subscriptions = SubscriptionList<ValueSubscription<Value>>()
    @exclusivity(unchecked) private var assignments: [PublishedAssignment<Value>] = []
    private let lock = Mutex(())

    init(_ value: Value) { current = value }

    deinit { for assignment in assignments { assignment.cancel() } }

    @inline(__always)
    private func locked<Result>(_ body: () -> Result) -> Result {
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        return body()
    }

    var value: Value { locked { current } }

    /// Gives the new value to the subscribers, then stores it.
    func send(_ value: Value) {
        let receivers = locked { subscriptions.isEmpty ? [] : subscriptions.slots }
        for subscription in receivers { subscription?.offer(value) }
        // The old value is let go after the lock: its deinitialiser may read the property.
        let old = locked {
            defer { current = value }
            return current
        }
        withExtendedLifetime(old) {}
    }

    func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let subscription = DownstreamValueSubscription(storage: self, downstream: subscriber)
        locked { subscriptions.insert(subscription) }
        subscriber.receive(subscription: subscription)
    }

    func remove(_ subscription: ValueSubscription<Value>) { locked { subscriptions.remove(subscription) } }

    func insert(_ assignment: PublishedAssignment<Value>) { locked { assignments.append(assignment) } }

    func remove(_ assignment: PublishedAssignment<Value>) { locked { assignments.removeAll { $0 === assignment } } }
}
