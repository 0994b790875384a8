import Foundation

/// Counts steps, where there is a sensor for that, which no computer has.
///
/// Each question of what is there is answered by false; handlers are told ``CMErrorNotAvailable``, on a queue of their own.
open class CMPedometer: NSObject {
    public override init() {}
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    private let queue = OperationQueue()

    /// Tells the handler that nothing is known.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        Absent.tell(queue, handler)
    }
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        Absent.tell(queue, handler)
    }
    open func stopUpdates() {}
    /// Tells the handler that nothing is known.
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) { Absent.tell(queue, handler) }
    open func stopEventUpdates() {}
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Whether a person stops or goes on.
public enum CMPedometerEventType: Int, Sendable { case pause, resume }

/// A person stops or goes on. There is none here.
open class CMPedometerEvent: NSObject {
    override init() {}
    open var date: Date { .distantPast }
    open var type: CMPedometerEventType { .pause }
}

/// Steps of a time. There is none here.
open class CMPedometerData: NSObject {
    override init() {}
    open var startDate: Date { .distantPast }
    open var endDate: Date { .distantPast }
    open var numberOfSteps: NSNumber { 0 }
    /// In metres.
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }
}

/// Measures height by the air's pressure, where there is a sensor for that, which no computer has.
open class CMAltimeter: NSObject {
    public override init() {}
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        Absent.tell(queue, handler)
    }
    open func stopRelativeAltitudeUpdates() {}
}

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// A height, and the air's pressure. There is none here.
open class CMAltitudeData: CMLogItem {
    /// In metres from the first measure.
    open var relativeAltitude: NSNumber { 0 }
    /// In kilopascal.
    open var pressure: NSNumber { 0 }
}

/// Tells what a person does, where there are sensors for that, which no computer has.
open class CMMotionActivityManager: NSObject {
    public override init() {}
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

    /// Nothing is told.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void)
    {
        _ = Absent.error
    }
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
    ) {
        Absent.tell(queue, handler)
    }
    open func stopActivityUpdates() {}
}

/// How sure it is what a person does.
public enum CMMotionActivityConfidence: Int, Sendable {
    case low
    case medium
    case high
}

/// What a person does. There is none here.
open class CMMotionActivity: CMLogItem {
    open var confidence: CMMotionActivityConfidence { .low }
    open var startDate: Date { .distantPast }
    open var unknown: Bool { true }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
}
