import Foundation
import Testing

@testable import Combine

@Suite("Demand and cancellation")
struct DemandTests {
    /// Takes values one by one, when told.
    private final class Slow: Subscriber {
        typealias Input = Int
        typealias Failure = Never
        var subscription: (any Subscription)?
        var values: [Int] = []
        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Int) -> Subscribers.Demand {
            values.append(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) {}
    }

    @Test("values of merged publishers that waited for demand arrive in their order")
    func mergeOrder() {
        let slow = Slow()
        [1, 2, 3].publisher.merge(with: PassthroughSubject()).subscribe(slow)
        #expect(slow.values.isEmpty)
        for _ in 0..<3 { slow.subscription?.request(.max(1)) }
        #expect(slow.values == [1, 2, 3])
    }

    @Test("cancelling combineLatest cancels both publishers")
    func combineLatestCancels() {
        var log: [String] = []
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        let subscription = a.handleEvents(receiveCancel: { log.append("a") })
            .combineLatest(b.handleEvents(receiveCancel: { log.append("b") })).sink { _ in }
        #expect(log.isEmpty)
        subscription.cancel()
        #expect(log.sorted() == ["a", "b"])
    }

    @Test("values of three publishers that wait for demand arrive in the order in which they came")
    func mergeOfThree() {
        let slow = Slow()
        let (a, b, c) = (
            PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
        )
        a.merge(with: b, c).subscribe(slow)
        slow.subscription?.request(.max(1))
        a.send(1)
        #expect(slow.values == [1])
        b.send(2)
        c.send(3)
        a.send(4)
        #expect(slow.values == [1])
        for _ in 0..<3 { slow.subscription?.request(.max(1)) }
        #expect(slow.values == [1, 2, 3, 4])
    }

    @Test("a list of subscriptions is empty when all are removed, in whatever order, and keeps its order meanwhile")
    func subscriptionList() {
        final class Item: ListedSubscription {
            let number: Int
            init(_ number: Int) { self.number = number }
        }
        for step in [1, 3, 7, 19] {
            var list = SubscriptionList<Item>()
            let items = (0..<20).map(Item.init)
            for item in items { list.insert(item) }
            var left = Array(0..<20)
            for round in 0..<20 {
                let number = left.remove(at: (round * step) % left.count)
                list.remove(items[number])
                // Once more does nothing.
                list.remove(items[number])
                #expect(list.slots.compactMap { $0?.number } == left)
                #expect(list.isEmpty == left.isEmpty)
            }
            list.insert(items[5])
            #expect(!list.isEmpty)
        }
    }

    @Test("what comes late to a zip of which one publisher has failed is dropped")
    func zipAfterFailure() {
        struct Refused: Error {}
        let late = PassthroughSubject<Int, any Error>()
        var keep: [any Subscription] = []
        var failures = 0
        // A publisher that goes on after it was cancelled, as one that waits for a time may.
        let rude = late.handleEvents(receiveSubscription: { keep.append($0) })
        let failing = PassthroughSubject<String, any Error>()
        let ended = Deaf(rude).zip(failing).sink {
            if case .failure = $0 { failures += 1 }
        } receiveValue: { _ in
        }
        failing.send(completion: .failure(Refused()))
        late.send(1)
        late.send(completion: .finished)
        #expect(failures == 1)
        ended.cancel()
    }

    /// Passes everything on and never hears that it is cancelled.
    private struct Deaf<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        init(_ upstream: Upstream) { self.upstream = upstream }

        private struct Silent: Subscription {
            let combineIdentifier = CombineIdentifier()
            let upstream: any Subscription
            func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
            func cancel() {}
        }

        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                AnySubscriber(
                    receiveSubscription: { subscriber.receive(subscription: Silent(upstream: $0)) },
                    receiveValue: { subscriber.receive($0) },
                    receiveCompletion: { subscriber.receive(completion: $0) }))
        }
    }

    @Test("a zip asks each publisher for as much as its subscriber asks for, and pairs by place")
    func zipDemand() {
        final class Pairs: Subscriber {
            var subscription: (any Subscription)?
            var values: [String] = []
            var isFinished = false
            func receive(subscription: any Subscription) { self.subscription = subscription }
            func receive(_ input: (Int, String)) -> Subscribers.Demand {
                values.append("\(input.0)\(input.1)")
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
        }
        var asked: [Subscribers.Demand] = []
        let pairs = Pairs()
        let numbers = [1, 2, 3].publisher.handleEvents(receiveRequest: { asked.append($0) })
        numbers.zip(["a", "b"].publisher).subscribe(pairs)
        #expect(pairs.values.isEmpty && asked.isEmpty)
        pairs.subscription?.request(.max(1))
        #expect(pairs.values == ["1a"] && asked == [.max(1)] && !pairs.isFinished)
        pairs.subscription?.request(.unlimited)
        #expect(pairs.values == ["1a", "2b"] && pairs.isFinished)
    }

    @Test("a zip ends when a publisher has ended of which nothing waits, and not before")
    func zipEnd() {
        var log: [String] = []
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>(),
            c = PassthroughSubject<Int, Never>()
        let subscription = a.zip(b, c) { "\($0)\($1)\($2)" }
            .sink { _ in
                log.append("end")
            } receiveValue: {
                log.append($0)
            }
        a.send(1)
        a.send(4)
        a.send(completion: .finished)
        b.send(2)
        c.send(3)
        #expect(log == ["123"])
        c.send(6)
        b.send(5)
        #expect(log == ["123", "456", "end"])
        subscription.cancel()
    }
}
