import Foundation

/// Measures how the device moves, where it has sensors for that, which no computer has.
///
/// Each question of what is there is answered by false, and nothing is ever measured. A start with a handler tells it ``CMErrorNotAvailable`` once, on its queue.
open class CMMotionManager: NSObject {
    /// A manager.
    public override init() {}

    /// The seconds between measures.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    open var gyroUpdateInterval: TimeInterval = 0.01
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Whether a person is asked to move the device when its compass needs that.
    open var showsDeviceMovementDisplay = false

    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isGyroActive: Bool { false }
    open var isMagnetometerActive: Bool { false }
    open var isDeviceMotionActive: Bool { false }

    /// The last measures: none.
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open var magnetometerData: CMMagnetometerData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }
    /// The frame that attitudes are told in.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    /// The frames that there are: none.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    /// Starts nothing.
    open func startAccelerometerUpdates() { _ = Absent.error }
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        Absent.tell(queue, handler)
    }
    open func startGyroUpdates() { _ = Absent.error }
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
        Absent.tell(queue, handler)
    }
    open func startMagnetometerUpdates() { _ = Absent.error }
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
        Absent.tell(queue, handler)
    }
    open func startDeviceMotionUpdates() { _ = Absent.error }
    open func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) { _ = Absent.error }
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        Absent.tell(queue, handler)
    }
    open func startDeviceMotionUpdates(
        using frame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        Absent.tell(queue, handler)
    }

    /// Stops nothing.
    open func stopAccelerometerUpdates() {}
    open func stopGyroUpdates() {}
    open func stopMagnetometerUpdates() {}
    open func stopDeviceMotionUpdates() {}
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
