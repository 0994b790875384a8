import Foundation

/// All that is known of the weather of a place.
public struct Weather: Codable, Equatable, Sendable {
    /// The weather now.
    public var currentWeather: CurrentWeather
    /// The next hour; nil where it is not known that well.
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    /// What authorities warn of; nil where that is not known.
    public var weatherAlerts: [WeatherAlert]?
    /// What is known of the place at all.
    public var availability: WeatherAvailability
}
