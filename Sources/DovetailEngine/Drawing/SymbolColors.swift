import Foundation

/// The colours that belong to a symbol's meaning.
struct SymbolColors {
    /// What is coloured: nil for the foreground style.
    private enum Parts {
        /// The first part of the drawing and all others, as the drawings of the set are made. A cloud comes first, what is behind or below
        /// it after that.
        case order(first: Color, rest: Color)
        /// The parts by rank.
        case ranks(primary: Color?, secondary: Color?)
    }

    private let parts: Parts

    /// Nil for a symbol without colours of its own.
    init?(of name: String) {
        if let sign = Self.signs.first(where: { name == $0.name }) {
            parts = .ranks(primary: .white, secondary: sign.color)
        } else if let color = Self.badge(of: name) {
            parts = .ranks(primary: color, secondary: nil)
        } else {
            guard let colors = Self.byStart.first(where: { name == $0.0 || name.hasPrefix($0.0 + ".") })?.1 else {
                return nil
            }
            // Slashes and enclosures are in one colour, as the other symbols are.
            guard !name.contains("slash"), !name.contains("circle"), !name.contains("square") else { return nil }
            parts = .order(first: colors.0, rest: colors.1)
        }
    }

    func apply(to symbol: inout ResolvedSymbol, in environment: EnvironmentValues) {
        func paint(_ color: Color?) -> Paint { color?._paint(in: environment).paint ?? symbol.paint }
        switch parts {
        case .order(let first, let rest): (symbol.restPaint, symbol.paint) = (paint(rest), paint(first))
        case .ranks(let primary, let secondary):
            // What is third has a shade of its own, or what is second before it could not be told from it.
            symbol.secondaryPaint = paint(secondary)
            symbol.tertiaryPaint =
                _ResolvedPaint(paint(secondary)).fading(to: HierarchicalShapeStyle.opacity(of: 1)).paint
            symbol.paint = paint(primary)
        }
    }

    /// Signs on a filled shape.
    private static let signs: [(name: String, color: Color)] = [
        ("plus.circle.fill", .green), ("minus.circle.fill", .red), ("exclamationmark.triangle.fill", .yellow),
        ("exclamationmark.octagon.fill", .red), ("xmark.octagon.fill", .red), ("checkmark.seal.fill", .blue),
    ]

    private static func badge(of name: String) -> Color? {
        let name = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
        if name.hasSuffix(".badge") { return .red }
        guard let dot = name.range(of: ".badge.", options: .backwards) else { return nil }
        switch name[dot.upperBound...] {
        case "plus", "checkmark": return .green
        case "minus", "xmark": return .red
        case "exclamationmark": return .yellow
        default: return nil
        }
    }

    /// The longer starts of a name come before the shorter ones.
    private static let byStart: [(String, (Color, Color))] = [
        ("cloud.sun", (.white, .yellow)), ("cloud.moon", (.white, .white)), ("cloud.bolt", (.white, .yellow)),
        ("cloud.rain", (.white, .cyan)), ("cloud.drizzle", (.white, .cyan)), ("cloud.heavyrain", (.white, .cyan)),
        ("cloud.sleet", (.white, .cyan)), ("cloud.hail", (.white, .cyan)), ("cloud.snow", (.white, .cyan)),
        ("cloud", (.white, .white)), ("sun", (.yellow, .yellow)), ("sunrise", (.yellow, .yellow)),
        ("sunset", (.yellow, .yellow)), ("moon", (.white, .white)), ("snowflake", (.cyan, .cyan)),
        ("bolt.fill", (.yellow, .yellow)), ("drop.fill", (.cyan, .cyan)), ("heart.fill", (.red, .red)),
        ("star.fill", (.yellow, .yellow)), ("flame.fill", (.orange, .orange)), ("leaf.fill", (.green, .green)),
    ]
}
