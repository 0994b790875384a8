import OpenCombine

/// A subscription to several publishers, which are told apart by a number each.
protocol SourcedSubscription: Subscription {
    associatedtype Element
    associatedtype Failure: Error

    /// One of the publishers has answered.
    func add(_ upstream: any Subscription, source: Int)
    /// One has emitted; returns how many elements more it may emit than it was asked for by its subscription.
    func receive(_ value: Element, source: Int) -> Subscribers.Demand
    /// One has ended.
    func complete(_ completion: Subscribers.Completion<Failure>, source: Int)
}

extension SourcedSubscription {
    /// Subscribes to one of the publishers.
    func subscribe<P: Publisher>(to publisher: P, source: Int) where P.Output == Element, P.Failure == Failure {
        subscribe(to: publisher, source: source) { $0 }
    }

    /// Subscribes to one of the publishers, whatever it emits.
    func subscribe<P: Publisher>(to publisher: P, source: Int) where Element == Any, P.Failure == Failure {
        subscribe(to: publisher, source: source) { $0 as Any }
    }

    private func subscribe<P: Publisher>(to publisher: P, source: Int, _ element: @escaping (P.Output) -> Element)
    where P.Failure == Failure {
        publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { self.add($0, source: source) },
                receiveValue: { self.receive(element($0), source: source) },
                receiveCompletion: { self.complete($0, source: source) }))
    }
}
