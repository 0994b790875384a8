import Foundation

/// What the hours of a year are like on average.
public struct HourlyWeatherStatistics<T: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable,
    Sendable
{
    public typealias Element = T
    public typealias Index = Int

    public var hours: [T]
    /// Since when days count.
    public var baselineStartDate: Date
    public var metadata: WeatherMetadata

    public var startIndex: Int { hours.startIndex }
    public var endIndex: Int { hours.endIndex }
    public subscript(position: Int) -> T { hours[position] }
}

/// What is asked of such numbers.
public struct HourlyWeatherStatisticsQuery<T: Codable & Equatable & Sendable>: Sendable {
    fileprivate init() {}
}

extension HourlyWeatherStatisticsQuery where T == HourTemperatureStatistics {
    public static var temperature: HourlyWeatherStatisticsQuery<HourTemperatureStatistics> { .init() }
}

/// How warm an hour of the year is.
public struct HourTemperatureStatistics: Codable, Equatable, Sendable {
    /// The hour of the year.
    public var hour: Int
    public var percentiles: Percentiles<UnitTemperature>
}
