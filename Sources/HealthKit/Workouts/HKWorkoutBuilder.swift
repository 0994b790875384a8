import DovetailBase
import Foundation

/// Puts a workout together. There is nowhere to keep one: each step ends with ``HKError/Code/errorHealthDataUnavailable``.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    public let device: HKDevice?
    /// When the collection began: never.
    open var startDate: Date? { nil }
    /// When the collection ended: never.
    open var endDate: Date? { nil }
    /// What has happened: nothing, as adding it fails.
    open var workoutEvents: [HKWorkoutEvent] { [] }
    /// The parts of the workout: none, as adding one fails.
    open var workoutActivities: [HKWorkoutActivity] { [] }
    /// What else is known: nothing, as adding it fails.
    open var metadata: [String: Any] { [:] }
    /// What was measured, by kind: nothing.
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

    /// A builder of a workout.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        workoutConfiguration = configuration
        self.device = device
    }

    @preconcurrency open func beginCollection(
        withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }
    open func beginCollection(at startDate: Date) async throws { throw Absent.error }
    @preconcurrency open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func addSamples(_ samples: [HKSample]) async throws { throw Absent.error }
    @preconcurrency open func addMetadata(
        _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }
    open func addMetadata(_ metadata: [String: Any]) async throws { throw Absent.error }
    /// Adds what has happened.
    @preconcurrency open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    /// Adds what has happened.
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw Absent.error }
    /// Adds a part of a workout of several sports.
    @preconcurrency open func addWorkoutActivity(
        _ workoutActivity: HKWorkoutActivity, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    /// Adds a part of a workout of several sports.
    open func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws { throw Absent.error }
    /// Sets when a part ended.
    @preconcurrency open func updateActivity(
        uuid: UUID, end: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    /// Sets when a part ended.
    open func updateActivity(uuid: UUID, end: Date) async throws { throw Absent.error }
    /// Adds to what is known of a part.
    @preconcurrency open func updateActivity(
        uuid: UUID, adding metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    /// Adds to what is known of a part.
    open func updateActivity(uuid: UUID, adding metadata: [String: Any]) async throws { throw Absent.error }
    /// What was measured of a kind: nothing.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    /// How long the workout had taken at a time: 0, as none begins.
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
    @preconcurrency open func endCollection(
        withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        refuse(completion)
    }
    open func endCollection(at endDate: Date) async throws { throw Absent.error }
    @preconcurrency open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
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
