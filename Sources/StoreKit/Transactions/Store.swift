import Foundation

/// What can be bought and what was, while the program runs. Nothing of it is kept.
final class Store: @unchecked Sendable {
    static let ofProgram = Store(StoreFile.ofProgram)

    /// All that can be bought.
    let products: [Product]
    private let lock = NSLock()
    private var bought: [Transaction] = []
    private var finished: Set<UInt64> = []

    init(_ file: StoreFile?) { products = file.map { $0.items(currency: $0.currency) } ?? [] }

    /// Everything that was bought, the oldest first.
    var all: [Transaction] { lock.withLock { bought } }
    var unfinished: [Transaction] { lock.withLock { bought.filter { !finished.contains($0.id) } } }

    /// The last of each product, or of each group of subscriptions, whose use a person has.
    var inUse: [Transaction] {
        var seen: Set<String> = []
        return all.reversed().filter {
            isInUse($0) && seen.insert($0.subscriptionGroupID ?? $0.productID).inserted
        }
        .reversed()
    }

    func isInUse(_ transaction: Transaction, at date: Date = .now) -> Bool {
        guard transaction.revocationDate == nil, transaction.productType != .consumable else { return false }
        return transaction.expirationDate.map { $0 > date } ?? true
    }

    func buy(_ product: Product, options: Set<Product.PurchaseOption>) throws -> Transaction {
        guard products.contains(product) else { throw Product.PurchaseError.productUnavailable }
        let quantity = options.first { $0.name == "quantity" }.flatMap { Int($0.value) } ?? 1
        guard quantity > 0, quantity == 1 || product.type == .consumable else {
            throw Product.PurchaseError.invalidQuantity
        }
        let account = options.first { $0.name == "appAccountToken" }.flatMap { UUID(uuidString: $0.value) }
        let end = product.subscription.flatMap {
            Calendar(identifier: .gregorian).date(
                byAdding: $0.subscriptionPeriod.unit.component, value: $0.subscriptionPeriod.value, to: .now)
        }
        return lock.withLock {
            // What is bought once is bought once.
            if product.type == .nonConsumable, let known = bought.first(where: { $0.productID == product.id }) {
                return known
            }
            let group = product.subscription?.subscriptionGroupID
            let first = bought.first { group != nil && $0.subscriptionGroupID == group }
            let number = UInt64(bought.count)
            let transaction = Transaction(
                id: number, originalID: first?.originalID ?? number, productID: product.id, productType: product.type,
                subscriptionGroupID: group, purchaseDate: .now, originalPurchaseDate: first?.purchaseDate ?? .now,
                expirationDate: end, purchasedQuantity: quantity, appAccountToken: account, price: product.price)
            bought.append(transaction)
            return transaction
        }
    }

    func finish(_ transaction: Transaction) { lock.withLock { _ = finished.insert(transaction.id) } }
}
