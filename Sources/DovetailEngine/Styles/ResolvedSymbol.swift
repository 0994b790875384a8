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
    /// What of it fills what.
    package var fit: Fit
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

    package enum Fit: Hashable, Sendable {
        /// As large as its font says, in the middle of the node.
        case own
        /// Its box is as large as the node has room for.
        case box
        /// What is drawn of it is stretched to the node's bounds, as a resizable picture is.
        case drawing
    }

    package init(name: String, pointSize: CGFloat, weight: Int, paint: Paint, fit: Fit = .own) {
        self.name = name
        self.pointSize = pointSize
        self.weight = weight
        self.paint = paint
        self.fit = fit
    }

    /// The side of the square that the symbol is laid out and drawn in, in points.
    package static func boxSize(pointSize: CGFloat) -> CGFloat { (pointSize * 1.2).rounded() }
}
