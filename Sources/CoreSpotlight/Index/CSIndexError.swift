import DovetailBase
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``CSIndexError``.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// Why items are not kept. Here it is always ``Code/indexingUnsupported``. The numbers are Apple's.
public struct CSIndexError: CustomNSError, Hashable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public enum Code: Int, Sendable {
        case unknownError = -1
        case indexUnavailableError = -1000
        case invalidItemError = -1001
        case invalidClientStateError = -1002
        case remoteConnectionError = -1003
        case quotaExceeded = -1004
        case indexingUnsupported = -1005
        case mismatchedClientState = -1006
    }
    public static var unknownError: Code { .unknownError }
    public static var indexUnavailableError: Code { .indexUnavailableError }
    public static var invalidItemError: Code { .invalidItemError }
    public static var invalidClientStateError: Code { .invalidClientStateError }
    public static var remoteConnectionError: Code { .remoteConnectionError }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var indexingUnsupported: Code { .indexingUnsupported }
    public static var mismatchedClientState: Code { .mismatchedClientState }

    public static var errorDomain: String { CSIndexErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "This device does not search the contents of apps."]
    }

    /// That nothing is kept here, which the log tells once.
    static var absence: CSIndexError {
        Absence.tell()
        return CSIndexError(.indexingUnsupported)
    }
}

/// The index that is missing.
enum Absence {
    static func tell() {
        Log.warnOnce(
            "CoreSpotlight", "CoreSpotlight: this device does not search the contents of apps; items are not kept")
    }
}
