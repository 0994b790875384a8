import CGTK
import DovetailCore
import Foundation

/// A text broken into lines.
final class BrokenText {
    let pieces: [TextPiece]
    /// The width of the longest line and the height of all, as they are. Reserved lines count.
    let extent: CGSize
    /// The width of the longest line with the space that it was broken at, where the device counts it.
    private let widthWithSpaces: CGFloat
    /// From the top to the first line's baseline, and to the last one's.
    let baselines: (first: CGFloat, last: CGFloat)
    /// The widths that give the same lines: from the longest line to the one that it was broken at.
    private(set) var widths: ClosedRange<CGFloat>
    /// Whether all of ``widths`` give the same lines, and not only the first and the last.
    private var isElastic = true
    /// Whether there is more text than is shown.
    let isTruncated: Bool
    /// What the sizes of its fonts were multiplied with to fit.
    let scale: CGFloat
    /// What lengths are rounded up by.
    private let device: TextDevice

    /// `width` is the one that the lines were broken at, infinite for none; `spacing` is what goes between two letters.
    init(
        _ pieces: [TextPiece], width: CGFloat, isTruncated: Bool, scale: CGFloat, text: ResolvedText, spacing: CGFloat
    ) {
        self.pieces = pieces
        self.isTruncated = isTruncated
        self.scale = scale
        device = text.device
        var y: CGFloat = 0
        var widest: CGFloat = 0
        var widestWithSpace: CGFloat = 0
        var count = 0
        for piece in pieces {
            piece.top = y
            y += piece.height + text.lineSpacing
            for line in piece.lines {
                widest = max(widest, line.width)
                if line.space > 0 { widestWithSpace = max(widestWithSpace, line.width + line.space + spacing) }
            }
            count += piece.lines.count
        }
        let last = pieces[pieces.count - 1]
        let first = pieces[0].lines[0]
        var height = last.top + last.height
        if count < text.reservedLines {
            height += CGFloat(text.reservedLines - count) * (first.height + text.lineSpacing)
        }
        extent = CGSize(width: widest, height: height)
        widthWithSpaces = max(widest, widestWithSpace)
        baselines = (first.baseline, last.top + last.lines[last.lines.count - 1].baseline)
        // Rounded up, as sizes are. Where a single character is wider than the width that was asked for, Pango breaks at any
        // other width in a way of its own, even at a greater one.
        let longest = device.textLength(widest)
        widths = (longest <= width ? longest : width)...width
    }

    /// Notes that the text may break at other places between the two ends of ``widths``, and at the smaller one as well unless it was
    /// tried.
    func limitWidths(narrowestFits: Bool) {
        isElastic = false
        if !narrowestFits { widths = widths.upperBound...widths.upperBound }
    }

    /// Whether a line ends within a word.
    var breaksWords: Bool { pieces.contains(where: \.breaksWords) }

    /// Whether a width gives the same lines.
    func serves(_ width: CGFloat) -> Bool {
        widths.contains(width) && (isElastic || width == widths.lowerBound || width == widths.upperBound)
    }

    /// Whether another text shows the same characters in its lines.
    func hasSameLines(as other: BrokenText) -> Bool {
        extent == other.extent && pieces.count == other.pieces.count
            && zip(pieces, other.pieces).allSatisfy { left, right in
                left.range == right.range && left.lines.count == right.lines.count
                    && zip(left.lines, right.lines).allSatisfy {
                        $0.start == $1.start && $0.end == $1.end && $0.width == $1.width
                    }
            }
    }

    /// Half a point of mercy: heights are rounded on their way through a layout.
    static let mercy: CGFloat = 0.5

    /// What the lines answer to a question that they belong to.
    ///
    /// Lengths are rounded up to what the device has whole ones of, and are never greater than what was asked for unless not even one line has room:
    /// asked for the answer, the text has the same lines. A character that is wider than the width reaches out of it.
    ///
    /// `isSameInAnyHeight` says that the text can't have fewer lines than the one it has.
    func measure(width: CGFloat, height: CGFloat, isSameInAnyHeight: Bool = false, isPlain: Bool = false) -> TextMeasure
    {
        let fits = !isSameInAnyHeight && extent.height <= height + Self.mercy
        let wholeHeight = device.textLength(extent.height)
        return TextMeasure(
            size: CGSize(
                width: min(max(device.textLength(widthWithSpaces), widths.lowerBound), width),
                height: min(wholeHeight, fits ? height : .infinity)),
            firstBaseline: baselines.first, lastBaseline: baselines.last,
            reach: LayoutReach(
                width: isPlain && isElastic && widths.upperBound == .infinity ? widths.lowerBound : .nan,
                height: isSameInAnyHeight ? -.infinity : isPlain ? wholeHeight : .nan, leastWidth: 0))
    }

    var lineCount: Int { pieces.reduce(0) { $0 + $1.lines.count } }

    /// Calls `body` with each line, its piece, and the offset of its box from the text's corner.
    func forEachLine(shift: (TextPiece) -> CGFloat, _ body: (TextPiece, TextPiece.Line, CGPoint) -> Void) {
        for piece in pieces {
            let x = shift(piece)
            for line in piece.lines { body(piece, line, CGPoint(x: x + line.x, y: piece.top + line.top)) }
        }
    }

    private func piece(containing offset: Int) -> TextPiece {
        pieces.last { $0.range.lowerBound <= offset } ?? pieces[0]
    }

    /// The caret before the character at an offset.
    func caret(at offset: Int, shift: (TextPiece) -> CGFloat) -> CGRect {
        let piece = piece(containing: offset)
        var strong = PangoRectangle()
        let inner = min(max(offset - piece.range.lowerBound, 0), piece.range.count)
        pango_layout_get_cursor_pos(piece.layout, Int32(inner), &strong, nil)
        var number: Int32 = 0
        pango_layout_index_to_line_x(piece.layout, Int32(inner), 0, &number, nil)
        let line = piece.lines[min(Int(number), piece.lines.count - 1)]
        return CGRect(
            x: shift(piece) + CGFloat(strong.x) / CGFloat(PANGO_SCALE), y: piece.top + line.top, width: 1,
            height: line.height)
    }

    /// In longer texts a step aside goes by the order of the characters: Pango's takes time with the square of the length.
    private static let longestVisual = 2000

    /// Where a caret comes to by one step to a side; nil for beyond the first or last line.
    func offset(besideCaretAt offset: Int, toTheRight: Bool) -> Int? {
        guard let index = pieces.lastIndex(where: { $0.range.lowerBound <= offset }) else { return nil }
        let piece = pieces[index]
        var (next, trailing): (Int32, Int32) = (0, 0)
        let inner = min(max(offset - piece.range.lowerBound, 0), piece.range.count)
        if piece.range.count > Self.longestVisual { return neighbor(of: inner, in: piece, toTheRight: toTheRight) }
        pango_layout_move_cursor_visually(piece.layout, 1, Int32(inner), 0, toTheRight ? 1 : -1, &next, &trailing)
        if next < 0 { return piece.range.lowerBound > 0 ? piece.range.lowerBound - 1 : nil }
        if next == Int32.max {
            return index + 1 < pieces.count ? min(piece.range.upperBound + 1, pieces[index + 1].range.upperBound) : nil
        }
        let bytes = pango_layout_get_text(piece.layout)!
        var place = bytes + Int(next)
        for _ in 0..<trailing { place = UnsafePointer(g_utf8_find_next_char(place, nil)) }
        return piece.range.lowerBound + min(place - bytes, piece.range.count)
    }

    /// The code point after or before an offset of a piece, by the direction that its line is read in.
    private func neighbor(of inner: Int, in piece: TextPiece, toTheRight: Bool) -> Int? {
        let bytes = pango_layout_get_text(piece.layout)!
        let isForward = (pango_layout_get_direction(piece.layout, Int32(inner)) == PANGO_DIRECTION_RTL) != toTheRight
        if isForward {
            guard inner < piece.range.count else { return nil }
            let next = UnsafePointer<CChar>(g_utf8_find_next_char(bytes + inner, nil))
            return piece.range.lowerBound + (next.map { $0 - bytes } ?? piece.range.count)
        }
        guard let previous = g_utf8_find_prev_char(bytes, bytes + inner) else { return nil }
        return piece.range.lowerBound + (UnsafePointer<CChar>(previous) - bytes)
    }

    /// The offset nearest to a point, in UTF-8 code units of the text.
    func offset(at point: CGPoint, shift: CGFloat) -> Int {
        let piece = pieces.last { $0.top <= point.y } ?? pieces[0]
        var index: Int32 = 0
        var trailing: Int32 = 0
        pango_layout_xy_to_index(
            piece.layout, (point.x - shift).pangoUnits, max(0, point.y - piece.top).pangoUnits, &index, &trailing)
        var offset = min(Int(index), piece.range.count)
        if trailing > 0, offset < piece.range.count {
            // `trailing` counts code points; the caret goes behind the whole character.
            let bytes = pango_layout_get_text(piece.layout)!
            var end = bytes + offset
            for _ in 0..<trailing { end = UnsafePointer(g_utf8_find_next_char(end, nil)) }
            offset = end - bytes
        }
        return piece.range.lowerBound + min(offset, piece.range.count)
    }

    /// The rectangles of a range of UTF-8 offsets.
    func rectangles(of range: Range<Int>, shift: (TextPiece) -> CGFloat) -> [CGRect] {
        guard !range.isEmpty else { return [] }
        var result: [CGRect] = []
        let unit = CGFloat(PANGO_SCALE)
        for piece in pieces {
            let lower = Int32(clamping: range.lowerBound - piece.range.lowerBound)
            let upper = Int32(clamping: range.upperBound - piece.range.lowerBound)
            for (number, line) in piece.lines.enumerated() where Int(lower) < line.end && Int(upper) > line.start {
                var ranges: UnsafeMutablePointer<Int32>?
                var count: Int32 = 0
                pango_layout_line_get_x_ranges(
                    pango_layout_get_line_readonly(piece.layout, Int32(number)), max(lower, Int32(line.start)),
                    min(upper, Int32(line.end)), &ranges, &count)
                defer { g_free(ranges) }
                guard let ranges else { continue }
                for index in 0..<Int(count) {
                    let (start, end) = (CGFloat(ranges[2 * index]) / unit, CGFloat(ranges[2 * index + 1]) / unit)
                    // The ranges are relative to the layout's left edge, its alignment included.
                    result.append(
                        CGRect(
                            x: shift(piece) + start, y: piece.top + line.top, width: end - start, height: line.height))
                }
            }
        }
        return result
    }
}

extension BrokenText {
    /// The baseline of the line at a height; nil outside.
    func baseline(at y: CGFloat) -> CGFloat? {
        for piece in pieces where piece.top <= y {
            for line in piece.lines where piece.top + line.top <= y && y < piece.top + line.top + line.height {
                return piece.top + line.baseline
            }
        }
        return nil
    }
}
