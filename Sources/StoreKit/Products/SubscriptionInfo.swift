import Foundation

extension Product {
    /// A time that a subscription lasts.
    public struct SubscriptionPeriod: Hashable, Sendable, CustomDebugStringConvertible {
        /// Units of time.
        public enum Unit: Hashable, Sendable {
            case day
            case week
            case month
            case year

            var component: Calendar.Component {
                switch self {
                case .day: .day
                case .week: .weekOfYear
                case .month: .month
                case .year: .year
                }
            }
        }

        /// What is counted.
        public let unit: Unit
        /// How many of them.
        public let value: Int

        /// Reads `P1M`, `P2W` and the like; a month where it is something else.
        init(_ text: String) {
            let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
            value = Int(text.dropFirst().dropLast()) ?? 1
            unit = text.last.flatMap { units[$0] } ?? .month
        }

        public var debugDescription: String { "\(value) \(unit)\(value == 1 ? "" : "s")" }
    }

    /// A price for the beginning.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// How it is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }

        public let id: String?
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }

    /// What is known of a product as a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The group that it belongs to: a person has one of a group at a time.
        public let subscriptionGroupID: String
        /// What the group is called.
        public let groupDisplayName: String
        /// Its place in the group, 1 for the best.
        public let groupLevel: Int
        /// How long it lasts.
        public let subscriptionPeriod: SubscriptionPeriod
        /// The price for the beginning.
        public let introductoryOffer: SubscriptionOffer?
        /// Prices for those who come back: none are read.
        public var promotionalOffers: [SubscriptionOffer] { [] }

        init(_ item: StoreFile.Item, group: StoreFile.Group, style: Decimal.FormatStyle.Currency) {
            subscriptionGroupID = group.id
            groupDisplayName = group.localizations?.first?.displayName ?? group.name ?? ""
            groupLevel = item.groupNumber ?? 1
            subscriptionPeriod = SubscriptionPeriod(item.recurringSubscriptionPeriod ?? "P1M")
            introductoryOffer = item.introductoryOffer.map { offer in
                let mode = offer.paymentMode ?? "free"
                let price = mode == "free" ? 0 : Decimal(string: offer.displayPrice ?? "0") ?? 0
                return SubscriptionOffer(
                    id: offer.offerID, price: price, displayPrice: style.format(price),
                    period: SubscriptionPeriod(offer.subscriptionPeriod ?? "P1W"),
                    periodCount: offer.numberOfPeriods ?? 1,
                    paymentMode: mode == "free" ? .freeTrial : mode == "payUpFront" ? .payUpFront : .payAsYouGo)
            }
        }

        /// Whether a person has not had the price for the beginning yet: nothing of the group was bought.
        public var isEligibleForIntroOffer: Bool {
            get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
        }
        /// Whether nothing of a group was bought yet.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            !Store.ofProgram.all.contains { $0.subscriptionGroupID == groupID }
        }

        /// How things stand with what was bought of the group.
        public var status: [Status] { get async throws { try await Self.status(for: subscriptionGroupID) } }
        /// How things stand with what was bought of a group: one at most.
        public static func status(for groupID: String) async throws -> [Status] {
            guard let last = Store.ofProgram.all.last(where: { $0.subscriptionGroupID == groupID }) else { return [] }
            let isOn = Store.ofProgram.isInUse(last)
            let info = RenewalInfo(
                currentProductID: last.productID, originalTransactionID: last.originalID, willAutoRenew: isOn,
                autoRenewPreference: isOn ? last.productID : nil)
            return [
                Status(
                    state: last.revocationDate != nil ? .revoked : isOn ? .subscribed : .expired,
                    transaction: .verified(last), renewalInfo: .verified(info))
            ]
        }

        /// Whether a subscription is in use.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }

        /// What happens at the end of a subscription's time.
        public struct RenewalInfo: Hashable, Sendable {
            public let currentProductID: String
            public let originalTransactionID: UInt64
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
        }

        /// How things stand with a subscription.
        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let transaction: VerificationResult<Transaction>
            public let renewalInfo: VerificationResult<RenewalInfo>
        }
    }
}
