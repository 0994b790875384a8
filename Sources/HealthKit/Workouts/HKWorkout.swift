import Foundation

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]?
    /// In seconds.
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    /// How many strokes a swimmer made.
    public private(set) var totalSwimmingStrokeCount: HKQuantity?
    /// How many flights of stairs were climbed.
    public private(set) var totalFlightsClimbed: HKQuantity?
    /// The parts of a workout of several sports: none, as an app can give them to a builder alone.
    open var workoutActivities: [HKWorkoutActivity] { [] }

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

    /// A workout of a swimmer.
    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalSwimmingStrokeCount: HKQuantity?,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            activityType: activityType, start: start, end: end, workoutEvents: workoutEvents,
            totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: device, metadata: metadata)
        self.totalSwimmingStrokeCount = totalSwimmingStrokeCount
    }

    /// A workout on stairs.
    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalFlightsClimbed: HKQuantity?,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            activityType: activityType, start: start, end: end, workoutEvents: workoutEvents,
            totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: device, metadata: metadata)
        self.totalFlightsClimbed = totalFlightsClimbed
    }

    /// What was measured, by kind: nothing here, where nothing is kept.
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    /// What was measured of a kind: nothing here, where nothing is kept.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
