import Foundation

/// Shapes text. ``DovetailCore`` knows no text library; `DovetailPaint` implements this with Pango.
///
/// Main thread only.
package protocol TextEngine: AnyObject {
    /// The text ready to be measured and painted. Making it costs nothing yet: a text is shaped when it is first measured.
    func shape(_ text: ResolvedText) -> any TextShape
    /// The metrics of a font, in points.
    func metrics(of style: TextRunStyle) -> FontMetrics
}

extension TextEngine {
    /// Measures a text that nothing is kept of.
    package func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMeasure {
        shape(text).measure(width: width, height: height)
    }
}

/// One text, shaped: it is measured, painted and asked where its characters are by the same lines.
///
/// A shape belongs to a text without its colours, so that colours can fade without shaping anything anew. The layout of a view
/// keeps it, and hands it on with the text that is displayed. It remembers the lines of the last few sizes. An answer for one
/// width serves all widths down to its longest line, since text breaks at the same places there: so what was measured is
/// what is painted, and a text of one line is shaped once. What is remembered never changes an answer.
///
/// Main thread only.
package protocol TextShape: AnyObject {
    /// The size of the text when it may be as wide as `width` and as high as `height` (nil: unlimited). The answer is
    /// rounded up to whole points, but never wider than `width`. Lines that do not fit in `height` are dropped with an ellipsis,
    /// but never the first. The answer follows from the question alone, and asked for its answer a text gives it again.
    func measure(width: CGFloat?, height: CGFloat?) -> TextMeasure
    /// The lines of the text in a size that it answered, top down. A host with a text engine of its own breaks the text
    /// as they tell.
    func lines(in size: CGSize) -> [TextLine]
    /// The offset, in UTF-8 code units of the text's string, of the character nearest to a point.
    func offset(at point: CGPoint, in size: CGSize) -> Int
    /// The rectangles that cover the characters of a range of UTF-8 offsets, one or more for each line.
    func rectangles(of range: Range<Int>, in size: CGSize) -> [CGRect]
    /// The caret before the character at a UTF-8 offset: as high as its line, and where a letter would appear that is read in the direction
    /// of the text around.
    func caret(at offset: Int, in size: CGSize) -> CGRect
    /// The UTF-8 offset that a caret comes to by one step to the left or right, as the characters stand in their line; nil where there is no
    /// further line on that side.
    func offset(besideCaretAt offset: Int, toTheRight: Bool, in size: CGSize) -> Int?
}

/// A line of a text that was laid out.
package struct TextLine: Hashable {
    /// The characters of the line, in UTF-8 offsets of the text's string.
    package var range: Range<Int>
    /// The box of the line: its width is that of its characters, its place follows the text's alignment.
    package var frame: CGRect
    /// From the top of the text to the baseline.
    package var baseline: CGFloat
    /// Whether an ellipsis stands for characters that do not fit.
    package var isTruncated: Bool

    package init(range: Range<Int>, frame: CGRect, baseline: CGFloat, isTruncated: Bool) {
        self.range = range
        self.frame = frame
        self.baseline = baseline
        self.isTruncated = isTruncated
    }
}

/// What measuring a text gives.
package struct TextMeasure: Hashable {
    package var size: CGSize
    /// From the top to the first line's baseline.
    package var firstBaseline: CGFloat
    /// From the top to the last line's baseline.
    package var lastBaseline: CGFloat
    /// For which other widths and heights the text has the same lines and the same size.
    package var reach: LayoutReach

    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, reach: LayoutReach = .exact) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.reach = reach
    }
}

/// The vertical metrics of a font, in points.
package struct FontMetrics: Hashable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var capHeight: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
    }

    package var lineHeight: CGFloat { ascent + descent }
}
