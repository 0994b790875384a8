import Foundation

/// The domain of the errors of sessions.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let WKExtendedRuntimeSessionErrorDomain = "WKExtendedRuntimeSessionErrorDomain"

/// What can fail with a session.
public enum WKExtendedRuntimeSessionErrorCode: Int, Sendable {
    case unknown = 1
    case scheduledTooFarInAdvance
    case mustBeActiveToStartOrSchedule
    case notYetStarted
    case exceededResourceLimits
    case barDisabled
    case notApprovedToStartSession
    case notApprovedToSchedule
}

/// Why a session has ended.
public struct WKExtendedRuntimeSessionError: CustomNSError, LocalizedError, Equatable, Sendable {
    public typealias Code = WKExtendedRuntimeSessionErrorCode
    /// What has failed.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { WKExtendedRuntimeSessionErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .notYetStarted: "The session has not been started."
        case .notApprovedToSchedule: "Sessions can't be scheduled on this device."
        case .notApprovedToStartSession: "Sessions can't be started on this device."
        default: "The operation couldn't be completed. (\(WKExtendedRuntimeSessionErrorDomain) error \(code.rawValue).)"
        }
    }
}
