import Foundation

/// Tells what a person who wears headphones does, where these have sensors. Nothing of that reaches a computer here.
open class CMHeadphoneActivityManager: NSObject {
    public override init() {}
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
    /// Whether headphones can tell. Never.
    open var isActivityAvailable: Bool { false }
    open var isActivityActive: Bool { false }
    /// Whether headphones tell whether they are there. Never.
    open var isStatusAvailable: Bool { false }
    open var isStatusActive: Bool { false }

    /// Told that there is no sensor.
    open func startActivityUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?, (any Error)?) -> Void
    ) { Absent.tell(queue, handler) }
    open func stopActivityUpdates() {}
    /// Told that there is no sensor.
    open func startStatusUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (Status, (any Error)?) -> Void
    ) { Absent.tell(queue) { (_: Int?, error) in handler(.disconnected, error) } }
    open func stopStatusUpdates() {}

    /// Whether headphones are there.
    public enum Status: Int, Sendable {
        case disconnected
        case connected
    }
}
