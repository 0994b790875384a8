import Foundation

/// The weather of an hour.
public struct HourWeather: Codable, Equatable, Sendable {
    /// When the hour begins.
    public var date: Date
    /// How much of the sky is covered, from 0 to 1.
    public var cloudCover: Double
    public var cloudCoverByAltitude: CloudCoverByAltitude
    public var condition: WeatherCondition
    /// The name of a symbol for it.
    public var symbolName: String
    /// The temperature at which dew falls.
    public var dewPoint: Measurement<UnitTemperature>
    /// From 0 to 1.
    public var humidity: Double
    /// Whether the sun is up.
    public var isDaylight: Bool
    public var precipitation: Precipitation
    /// How likely it is that something falls, from 0 to 1.
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
    /// The pressure at the height of the sea.
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    public var temperature: Measurement<UnitTemperature>
    /// What the temperature feels like.
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    /// How far one can see.
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}
