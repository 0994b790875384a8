import DovetailBase
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``PKPassKitError``.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

/// What is wrong with a pass. The numbers are Apple's.
public struct PKPassKitError: CustomNSError, Hashable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public enum Code: Int, Sendable {
        case unknownError = -1
        case invalidDataError = 1
        case unsupportedVersionError = 2
        case invalidSignature = 3
        case notEntitledError = 4
    }
    public static var unknownError: Code { .unknownError }
    public static var invalidDataError: Code { .invalidDataError }
    public static var unsupportedVersionError: Code { .unsupportedVersionError }
    public static var invalidSignature: Code { .invalidSignature }
    public static var notEntitledError: Code { .notEntitledError }

    public static var errorDomain: String { PKPassKitErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// The wallet that is missing.
enum Absence {
    static func tellPasses() { Log.warnOnce("PassKit.passes", "PassKit: this device keeps no passes") }
    static func tellPayments() { Log.warnOnce("PassKit.payments", "PassKit: nothing can be paid with this device") }
}
