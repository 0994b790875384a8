/// What two lists have in common at their beginnings and at their ends.
enum CommonEnds {
    /// What is between them, as places in each list; nil where the lists are the same.
    ///
    /// - Parameter areSame: Whether an element of the old list, by its index, is that of the new one.
    @inline(__always)
    static func middle(
        _ oldCount: Int, _ newCount: Int, _ areSame: (Int, Int) -> Bool
    ) -> (old: Range<Int>, new: Range<Int>)? {
        let shorter = min(oldCount, newCount)
        var front = 0
        while front < shorter, areSame(front, front) { front += 1 }
        var back = 0
        while back < shorter - front, areSame(oldCount - 1 - back, newCount - 1 - back) { back += 1 }
        if front + back == max(oldCount, newCount) { return nil }
        return (front..<oldCount - back, front..<newCount - back)
    }
}
