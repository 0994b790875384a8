import DovetailControls
import SwiftUI

/// Shows the subscriptions of a group, of which a person chooses one.
public struct SubscriptionStoreView<Marketing: View>: View {
    private let groupID: String?
    private let ids: [Product.ID]
    private let marketing: Marketing
    @State private var loaded: [Product]?
    @State private var chosen: Product.ID?
    @Environment(\.subscriptionControls) private var controls

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
                    if controls.place != .bottomBar { choices(loaded) }
                    if controls.place == .scrollView { buttons(loaded) }
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
                VStack(spacing: 16) {
                    if controls.place == .bottomBar { choices(loaded) }
                    buttons(loaded)
                }
                .padding()
                .frame(maxWidth: .infinity)
                .background(.bar)
            }
        }
        .task { await load() }
    }

    /// What a person chooses from. Buttons that buy at once need no choice.
    @ViewBuilder private func choices(_ products: [Product]) -> some View {
        switch controls.look {
        case .buttons: EmptyView()
        case .rows: ForEach(products) { option($0) }
        case .columns: HStack(alignment: .top, spacing: 12) { ForEach(products) { option($0) } }
        case .pages:
            ScrollView(.horizontal) {
                HStack(alignment: .top, spacing: 12) { ForEach(products) { option($0).frame(width: 260) } }
            }
        }
    }

    @ViewBuilder private func buttons(_ products: [Product]) -> some View {
        if controls.look == .buttons {
            ForEach(products) { product in
                PurchaseButton(product: product, title: "\(product.displayName), \(price(product))").controlSize(.large)
            }
        } else if let product = products.first(where: { $0.id == chosen }) {
            PurchaseButton(product: product, title: title(product)).controlSize(.large).id(product.id)
        }
        RestoreButton()
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
                    Text(verbatim: price(product)).foregroundStyle(.secondary)
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
            .background(controls.background ?? AnyShapeStyle(.fill.quaternary), in: shape)
            .overlay { if chosen == product.id { shape.strokeBorder(.tint, lineWidth: 2) } }
            .contentShape(shape)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(chosen == product.id ? .isSelected : [])
    }

    private func price(_ product: Product) -> String {
        guard let period = product.subscription?.subscriptionPeriod else { return product.displayPrice }
        return "\(product.displayPrice) / "
            + (period.value == 1 ? "\(period.unit)" : "\(period.value) \(period.unit)s")
    }

    private func load() async {
        let all = Store.ofProgram.products
        loaded = all.filter { product in
            groupID.map { product.subscription?.subscriptionGroupID == $0 } ?? ids.contains(product.id)
        }
        if chosen == nil { chosen = loaded?.first?.id }
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
    public init(groupID: String) { self.init(groupID: groupID) { EmptyView() } }
    /// Shows subscriptions by their identities.
    public init(productIDs: some Collection<Product.ID>) { self.init(productIDs: productIDs) { EmptyView() } }
}
