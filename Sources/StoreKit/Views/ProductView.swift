import DovetailControls
import SwiftUI

/// Shows a product with its price, which is the button that buys it.
///
/// How it looks is the matter of a ``ProductViewStyle``.
public struct ProductView<Icon: View>: View {
    private enum Which {
        case id(String)
        case product(Product)
        case configuration(ProductViewStyleConfiguration)
    }
    private let which: Which
    private let icon: Icon
    @State private var loaded = Product.TaskState.loading
    @State private var isBought = false
    @Environment(\.purchaseStart) private var start
    @Environment(\.purchaseCompletion) private var completion

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

    init(of configuration: ProductViewStyleConfiguration) where Icon == ProductViewStyleConfiguration.Icon {
        which = .configuration(configuration)
        icon = configuration.icon
    }

    public var body: some View {
        StyledControl(\.productViewStyles, configuration: configuration) {
            ProductLook(configuration: $0, size: .regular)
        }
        .task { await load() }
        .task(id: state.product) { await look() }
    }

    private var configuration: ProductViewStyleConfiguration {
        if case .configuration(let configuration) = which { return configuration }
        return ProductViewStyleConfiguration(
            state: state, icon: ProductViewStyleConfiguration.Icon(AnyView(icon)), hasCurrentEntitlement: isBought,
            buy: buy)
    }

    private var state: Product.TaskState {
        switch which {
        case .id: loaded
        case .product(let product): .success(product)
        case .configuration(let configuration): configuration.state
        }
    }

    private func load() async {
        guard case .id(let id) = which else { return }
        do { loaded = try await Product.products(for: [id]).first.map { .success($0) } ?? .unavailable } catch {
            loaded = .failure(error)
        }
    }

    private func look() async {
        guard let product = state.product else { return }
        isBought = await product.currentEntitlement != nil
    }

    private func buy() {
        guard let product = state.product else { return }
        Task { @MainActor in
            await product.buy(start: start, completion: completion) { await look() }
        }
    }
}

extension ProductView where Icon == EmptyView {
    /// Shows a product by its identity.
    public init(id: Product.ID, prefersPromotionalIcon: Bool = false) { self.init(id: id) { EmptyView() } }
    /// Shows a product.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init(product) { EmptyView() } }
}

extension Product {
    /// Buys it for a view, and tells who wants to hear of that. The view looks at what is bought first, however long the others take.
    @MainActor
    func buy(
        start: (@MainActor (Product) async -> Void)?,
        completion: (@MainActor (Product, Result<PurchaseResult, any Error>) async -> Void)?,
        look: @MainActor () async -> Void
    ) async {
        await start?(self)
        let result: Result<PurchaseResult, any Error>
        do { result = .success(try await purchase()) } catch { result = .failure(error) }
        await look()
        await completion?(self, result)
    }
}

/// The price, which buys.
struct PurchaseButton: View {
    let product: Product
    var title: String?
    @State private var isBought = false
    @Environment(\.purchaseStart) private var start
    @Environment(\.purchaseCompletion) private var completion

    var body: some View {
        PriceButton(title: title ?? product.displayPrice, isBought: isBought, isWide: title != nil) {
            Task { @MainActor in
                await product.buy(start: start, completion: completion) { await look() }
            }
        }
        .task { await look() }
    }

    private func look() async { isBought = await product.currentEntitlement != nil }
}
