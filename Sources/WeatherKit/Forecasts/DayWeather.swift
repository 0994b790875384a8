import Foundation

/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
    /// When the day begins.
    public var date: Date
    public var condition: WeatherCondition
    /// The name of a symbol for it.
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var highTemperatureTime: Date?
    public var lowTemperature: Measurement<UnitTemperature>
    public var lowTemperatureTime: Date?
    /// From 0 to 1, as all humidities.
    public var maximumHumidity: Double
    public var minimumHumidity: Double
    public var precipitation: Precipitation
    /// How likely it is that something falls, from 0 to 1.
    public var precipitationChance: Double
    public var precipitationAmountByType: PrecipitationAmountByType
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    /// How far one can see at most, in metres.
    public var maximumVisibility: Double
    /// How far one can see at least, in metres.
    public var minimumVisibility: Double
    public var wind: Wind
    /// The strongest wind that lasts.
    public var highWindSpeed: Measurement<UnitSpeed>?
    /// From seven in the morning to seven in the evening.
    public var daytimeForecast: DayPartForecast
    /// From seven in the evening to seven in the next morning.
    public var overnightForecast: DayPartForecast
    /// What is left of today; nil for other days.
    public var restOfDayForecast: DayPartForecast?
}

// The names that `precipitationAmountByType` has replaced.
extension DayWeather {
    /// How much falls, as water.
    public var precipitationAmount: Measurement<UnitLength> {
        get { precipitationAmountByType.precipitation }
        set { precipitationAmountByType.precipitation = newValue }
    }
    /// The same as ``precipitationAmount``.
    public var rainfallAmount: Measurement<UnitLength> {
        get { precipitationAmount }
        set { precipitationAmount = newValue }
    }
    /// How much snow falls.
    public var snowfallAmount: Measurement<UnitLength> {
        get { precipitationAmountByType.snowfallAmount.amount }
        set { precipitationAmountByType.snowfallAmount.amount = newValue }
    }
}
