import Foundation

/// A part of the weather that is asked for: `weather(for: place, including: .current, .daily)`.
public struct WeatherQuery<T>: Sendable {
    fileprivate init() {}
}

extension WeatherQuery where T == CurrentWeather {
    /// The weather now.
    public static var current: WeatherQuery<CurrentWeather> { .init() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
    /// The next hour, minute by minute.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
    /// 25 hours, beginning with this one.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
    /// The hours between two times.
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<T> { .init() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
    /// Ten days, beginning with this one.
    public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
    /// The days between two times.
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<T> { .init() }
}

extension WeatherQuery where T == [WeatherAlert]? {
    /// What authorities warn of.
    public static var alerts: WeatherQuery<[WeatherAlert]?> { .init() }
}

extension WeatherQuery where T == WeatherAvailability {
    /// What is known of the place at all.
    public static var availability: WeatherQuery<WeatherAvailability> { .init() }
}

extension WeatherQuery where T == WeatherChanges? {
    /// How the next days differ from today.
    public static var changes: WeatherQuery<WeatherChanges?> { .init() }
}

extension WeatherQuery where T == HistoricalComparisons? {
    /// How the weather differs from what is usual.
    public static var historicalComparisons: WeatherQuery<HistoricalComparisons?> { .init() }
}
