import Foundation

/// How the weather of a day differs from today's.
public struct WeatherChange: Codable, Equatable, Sendable {
    /// Which way something goes.
    public enum Direction: Codable, Hashable, Sendable {
        case increase
        case decrease
        case steady
    }
    public var date: Date
    public var highTemperature: Direction
    public var lowTemperature: Direction
    public var dayPrecipitationAmount: Direction
    public var nightPrecipitationAmount: Direction
}

/// How the weather of the next days differs from today's.
public struct WeatherChanges: RandomAccessCollection, Codable, Equatable, Sendable {
    public typealias Element = WeatherChange
    public typealias Index = Int

    public var changes: [WeatherChange]
    public var metadata: WeatherMetadata

    public var startIndex: Int { changes.startIndex }
    public var endIndex: Int { changes.endIndex }
    public subscript(position: Int) -> WeatherChange { changes[position] }
}
