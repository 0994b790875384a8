import Foundation

/// The lines of a text of many paragraphs, each shaped by itself: an edit shapes one paragraph anew, and only what comes into
/// sight is shaped at all in a long text.
///
/// All offsets are in UTF-8 code units of the whole text. Main thread only.
final class TextAreaLayout {
    /// One line of the source, without the newline after it.
    struct Paragraph {
        let string: Substring
        /// Where it begins in the whole text.
        var start: Int
        /// Made when it is first looked at.
        var text: ResolvedText?
        var shape: (any TextShape)?
        /// For the width of the layout; nil until it is measured.
        var height: CGFloat?

        var end: Int { start + string.utf8.count }
    }

    let text: String
    let style: TextRunStyle
    private let engine: any TextEngine
    private let alignment: TextAlignment
    private let isRightToLeft: Bool
    let lineHeight: CGFloat
    private(set) var paragraphs: [Paragraph]
    private(set) var width: CGFloat = -1

    /// With more paragraphs than this, those that were never in sight have estimated heights.
    private static let exactCount = 400

    init(
        text: String, style: TextRunStyle, alignment: TextAlignment, isRightToLeft: Bool, engine: any TextEngine,
        previous: TextAreaLayout?
    ) {
        self.text = text
        self.style = style
        self.engine = engine
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
        let metrics = engine.metrics(of: style)
        lineHeight = max(metrics.lineHeight.rounded(.up), 1)
        var start = 0
        paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map { part in
            defer { start += part.utf8.count + 1 }
            return Paragraph(string: part, start: start)
        }
        if let previous, previous.style == style, previous.alignment == alignment,
            previous.isRightToLeft == isRightToLeft
        {
            takeOver(previous)
        }
    }

    /// Keeps the shapes of the paragraphs before and after what was edited.
    private func takeOver(_ previous: TextAreaLayout) {
        width = previous.width
        let old = previous.paragraphs
        func take(_ index: Int, from other: Int) {
            (paragraphs[index].text, paragraphs[index].shape) = (old[other].text, old[other].shape)
            paragraphs[index].height = old[other].height
        }
        let shorter = min(old.count, paragraphs.count)
        var front = 0
        while front < shorter, old[front].string == paragraphs[front].string {
            take(front, from: front)
            front += 1
        }
        var back = 1
        while back <= shorter - front, old[old.count - back].string == paragraphs[paragraphs.count - back].string {
            take(paragraphs.count - back, from: old.count - back)
            back += 1
        }
    }

    /// The layout for another text, with the same style.
    func replacingText(_ text: String) -> TextAreaLayout {
        TextAreaLayout(
            text: text, style: style, alignment: alignment, isRightToLeft: isRightToLeft, engine: engine,
            previous: self)
    }

    func isSame(_ alignment: TextAlignment, _ direction: LayoutDirection) -> Bool {
        self.alignment == alignment && isRightToLeft == (direction == .rightToLeft)
    }

    // MARK: Measuring

    func setWidth(_ new: CGFloat) {
        guard new != width else { return }
        width = new
        for index in paragraphs.indices { paragraphs[index].height = nil }
    }

    /// The text of a paragraph, shaped.
    func resolved(_ index: Int) -> ResolvedText {
        if let text = paragraphs[index].text { return text }
        // A line of nothing is as high as one with a letter.
        let string = paragraphs[index].string.isEmpty ? "\u{200B}" : String(paragraphs[index].string)
        var text = ResolvedText(runs: [.init(text: string, style: style)])
        text.alignment = alignment
        text.isRightToLeft = isRightToLeft
        let shape = engine.shape(text)
        text.shape = shape
        paragraphs[index].text = text
        paragraphs[index].shape = shape
        return text
    }

    func height(of index: Int) -> CGFloat {
        if let height = paragraphs[index].height { return height }
        _ = resolved(index)
        let height = max(paragraphs[index].shape!.measure(width: width, height: nil).size.height, lineHeight)
        paragraphs[index].height = height
        return height
    }

    /// The height as far as it is known.
    private func roughHeight(of index: Int) -> CGFloat {
        if let height = paragraphs[index].height { return height }
        if paragraphs.count <= Self.exactCount { return height(of: index) }
        let length = CGFloat(paragraphs[index].string.utf8.count) * style.size * 0.5
        return lineHeight * max((length / max(width, 1)).rounded(.up), 1)
    }

    /// - Complexity: O(paragraphs).
    var totalHeight: CGFloat { paragraphs.indices.reduce(0) { $0 + roughHeight(of: $1) } }

    /// The paragraphs that meet a stretch, with their tops.
    ///
    /// - Complexity: O(paragraphs), of which those in the stretch are shaped.
    func visible(from top: CGFloat, to bottom: CGFloat) -> [(index: Int, top: CGFloat)] {
        var result: [(index: Int, top: CGFloat)] = []
        var y: CGFloat = 0
        for index in paragraphs.indices {
            if y > bottom { break }
            var height = roughHeight(of: index)
            if y + height >= top { height = self.height(of: index) }
            if y + height >= top { result.append((index, y)) }
            y += height
        }
        return result
    }

    private func top(of index: Int) -> CGFloat { (0..<index).reduce(0) { $0 + roughHeight(of: $1) } }

    // MARK: Places

    func paragraph(at offset: Int) -> Int {
        var (low, high) = (0, paragraphs.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if paragraphs[middle].start <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func size(of index: Int) -> CGSize { CGSize(width: width, height: height(of: index)) }

    private func lines(_ index: Int) -> [TextLine] {
        _ = resolved(index)
        return paragraphs[index].shape!.lines(in: size(of: index))
    }

    /// The caret before a character: at the left of what follows, one line high.
    func caret(at offset: Int) -> CGRect {
        let index = paragraph(at: offset)
        let lines = lines(index)
        let inner = min(max(offset - paragraphs[index].start, 0), paragraphs[index].string.utf8.count)
        let top = top(of: index)
        guard let line = lines.last(where: { $0.range.lowerBound <= inner }) ?? lines.first else {
            return CGRect(x: startX, y: top, width: 1, height: lineHeight)
        }
        var x = line.frame.minX
        if inner > line.range.lowerBound, !paragraphs[index].string.isEmpty {
            let boxes = paragraphs[index].shape!.rectangles(of: line.range.lowerBound..<inner, in: size(of: index))
            x = boxes.filter { abs($0.midY - line.frame.midY) < line.frame.height / 2 }.map(\.maxX).max() ?? x
        }
        if paragraphs[index].string.isEmpty { x = startX }
        return CGRect(x: x, y: top + line.frame.minY, width: 1, height: max(line.frame.height, lineHeight * 0.9))
    }

    /// Where an empty line begins.
    private var startX: CGFloat {
        switch alignment {
        case .leading: isRightToLeft ? width : 0
        case .center: width / 2
        case .trailing: isRightToLeft ? 0 : width
        }
    }

    /// The character nearest to a point.
    func offset(at point: CGPoint) -> Int {
        var y: CGFloat = 0
        for index in paragraphs.indices {
            let height = roughHeight(of: index)
            if point.y < y + height || index == paragraphs.count - 1 {
                if paragraphs[index].string.isEmpty { return paragraphs[index].start }
                _ = resolved(index)
                let inner = paragraphs[index].shape!.offset(
                    at: CGPoint(x: point.x, y: min(max(point.y - y, 0), self.height(of: index) - 0.5)),
                    in: size(of: index))
                return paragraphs[index].start + min(inner, paragraphs[index].string.utf8.count)
            }
            y += height
        }
        return text.utf8.count
    }

    /// The characters of the line around a place, without the newline.
    func line(around offset: Int) -> Range<Int> {
        let index = paragraph(at: offset)
        let start = paragraphs[index].start
        let length = paragraphs[index].string.utf8.count
        guard length > 0, let line = lines(index).last(where: { $0.range.lowerBound <= offset - start }) else {
            return start..<start
        }
        return start + line.range.lowerBound..<start + min(line.range.upperBound, length)
    }
}
