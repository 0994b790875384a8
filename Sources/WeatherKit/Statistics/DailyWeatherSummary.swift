import Foundation

/// What days were like.
public struct DailyWeatherSummary<T: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable,
    Sendable
{
    public typealias Element = T
    public typealias Index = Int

    public var days: [T]
    public var metadata: WeatherMetadata

    public var startIndex: Int { days.startIndex }
    public var endIndex: Int { days.endIndex }
    public subscript(position: Int) -> T { days[position] }
}

/// What is asked of such numbers.
public struct DailyWeatherSummaryQuery<T: Codable & Equatable & Sendable>: Sendable {
    fileprivate init() {}
}

extension DailyWeatherSummaryQuery where T == DayPrecipitationSummary {
    public static var precipitation: DailyWeatherSummaryQuery<DayPrecipitationSummary> { .init() }
}

extension DailyWeatherSummaryQuery where T == DayTemperatureSummary {
    public static var temperature: DailyWeatherSummaryQuery<DayTemperatureSummary> { .init() }
}

/// What fell on a day.
public struct DayPrecipitationSummary: Codable, Equatable, Sendable {
    public var date: Date
    /// As water.
    public var precipitationAmount: Measurement<UnitLength>
    public var snowfallAmount: Measurement<UnitLength>
}

/// How warm a day was.
public struct DayTemperatureSummary: Codable, Equatable, Sendable {
    public var date: Date
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
}
