import Foundation

/// What the months are like on average.
public struct MonthlyWeatherStatistics<T: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable,
    Sendable
{
    public typealias Element = T
    public typealias Index = Int

    public var months: [T]
    /// Since when days count.
    public var baselineStartDate: Date
    public var metadata: WeatherMetadata

    public var startIndex: Int { months.startIndex }
    public var endIndex: Int { months.endIndex }
    public subscript(position: Int) -> T { months[position] }
}

/// What is asked of such numbers.
public struct MonthlyWeatherStatisticsQuery<T: Codable & Equatable & Sendable>: Sendable {
    fileprivate init() {}
}

extension MonthlyWeatherStatisticsQuery where T == MonthPrecipitationStatistics {
    public static var precipitation: MonthlyWeatherStatisticsQuery<MonthPrecipitationStatistics> { .init() }
}

extension MonthlyWeatherStatisticsQuery where T == MonthTemperatureStatistics {
    public static var temperature: MonthlyWeatherStatisticsQuery<MonthTemperatureStatistics> { .init() }
}

/// What falls in a month on average.
public struct MonthPrecipitationStatistics: Codable, Equatable, Sendable {
    /// From 1 to 12.
    public var month: Int
    /// As water.
    public var averagePrecipitationAmount: Measurement<UnitLength>
    /// From 0 to 1.
    public var averagePrecipitationProbability: Double
    public var averageSnowfallAmount: Measurement<UnitLength>
}

/// How warm a month is on average.
public struct MonthTemperatureStatistics: Codable, Equatable, Sendable {
    /// From 1 to 12.
    public var month: Int
    public var averageHighTemperature: Measurement<UnitTemperature>
    public var averageLowTemperature: Measurement<UnitTemperature>
}
