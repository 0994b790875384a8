import DovetailBase
import Foundation

/// Hears of the purchases in an ``SKPaymentQueue``, on the main thread.
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Purchases have got further.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// The app has finished purchases.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// What was bought before could not be brought back. Never called here.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// All that was bought before has been told.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Whether to buy what a person chose in the store itself. Never called here.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    /// The use of products was taken back. Never called here.
    func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
    /// The store is that of another country now. Never called here.
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
    public func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) {}
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}

/// The store of a country.
open class SKStorefront: NSObject, @unchecked Sendable {
    /// Three letters for the country, such as `USA`.
    public let countryCode: String
    /// The store's number. It is not known here, and is the country.
    open var identifier: String { countryCode }

    init(countryCode: String) { self.countryCode = countryCode }
}

/// Buys, as StoreKit did before ``Product/purchase(options:)``: from the app's `.storekit` file, for nothing and without a question.
///
/// Any thread may use it. Observers are told on the main thread, later than the call that was the reason. A purchase that no observer has heard of
/// waits for one.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let ofProgram = SKPaymentQueue()

    /// The only one.
    open class func `default`() -> SKPaymentQueue { ofProgram }
    /// Whether something can be bought: where there is a `.storekit` file.
    open class func canMakePayments() -> Bool { AppStore.canMakePayments }

    private struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
        /// Whether it has heard of what was not finished when it came; what happens before that is no news to it.
        var isUpToDate = false
    }

    // All of these under the lock.
    private let lock = NSLock()
    private var waiting: [SKPaymentTransaction] = []
    private var observers: [Observer] = []

    override init() {}

    /// What the app has not finished yet, the oldest first.
    open var transactions: [SKPaymentTransaction] { lock.withLock { waiting } }
    /// Who hears of it.
    open var transactionObservers: [any SKPaymentTransactionObserver] {
        lock.withLock { observers.compactMap(\.object) }
    }
    /// The store that things are bought in; nil where there is no `.storekit` file.
    open var storefront: SKStorefront? {
        StoreFile.ofProgram.map { SKStorefront(countryCode: $0.settings?._storefront ?? "USA") }
    }

    /// Tells an observer from now on, and of what is not finished. It is not kept.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock {
            observers.removeAll { $0.object == nil || $0.object === observer }
            observers.append(Observer(object: observer))
        }
        // Only used on the main thread, where observers are told.
        nonisolated(unsafe) weak let newcomer = observer
        DispatchQueue.main.async { newcomer.map(self.welcome) }
    }

    /// Tells an observer that came what is not finished, once.
    private func welcome(_ observer: any SKPaymentTransactionObserver) {
        let unfinished = lock.withLock { () -> [SKPaymentTransaction] in
            guard let index = observers.firstIndex(where: { $0.object === observer && !$0.isUpToDate }) else {
                return []
            }
            observers[index].isUpToDate = true
            // A purchase that nobody has heard of yet is told to all when it begins.
            return waiting.filter(\.isTold)
        }
        if !unfinished.isEmpty { observer.paymentQueue(self, updatedTransactions: unfinished) }
    }

    /// Tells an observer no more.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
    }

    /// Buys something.
    open func add(_ payment: SKPayment) {
        // A payment that the app goes on to change is another one.
        let transaction = SKPaymentTransaction(payment.copy() as! SKPayment)
        lock.withLock { waiting.append(transaction) }
        tellUpdates([transaction])
        DispatchQueue.main.async {
            // In one step, so that nobody who comes meanwhile hears of it twice.
            transaction.known = Self.bought(transaction.payment)
            self.tellNow { $0.paymentQueue(self, updatedTransactions: [transaction]) }
        }
    }

    /// Says that the app has given what was bought, or has heard why not.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        let isKnown = lock.withLock { () -> Bool in
            let count = waiting.count
            waiting.removeAll { $0 === transaction }
            return waiting.count < count
        }
        guard isKnown else { return }
        if let bought = transaction.known.bought { Store.ofProgram.finish(bought) }
        tell { $0.paymentQueue(self, removedTransactions: [transaction]) }
    }

    /// Brings back what was bought before and is not used up.
    open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }

    /// The same for a person's account with the app. Accounts are not told apart.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        let restored = Store.ofProgram.inUse.map { bought -> SKPaymentTransaction in
            let payment = SKPayment(SKPayment.Values(productIdentifier: bought.productID))
            let first = SKPaymentTransaction(payment, .init(state: .purchased, bought: bought))
            return SKPaymentTransaction(payment, .init(state: .restored, bought: bought), original: first)
        }
        lock.withLock { waiting += restored }
        if !restored.isEmpty { tellUpdates(restored) }
        tell { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }

    /// Asks a person for a code. There is no store that knows one, which the log tells once.
    open func presentCodeRedemptionSheet() {
        Log.noteOnce("presentCodeRedemptionSheet") { "\($0) asks nobody: there is no store that knows codes" }
    }

    private static func bought(_ payment: SKPayment) -> SKPaymentTransaction.Progress {
        let store = Store.ofProgram
        guard let product = store.products.first(where: { $0.id == payment.productIdentifier }) else {
            return .init(state: .failed, error: SKError(.storeProductNotAvailable))
        }
        do {
            return .init(
                state: .purchased, bought: try store.buy(product, options: [.quantity(payment.quantity)]))
        } catch { return .init(state: .failed, error: SKError(.paymentInvalid)) }
    }

    private func tellUpdates(_ transactions: [SKPaymentTransaction]) {
        DispatchQueue.main.async {
            for transaction in transactions { transaction.isTold = true }
            self.tellNow { $0.paymentQueue(self, updatedTransactions: transactions) }
        }
    }

    private func tell(_ body: @escaping (any SKPaymentTransactionObserver) -> Void) {
        nonisolated(unsafe) let body = body
        DispatchQueue.main.async { self.tellNow(body) }
    }

    /// Tells all that are up to date; on the main thread.
    private func tellNow(_ body: (any SKPaymentTransactionObserver) -> Void) {
        for observer in lock.withLock({ observers.compactMap { $0.isUpToDate ? $0.object : nil } }) { body(observer) }
    }
}
