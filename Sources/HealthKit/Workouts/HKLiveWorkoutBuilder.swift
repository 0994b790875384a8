import Foundation

/// Hears of what a builder collects by itself. Here it collects nothing.
public protocol HKLiveWorkoutBuilderDelegate: AnyObject {
    /// There is something new of some kinds.
    func workoutBuilder(
        _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    /// Something has happened.
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    /// A part of the workout has begun.
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    /// A part of the workout has ended.
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
}

extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) {}
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {}
}

/// Puts a workout together while it takes place, from what sensors measure. There are none, and nowhere to keep one: each step ends with
/// ``HKError/Code/errorHealthDataUnavailable``, and the delegate hears nothing.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    /// Hears of what is collected.
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    /// Where data come from.
    open var dataSource: HKLiveWorkoutDataSource?
    /// Whether pauses of the session are to be taken for events.
    open var shouldCollectWorkoutEvents = true
    /// The session that it belongs to: none, as there are none.
    open var workoutSession: HKWorkoutSession? { nil }
    /// The part that the workout is in: none.
    open var currentWorkoutActivity: HKWorkoutActivity? { nil }
    /// How long the workout has taken: 0, as none begins.
    open var elapsedTime: TimeInterval { 0 }
}

/// Which kinds of data a builder is to collect.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    /// The kinds that are to be collected: those of a configuration to begin with.
    open var typesToCollect: Set<HKQuantityType> { Set(predicates.keys) }
    private var predicates: [HKQuantityType: NSPredicate?]

    /// Collects what belongs to a kind of workout: energy, and the heart and the way where there is one.
    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {
        var types: [HKQuantityType] = []
        if let configuration {
            types = [.activeEnergyBurned, .basalEnergyBurned, .heartRate].map { HKQuantityType($0) }
            switch configuration.activityType {
            case .walking, .running, .hiking: types.append(HKQuantityType(.distanceWalkingRunning))
            case .cycling: types.append(HKQuantityType(.distanceCycling))
            case .swimming:
                types += [HKQuantityType(.distanceSwimming), HKQuantityType(.swimmingStrokeCount)]
            default: break
            }
        }
        predicates = Dictionary(uniqueKeysWithValues: types.map { ($0, nil) })
    }

    /// Collects a kind too, of which a predicate may leave something out.
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
        predicates[quantityType] = .some(predicate)
    }
    /// Collects a kind no longer.
    open func disableCollection(for quantityType: HKQuantityType) { predicates.removeValue(forKey: quantityType) }
}
