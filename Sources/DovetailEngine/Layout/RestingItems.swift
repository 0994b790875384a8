/// The children of a lazy container that are out of sight and kept for the state in them, the longest unseen first.
struct RestingItems {
    /// How many a container keeps. An app may be scrolled through without end, and each child has its attributes.
    static let limit = 1_000

    /// In the order in which they came; nil where one has gone. Each knows its place here.
    private var items: [ContainerItem?] = []
    private(set) var count = 0
    /// Before this place there are none.
    private var start = 0
    /// Where ``next(_:)`` goes on.
    private var cursor = 0

    /// Adds an item. Returns the one that has been unseen for longest, taken out, if there are too many.
    ///
    /// - Complexity: O(1) amortized.
    mutating func add(_ item: ContainerItem) -> ContainerItem? {
        if items.count > 2 * count + 16 { pack() }
        item.restingPlace = items.count
        items.append(item)
        count += 1
        guard count > Self.limit else { return nil }
        while items[start] == nil { start += 1 }
        let oldest = items[start]!
        remove(oldest)
        return oldest
    }

    mutating func remove(_ item: ContainerItem) {
        guard items.indices.contains(item.restingPlace), items[item.restingPlace] === item else { return }
        items[item.restingPlace] = nil
        count -= 1
    }

    private mutating func pack() {
        items = items.filter { $0 != nil }
        for (place, item) in items.enumerated() { item?.restingPlace = place }
        (start, cursor) = (0, 0)
    }

    /// Some of them, others each time.
    mutating func next(_ number: Int) -> [ContainerItem] {
        guard !items.isEmpty else { return [] }
        var result: [ContainerItem] = []
        for _ in 0..<min(number, items.count) {
            if cursor >= items.count { cursor = 0 }
            if let item = items[cursor] { result.append(item) }
            cursor += 1
        }
        return result
    }

    var all: [ContainerItem] { items.compactMap { $0 } }
}
