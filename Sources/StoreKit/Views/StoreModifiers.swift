import SwiftUI

/// Buttons beside products.
public struct StoreButtonKind: Hashable, Sendable {
    let name: String
    /// Brings what was bought elsewhere.
    public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
    /// Closes the view. There is none in these views.
    public static let cancellation = StoreButtonKind(name: "cancellation")
    /// Takes a code for something from the store. There is none in these views.
    public static let redeemCode = StoreButtonKind(name: "redeemCode")
    /// Shows terms and what is done with data. There is none in these views.
    public static let policies = StoreButtonKind(name: "policies")
    /// Lets a person sign in who has subscribed elsewhere. There is none in these views.
    public static let signIn = StoreButtonKind(name: "signIn")
}

extension EnvironmentValues {
    @Entry var purchaseStart: (@MainActor (Product) async -> Void)?
    @Entry var storeButtons: Set<StoreButtonKind> = []
    @Entry var purchaseCompletion: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    /// Buys a product.
    public var purchase: PurchaseAction { PurchaseAction() }
    /// Asks a person what they think of the app. There is no store to tell it to.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    /// Shows a person what the store wants to tell them. It never wants to.
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

/// Shows a ``Message`` of the store. There never is one that it could be called with.
public struct DisplayMessageAction: Sendable {
    @MainActor public func callAsFunction(_ message: Message) throws {}
}

/// Buys a product: `try await purchase(product)`.
public struct PurchaseAction: Sendable {
    @discardableResult
    @MainActor public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

/// How things stand with something that is loaded.
public enum EntitlementTaskState<Value> {
    case loading
    case failure(any Error)
    case success(Value)
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState {
    /// What was loaded; nil as long as it is not.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }

    /// The same with what was loaded made into something else.
    public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try transform(value))
        }
    }
    /// The same with what was loaded made into something else, which takes its time.
    @_disfavoredOverload
    public func map<Other>(
        _ transform: @Sendable (Value) async throws -> Other
    ) async rethrows -> EntitlementTaskState<Other> where Value: Sendable {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try await transform(value))
        }
    }
    /// The same with what was loaded made into something else, which may be loading, too.
    public func flatMap<Other>(
        _ transform: (Value) throws -> EntitlementTaskState<Other>
    ) rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try transform(value)
        }
    }
}

extension View {
    /// Shows or hides buttons beside products.
    nonisolated public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View {
        transformEnvironment(\.storeButtons) {
            if visibility == .hidden { $0.subtract(kinds) } else { $0.formUnion(kinds) }
        }
    }
    /// Called when a view of a product inside is about to buy it.
    nonisolated public func onInAppPurchaseStart(perform action: (@MainActor (Product) async -> Void)?) -> some View {
        environment(\.purchaseStart, action)
    }
    /// Called when a view of a product inside has bought it, or has failed.
    nonisolated public func onInAppPurchaseCompletion(
        perform action: (@MainActor (Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { environment(\.purchaseCompletion, action) }
    /// Tells what gives a person the use of a product, when the view appears.
    nonisolated public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping @MainActor @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View {
        task(id: productID, priority: priority) {
            await action(.loading)
            await action(.success(await Transaction.currentEntitlement(for: productID)))
        }
    }
    /// Tells how things stand with the subscriptions of a group, when the view appears.
    nonisolated public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping @MainActor @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View {
        task(id: groupID, priority: priority) {
            await action(.loading)
            do { await action(.success(try await Product.SubscriptionInfo.status(for: groupID))) } catch {
                await action(.failure(error))
            }
        }
    }
}
