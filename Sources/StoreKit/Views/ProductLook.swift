import DovetailControls
import SwiftUI

/// A product in one of the usual sizes.
struct ProductLook: View {
    enum Size { case compact, regular, large }
    let configuration: ProductViewStyleConfiguration
    let size: Size

    var body: some View {
        switch configuration.state {
        case .success(let product):
            if size == .large {
                VStack(spacing: 12) {
                    configuration.icon.frame(maxWidth: .infinity)
                    texts(product, .center)
                    price(product)
                }
                .padding()
            } else {
                HStack(spacing: 12) {
                    configuration.icon.frame(maxWidth: 64, maxHeight: 64)
                    texts(product, .leading)
                    Spacer(minLength: 8)
                    price(product)
                }
                .padding(.vertical, size == .compact ? 4 : 8)
            }
        case .loading: ProgressView().padding()
        case .unavailable, .failure:
            Label("This product is not available.", systemImage: "cart.badge.questionmark")
                .foregroundStyle(.secondary).padding()
        }
    }

    private func texts(_ product: Product, _ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 2) {
            Text(verbatim: product.displayName).font(.headline)
            if !product.description.isEmpty, size != .compact {
                Text(verbatim: product.description).font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .multilineTextAlignment(alignment == .center ? .center : .leading)
    }

    private func price(_ product: Product) -> some View {
        PriceButton(title: product.displayPrice, isBought: configuration.hasCurrentEntitlement) {
            configuration.purchase()
        }
    }
}

/// The button that buys, and the sign that somebody has.
struct PriceButton: View {
    let title: String
    let isBought: Bool
    var isWide = false
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            if isBought {
                Image(systemName: "checkmark").accessibilityLabel("Purchased")
            } else {
                Text(verbatim: title).fontWeight(.semibold).frame(maxWidth: isWide ? .infinity : nil)
            }
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .disabled(isBought)
    }
}
