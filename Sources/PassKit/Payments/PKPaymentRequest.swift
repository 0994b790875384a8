import Foundation

/// How goods come to who has paid.
public enum PKShippingType: UInt, Sendable {
    case shipping
    case delivery
    case storePickup
    case servicePickup
}

/// Whether a person can change where goods go.
public enum PKShippingContactEditingMode: UInt, Sendable {
    case available = 1
    case storePickup = 2
    public static var enabled: PKShippingContactEditingMode { .available }
}

/// What is to be paid, to whom and how. It is kept as it was set, and nothing can be paid.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
    open var merchantIdentifier = ""
    open var merchantCapabilities: PKMerchantCapability = []
    open var supportedNetworks: [PKPaymentNetwork] = []
    /// The country of the shop: two letters.
    open var countryCode = ""
    /// The currency: three letters.
    open var currencyCode = ""
    open var supportedCountries: Set<String>?
    /// The lines; the last one is the sum.
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var billingContact: PKContact?
    open var shippingContact: PKContact?
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var shippingContactEditingMode = PKShippingContactEditingMode.available
    open var supportsCouponCode = false
    open var couponCode: String?
    /// The app's own, which goes along signed.
    open var applicationData: Data?

    public override init() {}

    /// The networks of this device: none.
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }

    /// That something of a contact can't be right.
    open class func paymentContactInvalidError(
        withContactField field: PKContactField, localizedDescription: String?
    ) -> any Error {
        error(.shippingContactInvalidError, localizedDescription, [.contactFieldUserInfoKey: field.rawValue])
    }
    /// That an address to send goods to can't be right.
    open class func paymentShippingAddressInvalidError(
        withKey postalAddressKey: String, localizedDescription: String?
    ) -> any Error {
        error(.shippingContactInvalidError, localizedDescription, [.postalAddressUserInfoKey: postalAddressKey])
    }
    /// That an address of who pays can't be right.
    open class func paymentBillingAddressInvalidError(
        withKey postalAddressKey: String, localizedDescription: String?
    ) -> any Error {
        error(.billingContactInvalidError, localizedDescription, [.postalAddressUserInfoKey: postalAddressKey])
    }
    /// That nothing is sent to an address.
    open class func paymentShippingAddressUnserviceableError(
        withLocalizedDescription localizedDescription: String?
    ) -> any Error { error(.shippingAddressUnserviceableError, localizedDescription) }
    /// That there is no such coupon.
    public static func paymentCouponCodeInvalidError(localizedDescription: String? = nil) -> any Error {
        error(.couponCodeInvalidError, localizedDescription)
    }
    /// That a coupon is too old.
    public static func paymentCouponCodeExpiredError(localizedDescription: String? = nil) -> any Error {
        error(.couponCodeExpiredError, localizedDescription)
    }

    private static func error(
        _ code: PKPaymentError.Code, _ text: String?, _ more: [PKPaymentErrorKey: String] = [:]
    ) -> PKPaymentError {
        var info: [String: any Sendable] = [:]
        for (key, value) in more { info[key.rawValue] = value }
        if let text { info[NSLocalizedDescriptionKey] = text }
        return PKPaymentError(code, info: info)
    }
}
