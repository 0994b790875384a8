/// The node types of a graph by the metadata of their rule or source: a hash table with open addressing. It is asked for each
/// attribute that is made, so hashing is one multiplication, and the generic type of the descriptor is named only when a new one
/// is made.
struct NodeTypeTable {
    private var slots = [NodeType?](repeating: nil, count: 64)
    private var count = 0

    private func start(of key: ObjectIdentifier) -> Int {
        // Metadata is aligned to words; Fibonacci hashing spreads what is left.
        let mixed = UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
        return Int(mixed >> 32) & (slots.count - 1)
    }

    /// - Complexity: O(1) on average.
    subscript(key: ObjectIdentifier) -> NodeType? {
        var index = start(of: key)
        while let type = slots[index] {
            if ObjectIdentifier(type.type) == key { return type }
            index = (index + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds a type that is not there yet.
    mutating func add(_ type: NodeType) -> NodeType {
        if count * 2 >= slots.count {
            let old = slots
            slots = Array(repeating: nil, count: old.count * 2)
            for case let known? in old { insert(known) }
        }
        insert(type)
        count += 1
        return type
    }

    private mutating func insert(_ type: NodeType) {
        var index = start(of: ObjectIdentifier(type.type))
        while slots[index] != nil { index = (index + 1) & (slots.count - 1) }
        slots[index] = type
    }
}
