import DovetailControls
import SwiftUI

/// Sizes of the views of products.
public struct ProductViewStyleKind: Hashable, Sendable {
    let name: String
    public static let automatic = ProductViewStyleKind(name: "automatic")
    public static let compact = ProductViewStyleKind(name: "compact")
    public static let regular = ProductViewStyleKind(name: "regular")
    public static let large = ProductViewStyleKind(name: "large")
}

/// Shows a product with its price, which is the button that buys it.
public struct ProductView<Icon: View>: View {
    private enum Which {
        case id(String)
        case product(Product)
    }
    private let which: Which
    private let icon: Icon
    @State private var loaded: Product?
    @State private var isMissing = false
    @Environment(\.productViewStyleKind) private var style

    /// Shows a product by its identity, with a picture.
    public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        which = .id(id)
        self.icon = icon()
    }
    /// Shows a product with a picture.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        which = .product(product)
        self.icon = icon()
    }

    public var body: some View {
        Group {
            if let product {
                ProductRow(product: product, icon: icon, style: style)
            } else if isMissing {
                Label("This product is not available.", systemImage: "cart.badge.questionmark")
                    .foregroundStyle(.secondary).padding()
            } else {
                ProgressView().padding()
            }
        }
        .task { await load() }
    }

    private var product: Product? {
        if case .product(let product) = which { return product }
        return loaded
    }

    private func load() async {
        guard case .id(let id) = which else { return }
        loaded = try? await Product.products(for: [id]).first
        isMissing = loaded == nil
    }
}

extension ProductView where Icon == EmptyView {
    /// Shows a product by its identity.
    public init(id: Product.ID, prefersPromotionalIcon: Bool = false) { self.init(id: id) { EmptyView() } }
    /// Shows a product.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init(product) { EmptyView() } }
}

private struct ProductRow<Icon: View>: View {
    let product: Product
    let icon: Icon
    let style: ProductViewStyleKind

    var body: some View {
        if style == .large {
            VStack(spacing: 12) {
                icon.frame(maxWidth: .infinity)
                texts(.center)
                PurchaseButton(product: product)
            }
            .padding()
        } else {
            HStack(spacing: 12) {
                icon.frame(maxWidth: 64, maxHeight: 64)
                texts(.leading)
                Spacer(minLength: 8)
                PurchaseButton(product: product)
            }
            .padding(.vertical, style == .compact ? 4 : 8)
        }
    }

    private func texts(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 2) {
            Text(verbatim: product.displayName).font(.headline)
            if !product.description.isEmpty, style != .compact {
                Text(verbatim: product.description).font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .multilineTextAlignment(alignment == .center ? .center : .leading)
    }
}

/// The price, which buys.
struct PurchaseButton: View {
    let product: Product
    var title: String?
    @State private var isBought = false
    @Environment(\.purchaseCompletion) private var completion

    var body: some View {
        Button {
            Task { @MainActor in
                let result: Result<Product.PurchaseResult, any Error>
                do { result = .success(try await product.purchase()) } catch { result = .failure(error) }
                await look()
                await completion?(product, result)
            }
        } label: {
            if isBought {
                Image(systemName: "checkmark").accessibilityLabel("Purchased")
            } else {
                Text(verbatim: title ?? product.displayPrice).fontWeight(.semibold)
                    .frame(maxWidth: title == nil ? nil : .infinity)
            }
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .disabled(isBought)
        .task { await look() }
    }

    private func look() async { isBought = await product.currentEntitlement != nil }
}
