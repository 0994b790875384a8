import AttributeGraph

/// When an update loop is to run without being told of a change: for clocks that tick, animations that start later, and
/// gestures that wait.
struct WakeUps {
    private struct Entry {
        let time: Double
        let attribute: WeakAttributeID?
    }

    /// Latest first, so that what is due is at the end.
    private var entries: [Entry] = []

    /// The earliest time.
    var first: Double? { entries.last?.time }

    /// Adds a time. Asking twice for the same changes nothing.
    ///
    /// - Complexity: O(entries); there are few.
    mutating func add(_ time: Double, _ attribute: WeakAttributeID?) {
        guard time.isFinite else { return }
        let place = entries.lastIndex { $0.time >= time }.map { $0 + 1 } ?? 0
        let equals = entries[..<place].reversed().prefix { $0.time == time }
        if equals.contains(where: { $0.attribute == attribute }) { return }
        entries.insert(Entry(time: time, attribute: attribute), at: place)
    }

    /// Removes what is due, and calls `body` with the attributes that waited for it.
    mutating func takeDue(at now: Double, _ body: (WeakAttributeID) -> Void) {
        while let last = entries.last, last.time <= now {
            entries.removeLast()
            if let attribute = last.attribute { body(attribute) }
        }
    }
}
