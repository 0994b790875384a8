import Foundation

/// What kind a card is.
public enum PKPaymentMethodType: UInt, Sendable {
    case unknown
    case debit
    case credit
    case prepaid
    case store
    case eMoney
}

/// A card. There are none here.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
    open var displayName: String? { nil }
    open var network: PKPaymentNetwork? { nil }
    open var type: PKPaymentMethodType { .unknown }
    override init() {}
}

/// What a bank is told. Nobody gets one here.
open class PKPaymentToken: NSObject, @unchecked Sendable {
    public let paymentMethod = PKPaymentMethod()
    open var transactionIdentifier: String { "" }
    open var paymentData: Data { Data() }
    override init() {}
}

/// A payment that somebody has agreed to. Nobody gets one here.
open class PKPayment: NSObject, @unchecked Sendable {
    public let token = PKPaymentToken()
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
    override init() {}
}
