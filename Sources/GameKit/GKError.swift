import DovetailBase
@_exported import Foundation

/// The domain of the errors of ``GKError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let GKErrorDomain = "GKErrorDomain"

/// Why Game Center does not answer. Here it is ``Code/notSupported``, or ``Code/notAuthenticated``.
public struct GKError: CustomNSError, LocalizedError, Equatable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    /// What can fail.
    public enum Code: Int, Sendable {
        case unknown = 1
        case cancelled = 2
        case communicationsFailure = 3
        case userDenied = 4
        case invalidCredentials = 5
        case notAuthenticated = 6
        case authenticationInProgress = 7
        case invalidPlayer = 8
        case scoreNotSet = 9
        case parentalControlsBlocked = 10
        case playerStatusExceedsMaximumLength = 11
        case playerStatusInvalid = 12
        case matchRequestInvalid = 13
        case underage = 14
        case gameUnrecognized = 15
        case notSupported = 16
        case invalidParameter = 17

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? GKError)?.code == code }
    }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var notSupported: Code { .notSupported }
    public static var cancelled: Code { .cancelled }

    public static var errorDomain: String { GKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        switch code {
        case .notSupported: "Game Center is not supported on this device."
        case .notAuthenticated: "The local player has not been authenticated."
        default: "The operation couldn't be completed. (\(GKErrorDomain) error \(code.rawValue).)"
        }
    }
}

/// What everything that needs Game Center answers.
enum Absent {
    /// That there is none, which the log tells once.
    static var unsupported: GKError {
        Log.warnOnce("GameKit", "GameKit: this device has no Game Center; nobody is signed in")
        return GKError(.notSupported)
    }
    /// That nobody is signed in.
    static var error: GKError {
        _ = unsupported
        return GKError(.notAuthenticated)
    }
    /// Tells a handler on the main queue, as GameKit does.
    static func tell(_ handler: ((any Error) -> Void)?) {
        let error = error
        guard let handler else { return }
        // Called once, on the main queue, after the app has let go of it.
        nonisolated(unsafe) let call = handler
        DispatchQueue.main.async { call(error) }
    }
}
