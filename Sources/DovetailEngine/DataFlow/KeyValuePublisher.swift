import Combine
import Foundation
import FoundationAdditions

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Publishes the values of a property: the present one with `.initial`, and that after each change that the object announces.
    ///
    /// Values that nobody has asked for are dropped. What is told about changes is what ``observe(_:options:changeHandler:)`` hears of.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// Publishes the values of an object's property; see `publisher(for:options:)`. It never ends.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        /// The object.
        public let object: Subject
        /// Its property.
        public let keyPath: KeyPath<Subject, Value>
        /// When values are published.
        public let options: NSKeyValueObservingOptions

        /// The values of a property.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<Target: Subscriber<Value, Never>>(subscriber: Target) {
            let subscription = KeyValueSubscription<Value>(subscriber)
            subscriber.receive(subscription: subscription)
            subscription.begin(
                with: object.observe(keyPath, options: options) { [weak subscription] object, _ in
                    subscription?.tell(object[keyPath: keyPath])
                })
        }
    }
}

/// Hands values on as long as they are asked for.
private final class KeyValueSubscription<Value>: Subscription {
    private let lock = NSLock()
    private var demand = Subscribers.Demand.none
    private var receive: ((Value) -> Subscribers.Demand)?
    private var observation: NSKeyValueObservation?
    /// The first value, told before anything was asked for.
    private var waiting: Value?

    init<Target: Subscriber<Value, Never>>(_ subscriber: Target) { receive = { subscriber.receive($0) } }

    func begin(with observation: NSKeyValueObservation) {
        let isOver = lock.withLock {
            self.observation = receive == nil ? nil : observation
            return receive == nil
        }
        if isOver { observation.invalidate() }
    }

    func tell(_ value: Value) {
        let target: ((Value) -> Subscribers.Demand)? = lock.withLock {
            guard demand > 0 else {
                waiting = value
                return nil
            }
            demand -= 1
            return receive
        }
        guard let more = target?(value) else { return }
        lock.withLock { demand += more }
    }

    func request(_ more: Subscribers.Demand) {
        let value: Value? = lock.withLock {
            demand += more
            defer { waiting = nil }
            return waiting
        }
        if let value { tell(value) }
    }

    func cancel() {
        let ended = lock.withLock {
            defer { (receive, observation) = (nil, nil) }
            return observation
        }
        ended?.invalidate()
    }
}
