// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import DovetailMedia
import Foundation

/// The domain of ``AVError``s.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why something was not played, read or recorded.
public struct AVError: Error, Hashable, Sendable, LocalizedError, CustomNSError {
    /// The kinds of errors that occur here; the numbers are Apple's.
    public enum Code: Int, Sendable {
        /// Anything else.
        case unknown = -11800
        /// Decoding failed on the way.
        case decodeFailed = -11821
        /// It is no sound or film that can be read.
        case fileFormatNotRecognized = -11828
        /// The file is damaged.
        case fileFailedToParse = -11829
        /// There is nothing that decodes it.
        case decoderNotFound = -11833
        /// There is no such content.
        case contentIsUnavailable = -11863
        /// There is no such device.
        case deviceNotConnected = -11814
        /// The app may not use the device.
        case applicationIsNotAuthorizedToUseDevice = -11852
        /// It was stopped.
        case operationInterrupted = -11847
        /// It cannot be done with this.
        case operationNotSupportedForAsset = -11838
        /// A picture at that time is not there.
        case noImageAtTime = -11832
    }

    /// The kind.
    public let code: Code
    private let message: String

    /// An error of a kind, in its own words.
    public init(_ code: Code) { self.init(code, "The operation could not be completed.") }

    init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

    init(_ failure: MediaFailure) {
        switch failure.reason {
        case .notFound: self.init(.contentIsUnavailable, failure.message)
        case .unsupported: self.init(.fileFormatNotRecognized, failure.message)
        case .other: self.init(.unknown, failure.message)
        }
    }

    public static var errorDomain: String { AVFoundationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { message }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    public static func == (left: AVError, right: AVError) -> Bool { left.code == right.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
