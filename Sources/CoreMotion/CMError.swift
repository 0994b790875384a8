import DovetailBase
@_exported import Foundation

/// The domain of this module's errors.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CMErrorDomain = "CMErrorDomain"

/// What can fail, as the code of an error of ``CMErrorDomain``.
public struct CMError: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let CMErrorNULL = CMError(rawValue: 100)
public let CMErrorDeviceRequiresMovement = CMError(rawValue: 101)
public let CMErrorTrueNorthNotAvailable = CMError(rawValue: 102)
public let CMErrorUnknown = CMError(rawValue: 103)
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
public let CMErrorMotionActivityNotEntitled = CMError(rawValue: 106)
public let CMErrorInvalidParameter = CMError(rawValue: 107)
public let CMErrorInvalidAction = CMError(rawValue: 108)
public let CMErrorNotAvailable = CMError(rawValue: 109)
public let CMErrorNotEntitled = CMError(rawValue: 110)
public let CMErrorNotAuthorized = CMError(rawValue: 111)

/// Whether an app may know how a person moves.
public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
}

/// Says that the device has no such sensor.
enum Absent {
    static var error: NSError {
        Log.warnOnce("CoreMotion", "CoreMotion: this device has no sensors of motion")
        return NSError(
            domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue),
            userInfo: [NSLocalizedDescriptionKey: "This device has no sensors of motion."])
    }

    /// Tells a handler, on a queue.
    static func tell<T>(_ queue: OperationQueue?, _ handler: ((T?, (any Error)?) -> Void)?) {
        let error = error
        guard let handler else { return }
        nonisolated(unsafe) let call = handler
        (queue ?? .main).addOperation { call(nil, error) }
    }
}
