@_exported import Foundation

/// Something that can be bought, as the app's `.storekit` file describes it.
///
/// There is no store on Linux. What the file has can be bought for nothing while the program runs, as in Xcode's tests; without a file there are no
/// products. Any thread may use it.
public struct Product: Identifiable, Hashable, Sendable {
    /// Kinds of products.
    public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// It is used up, and can be bought again.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// It is bought once.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// It lasts for a time.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// It lasts for a time, and is bought again by itself.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// How the app knows it.
    public let id: String
    /// What kind it is.
    public let type: ProductType
    /// What it is called.
    public let displayName: String
    /// What it is.
    public let description: String
    /// What it costs.
    public let price: Decimal
    /// What it costs, as a person reads it.
    public let displayPrice: String
    /// How ``price`` is written.
    public let priceFormatStyle: Decimal.FormatStyle.Currency
    /// Whether a family may share it.
    public let isFamilyShareable: Bool
    /// What is known of it as a subscription.
    public let subscription: SubscriptionInfo?

    public static func == (first: Product, second: Product) -> Bool { first.id == second.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    init(_ item: StoreFile.Item, group: StoreFile.Group?, currency: Locale) {
        id = item.productID
        type =
            switch item.type {
            case "Consumable": .consumable
            case "NonConsumable": .nonConsumable
            case "RecurringSubscription": .autoRenewable
            default: .nonRenewable
            }
        let text = item.localizations?.first { $0.locale == currency.identifier } ?? item.localizations?.first
        displayName = text?.displayName.flatMap { $0.isEmpty ? nil : $0 } ?? item.referenceName ?? item.productID
        description = text?.description ?? ""
        price = Decimal(string: item.displayPrice ?? "0") ?? 0
        let style = Decimal.FormatStyle.Currency(code: currency.currency?.identifier ?? "USD", locale: currency)
        priceFormatStyle = style
        displayPrice = style.format(price)
        isFamilyShareable = item.familyShareable ?? false
        subscription = group.map { SubscriptionInfo(item, group: $0, style: style) }
    }

    /// The products of the app's `.storekit` file with these identities, in the file's order.
    public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
        let wanted = Set(identifiers)
        return Store.ofProgram.products.filter { wanted.contains($0.id) }
    }

    /// Ways to buy.
    public struct PurchaseOption: Hashable, Sendable {
        let name: String
        let value: String
        /// The person's account with the app.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption(name: "appAccountToken", value: token.uuidString)
        }
        /// How many.
        public static func quantity(_ quantity: Int) -> PurchaseOption {
            PurchaseOption(name: "quantity", value: "\(quantity)")
        }
        /// Whether a parent is asked. Nobody is.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(name: "askToBuy", value: "\(simulateAskToBuy)")
        }
    }

    /// How a purchase has ended.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    /// Why nothing was bought.
    public enum PurchaseError: LocalizedError, Sendable {
        case invalidQuantity
        case productUnavailable
        case purchaseNotAllowed
        case ineligibleForOffer
        case invalidOfferIdentifier
        case invalidOfferPrice
        case invalidOfferSignature
        case missingOfferParameters
        public var errorDescription: String? {
            self == .productUnavailable ? "There is no such product in the .storekit file." : "Nothing can be bought."
        }
    }

    /// Buys it, for nothing and without a question, as a test of Xcode's that has its questions switched off.
    @discardableResult
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        .success(.verified(try Store.ofProgram.buy(self, options: options)))
    }

    /// What was bought of it last.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { await Transaction.latest(for: id) }
    }
    /// What gives a person the use of it.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { await Transaction.currentEntitlement(for: id) }
    }
}

/// Why the store does not answer.
public enum StoreKitError: LocalizedError, Sendable {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled
    public var errorDescription: String? { "The store does not answer." }
}
