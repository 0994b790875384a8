import DovetailBase
import SwiftUI

extension Product {
    /// How far several products are loaded.
    public enum CollectionTaskState: Sendable {
        case loading
        case failure(any Error)
        /// Those that there are, and the identities of those that there are not.
        case success([Product], unavailable: [Product.ID])

        /// The products that there are; nil while they are not loaded.
        public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
    }
}

extension View {
    /// Tells how far a product is loaded, when the view appears, and anew for another product.
    nonisolated public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium,
        action: @escaping @MainActor @Sendable (Product.TaskState) async -> Void
    ) -> some View {
        task(id: id, priority: priority) {
            await action(.loading)
            do {
                await action(try await Product.products(for: [id]).first.map { .success($0) } ?? .unavailable)
            } catch {
                await action(.failure(error))
            }
        }
    }

    /// Tells how far products are loaded, when the view appears, and anew for others.
    nonisolated public func storeProductsTask(
        for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping @MainActor @Sendable (Product.CollectionTaskState) async -> Void
    ) -> some View {
        task(id: ids, priority: priority) {
            await action(.loading)
            do {
                let found = try await Product.products(for: ids)
                let missing = ids.filter { id in !found.contains { $0.id == id } }
                await action(.success(found, unavailable: missing))
            } catch {
                await action(.failure(error))
            }
        }
    }

    /// Lets a person change and end subscriptions. There is no account to do that in: nothing is shown, the log tells that once, and the binding is set to
    /// false.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
            guard isWanted else { return }
            Log.noteOnce("manageSubscriptionsSheet") { "\($0) shows nothing: there is no account with subscriptions" }
            isPresented.wrappedValue = false
        }
    }
}
