import CGTK
import DovetailCore
import Foundation

/// How many lines of a laid out text may be shown.
///
/// Pango limits the lines of each paragraph by itself. A limit here is for the whole text: what follows the last line is
/// cut away, and the breaks before it become line separators, which do not end a paragraph.
struct LineLimit {
    /// At least 1.
    let count: Int

    /// The limit of a text, nil if all of its lines may be shown. `layout` has no limit yet.
    init?(of text: ResolvedText, layout: OpaquePointer, height: CGFloat?) {
        let lines = Int(pango_layout_get_line_count(layout))
        var count = max(1, text.lineLimit ?? lines)
        if let height, height < .infinity { count = min(count, Self.lines(of: layout, fitting: height)) }
        guard count < lines else { return nil }
        self.count = count
    }

    private static func lines(of layout: OpaquePointer, fitting height: CGFloat) -> Int {
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        var count = 0
        repeat {
            var line = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &line)
            // Half a point of mercy: heights are rounded on their way through a layout.
            guard CGFloat(line.y + line.height) / CGFloat(PANGO_SCALE) <= height + 0.5 else { break }
            count += 1
        } while pango_layout_iter_next_line(iterator) != 0
        return max(1, count)
    }

    /// What a limited layout is made of.
    func apply(to text: ResolvedText, layout: OpaquePointer) -> ResolvedText {
        let string = text.string
        let lastLine = Int(pango_layout_get_line_readonly(layout, Int32(count - 1)).pointee.start_index)
        let utf8 = string.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: lastLine)
        let end = string[start...].firstIndex(where: \.isNewline) ?? string.endIndex
        let isMarked = string[end...].contains { !$0.isWhitespace }
        return rebuild(text, keeping: utf8.distance(from: utf8.startIndex, to: end), isMarked: isMarked)
    }

    private func rebuild(_ text: ResolvedText, keeping byteCount: Int, isMarked: Bool) -> ResolvedText {
        var rest = byteCount
        var result = text
        result.runs = []
        for run in text.runs where rest > 0 || result.runs.isEmpty {
            var run = run
            let kept = run.text.utf8.prefix(rest)
            rest -= kept.count
            run.text = String(Substring(kept).map { $0.isNewline ? "\u{2028}" : $0 })
            result.runs.append(run)
        }
        if isMarked, !result.runs.isEmpty { result.runs[result.runs.count - 1].text += "…" }
        return result
    }
}
