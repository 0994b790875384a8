/// How the views of a lazy container are put into lines: each header and footer in one of its own, the others in lines of so many
/// as there are tracks.
struct LazyLines {
    private struct Part {
        let place: SectionPlace?
        let position: Int
        let count: Int
        let line: Int
        let perLine: Int
        var lineCount: Int { (count + perLine - 1) / perLine }

        func isSameSection(as other: Part) -> Bool { place != nil && place?.section == other.place?.section }
    }

    /// What the lines were made of.
    let segments: [ViewListSegment]
    let perLine: Int
    private var parts: [Part] = []
    /// How many views there are.
    private(set) var count = 0
    /// How many lines there are.
    private(set) var lineCount = 0

    init(_ segments: [ViewListSegment] = [], perLine: Int = 1) {
        self.segments = segments
        self.perLine = perLine
        for segment in segments where segment.count > 0 {
            let isRow = segment.place?.part == .content || segment.place == nil
            let part = Part(
                place: segment.place, position: count, count: segment.count, line: lineCount,
                perLine: isRow ? perLine : 1)
            parts.append(part)
            count += segment.count
            lineCount += part.lineCount
        }
    }

    /// Whether each line has one view.
    var areSingle: Bool { lineCount == count }

    private func part(ofLine line: Int) -> Part { parts[lastIndex { $0.line <= line }] }
    private func part(ofPosition position: Int) -> Part { parts[lastIndex { $0.position <= position }] }

    /// The last part that begins soon enough. Parts are in order.
    private func lastIndex(_ begins: (Part) -> Bool) -> Int {
        var (low, high) = (0, parts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if begins(parts[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    /// The line of a view, and which of its views it is.
    func place(of position: Int) -> (line: Int, track: Int) {
        let part = part(ofPosition: position)
        let index = position - part.position
        return (part.line + index / part.perLine, index % part.perLine)
    }

    func kind(of line: Int) -> LengthModel.Kind {
        switch part(ofLine: line).place?.part {
        case .header: .header
        case .footer: .footer
        case .content, nil: .row
        }
    }

    /// Whether a line holds one view across all tracks.
    func isWhole(_ line: Int) -> Bool { kind(of: line) != .row }

    /// The lines of all headers or footers.
    func lines(of part: SectionPlace.Part) -> [Range<Int>] {
        parts.lazy.filter { $0.place?.part == part }.map { $0.line..<$0.line + $0.lineCount }
    }

    /// The views of some lines.
    func positions(of lines: Range<Int>) -> Range<Int> {
        guard !lines.isEmpty else { return 0..<0 }
        let (first, last) = (part(ofLine: lines.lowerBound), part(ofLine: lines.upperBound - 1))
        let start = first.position + (lines.lowerBound - first.line) * first.perLine
        let end = last.position + min(last.count, (lines.upperBound - last.line) * last.perLine)
        return start..<end
    }

    /// Where a view is in its section.
    func rowPlace(ofPosition position: Int) -> LazyRowPlace {
        let index = lastIndex { $0.position <= position }
        let part = parts[index]
        let isLastPart = index + 1 >= parts.count || !parts[index + 1].isSameSection(as: part)
        let isFirstPart = index == 0 || !parts[index - 1].isSameSection(as: part)
        let place = position - part.position
        return LazyRowPlace(
            section: part.place?.section, part: part.place?.part ?? .content, index: place, count: part.count,
            isFirstOfSection: isFirstPart && place == 0, isLastOfSection: isLastPart && place == part.count - 1,
            isFirstOfAll: position == 0, isLastOfAll: position == count - 1)
    }

    /// A section's lines, and those of its headers and footers.
    struct Section {
        let headers: Range<Int>
        let footers: Range<Int>
        let lines: Range<Int>
    }

    /// The sections that have a line among some.
    func sections(in lines: Range<Int>) -> [Section] {
        guard !parts.isEmpty, !lines.isEmpty else { return [] }
        var result: [Section] = []
        var index = lastIndex { $0.line <= lines.lowerBound }
        while index > 0, parts[index - 1].isSameSection(as: parts[index]) { index -= 1 }
        while index < parts.count, parts[index].line < lines.upperBound {
            guard parts[index].place != nil else {
                index += 1
                continue
            }
            var end = index
            while end < parts.count, parts[end].isSameSection(as: parts[index]) { end += 1 }
            func range(_ kind: SectionPlace.Part) -> Range<Int> {
                parts[index..<end].first { $0.place?.part == kind }.map { $0.line..<$0.line + $0.lineCount } ?? 0..<0
            }
            let last = parts[end - 1]
            result.append(
                Section(
                    headers: range(.header), footers: range(.footer),
                    lines: parts[index].line..<last.line + last.lineCount))
            index = end
        }
        return result
    }
}
