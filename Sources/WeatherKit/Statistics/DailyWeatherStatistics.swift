import Foundation

/// What the days of a year are like on average.
public struct DailyWeatherStatistics<T: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable,
    Sendable
{
    public typealias Element = T
    public typealias Index = Int

    public var days: [T]
    /// Since when days count.
    public var baselineStartDate: Date
    public var metadata: WeatherMetadata

    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(position: Int) -> T { days[position] }
}

/// What is asked of such numbers.
public struct DailyWeatherStatisticsQuery<T: Codable & Equatable & Sendable>: Sendable {
    fileprivate init() {}
}

extension DailyWeatherStatisticsQuery where T == DayPrecipitationStatistics {
    public static var precipitation: DailyWeatherStatisticsQuery<DayPrecipitationStatistics> { .init() }
}

extension DailyWeatherStatisticsQuery where T == DayTemperatureStatistics {
    public static var temperature: DailyWeatherStatisticsQuery<DayTemperatureStatistics> { .init() }
}

/// What falls on a day of the year on average.
public struct DayPrecipitationStatistics: Codable, Equatable, Sendable {
    /// The day of the year.
    public var day: Int
    /// As water.
    public var averagePrecipitationAmount: Measurement<UnitLength>
    /// From 0 to 1.
    public var averagePrecipitationProbability: Double
    public var averageSnowfallAmount: Measurement<UnitLength>
}

/// How warm a day of the year is on average.
public struct DayTemperatureStatistics: Codable, Equatable, Sendable {
    /// The day of the year.
    public var day: Int
    public var averageHighTemperature: Measurement<UnitTemperature>
    public var averageLowTemperature: Measurement<UnitTemperature>
}
