import Foundation

/// What falls in a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
    /// When the minute begins.
    public var date: Date
    public var precipitation: Precipitation
    /// How likely it is, from 0 to 1.
    public var precipitationChance: Double
    /// How much falls in an hour.
    public var precipitationIntensity: Measurement<UnitSpeed>
}
