import Foundation

/// The colours that belong to a symbol's meaning: that of its first part and that of all others, as the drawings of the set are made. A
/// cloud comes first, what is behind or below it after that.
struct SymbolColors {
    let first: Color
    let rest: Color

    /// Nil for a symbol without colours of its own.
    init?(of name: String) {
        guard let colors = Self.byStart.first(where: { name == $0.0 || name.hasPrefix($0.0 + ".") })?.1 else {
            return nil
        }
        // Slashes and enclosures are in one colour, as the other symbols are.
        guard !name.contains("slash"), !name.contains("circle"), !name.contains("square") else { return nil }
        (first, rest) = colors
    }

    /// The longer starts of a name come before the shorter ones.
    private static let byStart: [(String, (Color, Color))] = [
        ("cloud.sun", (.white, .yellow)), ("cloud.moon", (.white, .white)), ("cloud.bolt", (.white, .yellow)),
        ("cloud.rain", (.white, .cyan)), ("cloud.drizzle", (.white, .cyan)), ("cloud.heavyrain", (.white, .cyan)),
        ("cloud.sleet", (.white, .cyan)), ("cloud.hail", (.white, .cyan)), ("cloud.snow", (.white, .cyan)),
        ("cloud", (.white, .white)), ("sun", (.yellow, .yellow)), ("sunrise", (.yellow, .yellow)),
        ("sunset", (.yellow, .yellow)), ("moon", (.white, .white)), ("snowflake", (.cyan, .cyan)),
        ("bolt.fill", (.yellow, .yellow)), ("drop.fill", (.cyan, .cyan)), ("heart.fill", (.red, .red)),
        ("star.fill", (.yellow, .yellow)),
    ]
}
