import DovetailBase
@_exported import Foundation
@_exported import FoundationAdditions

/// The domain of the errors of ``HKError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKErrorDomain = "com.apple.healthkit"

/// Why something of a person's health was neither read nor kept. Here it is always ``Code/errorHealthDataUnavailable``.
public struct HKError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What has failed.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// What can fail.
    public enum Code: Int, Sendable {
        case unknownError = 0
        case errorHealthDataUnavailable = 1
        case errorHealthDataRestricted = 2
        case errorInvalidArgument = 3
        case errorAuthorizationDenied = 4
        case errorAuthorizationNotDetermined = 5
        case errorDatabaseInaccessible = 6
        case errorUserCanceled = 7
        case errorAnotherWorkoutSessionStarted = 8
        case errorUserExitedWorkoutSession = 9
        case errorRequiredAuthorizationDenied = 10
        case errorNoData = 11

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? HKError)?.code == code }
    }

    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    public static var errorUserCanceled: Code { .errorUserCanceled }
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    public static var errorNoData: Code { .errorNoData }

    public static var errorDomain: String { HKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        code == .errorHealthDataUnavailable
            ? "Health data is unavailable on this device."
            : "The operation couldn't be completed. (\(HKErrorDomain) error \(code.rawValue).)"
    }
}

/// What everything that needs a person's health data answers.
enum Absent {
    /// That there are none, which the log tells once.
    static var error: HKError {
        Log.warnOnce("HealthKit", "HealthKit: this device keeps no health data")
        return HKError(.errorHealthDataUnavailable)
    }

    /// A sequence that ends with it.
    static func stream<Element>() -> AsyncThrowingStream<Element, any Error> {
        let error = error
        return AsyncThrowingStream { $0.finish(throwing: error) }
    }
}
