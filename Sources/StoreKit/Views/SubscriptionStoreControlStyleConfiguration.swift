import SwiftUI

/// The subscriptions that a style of an app's own lets a person choose from.
public struct SubscriptionStoreControlStyleConfiguration {
    /// Those that are to be shown.
    public let options: [Option]
    /// All of the view, of which a group shows a part.
    public let allOptions: [Product]
    /// ``options`` by section: one, as views here have no more.
    public var sections: [Section] { [Section(id: 0, options: options)] }

    /// A subscription that can be bought. What its product says is found in it by name, too.
    @dynamicMemberLookup
    public struct Option: Identifiable, Hashable {
        /// The subscription.
        public let subscription: Product
        let action: @MainActor () -> Void
        public var id: Product.ID { subscription.id }

        /// Buys it.
        @MainActor public func subscribe() { action() }

        public subscript<Value>(dynamicMember keyPath: KeyPath<Product, Value>) -> Value {
            subscription[keyPath: keyPath]
        }
        /// What is known of it as a subscription. Ends the program for a product that is none, which no view shows.
        public subscript<Value>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, Value>) -> Value {
            guard let info = subscription.subscription else {
                preconditionFailure("SubscriptionStoreControlStyle: “\(id)” is no subscription")
            }
            return info[keyPath: keyPath]
        }
        public static func == (first: Option, second: Option) -> Bool { first.subscription == second.subscription }
        public func hash(into hasher: inout Hasher) { hasher.combine(subscription) }
    }

    /// A subscription among those that one is chosen from.
    @dynamicMemberLookup
    public struct PickerOption: Identifiable, Hashable {
        let option: Option
        /// Whether it is chosen.
        public let isSelected: Bool
        public var id: Product.ID { option.id }
        /// The subscription.
        public var subscription: Product { option.subscription }

        public subscript<Value>(dynamicMember keyPath: KeyPath<Product, Value>) -> Value {
            option[dynamicMember: keyPath]
        }
        public subscript<Value>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, Value>) -> Value {
            option[dynamicMember: keyPath]
        }
    }

    /// Some subscriptions.
    public struct Section: Identifiable {
        public let id: Int
        public let options: [Option]
    }
}
