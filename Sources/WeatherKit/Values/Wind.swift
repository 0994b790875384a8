import Foundation

/// The wind.
public struct Wind: Codable, Equatable, Sendable {
    /// One of sixteen directions.
    public enum CompassDirection: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
        case north
        case northNortheast
        case northeast
        case eastNortheast
        case east
        case eastSoutheast
        case southeast
        case southSoutheast
        case south
        case southSouthwest
        case southwest
        case westSouthwest
        case west
        case westNorthwest
        case northwest
        case northNorthwest

        /// The letters for it: "NNE".
        public var abbreviation: String {
            switch self {
            case .north: "N"
            case .northNortheast: "NNE"
            case .northeast: "NE"
            case .eastNortheast: "ENE"
            case .east: "E"
            case .eastSoutheast: "ESE"
            case .southeast: "SE"
            case .southSoutheast: "SSE"
            case .south: "S"
            case .southSouthwest: "SSW"
            case .southwest: "SW"
            case .westSouthwest: "WSW"
            case .west: "W"
            case .westNorthwest: "WNW"
            case .northwest: "NW"
            case .northNorthwest: "NNW"
            }
        }
        /// The words for it, in English: "North Northeast".
        public var description: String { words(of: rawValue) }
        public var accessibilityDescription: String { description }
    }

    /// Where it comes from.
    public var compassDirection: CompassDirection
    /// Where it comes from, as an angle from north.
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    /// How fast its gusts are.
    public var gust: Measurement<UnitSpeed>?
}
