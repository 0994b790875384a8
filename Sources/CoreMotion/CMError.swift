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

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CMErrorNULL = CMError(rawValue: 100)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CMErrorDeviceRequiresMovement = CMError(rawValue: 101)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CMErrorTrueNorthNotAvailable = CMError(rawValue: 102)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CMErrorUnknown = CMError(rawValue: 103)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CMErrorMotionActivityNotEntitled = CMError(rawValue: 106)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CMErrorInvalidParameter = CMError(rawValue: 107)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CMErrorInvalidAction = CMError(rawValue: 108)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CMErrorNotAvailable = CMError(rawValue: 109)
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CMErrorNotEntitled = CMError(rawValue: 110)
// swift-format-ignore: AlwaysUseLowerCamelCase
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
