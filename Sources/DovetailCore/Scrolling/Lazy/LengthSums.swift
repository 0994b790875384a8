import Foundation

/// The lengths of blocks of lines, with sums that are found and changed without looking at all of them: a Fenwick tree.
///
/// - Complexity: Each operation O(log blocks), making O(blocks).
struct LengthSums {
    /// At each place the sum of as many blocks before as its lowest bit says; place 0 is not used.
    private var sums: ContiguousArray<CGFloat> = [0]
    /// The length of all blocks.
    private(set) var total: CGFloat = 0

    init() {}

    init(_ blocks: ContiguousArray<CGFloat>) {
        sums.reserveCapacity(blocks.count + 1)
        sums += blocks
        for place in 1..<max(sums.count, 1) {
            let next = place + (place & -place)
            if next < sums.count { sums[next] += sums[place] }
        }
        total = sum(before: blocks.count)
    }

    /// The length of the blocks before one.
    func sum(before block: Int) -> CGFloat {
        var sum: CGFloat = 0
        var place = block
        while place > 0 {
            sum += sums[place]
            place -= place & -place
        }
        return sum
    }

    mutating func add(_ length: CGFloat, to block: Int) {
        var place = block + 1
        while place < sums.count {
            sums[place] += length
            place += place & -place
        }
        total = sum(before: sums.count - 1)
    }

    /// The block at an offset, and how far into it that is; the number of blocks for an offset beyond.
    ///
    /// - Parameter extra: What each block is longer than its length.
    func block(at offset: CGFloat, extra: CGFloat) -> (block: Int, rest: CGFloat) {
        var place = 0
        var rest = offset
        var step = 1
        while step * 2 < sums.count { step *= 2 }
        while step > 0 {
            let next = place + step
            if next < sums.count, case let length = sums[next] + extra * CGFloat(step), length <= rest {
                rest -= length
                place = next
            }
            step /= 2
        }
        return (place, rest)
    }
}
