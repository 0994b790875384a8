import AttributeGraph
import Foundation

/// The lines of a text of many paragraphs, each shaped by itself: an edit shapes one paragraph anew, and only what comes into
/// sight is shaped at all in a long text.
///
/// All offsets are in UTF-8 code units of the whole text. Main thread only.
final class TextAreaLayout: EditedLayout {
    /// A paragraph that was looked at.
    struct Shaped {
        let text: ResolvedText
        let shape: any TextShape
    }

    /// What is known of the paragraphs in one width.
    struct Heights {
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
    let alignment: TextAlignment
    let isRightToLeft: Bool
    let lineHeight: CGFloat
    let paragraphs: Paragraphs
    private var shaped: [Int: Shaped] = [:]
    private(set) var heights: Heights
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

    func shape(_ index: Int) -> Shaped {
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
    func roughHeight(of index: Int) -> CGFloat {
        if let height = heights.measured[index] { return height }
        return isExact ? height(of: index) : estimatedHeight(of: index)
    }

    func indices(ofBlock block: Int) -> Range<Int> {
        block * Self.blockCount..<min((block + 1) * Self.blockCount, paragraphs.count)
    }

    /// The height of a block as far as it is known.
    func blockHeight(_ block: Int) -> CGFloat {
        if let height = heights.blocks[block] { return height }
        let indices = indices(ofBlock: block)
        guard paragraphs.count > Self.manyParagraphs else { return openBlock(block) }
        let length =
            paragraphs.whole(indices.upperBound - 1).upperBound - paragraphs.whole(indices.lowerBound).lowerBound
        let lines = (CGFloat(length) * style.size * 0.5 / max(width, 1)).rounded(.up)
        return lineHeight * max(CGFloat(indices.count), lines)
    }

    /// The height of a block as that of its paragraphs.
    func openBlock(_ block: Int) -> CGFloat {
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
}
