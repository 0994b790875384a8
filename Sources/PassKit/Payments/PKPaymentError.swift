import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``PKPaymentError``.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// What is wrong with what somebody has entered, as apps tell it. The numbers are Apple's.
public struct PKPaymentError: CustomNSError, Equatable, Sendable {
    public let code: Code
    private let info: [String: any Sendable]
    public enum Code: Int, Sendable {
        case unknownError = -1
        case shippingContactInvalidError = 1
        case billingContactInvalidError = 2
        case shippingAddressUnserviceableError = 3
        case couponCodeInvalidError = 4
        case couponCodeExpiredError = 5
    }
    public init(_ code: Code) { self.init(code, info: [:]) }
    init(_ code: Code, info: [String: any Sendable]) { (self.code, self.info) = (code, info) }

    public static var unknownError: Code { .unknownError }
    public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
    public static var billingContactInvalidError: Code { .billingContactInvalidError }
    public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
    public static var couponCodeInvalidError: Code { .couponCodeInvalidError }
    public static var couponCodeExpiredError: Code { .couponCodeExpiredError }

    public static var errorDomain: String { PKPaymentErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { info }

    /// Whether two have the same code.
    public static func == (first: Self, second: Self) -> Bool { first.code == second.code }
}

/// What such an error tells more of.
public struct PKPaymentErrorKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let contactFieldUserInfoKey = PKPaymentErrorKey(rawValue: "PKPaymentErrorContactField")
    public static let postalAddressUserInfoKey = PKPaymentErrorKey(rawValue: "PKPaymentErrorPostalAddress")
}
