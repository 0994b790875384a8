import Foundation

/// How things stand with a subscription.
public typealias SubscriptionStatus = Product.SubscriptionInfo.Status
/// What happens at the end of a subscription's time.
public typealias SubscriptionRenewalInfo = Product.SubscriptionInfo.RenewalInfo
/// What is known of a subscription.
public typealias SubscriptionInfo = Product.SubscriptionInfo

extension Product.SubscriptionInfo.Status {
    /// How things stand with all subscriptions, by group: one at most of each, as the person has bought it.
    public static var all: AllStatuses { AllStatuses() }

    /// The groups, and how things stand with what was bought of them.
    public struct AllStatuses: AsyncSequence, Sendable {
        public typealias Element = (groupID: String, statuses: [Product.SubscriptionInfo.Status])
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(groups: Set(Store.ofProgram.all.compactMap(\.subscriptionGroupID)).sorted()[...])
        }
        /// Goes over them.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var groups: ArraySlice<String>
            public mutating func next() async -> Element? {
                guard let group = groups.popFirst() else { return nil }
                return (group, (try? await Product.SubscriptionInfo.status(for: group)) ?? [])
            }
        }
    }
}

extension Product.SubscriptionInfo.RenewalState {
    /// The state in words, in English.
    public var localizedDescription: String {
        switch self {
        case .subscribed: "Subscribed"
        case .expired: "Expired"
        case .inBillingRetryPeriod: "In Billing Retry Period"
        case .inGracePeriod: "In Grace Period"
        case .revoked: "Revoked"
        default: "Unknown"
        }
    }
}
