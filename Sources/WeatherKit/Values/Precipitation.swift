import Foundation

/// What falls from the sky.
public enum Precipitation: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case none
    case hail
    case mixed
    case rain
    case sleet
    case snow

    /// The word for it, in English.
    public var description: String { words(of: rawValue) }
    public var accessibilityDescription: String { description }
}

/// How much falls, of each kind.
public struct PrecipitationAmountByType: Codable, Equatable, Sendable {
    /// All together, as water.
    public var precipitation: Measurement<UnitLength>
    public var hail: Measurement<UnitLength>
    public var mixed: Measurement<UnitLength>
    public var rainfall: Measurement<UnitLength>
    public var sleet: Measurement<UnitLength>
    public var snowfallAmount: SnowfallAmount
}

/// How much snow falls, as it lies and as the water that it melts to.
public struct SnowfallAmount: Codable, Equatable, Sendable {
    public var amount: Measurement<UnitLength>
    public var amountLiquidEquivalent: Measurement<UnitLength>
    public var maximum: Measurement<UnitLength>
    public var maximumLiquidEquivalent: Measurement<UnitLength>
    public var minimum: Measurement<UnitLength>
    public var minimumLiquidEquivalent: Measurement<UnitLength>
}
