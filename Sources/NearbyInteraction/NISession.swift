import DovetailBase
@_exported import Foundation

/// The domain of the errors of ``NIError``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NIErrorDomain = "com.apple.NearbyInteraction"

/// Why no distance is measured. Here it is ``Code/unsupportedPlatform``.
public struct NIError: CustomNSError, LocalizedError, Equatable, Sendable {
    public let code: Code
    public init(_ code: Code) { self.code = code }
    /// What can fail.
    public enum Code: Int, Sendable {
        case unsupportedPlatform = -5889
        case invalidConfiguration = -5888
        case sessionFailed = -5887
        case resourceUsageTimeout = -5886
        case activeSessionsLimitExceeded = -5885
        case userDidNotAllow = -5884

        /// Whether an error is of this kind, for `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? NIError)?.code == code }
    }
    public static var errorDomain: String { NIErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public var errorDescription: String? {
        code == .unsupportedPlatform
            ? "This device can't measure where others are."
            : "The operation couldn't be completed. (\(NIErrorDomain) error \(code.rawValue).)"
    }
}

/// What a device can measure: nothing.
public struct NIDeviceCapability: Sendable {
    public var supportsPreciseDistanceMeasurement: Bool { false }
    public var supportsDirectionMeasurement: Bool { false }
    public var supportsCameraAssistance: Bool { false }
}

/// Tells a device from others. There is none here.
open class NIDiscoveryToken: NSObject, NSSecureCoding, @unchecked Sendable {
    public class var supportsSecureCoding: Bool { true }
    override init() {}
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
}

/// What is to be measured.
open class NIConfiguration: NSObject, @unchecked Sendable { override init() {} }

/// That another device is to be measured.
open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
    public let peerDiscoveryToken: NIDiscoveryToken
    open var isCameraAssistanceEnabled = false
    public init(peerToken: NIDiscoveryToken) {
        peerDiscoveryToken = peerToken
        super.init()
    }
}

/// Where another device is. There is none here.
open class NINearbyObject: NSObject, @unchecked Sendable {
    /// Why one is no longer measured.
    public enum RemovalReason: Int, Sendable {
        case timeout
        case peerEnded
    }
    /// A distance that is not known.
    public static let distanceNotAvailable = Float.greatestFiniteMagnitude
    override init() {}
    open var discoveryToken: NIDiscoveryToken { NIDiscoveryToken() }
    /// In metres.
    open var distance: Float? { nil }
    open var direction: SIMD3<Float>? { nil }
    open var horizontalAngle: Float? { nil }
}

/// Hears where others are.
public protocol NISessionDelegate: NSObjectProtocol {
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
    func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
    func sessionWasSuspended(_ session: NISession)
    func sessionSuspensionEnded(_ session: NISession)
    func session(_ session: NISession, didInvalidateWith error: any Error)
    func sessionDidStartRunning(_ session: NISession)
}
extension NISessionDelegate {
    public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
    public func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason
    ) {}
    public func sessionWasSuspended(_ session: NISession) {}
    public func sessionSuspensionEnded(_ session: NISession) {}
    public func session(_ session: NISession, didInvalidateWith error: any Error) {}
    public func sessionDidStartRunning(_ session: NISession) {}
}

/// Measures where other devices are, with hardware that no desktop has: ``isSupported`` is false, as on an iPad.
///
/// A session that runs all the same ends at once with ``NIError/Code/unsupportedPlatform``. The log tells once.
open class NISession: NSObject, @unchecked Sendable {
    /// Whether the device can measure: no.
    open class var isSupported: Bool { false }
    open class var deviceCapabilities: NIDeviceCapability { NIDeviceCapability() }
    open weak var delegate: (any NISessionDelegate)?
    open var delegateQueue: DispatchQueue?
    open var configuration: NIConfiguration? { nil }
    /// Nil: the device can't be measured by others.
    open var discoveryToken: NIDiscoveryToken? { nil }
    public override init() {}

    /// Tells the delegate that nothing can be measured, on its queue.
    open func run(_ configuration: NIConfiguration) {
        Log.warnOnce("NearbyInteraction", "NearbyInteraction: this device can't measure where others are")
        (delegateQueue ?? .main).async {
            self.delegate?.session(self, didInvalidateWith: NIError(.unsupportedPlatform))
        }
    }
    open func pause() {}
    open func invalidate() {}
}
