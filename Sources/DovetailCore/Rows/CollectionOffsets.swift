import Foundation

extension RangeReplaceableCollection {
    /// Removes the elements at offsets from the start. Offsets that there are no elements for are ignored, with a warning.
    ///
    /// - Complexity: O(elements).
    public mutating func remove(atOffsets offsets: IndexSet) {
        let count = count
        if let last = offsets.last, last >= count {
            Log.warnOnce("remove(atOffsets:)", "remove(atOffsets:): there is no element at offset \(last) of \(count)")
        }
        guard !offsets.isEmpty else { return }
        var rest = Self()
        rest.reserveCapacity(count)
        for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
        self = rest
    }
}

extension MutableCollection {
    /// Moves the elements at offsets from the start to before the element that is now at the offset `destination`; the number of elements
    /// stands for the end. They keep their order. Offsets that there are no elements for are ignored, with a warning.
    ///
    /// - Complexity: O(elements).
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let invalid = source.last.map { $0 >= elements.count } ?? false
        if invalid || destination < 0 || destination > elements.count {
            Log.warnOnce(
                "move(fromOffsets:toOffset:)",
                "move(fromOffsets:toOffset:): an offset is not among the \(elements.count) elements")
        }
        let place = Swift.min(Swift.max(0, destination), elements.count)
        let moved = source.filter { $0 < elements.count }.map { elements[$0] }
        guard !moved.isEmpty else { return }
        var result: [Element] = []
        result.reserveCapacity(elements.count)
        for offset in 0..<place where !source.contains(offset) { result.append(elements[offset]) }
        result += moved
        for offset in place..<elements.count where !source.contains(offset) { result.append(elements[offset]) }
        for (index, element) in zip(indices, result) { self[index] = element }
    }
}
