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

/// Brings what was bought elsewhere, where a view asks for such a button.
struct RestoreButton: View {
    @Environment(\.storeButtons) private var buttons
    var body: some View {
        if buttons.contains(.restorePurchases) {
            Button("Restore Purchases") { Task { try? await AppStore.sync() } }.padding(.top, 12)
        }
    }
}
