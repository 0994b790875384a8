/// How values become places, colours or sizes.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, log, squareRoot, date, category
        case power(Double)
        case symmetricLog(slopeAtZero: Double)
    }

    let kind: Kind

    /// In proportion.
    public static let linear = ScaleType(kind: .linear)
    /// In proportion to the logarithm. Values must be greater than zero; others have no place.
    public static let log = ScaleType(kind: .log)
    /// In proportion to the square root.
    public static let squareRoot = ScaleType(kind: .squareRoot)
    /// In proportion to a power.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
    /// As the logarithm far from zero, in proportion near to it.
    public static let symmetricLog = symmetricLog(slopeAtZero: 1)
    /// As the logarithm far from zero; at zero it rises by `slopeAtZero`.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero))
    }
    /// In proportion to time.
    public static let date = ScaleType(kind: .date)
    /// A step for each value.
    public static let category = ScaleType(kind: .category)
}
