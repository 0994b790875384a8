import DovetailBase
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors that requests end with.
public let VNErrorDomain = "com.apple.Vision"

/// Why a request has no results. The numbers are Apple's.
public enum VNErrorCode: Int, Sendable {
    case ok = 0
    case requestCancelled = 1
    case invalidFormat = 2
    case operationFailed = 3
    case outOfBoundsError = 4
    case invalidOption = 5
    case ioError = 6
    case missingOption = 7
    case notImplemented = 8
    case internalError = 9
    case outOfMemory = 10
    case unknownError = 11
    case invalidOperation = 12
    case invalidImage = 13
    case invalidArgument = 14
    case invalidModel = 15
    case unsupportedRevision = 16
}

enum Absent {
    /// That nothing is seen in pictures here, which the log tells once.
    static var error: NSError {
        Log.warnOnce("Vision", "Vision: pictures are not looked into on this device")
        return NSError(
            domain: VNErrorDomain, code: VNErrorCode.notImplemented.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Pictures are not looked into on this device."])
    }
}
