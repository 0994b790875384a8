import CGTK
import DovetailCore
import Foundation

/// A part of a text that was laid out, by Pango or as one line without it. Short texts have one; long ones are laid out piece by piece, so that the time for a text
/// grows with its length and no faster, and ends with the last line that is shown.
final class TextPiece {
    /// A line of the piece; places are relative to it.
    struct Line {
        /// UTF-8 offsets in the piece.
        let start: Int
        let end: Int
        let x: CGFloat
        let top: CGFloat
        let width: CGFloat
        let height: CGFloat
        let baseline: CGFloat
        /// How wide the space is that the line was broken at; ``width`` does without it. 0 where there is none.
        var space: CGFloat = 0
    }

    /// What the lines come from.
    private enum Origin {
        case layout
        case line(ShapedLine, TextSource, PangoTextEngine)
    }

    private let origin: Origin
    private var madeLayout: OpaquePointer?
    /// Pango's layout of the part. Where that was a line that took no Pango it is made now: for carets, colours of several runs and the
    /// like.
    var layout: OpaquePointer {
        if let madeLayout { return madeLayout }
        guard case .line(_, let source, let engine) = origin else { fatalError("A text lost its layout.") }
        let layout = engine.makeLayout(of: source, range: range, mark: "")
        madeLayout = layout
        return layout
    }
    /// The line's glyphs, where it took no Pango.
    var line: ShapedLine? {
        if case .line(let line, _, _) = origin { return line }
        return nil
    }
    /// The part of the text, in UTF-8 offsets.
    let range: Range<Int>
    let lines: [Line]
    let height: CGFloat
    /// From the top of the text.
    var top: CGFloat = 0
    /// The width that lines are aligned in.
    let alignmentWidth: CGFloat
    let isEllipsized: Bool
    /// Whether an ellipsis was added to the text.
    let isMarked: Bool
    /// Whether the layout has more lines than the piece.
    let isPartial: Bool

    /// Takes over the layout. `countsSpaces` says whether the space that a line is broken at is measured.
    init(_ layout: OpaquePointer, range: Range<Int>, isMarked: Bool, countsSpaces: Bool) {
        origin = .layout
        madeLayout = layout
        self.range = range
        self.isMarked = isMarked
        isPartial = false
        let scale = CGFloat(PANGO_SCALE)
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        height = CGFloat(extents.height) / scale
        let width = pango_layout_get_width(layout)
        alignmentWidth = width >= 0 ? CGFloat(width) / scale : CGFloat(extents.width) / scale
        isEllipsized = pango_layout_is_ellipsized(layout) != 0
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        var lines: [Line] = []
        lines.reserveCapacity(Int(pango_layout_get_line_count(layout)))
        repeat {
            var box = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &box)
            let line = pango_layout_iter_get_line_readonly(iterator)!.pointee
            lines.append(
                Line(
                    start: Int(line.start_index), end: Int(line.start_index + line.length), x: CGFloat(box.x) / scale,
                    top: CGFloat(box.y) / scale, width: CGFloat(box.width) / scale, height: CGFloat(box.height) / scale,
                    baseline: CGFloat(pango_layout_iter_get_baseline(iterator)) / scale,
                    space: countsSpaces ? line.spaceAtBreak : 0))
        } while pango_layout_iter_next_line(iterator) != 0
        self.lines = lines
    }

    /// One line that took no Pango.
    init(_ line: ShapedLine, range: Range<Int>, source: TextSource, engine: PangoTextEngine) {
        origin = .line(line, source, engine)
        self.range = range
        height = line.font.height
        alignmentWidth = line.width
        isEllipsized = false
        isMarked = false
        isPartial = false
        lines = [
            Line(
                start: 0, end: range.count, x: 0, top: 0, width: line.width, height: line.font.height,
                baseline: line.font.baseline)
        ]
    }

    /// The first lines of another piece, whose layout it shares: what follows is cut off when it is painted.
    init(_ whole: TextPiece, keeping count: Int) {
        let layout = whole.layout
        g_object_ref(UnsafeMutableRawPointer(layout))
        origin = .layout
        madeLayout = layout
        lines = Array(whole.lines.prefix(count))
        let end = whole.range.lowerBound + whole.lines[count].start
        range = whole.range.lowerBound..<end
        height = lines[count - 1].top + lines[count - 1].height
        alignmentWidth = whole.alignmentWidth
        isEllipsized = false
        isMarked = false
        isPartial = true
    }

    /// Whether a line ends within a word, for want of room.
    ///
    /// - Complexity: O(characters), and nothing where there is one line.
    var breaksWords: Bool {
        guard lines.count > 1 else { return false }
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count),
            let text = pango_layout_get_text(layout)
        else { return false }
        var (position, offset) = (0, 0)
        for line in lines.dropFirst() {
            position += Int(g_utf8_strlen(text + offset, line.start - offset))
            offset = line.start
            guard position < Int(count) else { return false }
            if attributes[position].is_line_break == 0, attributes[position].is_mandatory_break == 0 { return true }
        }
        return false
    }

    deinit { if let madeLayout { g_object_unref(UnsafeMutableRawPointer(madeLayout)) } }

    /// How far the piece must be moved to be aligned in a width other than its own.
    func shift(in width: CGFloat, _ text: ResolvedText) -> CGFloat {
        switch text.alignment {
        case .center: (width - alignmentWidth) / 2
        case .leading where text.isRightToLeft, .trailing where !text.isRightToLeft: width - alignmentWidth
        default: 0
        }
    }
}
