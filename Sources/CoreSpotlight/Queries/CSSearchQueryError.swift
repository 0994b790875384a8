import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``CSSearchQueryError``.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

/// Why a search has found nothing. Here it is ``Code/indexUnreachable``, or ``Code/cancelled`` where the app has ended it. The numbers are Apple's.
public struct CSSearchQueryError: CustomNSError, Hashable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public enum Code: Int, Sendable {
        case unknown = -2000
        case indexUnreachable = -2001
        case invalidQuery = -2002
        case cancelled = -2003
    }
    public static var unknown: Code { .unknown }
    public static var indexUnreachable: Code { .indexUnreachable }
    public static var invalidQuery: Code { .invalidQuery }
    public static var cancelled: Code { .cancelled }

    public static var errorDomain: String { CSSearchQueryErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "This device does not search the contents of apps."]
    }

    /// That nothing is searched here, which the log tells once.
    static var absence: CSSearchQueryError {
        Absence.tell()
        return CSSearchQueryError(.indexUnreachable)
    }
}
