import Foundation

/// The text styles and the system font of an idiom, as Apple's guidelines publish them for iOS and for macOS.
struct TextIdiom: IdiomTable {
    /// The sizes of the text styles at `.large`, in points.
    let largeTitle: CGFloat
    let title: CGFloat
    let title2: CGFloat
    let title3: CGFloat
    let body: CGFloat
    let callout: CGFloat
    let subheadline: CGFloat
    let footnote: CGFloat
    let caption: CGFloat
    let caption2: CGFloat
    /// The weights of the styles that have one of their own.
    let headlineWeight: Font.Weight
    let caption2Weight: Font.Weight
    /// The weights of bold letters in the styles that have one of their own for the idiom.
    let emphasizedHeadlineWeight: Font.Weight
    let emphasizedCaptionWeight: Font.Weight
    /// Whether there is something free between the lines of two texts.
    let hasLeading: Bool
    /// Whether the space at which a line is broken counts in the width of a text.
    let countsSpacesAtBreaks: Bool
    /// Whether a short word does not stand alone in the second of two lines.
    let avoidsSingleLastWords: Bool
    /// How far the system font reaches above the baseline, and how high its capitals are, as parts of its size.
    let ascent: CGFloat
    let capHeight: CGFloat
    /// The pixels of a point on the device, which distances between texts are whole numbers of; nil where they are not rounded so.
    let pixelsPerPoint: CGFloat?

    static let phone = onTouchDevice(pixelsPerPoint: 3)
    static let pad = onTouchDevice(pixelsPerPoint: 2)
    static let desktop = TextIdiom(
        largeTitle: 26, title: 22, title2: 17, title3: 15, body: 13, callout: 12, subheadline: 11, footnote: 10,
        caption: 10, caption2: 10, headlineWeight: .bold, caption2Weight: .medium, emphasizedHeadlineWeight: .heavy,
        emphasizedCaptionWeight: .medium, hasLeading: false,
        countsSpacesAtBreaks: false, avoidsSingleLastWords: false, ascent: 0.9668, capHeight: 0.7042,
        pixelsPerPoint: nil)

    private static func onTouchDevice(pixelsPerPoint: CGFloat) -> TextIdiom {
        TextIdiom(
            largeTitle: 34, title: 28, title2: 22, title3: 20, body: 17, callout: 16, subheadline: 15, footnote: 13,
            caption: 12, caption2: 11, headlineWeight: .semibold, caption2Weight: .regular,
            emphasizedHeadlineWeight: .semibold, emphasizedCaptionWeight: .semibold, hasLeading: true,
            countsSpacesAtBreaks: true, avoidsSingleLastWords: true, ascent: 0.95215, capHeight: 0.70459,
            pixelsPerPoint: pixelsPerPoint)
    }
}
