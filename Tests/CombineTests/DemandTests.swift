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
}
