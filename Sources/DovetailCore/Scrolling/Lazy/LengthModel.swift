import AttributeGraph
import Foundation

/// The lengths of the lines of a lazy container along its axis: those that were measured, and estimates for the others.
///
/// As long as all measured lines are of one length nothing is stored for each, whatever their number. Else there is a number for each
/// line, with sums of them in ``LengthSums``, so that a line at an offset is found without looking at all before it.
struct LengthModel {
    /// What a line holds. Lines of one kind are often of the same length.
    enum Kind: Int { case row, header, footer }

    /// How long a line of a kind that was not measured is thought to be: the average of those that were.
    private struct Estimate {
        var length: CGFloat = 44
        private var count = 0
        private var sum: CGFloat = 0
        /// How many lines the estimate was made of.
        private var basis = 0

        /// Begins with lines of one length.
        mutating func begin(with count: Int) { (self.count, sum, basis) = (count, length * CGFloat(count), count) }

        /// Takes a measured line into account. Returns whether the estimate has changed.
        mutating func measure(_ length: CGFloat, instead old: CGFloat?) -> Bool {
            if let old { sum -= old } else { count += 1 }
            sum += length
            // Each time that twice as many lines are known it is made anew.
            guard count >= max(2 * basis, 1) else { return false }
            basis = count
            let new = sum / CGFloat(count)
            defer { self.length = new }
            return new != self.length
        }
    }

    /// How many lines there are.
    private(set) var count = 0
    /// The distance between lines, in points.
    var spacing: CGFloat = 0
    /// Whether anything was measured.
    private(set) var hasMeasured = false
    private var estimates = [Estimate(), Estimate(), Estimate()]
    /// The lengths of the lines, or, for one that was not measured, the number of its kind, less by 3. Empty while there are only
    /// rows, and all that were measured are as long as the estimate.
    private var lengths: ContiguousArray<CGFloat> = []
    private var sums = LengthSums()
    /// While there are no `lengths`: the lines that were measured, and perhaps some between them.
    private var measured = 0..<0

    private static let blockLength = 128
    /// What a line counts as that is longer, in points: in sums with greater lengths, those of other lines would be lost.
    static let longest: CGFloat = 1e9

    /// How long a row that was not measured is thought to be.
    var estimate: CGFloat { estimates[0].length }

    /// The length of all lines and the distances between them.
    var total: CGFloat {
        guard count > 0 else { return 0 }
        let own = lengths.isEmpty ? estimate * CGFloat(count) : sums.total
        return own + spacing * CGFloat(count - 1)
    }

    func length(of line: Int) -> CGFloat {
        guard !lengths.isEmpty else { return estimate }
        return lengths[line] < 0 ? estimates[Int(lengths[line]) + 3].length : lengths[line]
    }

    /// Where a line begins; for ``count``, where a further one would.
    ///
    /// - Complexity: O(log lines) where lengths differ, else O(1).
    func start(of line: Int) -> CGFloat {
        guard !lengths.isEmpty else { return (estimate + spacing) * CGFloat(line) }
        let block = line / Self.blockLength
        var sum = sums.sum(before: block)
        for index in block * Self.blockLength..<line { sum += length(of: index) }
        return sum + spacing * CGFloat(line)
    }

    /// The line at an offset; the first or last one for offsets beyond. There must be one.
    func line(at offset: CGFloat) -> Int {
        guard offset > 0 else { return 0 }
        guard !lengths.isEmpty else {
            let each = estimate + spacing
            guard each > 0 else { return 0 }
            return Int(min(offset / each, CGFloat(count - 1)))
        }
        var (block, rest) = sums.block(at: offset, extra: spacing * CGFloat(Self.blockLength))
        let lastBlock = (count - 1) / Self.blockLength
        if block > lastBlock { (block, rest) = (lastBlock, .infinity) }
        var line = block * Self.blockLength
        while line < count - 1 {
            let length = length(of: line) + spacing
            if rest < length { return line }
            rest -= length
            line += 1
        }
        return line
    }

    // MARK: Changes

    /// Notes the length of a line, at most ``longest``.
    mutating func measure(_ line: Int, _ length: CGFloat, _ kind: Kind = .row) {
        let length = min(length, Self.longest)
        if !hasMeasured, kind == .row, length != estimate {
            estimates[0].length = length
            // Lines are stored already where there are headers.
            if !lengths.isEmpty { sumUp() }
        }
        hasMeasured = true
        if lengths.isEmpty {
            if kind == .row, length == estimate {
                measured =
                    measured.isEmpty
                    ? line..<line + 1 : min(measured.lowerBound, line)..<max(measured.upperBound, line + 1)
                return
            }
            store()
        }
        let old = lengths[line]
        guard old != length else { return }
        sums.add(length - self.length(of: line), to: line / Self.blockLength)
        lengths[line] = length
        if estimates[kind.rawValue].measure(length, instead: old < 0 ? nil : old) { sumUp() }
    }

    /// Forgets the length of a line, which is thought to be a row until ``setKinds(headers:footers:)`` says otherwise.
    mutating func forget(_ line: Int) {
        guard lengths.indices.contains(line) else { return }
        sums.add(estimates[0].length - length(of: line), to: line / Self.blockLength)
        lengths[line] = Self.mark(.row)
    }

    /// Says which lines are headers and footers; all others are rows.
    ///
    /// - Complexity: O(lines) where there are any.
    mutating func setKinds(headers: [Range<Int>], footers: [Range<Int>]) {
        if lengths.isEmpty {
            if headers.isEmpty, footers.isEmpty { return }
            store()
        }
        for line in lengths.indices where lengths[line] < 0 { lengths[line] = Self.mark(.row) }
        for line in headers.joined() where lengths[line] < 0 { lengths[line] = Self.mark(.header) }
        for line in footers.joined() where lengths[line] < 0 { lengths[line] = Self.mark(.footer) }
        sumUp()
    }

    private static func mark(_ kind: Kind) -> CGFloat { CGFloat(kind.rawValue - 3) }

    /// Begins to keep a number for each line.
    private mutating func store() {
        lengths = ContiguousArray(repeating: Self.mark(.row), count: count)
        for line in measured { lengths[line] = estimate }
        estimates[0].begin(with: measured.count)
        sumUp()
    }

    private mutating func sumUp() {
        var blocks = ContiguousArray<CGFloat>(repeating: 0, count: blockCount)
        for line in 0..<count { blocks[line / Self.blockLength] += length(of: line) }
        sums = LengthSums(blocks)
    }

    /// Takes lines away and puts in others, which were not measured.
    mutating func replace(_ range: Range<Int>, by new: Int) {
        let range = range.clamped(to: 0..<count)
        count += new - range.count
        guard !lengths.isEmpty else {
            measured = Self.moved(measured.lowerBound, range, new)..<Self.moved(measured.upperBound, range, new)
            if measured.isEmpty { measured = 0..<0 }
            return
        }
        lengths.replaceSubrange(range, with: repeatElement(Self.mark(.row), count: new))
        if lengths.isEmpty { measured = 0..<0 }
        sumUp()
    }

    /// Where a place between lines is when some are replaced.
    private static func moved(_ place: Int, _ range: Range<Int>, _ new: Int) -> Int {
        if place >= range.upperBound { return place + new - range.count }
        return min(place, range.lowerBound)
    }

    /// Takes another number of lines, at the end.
    mutating func setCount(_ new: Int) {
        if new < count { replace(new..<count, by: 0) } else if new > count { replace(count..<count, by: new - count) }
    }

    private var blockCount: Int { (count + Self.blockLength - 1) / Self.blockLength }

    /// What must be true between changes; throws a sentence about what is not.
    func checkInvariants() throws { for block in 0..<max(blockCount, 1) { try checkInvariants(round: block) } }

    /// The same for one block of lines, another one in each round: a check after each placement must not look at all lines.
    func checkInvariants(round: Int) throws {
        guard !lengths.isEmpty else { return }
        guard lengths.count == count else {
            throw BrokenInvariant(description: "\(lengths.count) lengths of \(count) lines")
        }
        let block = round % blockCount
        let lines = block * Self.blockLength..<min((block + 1) * Self.blockLength, count)
        let sum = sums.sum(before: block + 1) - sums.sum(before: block)
        // Sums of great lengths are less exact.
        guard abs(lines.reduce(0) { $0 + length(of: $1) } - sum) < 0.01 + abs(sums.total) * 1e-12 else {
            throw BrokenInvariant(description: "a sum of lengths of a lazy container is wrong")
        }
    }
}
