import DovetailControls
import SwiftUI

/// Shows the subscriptions of a group, of which a person chooses one.
public struct SubscriptionStoreView<Marketing: View>: View {
    private let groupID: String?
    private let ids: [Product.ID]
    private let marketing: Marketing
    private let content: (any StoreContent)?
    private var relationships = Product.SubscriptionRelationship.all
    @State private var loaded: [Product]?
    @State private var chosen: Product.ID?
    @State private var group: AnyHashable?
    @Environment(\.subscriptionControls) private var controls

    private init(_ groupID: String?, _ ids: [Product.ID], _ marketing: Marketing, _ content: (any StoreContent)? = nil)
    {
        (self.groupID, self.ids, self.marketing, self.content) = (groupID, ids, marketing, content)
    }

    /// Shows the subscriptions of a group, with what is said for them above.
    public init(groupID: String, @ViewBuilder marketingContent: () -> Marketing) {
        self.init(groupID, [], marketingContent())
    }
    /// Shows subscriptions by their identities, with what is said for them above.
    public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Marketing) {
        self.init(nil, Array(productIDs), marketingContent())
    }

    public var body: some View {
        let groups = groups
        let current = groups.first { $0.id == group } ?? groups.first
        ScrollView {
            VStack(spacing: 16) {
                marketing
                if let loaded, !loaded.isEmpty {
                    if groups.count > 1 { tabs(groups) }
                    if let current { current.marketing }
                    let products = current?.products ?? loaded
                    if controls.place != .bottomBar { choices(products) }
                    if controls.place == .scrollView { buttons(products) }
                } else if loaded != nil {
                    ContentUnavailableView(
                        "Subscription Unavailable", systemImage: "cart",
                        description: Text("The subscription is not available."))
                } else {
                    ProgressView().padding(40)
                }
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            if controls.place != .scrollView, let loaded, !loaded.isEmpty {
                let products = current?.products ?? loaded
                VStack(spacing: 16) {
                    if controls.place == .bottomBar { choices(products) }
                    buttons(products)
                }
                .padding()
                .frame(maxWidth: .infinity)
                .background(.bar)
            }
        }
        .task { await load() }
    }

    private var groups: [_StoreGroup] { content?._groups(of: loaded ?? []) ?? [] }

    private func tabs(_ groups: [_StoreGroup]) -> some View {
        Picker("Plans", selection: Binding(get: { group ?? groups[0].id }, set: { group = $0 })) {
            ForEach(groups, id: \.id) { $0.label.tag($0.id) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
    }

    /// What is chosen; the first of a group in which nothing is.
    private func chosen(_ products: [Product]) -> Product.ID? {
        products.first { $0.id == chosen }?.id ?? products.first?.id
    }

    @ViewBuilder private func choices(_ products: [Product]) -> some View {
        if let make = controls.make {
            CustomSubscriptionControls(products: products, all: loaded ?? [], make: make)
        } else {
            SubscriptionChoices(
                look: controls.look, products: products,
                chosen: Binding(get: { chosen(products) }, set: { chosen = $0 }))
        }
    }

    @ViewBuilder private func buttons(_ products: [Product]) -> some View {
        if controls.make == nil {
            SubscriptionButtons(look: controls.look, products: products, chosen: chosen(products))
        }
        RestoreButton()
    }

    private func load() async {
        let all = Store.ofProgram.products
        let group = all.filter { product in
            groupID.map { product.subscription?.subscriptionGroupID == $0 } ?? ids.contains(product.id)
        }
        let owned = Set(Store.ofProgram.inUse.map(\.productID))
        let current = group.first { owned.contains($0.id) }?.subscription
        loaded = group.filter { product in
            guard let current, let subscription = product.subscription else { return true }
            return relationships.contains(
                Product.SubscriptionRelationship(of: subscription, to: current, isOwn: owned.contains(product.id)))
        }
    }
}

extension SubscriptionStoreView {
    /// Shows those subscriptions of a group that stand in a relationship to the one that the person has, with what is said for them above.
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship,
        @ViewBuilder marketingContent: () -> Marketing
    ) {
        self.init(groupID: groupID, marketingContent: marketingContent)
        relationships = visibleRelationships
    }
}

extension SubscriptionStoreView {
    /// Shows subscriptions that were loaded, with what is said for them above.
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Marketing) {
        self.init(productIDs: subscriptions.map(\.id), marketingContent: marketingContent)
    }
}

extension SubscriptionStoreView where Marketing == EmptyView {
    /// Shows subscriptions that were loaded.
    public init(subscriptions: some Collection<Product>) { self.init(productIDs: subscriptions.map(\.id)) }
    /// Shows the subscriptions of a group.
    public init(groupID: String) { self.init(groupID, [], EmptyView()) }
    /// Shows those subscriptions of a group that stand in a relationship to the one that the person has.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship) {
        self.init(groupID, [], EmptyView())
        relationships = visibleRelationships
    }
    /// Shows subscriptions by their identities.
    public init(productIDs: some Collection<Product.ID>) { self.init(nil, Array(productIDs), EmptyView()) }
    /// Shows the subscriptions of a group, in groups of an app's own, which a person goes through by tabs.
    public init<Content: StoreContent>(groupID: String, @StoreContentBuilder content: () -> Content) {
        self.init(groupID, [], EmptyView(), content())
    }
    /// Shows subscriptions by their identities, in groups of an app's own, which a person goes through by tabs.
    public init<Content: StoreContent>(
        productIDs: some Collection<Product.ID>, @StoreContentBuilder content: () -> Content
    ) { self.init(nil, Array(productIDs), EmptyView(), content()) }
    /// Shows subscriptions that were loaded, in groups of an app's own, which a person goes through by tabs.
    public init<Content: StoreContent>(
        subscriptions: some Collection<Product>, @StoreContentBuilder content: () -> Content
    ) { self.init(nil, subscriptions.map(\.id), EmptyView(), content()) }
}
