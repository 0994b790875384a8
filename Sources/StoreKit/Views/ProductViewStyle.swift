import DovetailControls
import SwiftUI

/// How views of products look.
///
///     struct BigPrice: ProductViewStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             if let product = configuration.product {
///                 Button(product.displayPrice) { configuration.purchase() }
///             }
///         }
///     }
@MainActor @preconcurrency
public protocol ProductViewStyle {
    associatedtype Body: View
    typealias Configuration = ProductViewStyleConfiguration
    /// The view of a product.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A view of a product as a style sees it.
public struct ProductViewStyleConfiguration {
    /// The picture of the product.
    public struct Icon: View {
        let content: AnyView
        nonisolated init(_ content: AnyView) { self.content = content }
        public var body: some View { content }
    }

    /// How far the product is loaded.
    public let state: Product.TaskState
    /// The picture of the product.
    public let icon: Icon
    /// Whether a person has bought it.
    public let hasCurrentEntitlement: Bool
    let buy: @MainActor () -> Void

    /// The product; nil while it is not there.
    public var product: Product? { state.product }

    /// Buys the product. Does nothing while that is not there.
    @MainActor public func purchase() { buy() }
}

extension Product {
    /// How far a product is loaded.
    public enum TaskState: Sendable {
        case loading
        /// There is no such product.
        case unavailable
        case failure(any Error)
        case success(Product)

        /// The product; nil while it is not there.
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }
}

extension EnvironmentValues {
    @Entry var productViewStyles = StyleStack<ProductViewStyleConfiguration>()
}

extension View {
    /// Sets how views of products inside look.
    nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View {
        // Styles belong to the main actor, where bodies run; a modifier may be applied anywhere.
        nonisolated(unsafe) let style = style
        let erased: AnyStyle<ProductViewStyleConfiguration> = AnyStyle(style) { $0.makeBody(configuration: $1) }
        return transformEnvironment(\.productViewStyles) { $0.push(erased) }
    }
}

extension ProductView where Icon == ProductViewStyleConfiguration.Icon {
    /// Shows a product as a style is asked to: for a style that adds something to another one.
    public init(_ configuration: ProductViewStyleConfiguration) { self.init(of: configuration) }
}

/// As ``RegularProductViewStyle``.
public struct AutomaticProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ProductLook(configuration: configuration, size: .regular)
    }
}

/// A row with the name and the price.
public struct CompactProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ProductLook(configuration: configuration, size: .compact)
    }
}

/// A row with the name, what the product is, and the price.
public struct RegularProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ProductLook(configuration: configuration, size: .regular)
    }
}

/// The picture above the name and the price.
public struct LargeProductViewStyle: ProductViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ProductLook(configuration: configuration, size: .large)
    }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
    /// The usual look.
    nonisolated public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
    /// A row with the name and the price.
    nonisolated public static var compact: CompactProductViewStyle { CompactProductViewStyle() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
    /// A row with the name, what the product is, and the price.
    nonisolated public static var regular: RegularProductViewStyle { RegularProductViewStyle() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
    /// The picture above the name and the price.
    nonisolated public static var large: LargeProductViewStyle { LargeProductViewStyle() }
}
