import Foundation

/// A text in one line, which is as wide as it is. Of a very long one the part around the caret is laid out, so that each key costs the same
/// whatever the length of the text.
final class TextLineLayout: EditedLayout {
    /// A part of the text, shaped.
    private struct Part {
        /// In the text.
        let range: Range<Int>
        let resolved: ResolvedText
        let shape: any TextShape
        /// The size of the shape; whole points.
        let size: CGSize
        /// Where each character ends, from the part's beginning, where dots are drawn for them; nil where they are drawn themselves.
        let ends: [Int]?
    }

    let text: String
    let style: TextRunStyle
    var styles: TextStyles? { nil }
    /// Whether a dot stands for each character.
    let isSecure: Bool
    let lineHeight: CGFloat
    private let alignment: TextAlignment
    private let isRightToLeft: Bool
    private let engine: any TextEngine
    private var size = CGSize.zero
    private var caret = 0
    private var known: Part?

    /// A part is at most three steps long, which is more than fits in any window's width, and begins at a multiple of a step, so that it stays
    /// the same while the caret moves within it.
    private static let step = 4096
    private static let dot = "•"

    init(
        text: String, style: TextRunStyle, isSecure: Bool, alignment: TextAlignment, isRightToLeft: Bool,
        engine: any TextEngine
    ) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        self.style = style
        self.isSecure = isSecure
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
        self.engine = engine
        lineHeight = max(engine.metrics(of: style).lineHeight.rounded(.up), 1)
    }

    func setSize(_ size: CGSize) { self.size = size }

    func show(around caret: Int) { self.caret = caret }

    func replacingText(_ text: String, styles: TextStyles?) -> any EditedLayout {
        let new = TextLineLayout(
            text: text, style: style, isSecure: isSecure, alignment: alignment, isRightToLeft: isRightToLeft,
            engine: engine)
        new.size = size
        new.caret = caret
        return new
    }

    func isSame(_ alignment: TextAlignment, _ direction: LayoutDirection) -> Bool {
        self.alignment == alignment && isRightToLeft == (direction == .rightToLeft)
    }

    // MARK: The part around the caret

    private var part: Part {
        let range = partRange
        if let known, known.range == range { return known }
        let part = makePart(range)
        known = part
        return part
    }

    private var partRange: Range<Int> {
        let count = text.utf8.count
        guard count > 2 * Self.step else { return 0..<count }
        let number = max(min(caret, count) / Self.step - 1, 0)
        let places = CharacterPlaces(text)
        let start = places.start(at: number * Self.step)
        return start..<max(start, places.start(at: min(start + 3 * Self.step, count)))
    }

    private func makePart(_ range: Range<Int>) -> Part {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        let string = text[start..<text.utf8.index(start, offsetBy: range.count)]
        var drawn: String
        var ends: [Int]?
        if isSecure {
            var end = 0
            let all = string.map { character in
                end += character.utf8.count
                return end
            }
            ends = all
            drawn = String(repeating: Self.dot, count: all.count)
        } else {
            drawn = String(string).drawn(inOneLine: true)
        }
        // An empty text has a place for the caret, too.
        if drawn.isEmpty { drawn = "\u{200B}" }
        var resolved = ResolvedText(runs: [.init(text: drawn, style: style)])
        resolved.isRightToLeft = isRightToLeft
        let shape = engine.shape(resolved)
        resolved.shape = shape
        let size = shape.measure(width: nil, height: nil).size
        return Part(range: range, resolved: resolved, shape: shape, size: size, ends: ends)
    }

    /// An offset of the text as one of what is drawn of a part.
    private func drawnOffset(_ offset: Int, in part: Part) -> Int {
        let inner = min(max(offset - part.range.lowerBound, 0), part.range.count)
        guard let ends = part.ends else { return inner }
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= inner { low = middle + 1 } else { high = middle }
        }
        return low * Self.dot.utf8.count
    }

    private func offset(ofDrawn offset: Int, in part: Part) -> Int {
        guard let ends = part.ends else { return part.range.lowerBound + min(offset, part.range.count) }
        let number = min(offset / Self.dot.utf8.count, ends.count)
        return part.range.lowerBound + (number == 0 ? 0 : ends[number - 1])
    }

    // MARK: Places

    /// Where the part is: a caret at the end of the text has room.
    private func origin(of part: Part) -> CGPoint {
        let room = size.width - part.size.width
        let isLeft = (alignment == .leading) != isRightToLeft
        let x = room <= 0 ? 0 : alignment == .center ? room / 2 : isLeft ? 0 : room
        return CGPoint(x: x, y: (size.height - part.size.height) / 2)
    }

    var contentSize: CGSize { CGSize(width: max(part.size.width + Self.caretRoom, size.width), height: size.height) }

    private static let caretRoom: CGFloat = 2

    /// The width of the text with the caret behind it, or of what is shown while there is none. Of a very long text it is that of the part
    /// around the caret, which no window has room for.
    func shownWidth(placeholder: String) -> CGFloat {
        guard text.isEmpty else { return part.size.width + Self.caretRoom }
        if placeholder.isEmpty { return Self.caretRoom }
        let shape = engine.shape(ResolvedText(runs: [.init(text: placeholder, style: style)]))
        return shape.measure(width: nil, height: nil).size.width + Self.caretRoom
    }

    var scrollsFromRight: Bool { isRightToLeft }

    var placeholderFrame: CGRect {
        CGRect(x: 0, y: (size.height - lineHeight) / 2, width: size.width, height: lineHeight)
    }

    func caret(at offset: Int) -> CGRect {
        let part = part
        let origin = origin(of: part)
        guard !text.isEmpty else { return emptyCaret(origin) }
        let caret = part.shape.caret(at: drawnOffset(offset, in: part), in: part.size)
        return caret.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The caret in an empty line, which may be written in either direction.
    private func emptyCaret(_ origin: CGPoint) -> CGRect {
        CGRect(x: origin.x, y: (size.height - lineHeight) / 2, width: 1, height: lineHeight)
    }

    func offset(at point: CGPoint) -> Int {
        guard !text.isEmpty else { return 0 }
        let part = part
        let origin = origin(of: part)
        let place = CGPoint(x: point.x - origin.x, y: part.size.height / 2)
        return offset(ofDrawn: part.shape.offset(at: place, in: part.size), in: part)
    }

    func offset(besideCaretAt offset: Int, toTheRight: Bool) -> Int? {
        let part = part
        guard !isSecure, isRightToLeft || part.resolved.string.mayBeReadFromRight else { return nil }
        let inner = drawnOffset(offset, in: part)
        guard let next = part.shape.offset(besideCaretAt: inner, toTheRight: toTheRight, in: part.size) else {
            return offset
        }
        return self.offset(ofDrawn: next, in: part)
    }

    func line(around offset: Int) -> Range<Int> { 0..<text.utf8.count }
    func paragraph(around offset: Int) -> Range<Int> { 0..<text.utf8.count }

    func rectangles(of range: Range<Int>) -> [CGRect] {
        let part = part
        let origin = origin(of: part)
        let inner = drawnOffset(range.lowerBound, in: part)..<drawnOffset(range.upperBound, in: part)
        return part.shape.rectangles(of: inner, in: part.size).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    func shown(in stretch: ClosedRange<CGFloat>, selection: Range<Int>, _ color: Color.Resolved) -> [EditedText] {
        guard !text.isEmpty else { return [] }
        let part = part
        var resolved = part.resolved
        let inner = drawnOffset(selection.lowerBound, in: part)..<drawnOffset(selection.upperBound, in: part)
        if !inner.isEmpty { resolved.selection = TextSelectionMark(range: inner, color: color) }
        return [EditedText(text: resolved, frame: CGRect(origin: origin(of: part), size: part.size))]
    }
}
