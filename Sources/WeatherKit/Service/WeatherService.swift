import CoreLocation
import Foundation

/// Asks for the weather of places. This device has no such service: each request throws ``WeatherError/permissionDenied``, and the log tells once.
public final class WeatherService: Sendable {
    /// The one that apps share.
    public static let shared = WeatherService()
    public init() {}

    /// Whose data it is, which apps show beside the weather. Throws ``WeatherError/permissionDenied``.
    public var attribution: WeatherAttribution {
        get async throws { throw WeatherError.absence }
    }

    /// All that is known of the weather of a place. Throws ``WeatherError/permissionDenied``.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.absence }

    /// What one query asks. Throws ``WeatherError/permissionDenied``.
    public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        throw WeatherError.absence
    }

    /// What several queries ask, in their order. Throws ``WeatherError/permissionDenied``.
    public func weather<each T>(
        for location: CLLocation, including dataSet: repeat WeatherQuery<each T>
    ) async throws -> (repeat each T) {
        throw WeatherError.absence
    }
}
