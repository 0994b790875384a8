import Foundation

/// Why speech could not be recognised.
public struct SFSpeechError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kinds of reasons. Numbers of those that came with `SpeechAnalyzer` may be others on Apple's systems; names are the same.
    public enum Code: Int, Sendable {
        case internalServiceError = 1
        case audioReadFailed = 2
        case undefinedTemplateClassName = 7
        case malformedSupplementalModel = 8
        case timeout = 10
        case missingParameter = 12
        case audioDisordered, unexpectedAudioFormat, noModel, incompatibleAudioFormats, assetLocaleNotAllocated
        case cannotAllocateUnsupportedLocale, tooManyAssetLocalesAllocated, insufficientResources, moduleOutputFailed
    }

    /// The reason.
    public let code: Code
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors: “SFSpeechErrorDomain”.
    public static var errorDomain: String { "SFSpeechErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        switch code {
        case .noModel: "There is no model for the language on this device."
        case .cannotAllocateUnsupportedLocale: "The language is not supported on this device."
        case .incompatibleAudioFormats: "The modules have no format of sound in common."
        default: "Speech recognition is not available on this device."
        }
    }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
}
