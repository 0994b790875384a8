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
}
