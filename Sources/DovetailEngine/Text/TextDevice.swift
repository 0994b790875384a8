import Foundation

/// The kind of device whose texts a text is as large as, and stands as far from others as.
///
/// The rules are the same on all: between a text and something else there is a tenth of a line, and what the letters leave free of their line
/// there. Devices differ in their system font, in the leading of its text styles, and in what lengths are rounded up to.
package struct TextDevice: Hashable, Sendable {
    let idiom: Idiom

    package init(_ idiom: Idiom) { self.idiom = idiom }

    /// A tenth of a line. On touch devices it is made whole pixels, as the leading is: of a third of a point on a phone, and of half a point on a
    /// tablet, so that a column is as high here as there on any display.
    func tenth(of lineHeight: CGFloat) -> CGFloat {
        TextIdiom[idiom].pixelsPerPoint == nil ? lineHeight.rounded(.up) / 10 : wholePixels(lineHeight / 10)
    }

    /// A length made whole pixels of the device, by rounding up; on the desktop it stays as it is.
    func wholePixels(_ length: CGFloat) -> CGFloat {
        guard let pixels = TextIdiom[idiom].pixelsPerPoint else { return length }
        return (length * pixels - Self.tolerance).rounded(.up) / pixels
    }

    /// How large a text is that has lines of a length: whole pixels of a touch device, whole points on the desktop.
    ///
    /// A third of a point is given as the next multiple of 1/1024, which texts are so many of. What a row adds up and takes away again is
    /// then exact: else a text is offered a little less than it asked for, and breaks.
    package func textLength(_ length: CGFloat) -> CGFloat {
        TextIdiom[idiom].pixelsPerPoint == nil
            ? length.rounded(.up) : (wholePixels(length) * 1024).rounded(.up) / 1024
    }

    /// How thick a line is that separates views: a pixel of a touch device, whatever display it is shown on, and a point on the desktop.
    package var hairline: CGFloat { textLength(Self.tolerance * 2) }

    /// What is between two lines of a text, where an app asks for a distance.
    ///
    /// On touch devices that takes the place of the leading of the text's style, if it is more, and lines are whole pixels high then, as recorded.
    func betweenLines(of runs: [ResolvedText.Run], asked: CGFloat, isInBar: Bool) -> CGFloat {
        let leading = isInBar ? 0 : runs.lazy.map(\.style.leading).max() ?? 0
        // Lines whose height an app sets, and those of its own fonts, are not the system's.
        let isSystems = runs.allSatisfy { $0.style.family == nil && $0.style.lineDistance == 0 }
        guard asked > 0, isSystems, let share = systemLineHeight else { return asked + leading }
        let height = share * (runs.lazy.map(\.style.size).max() ?? 0)
        return max(leading, asked + wholePixels(height) - height)
    }

    /// Whether a text is as wide as its longest line with the space that it was broken at, as recorded on iOS, where there is room for it.
    package var countsSpacesAtBreaks: Bool { TextIdiom[idiom].countsSpacesAtBreaks }

    /// Whether a short word that would stand alone in the second of two lines gets company from the first, as recorded on iOS.
    package var avoidsSingleLastWords: Bool { TextIdiom[idiom].avoidsSingleLastWords }

    /// The height of a line of the system font, as a part of its size; nil where it is that of the font that texts are drawn with.
    package var systemLineHeight: CGFloat? {
        TextIdiom[idiom].pixelsPerPoint == nil ? nil : FontMetrics(ofSystemFont: 1, on: idiom).lineHeight
    }

    /// What is lost by rounding makes no pixel.
    private static let tolerance: CGFloat = 1e-6
}
