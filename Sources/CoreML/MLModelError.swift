import DovetailBase
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of ``MLModelError``.
public let MLModelErrorDomain = "com.apple.CoreML"

/// Why a model was not read or did not answer.
public struct MLModelError: CustomNSError, LocalizedError, Equatable, Sendable {
    public let code: Code
    private let message: String
    public init(_ code: Code) { self.init(code, "The operation couldn't be completed.") }
    init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    /// What can fail. The numbers are Apple's.
    public enum Code: Int, Sendable {
        case generic = 0
        /// Something that goes in is of another type, or is not there.
        case featureType = 1
        /// The file can't be read.
        case io = 3
        case customLayer = 4
        case customModel = 5
        case update = 6
        case parameters = 7
        case modelDecryptionKeyFetch = 8
        case modelDecryption = 9
        case modelCollection = 10
        case predictionCancelled = 11

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MLModelError)?.code == code }
    }
    public static var generic: Code { .generic }
    public static var featureType: Code { .featureType }
    public static var io: Code { .io }
    public static var errorDomain: String { MLModelErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { message }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
    public static func == (first: MLModelError, second: MLModelError) -> Bool { first.code == second.code }
}
