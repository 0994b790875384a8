import Foundation

/// Measures text. ``DovetailCore`` knows no text library; `DovetailPaint` implements this with Pango.
///
/// Main thread only. Measuring and painting must use the same layout: text drawn in the measured width breaks its
/// lines where they were measured.
package protocol TextEngine: AnyObject {
    /// The size of the text when it may be as wide as `width` and as high as `height` (nil: unlimited). The answer is
    /// rounded up to whole points in width; it is never wider than `width` unless a single character is.
    /// Lines that do not fit in `height` are dropped with an ellipsis, but never the first.
    func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMeasure
    /// The metrics of a font, in points.
    func metrics(of style: TextRunStyle) -> FontMetrics
    /// The caret's distance from the left edge, for an editable line: the width of the first `count` characters.
    func caretOffset(in text: String, style: TextRunStyle, afterCharacters count: Int) -> CGFloat
    /// The number of characters before the caret position nearest to `x` in an editable line.
    func characterIndex(in text: String, style: TextRunStyle, at x: CGFloat) -> Int
}

/// What measuring a text gives.
package struct TextMeasure: Hashable {
    package var size: CGSize
    /// From the top to the first line's baseline.
    package var firstBaseline: CGFloat
    /// From the top to the last line's baseline.
    package var lastBaseline: CGFloat

    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
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
