import DovetailBase
import Foundation

/// Why there is no weather. Here it is always ``permissionDenied``.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    /// The service does not answer this app: there is none on this device.
    case permissionDenied
    case unknown

    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "The weather service does not answer this app."
        case .unknown: "The weather is not known."
        }
    }
    public var failureReason: String? {
        switch self {
        case .permissionDenied: "This device has no weather service."
        case .unknown: nil
        }
    }
    public var recoverySuggestion: String? { nil }
    public var helpAnchor: String? { nil }

    /// That there is no service, which the log tells once.
    static var absence: WeatherError {
        Log.warnOnce(
            "WeatherKit", "WeatherKit: this device has no weather service, so requests end with permissionDenied")
        return .permissionDenied
    }
}
