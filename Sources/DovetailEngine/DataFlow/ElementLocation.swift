/// One element of a collection in another location. Reads after the element has gone give the last value that it had, and
/// writes do nothing then.
package final class ElementLocation<Elements: MutableCollection, Value>: Location<Value>, @unchecked Sendable
where Elements.Element == Value {
    private let whole: Location<Elements>
    private let index: Elements.Index
    private let last: LockedCell<Value>

    init(of whole: Location<Elements>, at index: Elements.Index) {
        self.whole = whole
        self.index = index
        last = LockedCell(whole.get()[index])
    }

    override package func get() -> Value {
        let elements = whole.get()
        if isIn(elements) { last.value = elements[index] }
        return last.value
    }

    override package func set(_ value: Value, transaction: Transaction) {
        modify(transaction: transaction) { $0 = value }
    }

    override package func modify(transaction: Transaction, _ change: (inout Value) -> Void) {
        guard isIn(whole.get()) else { return }
        // Another thread may have taken the element away since.
        whole.modify(transaction: transaction) { elements in
            if isIn(elements) { change(&elements[index]) }
        }
    }

    override var hasChanged: Bool { whole.hasChanged }
    override var isFollowed: Bool { whole.isFollowed }

    override package func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ElementLocation<Elements, Value> else { return false }
        return index == other.index && whole.isSame(as: other.whole)
    }

    private func isIn(_ elements: Elements) -> Bool { index >= elements.startIndex && index < elements.endIndex }
}
