import Foundation

/// Something that an app asks the store. Answers come on the main thread, after ``start()`` has returned.
open class SKRequest: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    // Changed under the lock. Each start has a number, so that an answer to one that was cancelled is not given.
    private var number = 0

    public override init() {}

    /// Asks.
    open func start() {
        let started = lock.withLock {
            number += 1
            return number
        }
        DispatchQueue.main.async {
            if self.lock.withLock({ self.number == started }) { self.answer() }
        }
    }

    /// Asks no more: what has not been answered is not.
    open func cancel() { lock.withLock { number += 1 } }

    /// Gives the answer to the delegate.
    func answer() {}
}

/// Hears how an ``SKRequest`` ends.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// It was answered.
    func requestDidFinish(_ request: SKRequest)
    /// It could not be answered. Never called here: a store without a file has no products.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Is given the products that were asked for.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks for products by their names.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>
    /// Is given the answer. To be set before ``SKRequest/start()``.
    open weak var delegate: (any SKProductsRequestDelegate)?

    /// Asks for the products with these names.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    override func answer() {
        let products = Store.ofProgram.products.filter { identifiers.contains($0.id) }
        let response = SKProductsResponse(
            products: products.map(SKProduct.init),
            invalidProductIdentifiers: identifiers.subtracting(products.map(\.id)).sorted())
        delegate?.productsRequest(self, didReceive: response)
        delegate?.requestDidFinish(self)
    }
}

/// The products that were asked for.
open class SKProductsResponse: NSObject, @unchecked Sendable {
    /// Those that there are, in the order of the `.storekit` file.
    public let products: [SKProduct]
    /// The names that none has.
    public let invalidProductIdentifiers: [String]

    init(products: [SKProduct], invalidProductIdentifiers: [String]) {
        (self.products, self.invalidProductIdentifiers) = (products, invalidProductIdentifiers)
    }
}

/// Asks for the app's receipt anew. There are no receipts here: it is answered, and ``Foundation/Bundle/appStoreReceiptURL`` stays nil.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// Hears of the answer.
    open weak var delegate: (any SKRequestDelegate)?
    /// What the receipt is to be like, for tests. It is kept.
    public let receiptProperties: [String: Any]?

    public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }

    override func answer() { delegate?.requestDidFinish(self) }
}

extension Bundle {
    /// Where the store's receipt is. There is none on Linux.
    public var appStoreReceiptURL: URL? { nil }
}
