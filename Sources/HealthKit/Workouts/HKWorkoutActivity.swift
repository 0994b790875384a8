import Foundation

/// A part of a workout of several sports, such as the way from the water to the wheel.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
    /// Tells it from others.
    public let uuid = UUID()
    public let workoutConfiguration: HKWorkoutConfiguration
    public let startDate: Date
    public let endDate: Date?
    public let metadata: [String: Any]?

    /// A part from a time on. Traps where it ends before it begins.
    public init(workoutConfiguration: HKWorkoutConfiguration, start: Date, end: Date?, metadata: [String: Any]?) {
        precondition(
            end.map { start <= $0 } ?? true, "HKWorkoutActivity: the start date must not be after the end date")
        self.workoutConfiguration = workoutConfiguration
        (startDate, endDate, self.metadata) = (start, end, metadata)
    }

    /// In seconds; up to now while it has no end.
    open var duration: TimeInterval { (endDate ?? .now).timeIntervalSince(startDate) }
    /// What happened in it: nothing is known here.
    open var workoutEvents: [HKWorkoutEvent] { [] }
    /// What was measured, by kind: nothing here.
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    /// What was measured of a kind: nothing here.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
