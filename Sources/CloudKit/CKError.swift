import DovetailBase
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of ``CKError``.
public let CKErrorDomain = "CKErrorDomain"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// After how many seconds a request may be tried again, in an error's information. Nothing writes it here.
public let CKErrorRetryAfterKey = "CKRetryAfter"

/// Why iCloud did not do something. Here it is always ``Code/notAuthenticated``: nobody is signed in.
public struct CKError: CustomNSError, LocalizedError, Equatable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }

    /// What can fail. The numbers are Apple's.
    public enum Code: Int, Sendable {
        case internalError = 1
        case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
        case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound
        case assetFileModified, incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired
        case batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
        case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted
        case participantMayNeedVerification, serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
    }

    public static var internalError: Code { .internalError }
    public static var partialFailure: Code { .partialFailure }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var networkFailure: Code { .networkFailure }
    public static var badContainer: Code { .badContainer }
    public static var serviceUnavailable: Code { .serviceUnavailable }
    public static var requestRateLimited: Code { .requestRateLimited }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var permissionFailure: Code { .permissionFailure }
    public static var unknownItem: Code { .unknownItem }
    public static var invalidArguments: Code { .invalidArguments }
    public static var serverRecordChanged: Code { .serverRecordChanged }
    public static var operationCancelled: Code { .operationCancelled }
    public static var changeTokenExpired: Code { .changeTokenExpired }
    public static var zoneBusy: Code { .zoneBusy }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var zoneNotFound: Code { .zoneNotFound }
    public static var limitExceeded: Code { .limitExceeded }
    public static var userDeletedZone: Code { .userDeletedZone }
    public static var alreadyShared: Code { .alreadyShared }

    public static var errorDomain: String { CKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        switch code {
        case .notAuthenticated: "This request requires an authenticated account."
        case .operationCancelled: "The operation was cancelled."
        default: "The operation couldn't be completed. (\(CKErrorDomain) error \(code.rawValue).)"
        }
    }
    /// Errors of single records, by their ids. Nothing writes them here.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    /// After how many seconds the request may be tried again. Nothing says so here.
    public var retryAfterSeconds: Double? { nil }
    /// Records of a conflict. There are none here.
    public var serverRecord: CKRecord? { nil }
    public var clientRecord: CKRecord? { nil }
    public var ancestorRecord: CKRecord? { nil }
}

enum Absent {
    /// That nobody is signed in to iCloud, which the log tells once.
    static var error: CKError {
        Log.warnOnce("CloudKit", "CloudKit: nobody is signed in to iCloud on this device, and nothing is stored there")
        return CKError(.notAuthenticated)
    }
    /// Tells a closure so, on another thread, as iCloud's answers come.
    static func tell(_ handler: @escaping (CKError) -> Void) {
        let error = error
        DispatchQueue.callLater { handler(error) }
    }
}
