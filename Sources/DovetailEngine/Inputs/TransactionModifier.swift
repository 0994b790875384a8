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

extension _ViewInputs {
    /// Makes what is put around a view, with a transaction modifier of its own. The view itself keeps the one from here.
    ///
    /// - Parameter around: Makes the view around what its second argument makes.
    func within(
        _ modifier: TransactionModifier, content: @escaping (_ViewInputs) -> _ViewOutputs,
        around: (_ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outer = graphInputs.transactionModifier
        var inputs = self
        inputs.graphInputs.transactionModifier = modifier
        return around(inputs) { contentInputs in
            var contentInputs = contentInputs
            contentInputs.graphInputs.transactionModifier = outer
            return content(contentInputs)
        }
    }
}
