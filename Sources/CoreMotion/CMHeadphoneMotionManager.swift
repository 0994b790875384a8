import Foundation

/// Hears whether headphones with sensors come and go. Never told here.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

/// Measures how a person's head moves, where headphones have sensors for that. Nothing of that reaches a computer here.
///
/// A start with a handler tells it ``CMErrorNotAvailable`` once, on its queue.
open class CMHeadphoneMotionManager: NSObject {
    public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

    /// A manager.
    public override init() {}
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
    /// Hears whether headphones come and go.
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?

    /// Whether headphones can measure. Never.
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    /// Whether the delegate is told of headphones. Never.
    open var isConnectionStatusActive: Bool { false }
    /// The last measure: none.
    open var deviceMotion: CMDeviceMotion? { nil }

    /// Starts nothing.
    open func startDeviceMotionUpdates() { _ = Absent.error }
    /// Tells the handler that there is no sensor.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler) {
        Absent.tell(queue, handler)
    }
    open func stopDeviceMotionUpdates() {}
    /// Starts nothing.
    open func startConnectionStatusUpdates() { _ = Absent.error }
    open func stopConnectionStatusUpdates() {}
}
