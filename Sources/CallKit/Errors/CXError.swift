import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``CXError``.
public let CXErrorDomain = "com.apple.CallKit.error"

/// Why something of calls was refused. The numbers are Apple's.
public struct CXError: CustomNSError, Hashable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public enum Code: Int, Sendable {
        case unknownError = 0
        case unentitled = 1
        case invalidArgument = 2
        case missingVoIPBackgroundMode = 3
    }
    public static var unknownError: Code { .unknownError }
    public static var unentitled: Code { .unentitled }
    public static var invalidArgument: Code { .invalidArgument }
    public static var missingVoIPBackgroundMode: Code { .missingVoIPBackgroundMode }

    public static var errorDomain: String { CXErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "This device has no telephone for apps."] }
}
