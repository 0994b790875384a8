import DovetailCore
import Foundation

/// The system font: Inter for texts, and Inter Display, which is drawn for large letters, for titles.
///
/// Both are set as wide as texts are on Apple's systems, so that what fits there fits here: in a button, a column, a number of lines. Lengths of
/// lines were taken from pictures that public projects recorded on iOS and macOS; between the sizes that occur there, widths are interpolated.
enum SystemFont {
    static let text = "Inter"
    static let display = "Inter Display"
    /// From this size on, in points, letters are taken from ``display``.
    private static let displaySize: CGFloat = 20

    /// What is added between two letters, in parts of the font's size, at sizes in points.
    private static let textTracking: [(size: CGFloat, tracking: CGFloat)] = [
        (10, 0.012), (11, 0.006), (12, 0), (13, -0.005), (14, -0.012), (15, -0.02), (17, -0.027), (20, -0.036),
        (22, -0.043), (28, -0.0515), (34, -0.054), (40, -0.055),
    ]
    private static let displayTracking: [(size: CGFloat, tracking: CGFloat)] = [
        (20, 0.01), (22, 0.008), (28, 0.002), (34, -0.0025), (40, -0.004),
    ]

    /// Whether a style asks for it.
    static func isAsked(by style: TextRunStyle) -> Bool {
        style.family == nil && (style.design == .standard || style.design == .rounded)
    }

    /// Whether a style is set in ``display`` where that is installed. Its digits of one width are not of one width, so such digits are not.
    static func isLarge(_ style: TextRunStyle) -> Bool {
        style.size >= displaySize && !style.features.contains(.monospacedDigits)
    }

    /// What is added to that for bold letters, which are narrower than Apple's; to lighter ones as much less as they are lighter. From titles of 28 and 34
    /// points and semibold texts of 17 on iOS 17.
    private static let boldTracking: CGFloat = 0.0145

    /// What is added between two letters of a style, in points.
    static func tracking(of style: TextRunStyle, hasDisplay: Bool) -> CGFloat {
        let boldness = CGFloat(min(max(style.weight - 400, 0), 300)) / 300
        return usualTracking(of: style, hasDisplay: hasDisplay) + boldTracking * boldness * style.size
    }

    private static func usualTracking(of style: TextRunStyle, hasDisplay: Bool) -> CGFloat {
        let size = style.size
        let table = hasDisplay && isLarge(style) ? displayTracking : textTracking
        guard let upper = table.firstIndex(where: { $0.size >= size }) else { return table.last!.tracking * size }
        guard upper > 0 else { return table[0].tracking * size }
        let (low, high) = (table[upper - 1], table[upper])
        let part = (size - low.size) / (high.size - low.size)
        return (low.tracking + (high.tracking - low.tracking) * part) * size
    }
}
