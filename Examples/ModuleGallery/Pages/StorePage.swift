import StoreKit
import SwiftUI

/// Products of a `.storekit` file that `DOVETAIL_STOREKIT` names.
struct StorePage: View {
    @State private var products: [Product] = []
    @State private var bought: Set<String> = []
    @State private var isLoaded = false

    var body: some View {
        List(products) { product in
            HStack {
                VStack(alignment: .leading) {
                    Text(product.displayName)
                    Text(product.description).font(.footnote).foregroundStyle(.secondary)
                }
                Spacer()
                Button(bought.contains(product.id) ? "Bought" : product.displayPrice) { buy(product) }
                    .disabled(bought.contains(product.id))
            }
        }
        .overlay {
            if isLoaded, products.isEmpty {
                ContentUnavailableView(
                    "No products", systemImage: "cart",
                    description: Text("DOVETAIL_STOREKIT names a file of products, as Xcode makes them."))
            }
        }
        .task {
            products = (try? await Product.products(for: StorePage.names)) ?? []
            isLoaded = true
        }
    }

    private static let names = ["coffee.mug", "coffee.beans", "coffee.tip", "coffee.month", "coffee.year"]

    private func buy(_ product: Product) {
        Task {
            guard case .success(.verified(let transaction)) = try await product.purchase() else { return }
            await transaction.finish()
            bought.insert(product.id)
        }
    }
}
