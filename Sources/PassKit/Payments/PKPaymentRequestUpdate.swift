import Foundation

/// How a payment has ended.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success
    case failure
    case invalidBillingPostalAddress
    case invalidShippingPostalAddress
    case invalidShippingContact
    case pinRequired
    case pinIncorrect
    case pinLockout
}

/// How a payment has ended, and what was wrong.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]!
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors ?? [])
    }
}

/// What changes on a payment's page.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
    open var status = PKPaymentAuthorizationStatus.success
    open var paymentSummaryItems: [PKPaymentSummaryItem]
    open var shippingMethods: [PKShippingMethod] = []
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }
}

/// What changes with the way that goods are brought.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}

/// What changes with where goods go.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    open var errors: [any Error]!
    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        errors = []
        super.init(paymentSummaryItems: paymentSummaryItems)
    }
    public init(
        errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
    ) {
        self.errors = errors ?? []
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.shippingMethods = shippingMethods
    }
}

/// What changes with the card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    open var errors: [any Error]!
    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        errors = []
        super.init(paymentSummaryItems: paymentSummaryItems)
    }
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) {
        self.errors = errors ?? []
        super.init(paymentSummaryItems: paymentSummaryItems)
    }
}

/// What changes with a coupon.
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    open var errors: [any Error]!
    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        errors = []
        super.init(paymentSummaryItems: paymentSummaryItems)
    }
    public init(
        errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
    ) {
        self.errors = errors ?? []
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.shippingMethods = shippingMethods
    }
}
