import DovetailBase
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of ``SNError``.
public let SNErrorDomain = "com.apple.SoundAnalysis"

/// Why sounds are not told apart. Here an analysis ends with ``Code/operationFailed``. The numbers are Apple's.
public struct SNError: CustomNSError, Hashable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public enum Code: Int, Sendable {
        case unknownError = 1
        case operationFailed = 2
        case invalidFormat = 3
        case invalidModel = 4
        case invalidFile = 5
    }
    public static var unknownError: Code { .unknownError }
    public static var operationFailed: Code { .operationFailed }
    public static var invalidFormat: Code { .invalidFormat }
    public static var invalidModel: Code { .invalidModel }
    public static var invalidFile: Code { .invalidFile }

    public static var errorDomain: String { SNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        let text =
            switch code {
            case .invalidFile: "The file can't be read."
            case .invalidModel: "There is no such classifier."
            default: "Sounds are not told apart on this device."
            }
        return [NSLocalizedDescriptionKey: text]
    }

    /// That sounds are not told apart here, which the log tells once.
    static var absence: SNError {
        Log.warnOnce("SoundAnalysis", "SoundAnalysis: sounds are not told apart on this device; each analysis fails")
        return SNError(.operationFailed)
    }
}

/// The codes by the name that they have in Objective-C.
public typealias SNErrorCode = SNError.Code
