/// A subscription that a ``SubscriptionList`` holds; it knows its place there.
class ListedSubscription {
    fileprivate final var slot = -1
}

/// The subscriptions of one publisher in the order they came. Adding and removing take constant time, amortised.
///
/// Not synchronised: its publisher's lock guards it.
struct SubscriptionList<Element: ListedSubscription> {
    /// The subscriptions, with holes where some were removed. A copy is a stable view for one round of sending.
    private(set) var slots: [Element?] = []
    private var holes = 0

    var isEmpty: Bool { slots.count == holes }

    mutating func insert(_ element: Element) {
        element.slot = slots.count
        slots.append(element)
    }

    mutating func remove(_ element: Element) {
        let slot = element.slot
        guard slots.indices.contains(slot), slots[slot] === element else { return }
        slots[slot] = nil
        element.slot = -1
        holes += 1
        if holes > 8, holes * 2 > slots.count { compact() }
    }

    private mutating func compact() {
        slots.removeAll { $0 == nil }
        for (index, element) in slots.enumerated() { element?.slot = index }
        holes = 0
    }
}
