import DovetailControls
import SwiftUI

/// Shows products below each other.
public struct StoreView: View {
    private let ids: [Product.ID]?
    private let given: [Product]
    @State private var loaded: [Product]?

    /// Shows products by their identities, in this order.
    public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
        self.ids = Array(ids)
        given = []
    }
    /// Shows products.
    public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
        ids = nil
        given = Array(products)
    }

    public var body: some View {
        let products = ids == nil ? given : loaded
        ScrollView {
            if let products, !products.isEmpty {
                VStack(spacing: 0) {
                    ForEach(products) { product in
                        if product.id != products.first?.id { Divider() }
                        ProductView(product)
                    }
                    RestoreButton()
                }
                .padding()
            } else if products != nil {
                ContentUnavailableView(
                    "Store Unavailable", systemImage: "cart", description: Text("No products are available."))
            } else {
                ProgressView().padding(40)
            }
        }
        .task { await load() }
    }

    private func load() async {
        guard let ids else { return }
        let found = (try? await Product.products(for: ids)) ?? []
        loaded = ids.compactMap { id in found.first { $0.id == id } }
    }
}

private struct RestoreButton: View {
    @Environment(\.storeButtons) private var buttons
    var body: some View {
        if buttons.contains(.restorePurchases) {
            Button("Restore Purchases") { Task { try? await AppStore.sync() } }.padding(.top, 12)
        }
    }
}

/// Shows the subscriptions of a group, of which a person chooses one.
public struct SubscriptionStoreView<Marketing: View>: View {
    private let groupID: String?
    private let ids: [Product.ID]
    private let marketing: Marketing
    @State private var loaded: [Product]?
    @State private var chosen: Product.ID?

    /// Shows the subscriptions of a group, with what is said for them above.
    public init(groupID: String, @ViewBuilder marketingContent: () -> Marketing) {
        self.groupID = groupID
        ids = []
        marketing = marketingContent()
    }
    /// Shows subscriptions by their identities, with what is said for them above.
    public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Marketing) {
        groupID = nil
        ids = Array(productIDs)
        marketing = marketingContent()
    }

    public var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                marketing
                if let loaded, !loaded.isEmpty {
                    ForEach(loaded) { product in option(product) }
                    if let product = loaded.first(where: { $0.id == chosen }) {
                        PurchaseButton(product: product, title: title(product)).controlSize(.large).id(product.id)
                    }
                    RestoreButton()
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
        .task { await load() }
    }

    private func title(_ product: Product) -> String {
        product.subscription?.introductoryOffer?.paymentMode == .freeTrial ? "Try It Free" : "Subscribe"
    }

    private func option(_ product: Product) -> some View {
        Button {
            chosen = product.id
        } label: {
            let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: product.displayName).font(.headline)
                    Text(verbatim: "\(product.displayPrice) / \(period(product))").foregroundStyle(.secondary)
                    if !product.description.isEmpty {
                        Text(verbatim: product.description).font(.caption).foregroundStyle(.secondary)
                    }
                }
                Spacer()
                Image(systemName: chosen == product.id ? "checkmark.circle.fill" : "circle")
                    .font(.title3).foregroundStyle(
                        chosen == product.id ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            }
            .padding()
            .background(.fill.quaternary, in: shape)
            .overlay { if chosen == product.id { shape.strokeBorder(.tint, lineWidth: 2) } }
            .contentShape(shape)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(chosen == product.id ? .isSelected : [])
    }

    private func period(_ product: Product) -> String {
        guard let period = product.subscription?.subscriptionPeriod else { return "" }
        return period.value == 1 ? "\(period.unit)" : "\(period.value) \(period.unit)s"
    }

    private func load() async {
        let all = Store.ofProgram.products
        loaded = all.filter { product in
            groupID.map { product.subscription?.subscriptionGroupID == $0 } ?? ids.contains(product.id)
        }
        if chosen == nil { chosen = loaded?.first?.id }
    }
}

extension SubscriptionStoreView where Marketing == EmptyView {
    /// Shows the subscriptions of a group.
    public init(groupID: String) { self.init(groupID: groupID) { EmptyView() } }
    /// Shows subscriptions by their identities.
    public init(productIDs: some Collection<Product.ID>) { self.init(productIDs: productIDs) { EmptyView() } }
}
