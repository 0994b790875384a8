import Foundation

/// Whose data the weather is, as apps have to show it.
public struct WeatherAttribution: Codable, Equatable, Sendable {
    public var serviceName: String
    /// The page about the sources and their rights.
    public var legalPageURL: URL
    /// The mark as a square.
    public var squareMarkURL: URL
    /// The mark for dark pages.
    public var combinedMarkDarkURL: URL
    /// The mark for light pages.
    public var combinedMarkLightURL: URL
    /// What the page says, for apps that can't show it.
    public private(set) var legalAttributionText: String
}
