import AttributeGraph
import Foundation

/// How a lazy container keeps in step with its list.
extension LazyWindow {
    /// The views that are to be there, with their positions. Within a rule, makes it depend on the list and on the request.
    ///
    /// - Parameter items: Those that are there, to see where they are now.
    func makeElements(_ items: [ContainerItem]) -> LazyElements {
        let request = request.value
        let oldSegments = self.segments
        segments = list.segments
        let (oldCount, count) = (self.count, segments.reduce(0) { $0 + $1.count })
        self.count = count
        let (removed, kept) = noteMoves(items, oldCount: oldCount, count: count)
        var elements: [ViewListElement] = []
        var positions: [Int] = []
        for range in Self.joined(request.positions, kept) {
            let range = range.clamped(to: 0..<count)
            for (position, element) in zip(range, list.elements(at: range)) {
                elements.append(request.pinned.contains(position) ? element.transformed(by: front) : element)
                positions.append(position)
            }
        }
        let hasInsertions = count > oldCount - removed
        if hasInsertions { passOfInsertion = loop.pass }
        return LazyElements(
            elements: elements, positions: positions, isListChanged: !splices.isEmpty || segments != oldSegments,
            hasInsertions: hasInsertions)
    }

    /// The ranges with further positions, in order.
    private static func joined(_ ranges: [Range<Int>], _ positions: [Int]) -> [Range<Int>] {
        let others = positions.filter { position in !ranges.contains { $0.contains(position) } }
        if others.isEmpty { return ranges }
        var result: [Range<Int>] = []
        for range in (ranges + others.map { $0..<$0 + 1 }).sorted(by: { $0.lowerBound < $1.lowerBound })
        where !range.isEmpty {
            if let last = result.last, last.upperBound == range.lowerBound {
                result[result.count - 1] = last.lowerBound..<range.upperBound
            } else {
                result.append(range)
            }
        }
        return result
    }

    /// Follows what is there to its new positions, so that what is known of lengths moves along. What happened to views that are not
    /// there can't be known without looking at all of them.
    ///
    /// - Returns: How many views are known to have left the list, and, where views have moved, the new positions of those that are there.
    ///   They stay until the next placement has seen whether they are in sight: what was asked for are positions of before.
    private func noteMoves(_ items: [ContainerItem], oldCount: Int, count: Int) -> (removed: Int, kept: [Int]) {
        var isMoved = false
        var kept: [(old: Int, new: Int)] = []
        for item in items {
            let new = list.position(of: item.element)
            if new != item.position { isMoved = true }
            if let new { kept.append((item.position, new)) }
        }
        let removed = items.count - kept.count
        guard isMoved || count != oldCount else { return (0, []) }
        // From the end, so that positions before stay what they are.
        var (oldEnd, newEnd) = (oldCount, count)
        func splice(_ old: Int, _ new: Int) {
            let (oldLength, newLength) = (oldEnd - old, newEnd - new)
            if newLength > oldLength {
                splices.append((oldEnd..<oldEnd, newLength - oldLength))
            } else if newLength < oldLength {
                splices.append((oldEnd - (oldLength - newLength)..<oldEnd, 0))
            }
            (oldEnd, newEnd) = (old, new)
        }
        for place in Self.inOrder(kept).reversed() { splice(place.old, place.new) }
        splice(0, 0)
        return (removed, kept.map(\.new))
    }

    /// As many of the places as follow one another in the same order before and after; the others count as taken out and put in elsewhere.
    ///
    /// - Complexity: O(n²) for n views in sight that have changed their order, else O(n).
    private static func inOrder(_ kept: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        let places = kept.sorted { $0.old < $1.old }
        if zip(places, places.dropFirst()).allSatisfy({ $0.new < $1.new }) { return places }
        // The longest run that ends at each place, and the place before in it.
        var runs: [(length: Int, before: Int?)] = []
        for (index, place) in places.enumerated() {
            let before = (0..<index).filter { places[$0].new < place.new }.max { runs[$0].length < runs[$1].length }
            runs.append((1 + (before.map { runs[$0].length } ?? 0), before))
        }
        var result: [(old: Int, new: Int)] = []
        var next = runs.indices.max { runs[$0].length < runs[$1].length }
        while let index = next {
            result.append(places[index])
            next = runs[index].before
        }
        return result.reversed()
    }

    // MARK: Lines

    /// Puts the views into lines as they are now; what is known of lengths moves along.
    func takeLines(perLine: Int, spacing: CGFloat) {
        lengths.spacing = spacing
        guard perLine != lines.perLine || segments != lines.segments || !splices.isEmpty else { return }
        let new = LazyLines(segments, perLine: perLine)
        if lines.areSingle, new.areSingle {
            for (range, count) in splices { lengths.replace(range, by: count) }
            lengths.setCount(new.lineCount)
            forgetLengths(from: lines, to: new)
        }
        splices = []
        lengths.setCount(new.lineCount)
        lines = new
        lengths.setKinds(headers: new.lines(of: .header), footers: new.lines(of: .footer))
    }

    /// Lengths go along with their views; but a row that went to another section shifts those between it and its old place, headers and
    /// footers do not. A length that came to a line of another kind that way is forgotten.
    ///
    /// - Complexity: O(headers and footers).
    private func forgetLengths(from old: LazyLines, to new: LazyLines) {
        func place(_ line: Int) -> Int? {
            var line = line
            for (range, count) in splices {
                if range.contains(line) { return nil }
                if line >= range.upperBound { line += count - range.count }
            }
            return line
        }
        for part in [SectionPlace.Part.header, .footer] {
            let moved = Set(old.lines(of: part).joined().compactMap(place))
            for line in moved.symmetricDifference(new.lines(of: part).joined()) { lengths.forget(line) }
        }
    }
}
