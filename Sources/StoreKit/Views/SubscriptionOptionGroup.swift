import SwiftUI

/// Some of the subscriptions, under a label.
@MainActor @preconcurrency
public struct SubscriptionOptionGroup<Label: View, MarketingContent: View>: StoreContent {
    private let label: Label
    private let marketing: MarketingContent
    private let isIncluded: (Product) -> Bool

    /// The subscriptions that a function takes, with a label and what is said for them.
    public init(
        isIncluded: @escaping (Product) -> Bool = { _ in true }, @ViewBuilder label: () -> Label,
        @ViewBuilder marketingContent: () -> MarketingContent
    ) { (self.isIncluded, self.label, marketing) = (isIncluded, label(), marketingContent()) }

    public func _groups(of products: [Product]) -> [_StoreGroup] {
        let own = products.filter(isIncluded)
        return own.isEmpty
            ? [] : [_StoreGroup(id: 0, products: own, label: AnyView(label), marketing: AnyView(marketing))]
    }
}

extension SubscriptionOptionGroup where Label == Text {
    /// The subscriptions that a function takes, with a title and what is said for them.
    public init(
        _ label: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool = { _ in true },
        @ViewBuilder marketingContent: () -> MarketingContent
    ) { self.init(isIncluded: isIncluded, label: { Text(label) }, marketingContent: marketingContent) }
}

extension SubscriptionOptionGroup where Label == Text, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    /// The subscriptions that a function takes, with a title.
    public init(_ label: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool = { _ in true }) {
        self.init(
            isIncluded: isIncluded, label: { Text(label) },
            marketingContent: { AutomaticSubscriptionStoreMarketingContent() })
    }
}

/// All subscriptions, in groups that a value of each makes. Groups are in the order of their values where there is one, else in that in which they are met.
@MainActor @preconcurrency
public struct SubscriptionOptionGroupSet<GroupID: Hashable, Label: View, MarketingContent: View>: StoreContent {
    private let transform: (Product) -> GroupID
    private let label: (GroupID) -> Label
    private let marketing: (GroupID) -> MarketingContent

    /// Groups of one value each, with labels and what is said for them.
    public init(
        idType: GroupID.Type = GroupID.self, groupedBy transform: @escaping (Product) -> GroupID,
        @ViewBuilder label: @escaping (GroupID) -> Label,
        @ViewBuilder marketingContent: @escaping (GroupID) -> MarketingContent
    ) { (self.transform, self.label, marketing) = (transform, label, marketingContent) }

    public func _groups(of products: [Product]) -> [_StoreGroup] {
        var order: [GroupID] = []
        var groups: [GroupID: [Product]] = [:]
        for product in products {
            let id = transform(product)
            if groups[id] == nil { order.append(id) }
            groups[id, default: []].append(product)
        }
        if GroupID.self is any Comparable.Type { order.sort(by: isBefore) }
        return order.map {
            _StoreGroup(
                id: $0, products: groups[$0] ?? [], label: AnyView(label($0)), marketing: AnyView(marketing($0)))
        }
    }

    private func isBefore(_ first: GroupID, _ second: GroupID) -> Bool {
        func compare<Value: Comparable>(_ value: Value) -> Bool { (second as? Value).map { value < $0 } ?? false }
        return (first as? any Comparable).map { compare($0) } ?? false
    }
}

extension SubscriptionOptionGroupSet where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    /// Groups of one value each, with labels.
    public init(
        idType: GroupID.Type = GroupID.self, groupedBy transform: @escaping (Product) -> GroupID,
        @ViewBuilder label: @escaping (GroupID) -> Label
    ) {
        self.init(
            groupedBy: transform, label: label, marketingContent: { _ in AutomaticSubscriptionStoreMarketingContent() })
    }
}

/// All subscriptions, in groups of one length each: those of a month, those of a year.
@MainActor @preconcurrency
public struct SubscriptionPeriodGroupSet<Label: View, MarketingContent: View>: StoreContent {
    private let label: (Product.SubscriptionPeriod?) -> Label
    private let marketing: (Product.SubscriptionPeriod?) -> MarketingContent

    /// Groups of one length each, with what is said for them, and with labels.
    public init(
        @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent,
        @ViewBuilder label: @escaping (Product.SubscriptionPeriod?) -> Label
    ) { (self.label, marketing) = (label, marketingContent) }

    public func _groups(of products: [Product]) -> [_StoreGroup] {
        SubscriptionOptionGroupSet(
            groupedBy: { $0.subscription?.subscriptionPeriod }, label: label, marketingContent: marketing
        )._groups(of: products)
    }
}

extension SubscriptionPeriodGroupSet where Label == AutomaticSubscriptionOptionGroupLabel {
    /// Groups of one length each, with what is said for them. The length is their label.
    public init(@ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent) {
        self.init(marketingContent: marketingContent) {
            AutomaticSubscriptionOptionGroupLabel($0?.heading ?? "")
        }
    }
}

extension SubscriptionPeriodGroupSet
where Label == AutomaticSubscriptionOptionGroupLabel, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    /// Groups of one length each. The length is their label.
    public init() { self.init { _ in AutomaticSubscriptionStoreMarketingContent() } }
}

extension Product.SubscriptionPeriod {
    /// The period as a heading: “Month”, “3 months”.
    fileprivate var heading: String { value == 1 ? unit.localizedDescription : "\(value) \(unit)s" }
}
