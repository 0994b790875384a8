import DovetailBase
import Foundation

/// What happened in a workout.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1
    case resume
    case lap
    case marker
    case motionPaused
    case motionResumed
    case segment
    case pauseOrResumeRequest
}

/// Something that happened in a workout.
public final class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]? = nil) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
}

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]?
    /// In seconds.
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?

    /// A workout from one time to another.
    public init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]? = nil,
        totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil, device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        workoutActivityType = activityType
        self.workoutEvents = workoutEvents
        duration = end.timeIntervalSince(start)
        self.totalEnergyBurned = totalEnergyBurned
        self.totalDistance = totalDistance
        super.init(HKObjectType.workoutType(), start, end, device, metadata)
    }

    /// A workout from one time to another, which took so many seconds; 0 for all of the time between them.
    public init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil,
        metadata: [String: Any]?
    ) {
        self.workoutActivityType = workoutActivityType
        workoutEvents = nil
        self.duration = duration == 0 ? endDate.timeIntervalSince(startDate) : duration
        self.totalEnergyBurned = totalEnergyBurned
        self.totalDistance = totalDistance
        super.init(HKObjectType.workoutType(), startDate, endDate, device, metadata)
    }

    /// What was measured of a kind: nothing here, where nothing is kept.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// Where a workout takes place.
public enum HKWorkoutSessionLocationType: Int, Sendable {
    case unknown = 1
    case indoor
    case outdoor
}

/// Which workout it is.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var lapLength: HKQuantity?
    public override init() {}
}

/// Puts a workout together. There is nowhere to keep one: each step ends with ``HKError/Code/errorHealthDataUnavailable``.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    public let device: HKDevice?

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        workoutConfiguration = configuration
        self.device = device
    }

    open func beginCollection(withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func beginCollection(at startDate: Date) async throws { throw Absent.error }
    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func addSamples(_ samples: [HKSample]) async throws { throw Absent.error }
    open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func addMetadata(_ metadata: [String: Any]) async throws { throw Absent.error }
    open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func endCollection(at endDate: Date) async throws { throw Absent.error }
    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        let error = Absent.error
        DispatchQueue.callLater { completion(nil, error) }
    }
    @discardableResult open func finishWorkout() async throws -> HKWorkout? { throw Absent.error }
    open func discardWorkout() {}

    private func refuse(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let error = Absent.error
        DispatchQueue.callLater { completion(false, error) }
    }
}
