/// What stands on a button that pays.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
    /// What stands before the mark.
    let before: String
    public static let plain = PayWithApplePayButtonLabel(before: "")
    public static let buy = PayWithApplePayButtonLabel(before: "Buy with")
    public static let setUp = PayWithApplePayButtonLabel(before: "Set up")
    public static let inStore = PayWithApplePayButtonLabel(before: "Pay with")
    public static let donate = PayWithApplePayButtonLabel(before: "Donate with")
    public static let checkout = PayWithApplePayButtonLabel(before: "Check out with")
    public static let book = PayWithApplePayButtonLabel(before: "Book with")
    public static let subscribe = PayWithApplePayButtonLabel(before: "Subscribe with")
    public static let reload = PayWithApplePayButtonLabel(before: "Reload with")
    public static let addMoney = PayWithApplePayButtonLabel(before: "Add Money with")
    public static let topUp = PayWithApplePayButtonLabel(before: "Top Up with")
    public static let order = PayWithApplePayButtonLabel(before: "Order with")
    public static let rent = PayWithApplePayButtonLabel(before: "Rent with")
    public static let support = PayWithApplePayButtonLabel(before: "Support with")
    public static let contribute = PayWithApplePayButtonLabel(before: "Contribute with")
    public static let tip = PayWithApplePayButtonLabel(before: "Tip with")
    public static let `continue` = PayWithApplePayButtonLabel(before: "Continue with")
}
