import Foundation
import TestSupport
import Testing

@testable import StoreKit

/// StoreKit as apps used it before its `Product`: requests with delegates, and a queue with observers. The tests share the program's store, so each
/// has products of its own.
@Suite(.serialized) @MainActor struct OriginalStoreTests {
    init() { setenv("DOVETAIL_STOREKIT", StoreTests.file.path, 1) }

    /// Takes what a request brings.
    private final class Receiver: NSObject, SKProductsRequestDelegate {
        var response: SKProductsResponse?
        var isFinished = false
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
            self.response = response
        }
        func requestDidFinish(_ request: SKRequest) { isFinished = true }
    }

    /// Notes what the queue tells.
    private final class Observer: NSObject, SKPaymentTransactionObserver {
        var states: [SKPaymentTransactionState] = []
        var transactions: [SKPaymentTransaction] = []
        var removed = 0
        var hasRestored = false
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
            states += transactions.map(\.transactionState)
            self.transactions = transactions
            for transaction in transactions where transaction.transactionState != .purchasing {
                queue.finishTransaction(transaction)
            }
        }
        func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {
            removed += transactions.count
        }
        func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { hasRestored = true }
    }

    private func products(_ names: Set<String>) async throws -> SKProductsResponse {
        let receiver = Receiver()
        let request = SKProductsRequest(productIdentifiers: names)
        request.delegate = receiver
        request.start()
        #expect(receiver.response == nil)
        try await wait(for: "the products") { receiver.isFinished }
        return try #require(receiver.response)
    }

    @Test("A request brings products with their prices and times, and names what there is none of")
    func request() async throws {
        let response = try await products(["coffee.mug", "coffee.year", "coffee.month", "nothing"])
        #expect(response.products.map(\.productIdentifier) == ["coffee.mug", "coffee.month", "coffee.year"])
        #expect(response.invalidProductIdentifiers == ["nothing"])
        let (mug, month, year) = (response.products[0], response.products[1], response.products[2])
        #expect(mug.localizedTitle == "Mug" && mug.localizedDescription == "For the kitchen." && mug.price == 12)
        #expect(mug.priceLocale.currency?.identifier == "USD" && mug.subscriptionPeriod == nil)
        #expect(month.introductoryPrice?.paymentMode == .freeTrial && month.introductoryPrice?.price == 0)
        #expect(year.subscriptionPeriod?.unit == .year && year.subscriptionPeriod?.numberOfUnits == 1)
        #expect(year.subscriptionGroupIdentifier == "2100" && year.introductoryPrice == nil)
    }

    @Test("A request that was cancelled is not answered")
    func cancelled() async throws {
        let receiver = Receiver()
        let request = SKProductsRequest(productIdentifiers: ["coffee.mug"])
        request.delegate = receiver
        request.start()
        request.cancel()
        _ = try await products(["coffee.mug"])
        #expect(receiver.response == nil && !receiver.isFinished)
    }

    @Test("A payment is told as begun and bought, is finished, and can be brought back")
    func purchase() async throws {
        let queue = SKPaymentQueue.default()
        let observer = Observer()
        queue.add(observer)
        defer { queue.remove(observer) }
        let mug = try #require(try await products(["coffee.mug"]).products.first)
        queue.add(SKPayment(product: mug))
        #expect(observer.states.isEmpty && SKPaymentQueue.canMakePayments())
        try await wait(for: "the purchase") { observer.removed == 1 }
        #expect(observer.states == [.purchasing, .purchased] && queue.transactions.isEmpty)
        let bought = try #require(observer.transactions.first)
        #expect(bought.transactionIdentifier != nil && bought.transactionDate != nil && bought.original == nil)
        queue.restoreCompletedTransactions()
        try await wait(for: "what was bought before") { observer.hasRestored }
        let restored = observer.transactions.first { $0.payment.productIdentifier == "coffee.mug" }
        #expect(restored?.transactionState == .restored)
        #expect(restored?.original?.transactionIdentifier == bought.transactionIdentifier)
    }

    @Test("What there is not, and too many of what is bought once, fail with a reason")
    func failures() async throws {
        let queue = SKPaymentQueue.default()
        let observer = Observer()
        queue.add(observer)
        defer { queue.remove(observer) }
        let payment = SKMutablePayment()
        payment.productIdentifier = "nothing"
        queue.add(payment)
        // The queue has a copy.
        payment.productIdentifier = "coffee.beans"
        try await wait(for: "the first failure") { observer.removed == 1 }
        #expect((observer.transactions.first?.error as? SKError)?.code == .storeProductNotAvailable)
        payment.quantity = 2
        queue.add(payment)
        try await wait(for: "the second failure") { observer.removed == 2 }
        #expect((observer.transactions.first?.error as? SKError)?.code == .paymentInvalid)
        #expect(observer.states == [.purchasing, .failed, .purchasing, .failed])
    }

    @Test("An observer that comes later hears of what nobody has finished, and is not kept")
    func late() async throws {
        let queue = SKPaymentQueue.default()
        let tip = try #require(try await products(["coffee.tip"]).products.first)
        queue.add(SKPayment(product: tip))
        try await wait(for: "the purchase") { queue.transactions.first?.transactionState == .purchased }
        var observer: Observer? = Observer()
        queue.add(observer!)
        try await wait(for: "the observer") { observer!.removed == 1 }
        #expect(observer!.states == [.purchased])
        weak let gone = observer
        observer = nil
        #expect(gone == nil && queue.transactionObservers.isEmpty)
    }

    @Test("An observer hears of a purchase once, whenever it comes", arguments: 0..<6)
    func once(step: Int) async throws {
        let queue = SKPaymentQueue.default()
        let tip = try #require(try await products(["coffee.tip"]).products.first)
        let observer = Observer()
        // Comes before the payment, right after it, or after so many turns of the main thread.
        if step == 0 { queue.add(observer) }
        queue.add(SKPayment(product: tip))
        for _ in 0..<max(step - 1, 0) {
            await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
        }
        if step > 0 { queue.add(observer) }
        defer { queue.remove(observer) }
        try await wait(for: "the purchase to be finished") { observer.removed == 1 }
        #expect(observer.states == [.purchased] || observer.states == [.purchasing, .purchased])
    }
}
