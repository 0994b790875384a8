import AttributeGraph
import Foundation

/// The lines of a text of many paragraphs, each shaped by itself: an edit shapes one paragraph anew, and only what comes into
/// sight is shaped at all in a long text.
///
/// All offsets are in UTF-8 code units of the whole text. Main thread only.
final class TextAreaLayout: EditedLayout {
    /// A paragraph that was looked at.
    private struct Shaped {
        let text: ResolvedText
        let shape: any TextShape
    }

    /// What is known of the paragraphs in one width.
    private struct Heights {
        let width: CGFloat
        /// The heights of paragraphs that were measured.
        var measured: [Int: CGFloat] = [:]
        /// The heights of runs of paragraphs, as far as they were worked out.
        var blocks: [CGFloat?]
    }

    let text: String
    let style: TextRunStyle
    /// How the characters of an attributed text look; nil for a plain one, all in `style`.
    let styles: TextStyles?
    private let engine: any TextEngine
    private let alignment: TextAlignment
    private let isRightToLeft: Bool
    let lineHeight: CGFloat
    private let paragraphs: Paragraphs
    private var shaped: [Int: Shaped] = [:]
    private var heights: Heights
    /// Those for other widths that were asked for. Who measures a view asks for several widths in turn, and an answer for one must not
    /// depend on whether another one was asked for in between: the view's height would never come to rest.
    private var otherHeights: [Heights] = []
    /// How many paragraphs were shaped for this text, and not taken over from the one before.
    private(set) var shapesMade = 0
    /// Whether all paragraphs are measured; else those that were never in sight have estimated heights.
    private let isExact: Bool

    private static let mostWidths = 4
    private static let exactCount = 400
    private static let exactLength = 64_000
    /// Paragraphs in a block.
    private static let blockCount = 1024
    /// In a text of more paragraphs, the heights of those in a block are estimated together until it comes into sight.
    private static let manyParagraphs = 50_000

    init(
        text: String, style: TextRunStyle, styles: TextStyles? = nil, alignment: TextAlignment, isRightToLeft: Bool,
        engine: any TextEngine, previous: TextAreaLayout?
    ) {
        paragraphs = Paragraphs(text)
        self.text = paragraphs.text
        self.style = style
        self.styles = styles
        self.engine = engine
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
        let metrics = engine.metrics(of: style)
        lineHeight = max(metrics.lineHeight.rounded(.up), 1)
        heights = Heights(width: -1, blocks: Self.noBlocks(paragraphs))
        isExact = paragraphs.count <= Self.exactCount && paragraphs.length <= Self.exactLength
        if let previous, previous.style == style, previous.alignment == alignment,
            previous.isRightToLeft == isRightToLeft
        {
            takeOver(previous)
        }
    }

    private static func noBlocks(_ paragraphs: Paragraphs) -> [CGFloat?] {
        Array(repeating: nil, count: (paragraphs.count + blockCount - 1) / blockCount)
    }

    /// Keeps the shapes of the paragraphs before and after what was edited.
    private func takeOver(_ previous: TextAreaLayout) {
        heights = Heights(width: previous.width, blocks: Self.noBlocks(paragraphs))
        guard !previous.shaped.isEmpty else { return }
        let same = paragraphs.unchangedEnds(from: previous.paragraphs)
        let (oldLength, shift) = (previous.paragraphs.length, paragraphs.length - previous.paragraphs.length)
        for (index, known) in previous.shaped {
            let range = previous.paragraphs.whole(index)
            let moved = range.upperBound <= same.front ? 0 : range.lowerBound >= oldLength - same.back ? shift : nil
            guard let moved else { continue }
            let other = paragraphs.index(at: range.lowerBound + moved)
            let place = range.lowerBound + moved..<range.upperBound + moved
            if paragraphs.whole(other) == place, looksSame(place, as: previous, range) {
                shaped[other] = known
                heights.measured[other] = previous.heights.measured[index]
            }
        }
    }

    private func looksSame(_ range: Range<Int>, as other: TextAreaLayout, _ otherRange: Range<Int>) -> Bool {
        switch (styles, other.styles) {
        case (nil, nil): true
        case (let styles?, let others?): styles.isSame(range, as: others, otherRange)
        default: false
        }
    }

    /// The layout for another text, with the same style.
    func replacingText(_ text: String, styles: TextStyles?) -> any EditedLayout {
        TextAreaLayout(
            text: text, style: style, styles: styles, alignment: alignment, isRightToLeft: isRightToLeft,
            engine: engine,
            previous: self)
    }

    func isSame(_ alignment: TextAlignment, _ direction: LayoutDirection) -> Bool {
        self.alignment == alignment && isRightToLeft == (direction == .rightToLeft)
    }

    // MARK: Measuring

    var width: CGFloat { heights.width }

    func setSize(_ size: CGSize) {
        height = size.height
        setWidth(size.width)
    }

    /// The view's height.
    private var height: CGFloat = 0

    /// All of the text is laid out where it comes into sight, wherever the caret is.
    func show(around caret: Int) {}

    var contentSize: CGSize { CGSize(width: width, height: totalHeight) }
    var scrollsFromRight: Bool { false }
    var placeholderFrame: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

    func setWidth(_ new: CGFloat) {
        guard new != width else { return }
        let known = otherHeights.firstIndex { $0.width == new }.map { otherHeights.remove(at: $0) }
        if width >= 0 { otherHeights.append(heights) }
        if otherHeights.count > Self.mostWidths { otherHeights.removeFirst() }
        heights = known ?? Heights(width: new, blocks: Self.noBlocks(paragraphs))
    }

    /// Where a paragraph is, without the newline after it.
    func range(of index: Int) -> Range<Int> { paragraphs.range(index) }

    private func shape(_ index: Int) -> Shaped {
        if let known = shaped[index] { return known }
        // A line of nothing is as high as one with a letter.
        let string = paragraphs.range(index).isEmpty ? "\u{200B}" : paragraphs.string(index).drawn(inOneLine: false)
        let range = paragraphs.range(index)
        let runs: [ResolvedText.Run] =
            range.isEmpty
            ? [.init(text: string, style: styles?.style(at: range.lowerBound) ?? style)]
            : styles?.runs(of: range, string) ?? [.init(text: string, style: style)]
        var text = ResolvedText(runs: runs)
        text.alignment = alignment
        text.isRightToLeft = isRightToLeft
        let shape = engine.shape(text)
        text.shape = shape
        shapesMade += 1
        let new = Shaped(text: text, shape: shape)
        shaped[index] = new
        return new
    }

    /// The text of a paragraph, shaped.
    func resolved(_ index: Int) -> ResolvedText { shape(index).text }

    func height(of index: Int) -> CGFloat {
        if let height = heights.measured[index] { return height }
        let rough = isExact ? 0 : estimatedHeight(of: index)
        let height = max(shape(index).shape.measure(width: width, height: nil).size.height, lineHeight)
        heights.measured[index] = height
        let block = index / Self.blockCount
        if let known = heights.blocks[block] { heights.blocks[block] = known + height - rough }
        return height
    }

    private func estimatedHeight(of index: Int) -> CGFloat {
        let length = CGFloat(paragraphs.range(index).count) * style.size * 0.5
        return lineHeight * max((length / max(width, 1)).rounded(.up), 1)
    }

    /// The height as far as it is known.
    private func roughHeight(of index: Int) -> CGFloat {
        if let height = heights.measured[index] { return height }
        return isExact ? height(of: index) : estimatedHeight(of: index)
    }

    private func indices(ofBlock block: Int) -> Range<Int> {
        block * Self.blockCount..<min((block + 1) * Self.blockCount, paragraphs.count)
    }

    /// The height of a block as far as it is known.
    private func blockHeight(_ block: Int) -> CGFloat {
        if let height = heights.blocks[block] { return height }
        let indices = indices(ofBlock: block)
        guard paragraphs.count > Self.manyParagraphs else { return openBlock(block) }
        let length =
            paragraphs.whole(indices.upperBound - 1).upperBound - paragraphs.whole(indices.lowerBound).lowerBound
        let lines = (CGFloat(length) * style.size * 0.5 / max(width, 1)).rounded(.up)
        return lineHeight * max(CGFloat(indices.count), lines)
    }

    /// The height of a block as that of its paragraphs.
    private func openBlock(_ block: Int) -> CGFloat {
        if let height = heights.blocks[block] { return height }
        // Paragraphs that are measured on the way must not be added to what is not there yet.
        let height = indices(ofBlock: block).reduce(0) { $0 + roughHeight(of: $1) }
        heights.blocks[block] = height
        return height
    }

    /// The height as far as it is known.
    ///
    /// - Complexity: O(paragraphs) the first time; after that O(paragraphs / 1024).
    var totalHeight: CGFloat { heights.blocks.indices.reduce(0) { $0 + blockHeight($1) } }

    /// Throws what is broken: a sum that is not that of its paragraphs, or something known of a paragraph that there is not.
    ///
    /// - Complexity: O(paragraphs).
    func checkInvariants() throws {
        for index in [shaped.keys.max(), heights.measured.keys.max()] {
            if let index, index >= paragraphs.count {
                throw BrokenInvariant(description: "paragraph \(index) of \(paragraphs.count) is known")
            }
        }
        guard paragraphs.count <= Self.manyParagraphs else { return }
        for (block, height) in heights.blocks.enumerated() {
            guard let height else { continue }
            let sum = indices(ofBlock: block).reduce(0) { $0 + (heights.measured[$1] ?? estimatedHeight(of: $1)) }
            guard abs(sum - height) > 1e-6 * max(height, 1) else { continue }
            throw BrokenInvariant(description: "block \(block) is \(height) high, and its paragraphs \(sum)")
        }
    }

    /// The paragraphs that meet a stretch, with their tops.
    ///
    /// - Complexity: O(paragraphs / 1024 + paragraphs in the stretch), of which those in the stretch are shaped.
    func visible(from top: CGFloat, to bottom: CGFloat) -> [(index: Int, top: CGFloat)] {
        var result: [(index: Int, top: CGFloat)] = []
        var blockTop: CGFloat = 0
        for block in heights.blocks.indices {
            if blockTop > bottom { break }
            if blockTop + blockHeight(block) >= top { collect(block, at: blockTop, top...max(top, bottom), &result) }
            blockTop += blockHeight(block)
        }
        return result
    }

    /// The first paragraph in a stretch that was measured before; nil for none.
    ///
    /// - Complexity: O(paragraphs / 1024 + paragraphs in the blocks of the stretch). Shapes nothing in a long text.
    func measured(from top: CGFloat, to bottom: CGFloat) -> Int? {
        var y: CGFloat = 0
        for block in heights.blocks.indices where y <= bottom {
            let height = blockHeight(block)
            defer { y += height }
            guard y + height >= top, heights.blocks[block] != nil else { continue }
            var paragraphTop = y
            for index in indices(ofBlock: block) where paragraphTop <= bottom {
                if paragraphTop >= top, heights.measured[index] != nil { return index }
                paragraphTop += roughHeight(of: index)
            }
        }
        return nil
    }

    private func collect(
        _ block: Int, at blockTop: CGFloat, _ stretch: ClosedRange<CGFloat>,
        _ result: inout [(index: Int, top: CGFloat)]
    ) {
        _ = openBlock(block)
        var y = blockTop
        for index in indices(ofBlock: block) {
            if y > stretch.upperBound { break }
            var height = roughHeight(of: index)
            if y + height >= stretch.lowerBound { height = self.height(of: index) }
            if y + height >= stretch.lowerBound { result.append((index, y)) }
            y += height
        }
    }

    /// Where a paragraph begins, as far as that is known.
    func top(of index: Int) -> CGFloat {
        let block = index / Self.blockCount
        _ = openBlock(block)
        let start = (0..<block).reduce(0) { $0 + blockHeight($1) }
        return (indices(ofBlock: block).lowerBound..<index).reduce(start) { $0 + roughHeight(of: $1) }
    }

    // MARK: Places

    func paragraph(at offset: Int) -> Int { paragraphs.index(at: offset) }

    private func size(of index: Int) -> CGSize { CGSize(width: width, height: height(of: index)) }

    private func lines(_ index: Int) -> [TextLine] { shape(index).shape.lines(in: size(of: index)) }

    func caret(at offset: Int) -> CGRect {
        let index = paragraph(at: offset)
        let range = range(of: index)
        let top = top(of: index)
        guard !range.isEmpty else { return CGRect(x: startX, y: top, width: 1, height: lineHeight) }
        let inner = min(max(offset - range.lowerBound, 0), range.count)
        var caret = shape(index).shape.caret(at: inner, in: size(of: index)).offsetBy(dx: 0, dy: top)
        caret.size.height = max(caret.height, lineHeight * 0.9)
        return caret
    }

    func offset(besideCaretAt offset: Int, toTheRight: Bool) -> Int? {
        let index = paragraph(at: offset)
        let range = range(of: index)
        guard isRightToLeft || paragraphs.string(index).mayBeReadFromRight else { return nil }
        var goesOn = toTheRight != isRightToLeft
        if !range.isEmpty {
            let inner = min(max(offset - range.lowerBound, 0), range.count)
            let next = shape(index).shape.offset(besideCaretAt: inner, toTheRight: toTheRight, in: size(of: index))
            if let next { return range.lowerBound + min(next, range.count) }
            // Beyond an end of the paragraph is its neighbour at that end.
            if inner == 0 { goesOn = false } else if inner == range.count { goesOn = true }
        }
        return goesOn ? min(range.upperBound + 1, paragraphs.length) : max(range.lowerBound - 1, 0)
    }

    func paragraph(around offset: Int) -> Range<Int> { range(of: paragraph(at: offset)) }

    func rectangles(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        return (paragraph(at: range.lowerBound)...paragraph(at: range.upperBound)).flatMap { index in
            let own = self.range(of: index)
            let part = range.clamped(to: own)
            let inner = part.lowerBound - own.lowerBound..<part.upperBound - own.lowerBound
            let top = top(of: index)
            return shape(index).shape.rectangles(of: inner, in: size(of: index)).map { $0.offsetBy(dx: 0, dy: top) }
        }
    }

    func shown(in stretch: ClosedRange<CGFloat>, selection: Range<Int>, _ color: Color.Resolved) -> [EditedText] {
        #if DEBUG
            defer {
                if paragraphs.count < SelfChecks.smallCount {
                    SelfChecks.run("the lines of a text") { try checkInvariants() }
                }
            }
        #endif
        return texts(in: stretch, selection: selection, color)
    }

    private func texts(in stretch: ClosedRange<CGFloat>, selection: Range<Int>, _ color: Color.Resolved) -> [EditedText]
    {
        visible(from: stretch.lowerBound, to: stretch.upperBound).compactMap { index, top in
            let range = range(of: index)
            guard !range.isEmpty else { return nil }
            var text = resolved(index)
            let selected = selection.clamped(to: range)
            if !selected.isEmpty {
                text.selection = TextSelectionMark(
                    range: selected.lowerBound - range.lowerBound..<selected.upperBound - range.lowerBound, color: color
                )
            }
            return EditedText(text: text, frame: CGRect(x: 0, y: top, width: width, height: height(of: index)))
        }
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
        for block in heights.blocks.indices {
            let height = blockHeight(block)
            if point.y < y + height || block == heights.blocks.count - 1 {
                return offset(at: point, inBlock: block, top: y)
            }
            y += height
        }
        return paragraphs.length
    }

    private func offset(at point: CGPoint, inBlock block: Int, top: CGFloat) -> Int {
        _ = openBlock(block)
        var y = top
        let indices = indices(ofBlock: block)
        for index in indices {
            let height = roughHeight(of: index)
            if point.y < y + height || index == indices.upperBound - 1 {
                let range = range(of: index)
                if range.isEmpty { return range.lowerBound }
                let inner = shape(index).shape.offset(
                    at: CGPoint(x: point.x, y: min(max(point.y - y, 0), self.height(of: index) - 0.5)),
                    in: size(of: index))
                return range.lowerBound + min(inner, range.count)
            }
            y += height
        }
        return paragraphs.length
    }

    /// The characters of the line around a place, without the newline.
    func line(around offset: Int) -> Range<Int> {
        let index = paragraph(at: offset)
        let range = range(of: index)
        let start = range.lowerBound
        guard !range.isEmpty, let line = lines(index).last(where: { $0.range.lowerBound <= offset - start }) else {
            return start..<start
        }
        return start + line.range.lowerBound..<start + min(line.range.upperBound, range.count)
    }
}
