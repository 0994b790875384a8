import Foundation

/// The kind of device whose texts the distances between texts and other views are those of.
///
/// The rules are the same on all: between a text and something else there is a tenth of a line, and what the letters leave free of their line
/// there. Devices differ in their system font, in the leading of its text styles, and in what lengths are rounded up to.
package struct TextDistanceRule: Hashable, Sendable {
    let idiom: Idiom

    package init(_ idiom: Idiom) { self.idiom = idiom }

    /// A tenth of a line. On touch devices it is made whole pixels, as the leading is: of a third of a point on a phone, and of half a point on a
    /// tablet, so that a column is as high here as there on any display.
    func tenth(of lineHeight: CGFloat) -> CGFloat {
        TextIdiom[idiom].pixelsPerPoint == nil ? lineHeight.rounded(.up) / 10 : roundedUp(lineHeight / 10)
    }

    /// A length made whole pixels of the device.
    func roundedUp(_ length: CGFloat) -> CGFloat {
        guard let pixels = TextIdiom[idiom].pixelsPerPoint else { return length }
        return (length * pixels - Self.tolerance).rounded(.up) / pixels
    }

    /// What is lost by rounding makes no pixel.
    private static let tolerance: CGFloat = 1e-6
}
