import CGTK
import DovetailCore
import Foundation

/// Breaks a text into lines, piece by piece, and stops where no more lines can be shown.
///
/// A piece ends at a line break of the text where there is one within reach. Else its last line is laid out again with the next
/// piece: lines break where the text as a whole would break them.
struct TextFlow {
    let source: TextSource
    let engine: PangoTextEngine
    /// Infinite for none.
    let width: CGFloat
    let height: CGFloat
    let scale: CGFloat

    /// A piece is at most this long, in UTF-8 code units, unless a single line is longer.
    private static let pieceLength = 2048
    /// A single line is at most this long: Pango can't measure longer ones.
    private static let lineLength = 65_536
    /// No more of a text is laid out than this, in code units and in lines, so that none takes a second. What follows is not shown.
    private static let textLength = 250_000

    private static let lineCount = 40_000

    private var text: ResolvedText { source.text }
    private var lineLimit: Int { text.lineLimit.map { max(1, $0) } ?? .max }

    func lines() -> BrokenText {
        var pieces: [TextPiece] = []
        var top: CGFloat = 0
        var count = 0
        var start = 0
        while true {
            let (piece, next) = nextPiece(from: start)
            piece.top = top
            let room = lineLimit - count
            let fitting = piece.lines.count(where: { top + $0.top + $0.height <= height + BrokenText.mercy })
            if min(room, fitting) < piece.lines.count {
                return truncated(pieces, piece, keeping: min(room, fitting))
            }
            pieces.append(piece)
            count += piece.lines.count
            top += piece.height + text.lineSpacing
            guard let next else { return broken(pieces, isTruncated: false) }
            if count == lineLimit {
                // What follows is hidden: the last line says so.
                pieces.removeLast()
                return truncated(pieces, piece, keeping: piece.lines.count)
            }
            if next > Self.textLength || count > Self.lineCount {
                Log.warnOnce(
                    "text \(source.count)",
                    "a text of \(source.count) bytes is too long to be shown whole; the first \(next) are")
                return broken(pieces, isTruncated: true)
            }
            start = next
        }
    }

    private func broken(_ pieces: [TextPiece], isTruncated: Bool) -> BrokenText {
        BrokenText(
            pieces, width: width, isTruncated: isTruncated, scale: scale, text: text, spacing: spacing)
    }

    // MARK: Pieces

    /// The piece that begins at an offset, and where the next one begins; nil at the end of the text.
    private func nextPiece(from start: Int) -> (TextPiece, next: Int?) {
        var length = Self.pieceLength
        while true {
            let end = source.boundary(before: start + length)
            guard end < source.count else { return (piece(start..<source.count), nil) }
            if let lineBreak = source.lastLineBreak(in: start..<end) {
                return (piece(source.withoutTrailingBreak(start..<lineBreak + 1)), lineBreak + 1)
            }
            let whole = piece(start..<end)
            if whole.lines.count > 1 {
                let kept = TextPiece(whole, keeping: whole.lines.count - 1)
                return (kept, kept.range.upperBound)
            }
            if length >= lineLength { return (whole, end) }
            length = min(length * 4, lineLength)
        }
    }

    /// Big letters reach the end of what Pango can measure sooner.
    private var lineLength: Int {
        let largest = text.runs.reduce(1) { max($0, $1.style.size) }
        return max(Self.pieceLength, min(Self.lineLength, Int(1_500_000 / min(largest, 1000))))
    }

    private func piece(_ range: Range<Int>) -> TextPiece {
        if width == .infinity, let line = engine.line(of: source, range: range) {
            return TextPiece(line, range: range, source: source, engine: engine)
        }
        let piece = piece(range, in: width)
        guard text.device.avoidsSingleLastWords, range == 0..<source.count,
            let narrower = piece.widthWithoutSingleLastWord
        else { return piece }
        // In the second line there may be no room for two words.
        let even = self.piece(range, in: narrower)
        return even.lines.count == piece.lines.count && !even.breaksWords ? even : piece
    }

    private func piece(_ range: Range<Int>, in width: CGFloat) -> TextPiece {
        let layout = engine.makeLayout(of: source, range: range, mark: "")
        if width < .infinity { pango_layout_set_width(layout, layoutWidth(width)) }
        return TextPiece(layout, range: range, isMarked: false, countsSpaces: text.device.countsSpacesAtBreaks)
    }

    /// What goes between two letters.
    private var spacing: CGFloat {
        text.runs.lazy.map { $0.style.kerning + engine.families.tracking(of: $0.style) }.max() ?? 0
    }

    /// The space after a line's last character does not count: Pango leaves it out of a line's width, but not where it looks
    /// for a place to break.
    private func layoutWidth(_ width: CGFloat) -> Int32 {
        // Never a whole point: in a width and of a line that are, Pango puts a centred line on a whole point too, and the line would be
        // half a point further in one width than in another.
        return min(max(width, 0) + spacing, 100_000).pangoUnits | 1
    }

    // MARK: Truncation

    /// The text cut so that it ends with a line of a piece; `keeping` lines of it are shown, but of the whole text never none.
    private func truncated(_ pieces: [TextPiece], _ piece: TextPiece, keeping: Int) -> BrokenText {
        var pieces = pieces
        var piece = piece
        var keeping = keeping
        if keeping <= 0 {
            guard let last = pieces.popLast() else { return truncated([], piece, keeping: 1) }
            piece = last
            keeping = last.lines.count
        }
        let start = piece.range.lowerBound + piece.lines[keeping - 1].start
        if keeping > 1 { pieces.append(TextPiece(piece, keeping: keeping - 1)) }
        pieces.append(lastLine(from: start))
        return broken(pieces, isTruncated: true)
    }

    /// One line that stands for the rest of the text, with an ellipsis where something is missing.
    private func lastLine(from start: Int) -> TextPiece {
        let reach = 2 * lineLength
        let end = source.paragraphEnd(from: start, limit: min(reach, reachOfWidth))
        let isMarked = source.hasInk(after: end)
        let layout = engine.makeLayout(of: source, range: start..<end, mark: isMarked ? "…" : "")
        if width < .infinity {
            pango_layout_set_width(layout, layoutWidth(width))
            pango_layout_set_ellipsize(layout, text.truncation.pango)
        }
        return TextPiece(layout, range: start..<end, isMarked: isMarked, countsSpaces: false)
    }

    /// No line of a window holds more characters than this, so a longer rest is hidden anyway.
    private var reachOfWidth: Int { width < .infinity && text.truncation == .tail ? Self.pieceLength : .max }
}

extension ResolvedText.Truncation {
    fileprivate var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}
