import Foundation

/// The weather of a part of a day.
public struct DayPartForecast: Codable, Equatable, Sendable {
    /// How much of the sky is covered, from 0 to 1.
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    /// From 0 to 1.
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var precipitation: Precipitation
    /// How likely it is that something falls, from 0 to 1.
    public var precipitationChance: Double
    public var precipitationAmountByType: PrecipitationAmountByType
    public var maximumVisibility: Measurement<UnitLength>
    public var minimumVisibility: Measurement<UnitLength>
    public var wind: Wind
    /// The strongest wind that lasts.
    public var highWindSpeed: Measurement<UnitSpeed>
}
