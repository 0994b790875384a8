import Foundation

/// Something that can be bought, as StoreKit told it before ``Product``: the same things, of the app's `.storekit` file.
open class SKProduct: NSObject, @unchecked Sendable {
    /// Units of the time that a subscription lasts.
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

    let product: Product
    private let currency: Locale

    init(_ product: Product) {
        self.product = product
        currency = product.priceFormatStyle.locale
    }

    /// How the app knows it.
    open var productIdentifier: String { product.id }
    /// What it is called.
    open var localizedTitle: String { product.displayName }
    /// What it is.
    open var localizedDescription: String { product.description }
    /// What it costs.
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: product.price) }
    /// How ``price`` is written.
    open var priceLocale: Locale { currency }
    /// Whether a family may share it.
    open var isFamilyShareable: Bool { product.isFamilyShareable }
    /// Whether it has files at the store. None has here.
    open var isDownloadable: Bool { false }
    /// How long a subscription lasts; nil for what is none.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? {
        product.subscription.map { SKProductSubscriptionPeriod($0.subscriptionPeriod) }
    }
    /// The group of a subscription; nil for what is none.
    open var subscriptionGroupIdentifier: String? { product.subscription?.subscriptionGroupID }
    /// The price of a subscription for the beginning.
    open var introductoryPrice: SKProductDiscount? {
        product.subscription?.introductoryOffer.map { SKProductDiscount($0, currency) }
    }
    /// Prices for those who come back. None are read.
    open var discounts: [SKProductDiscount] { [] }
}

/// A time that a subscription lasts.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    /// What is counted.
    public let unit: SKProduct.PeriodUnit
    /// How many of them.
    public let numberOfUnits: Int

    init(_ period: Product.SubscriptionPeriod) {
        numberOfUnits = period.value
        unit =
            switch period.unit {
            case .day: .day
            case .week: .week
            case .month: .month
            case .year: .year
            }
    }
}

/// Another price of a subscription than its usual one.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// How it is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    /// Whom it is for.
    public enum `Type`: UInt, Sendable { case introductory, subscription }

    /// Its name at the store.
    public let identifier: String?
    /// Whom it is for: those who begin.
    public var type: Type { .introductory }
    /// What each time costs.
    public let price: NSDecimalNumber
    /// How ``price`` is written.
    public let priceLocale: Locale
    /// How long it lasts.
    public let subscriptionPeriod: SKProductSubscriptionPeriod
    /// How often it is given.
    public let numberOfPeriods: Int
    /// How it is paid.
    public let paymentMode: PaymentMode

    init(_ offer: Product.SubscriptionOffer, _ currency: Locale) {
        identifier = offer.id
        price = NSDecimalNumber(decimal: offer.price)
        priceLocale = currency
        subscriptionPeriod = SKProductSubscriptionPeriod(offer.period)
        numberOfPeriods = offer.periodCount
        paymentMode =
            switch offer.paymentMode {
            case .freeTrial: .freeTrial
            case .payUpFront: .payUpFront
            default: .payAsYouGo
            }
    }
}
