import Foundation

/// The weather of several minutes, hours or days, in their order.
public struct Forecast<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    public typealias Index = Int

    public var forecast: [Element]
    public var metadata: WeatherMetadata
    fileprivate var text: String?

    private enum CodingKeys: String, CodingKey {
        case forecast, metadata
        case text = "summary"
    }

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast where Element == MinuteWeather {
    /// What the hour brings, in a sentence.
    public var summary: String {
        get { text ?? "" }
        set { text = newValue }
    }
}
