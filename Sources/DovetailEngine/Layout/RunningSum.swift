import Foundation

/// A sum of lengths that is the same to the last bit however it is added up, as long as that can be said.
///
/// Lengths are most often whole numbers of some small fraction of a point: then no addition loses anything, and the sum of parts is the sum of
/// all. Where one is not, whoever adds has to go through all lengths in their order.
struct RunningSum {
    private(set) var value: CGFloat
    /// Whether nothing was lost so far.
    private(set) var isExact: Bool

    /// The parts of a point that lengths are counted in.
    private static let parts: CGFloat = 65_536
    /// Lengths up to this are counted. A sum has as many of them as its parts leave room for among the 53 bits of a number.
    private static let longest: CGFloat = 16_777_216
    private static let greatest: CGFloat = 68_719_476_736

    @inline(__always)
    init(_ start: CGFloat = 0) {
        value = start
        isExact = Self.isCountable(start)
    }

    @inline(__always)
    private static func isCountable(_ length: CGFloat) -> Bool {
        // Comparisons with NaN are false.
        guard abs(length) <= longest else { return false }
        let parts = length * parts
        return parts == parts.rounded(.towardZero)
    }

    @inline(__always)
    mutating func add(_ length: CGFloat) {
        value += length
        isExact = isExact && Self.isCountable(length) && abs(value) <= Self.greatest
    }

    /// Adds a length several times.
    mutating func add(_ length: CGFloat, times: Int) {
        let product = length * CGFloat(times)
        // The product of what is not countable may seem to be.
        isExact = isExact && Self.isCountable(length)
        add(product)
    }

    /// Adds what the lengths of a part come to, or each of them where that may make a difference.
    @inline(__always)
    mutating func add(_ part: RunningSum, _ each: (inout RunningSum) -> Void) {
        guard isExact, part.isExact, abs(value + part.value) <= Self.greatest else { return each(&self) }
        value += part.value
    }
}
