import DovetailBase
@_exported import Foundation

/// The domain of the errors of ``CNError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CNErrorDomain = "CNErrorDomain"

/// Why something of a person's contacts was neither read nor kept. Here it is ``Code/authorizationDenied``.
public struct CNError: CustomNSError, LocalizedError, Equatable, Sendable {
    /// What has failed.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// What can fail.
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case noAccessableWritableContainers = 101
        case unauthorizedKeys = 102
        case featureDisabledByUser = 103
        case featureNotAvailable = 104
        case recordDoesNotExist = 200
        case insertedRecordAlreadyExists = 201
        case containmentCycle = 202
        case containmentScope = 203
        case parentRecordDoesNotExist = 204
        case recordIdentifierInvalid = 205
        case recordNotWritable = 206
        case parentContainerNotWritable = 207
        case validationMultipleErrors = 300
        case validationTypeMismatch = 301
        case validationConfigurationError = 302
        case predicateInvalid = 400
        case policyViolation = 500
        case vCardMalformed = 700
        case vCardSummarizationError = 701

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
    }

    public static var authorizationDenied: Code { .authorizationDenied }
    public static var communicationError: Code { .communicationError }
    public static var dataAccessError: Code { .dataAccessError }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    public static var vCardMalformed: Code { .vCardMalformed }

    public static var errorDomain: String { CNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        code == .authorizationDenied
            ? "Access Denied" : "The operation couldn't be completed. (\(CNErrorDomain) error \(code.rawValue).)"
    }
}

/// What everything that needs a person's contacts answers.
enum Absent {
    /// That the app may not, which the log tells once.
    static var error: CNError {
        Log.warnOnce("Contacts", "Contacts: there are no contacts of the person's here; access to them is denied")
        return CNError(.authorizationDenied)
    }
}
