import Foundation

/// The weather now.
public struct CurrentWeather: Codable, Equatable, Sendable {
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
    /// How much falls in an hour.
    public var precipitationIntensity: Measurement<UnitSpeed>
    /// The pressure at the height of the sea.
    public var pressure: Measurement<UnitPressure>
    public var pressureTrend: PressureTrend
    /// Whether the sun is up.
    public var isDaylight: Bool
    public var temperature: Measurement<UnitTemperature>
    /// What the temperature feels like.
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    /// How far one can see.
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
    public var metadata: WeatherMetadata
}
