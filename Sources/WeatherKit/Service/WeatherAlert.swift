import Foundation

/// What an authority warns of.
public struct WeatherAlert: Codable, Equatable, Sendable {
    /// The page with more of it, which apps have to lead to.
    public var detailsURL: URL
    /// Who warns.
    public var source: String
    /// What of, in a few words.
    public var summary: String
    /// Where.
    public var region: String?
    public var severity: WeatherSeverity
    public var metadata: WeatherMetadata
}

/// How bad it may get.
public enum WeatherSeverity: String, Codable, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case minor
    case moderate
    case severe
    case extreme
    case unknown

    /// The word for it, in English.
    public var description: String { words(of: rawValue) }
    public var accessibilityDescription: String { description }
}
