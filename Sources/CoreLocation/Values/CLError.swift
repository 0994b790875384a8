import Foundation

/// The domain of this module's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why no place is told.
public struct CLError: CustomNSError, LocalizedError, Equatable, Hashable, Sendable {
    /// What has failed.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// What can fail.
    public enum Code: Int, Sendable {
        /// The place is not known now; it may be known later.
        case locationUnknown
        /// The app may not know it.
        case denied
        /// There is no way to what knows it.
        case network
        case headingFailure
        case regionMonitoringDenied
        case regionMonitoringFailure
        case regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed
        /// No place has that name, or the place has no name.
        case geocodeFoundNoResult
        case geocodeFoundPartialResult
        case geocodeCanceled
        case deferredFailed
        case deferredNotUpdatingLocation
        case deferredAccuracyTooLow
        case deferredDistanceFiltered
        case deferredCanceled
        case rangingUnavailable
        case rangingFailure
        case promptDeclined
        case historicalLocationError
    }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
    public static var rangingUnavailable: Code { .rangingUnavailable }
    public static var rangingFailure: Code { .rangingFailure }
    public static var promptDeclined: Code { .promptDeclined }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

    public var errorDescription: String? {
        switch code {
        case .locationUnknown: "The place is not known now."
        case .denied: "The app is not allowed to know the place."
        case .network: "The service that knows places can't be reached."
        case .geocodeFoundNoResult: "No place was found."
        case .geocodeCanceled: "The search for a place was cancelled."
        default: "The operation couldn't be completed. (\(kCLErrorDomain) error \(code.rawValue).)"
        }
    }
}

extension CLError.Code {
    /// Whether an error is of this kind, for `catch` and `case`.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
