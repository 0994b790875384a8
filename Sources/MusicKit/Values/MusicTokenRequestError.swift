import DovetailBase
import Foundation

/// Why Apple Music does not answer. Here it is always ``permissionDenied``.
public enum MusicTokenRequestError: String, LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The person has said no, as everybody does on this device.
    case permissionDenied
    case privacyAcknowledgementRequired
    case developerTokenRequestFailed
    case userNotSignedIn
    case userTokenRequestFailed
    case userTokenRevoked
    case unknown

    public var description: String { rawValue }
    public var errorDescription: String? { "Apple Music is not available on this device." }

    /// That Apple Music is not there, which the log tells once.
    static var absence: MusicTokenRequestError {
        Absence.tell()
        return .permissionDenied
    }
}

/// The service that is missing.
enum Absence {
    static func tell() {
        Log.warnOnce(
            "MusicKit", "MusicKit: Apple Music is not available on this device, so requests end with permissionDenied")
    }
}
