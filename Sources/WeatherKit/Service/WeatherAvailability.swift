import Foundation

/// What is known of a place at all.
public struct WeatherAvailability: Codable, Equatable, Sendable {
    /// Whether something is known.
    public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        case available
        /// Not now.
        case temporarilyUnavailable
        /// Not there.
        case unsupported
        case unknown
    }
    /// Whether the next hour is known minute by minute.
    public var minuteAvailability: AvailabilityKind
    /// Whether warnings are known.
    public var alertAvailability: AvailabilityKind
}
