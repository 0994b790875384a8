import Foundation

/// How something differs from what is usual at that time of the year.
public enum HistoricalComparison: Codable, Equatable, Sendable {
    case highTemperature(Trend<UnitTemperature>)
    case lowTemperature(Trend<UnitTemperature>)
    case precipitationAmount(Trend<UnitLength>)
    case snowfallAmount(Trend<UnitLength>)
}

/// How the weather differs from what is usual, the most unusual first.
public struct HistoricalComparisons: RandomAccessCollection, Codable, Equatable, Sendable {
    public typealias Element = HistoricalComparison
    public typealias Index = Int

    public var comparisons: [HistoricalComparison]
    public var metadata: WeatherMetadata

    public var startIndex: Int { comparisons.startIndex }
    public var endIndex: Int { comparisons.endIndex }
    public subscript(position: Int) -> HistoricalComparison { comparisons[position] }
}
