import Foundation

/// A symbol with everything a painter needs.
package struct ResolvedSymbol: Hashable {
    /// SF Symbols' name, such as `play.circle`.
    package var name: String
    /// The template of a symbol of the app's own; nil for one of the symbol set.
    package var file: String?
    /// The size of the font it accompanies, in points; the symbol's box follows from it (see ``boxSize``).
    package var pointSize: CGFloat
    /// 100 (ultralight) to 900 (black); the stroke follows it.
    package var weight: Int
    package var paint: Paint
    /// Set when the image is resizable: it fills the node's bounds instead of its own size.
    package var fillsBounds: Bool
    /// Names to take when the set lacks the first.
    package var alternatives: [String] = []
    /// For what ranks second in the symbol, such as the circle around a sign; nil for the same paint.
    package var secondaryPaint: Paint?
    /// For what ranks third; nil for the second paint.
    package var tertiaryPaint: Paint?
    /// For all parts but the first, such as the sun behind a cloud; nil for the same paint.
    package var restPaint: Paint?
    /// 0...1: how many of the symbol's parts are lit; nil for all.
    package var value: Double?

    package init(name: String, pointSize: CGFloat, weight: Int, paint: Paint, fillsBounds: Bool) {
        self.name = name
        self.pointSize = pointSize
        self.weight = weight
        self.paint = paint
        self.fillsBounds = fillsBounds
    }

    /// The side of the square that the symbol is laid out and drawn in, in points.
    package static func boxSize(pointSize: CGFloat) -> CGFloat { (pointSize * 1.2).rounded() }
}
