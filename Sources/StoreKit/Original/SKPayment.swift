import Foundation

/// What an app wants to buy, for an ``SKPaymentQueue``.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Set by `SKMutablePayment`, before it is put into the queue, which takes a copy.
    fileprivate final var values: Values

    struct Values {
        var productIdentifier = ""
        var quantity = 1
        var applicationUsername: String?
        var simulatesAskToBuyInSandbox = false
        var requestData: Data?
    }

    /// One of a product.
    public convenience init(product: SKProduct) { self.init(Values(productIdentifier: product.productIdentifier)) }

    init(_ values: Values) { self.values = values }

    /// The product.
    open var productIdentifier: String { values.productIdentifier }
    /// How many.
    open var quantity: Int { values.quantity }
    /// The person's account with the app.
    open var applicationUsername: String? { values.applicationUsername }
    /// Whether a parent is asked. Nobody is.
    open var simulatesAskToBuyInSandbox: Bool { values.simulatesAskToBuyInSandbox }
    /// Kept for the store's own use.
    open var requestData: Data? { values.requestData }

    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any { SKPayment(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { SKMutablePayment(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SKPayment else { return false }
        return productIdentifier == other.productIdentifier && quantity == other.quantity
            && applicationUsername == other.applicationUsername
    }
    open override var hash: Int { productIdentifier.hashValue }
}

/// What an app wants to buy, to be changed until it is put into the queue.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    /// One of a product.
    public convenience init(product: SKProduct) {
        self.init(Values(productIdentifier: product.productIdentifier))
    }

    /// Nothing yet.
    public convenience init() { self.init(Values()) }

    override init(_ values: Values) { super.init(values) }

    open override var productIdentifier: String {
        get { values.productIdentifier }
        set { values.productIdentifier = newValue }
    }
    open override var quantity: Int {
        get { values.quantity }
        set { values.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { values.applicationUsername }
        set { values.applicationUsername = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.simulatesAskToBuyInSandbox }
        set { values.simulatesAskToBuyInSandbox = newValue }
    }
    open override var requestData: Data? {
        get { values.requestData }
        set { values.requestData = newValue }
    }
}
