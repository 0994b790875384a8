import AttributeGraph

/// A modifier's part in deciding the transaction of a change seen below it. Modifiers form a chain, outermost applied first.
package class TransactionModifier {
    let outer: TransactionModifier?

    package init(outer: TransactionModifier?) { self.outer = outer }

    func apply(to transaction: inout Transaction) {
        outer?.apply(to: &transaction)
        change(&transaction)
    }

    func change(_ transaction: inout Transaction) {}
}
