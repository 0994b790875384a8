import SwiftUI

/// What stands on the buttons of a view of subscriptions.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    let name: String
    /// What suits the look: the action where one is chosen from several, else the name and the price.
    public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
    /// What the button does: “Subscribe”, or “Try It Free”.
    public static let action = SubscriptionStoreButtonLabel(name: "action")
    /// The name of the subscription.
    public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
    /// What it costs.
    public static let price = SubscriptionStoreButtonLabel(name: "price")
    /// The name and the price in one line.
    public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
    /// The action, and the name and the price below it.
    public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")

    /// The text for a product.
    func text(_ product: Product, isOneOfSeveral: Bool) -> String {
        let title = product.subscription?.introductoryOffer?.paymentMode == .freeTrial ? "Try It Free" : "Subscribe"
        let line = "\(product.displayName), \(product.subscriptionPrice)"
        switch self {
        case .action: return title
        case .displayName: return product.displayName
        case .price: return product.subscriptionPrice
        case .singleLine: return line
        case .multiline: return "\(title)\n\(line)"
        default: return isOneOfSeveral ? title : line
        }
    }
}

extension Product {
    /// What a subscription costs in its period.
    var subscriptionPrice: String {
        guard let period = subscription?.subscriptionPeriod else { return displayPrice }
        return "\(displayPrice) / " + (period.value == 1 ? "\(period.unit)" : "\(period.value) \(period.unit)s")
    }
}

extension EnvironmentValues {
    @Entry var subscriptionButtonLabel = SubscriptionStoreButtonLabel.automatic
}

extension View {
    /// Sets what stands on the buttons that subscribe.
    nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        environment(\.subscriptionButtonLabel, label)
    }
}
