import Foundation

extension HKQuery {
    /// Takes workouts by how long they took, in seconds.
    public class func predicateForWorkouts(
        with operatorType: FoundationAdditions.NSComparisonPredicate.Operator, duration: TimeInterval
    ) -> NSPredicate {
        predicate(of: HKWorkout.self) { operatorType.holds($0.duration, duration) }
    }

    /// Takes workouts by the energy that they took.
    public class func predicateForWorkouts(
        with operatorType: FoundationAdditions.NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity
    ) -> NSPredicate {
        predicate(of: HKWorkout.self) { $0.totalEnergyBurned?.compares(operatorType, totalEnergyBurned) ?? false }
    }

    /// Takes workouts by the way that was covered.
    public class func predicateForWorkouts(
        with operatorType: FoundationAdditions.NSComparisonPredicate.Operator, totalDistance: HKQuantity
    ) -> NSPredicate {
        predicate(of: HKWorkout.self) { $0.totalDistance?.compares(operatorType, totalDistance) ?? false }
    }

    /// Takes workouts by how many strokes a swimmer made.
    public class func predicateForWorkouts(
        with operatorType: FoundationAdditions.NSComparisonPredicate.Operator, totalSwimmingStrokeCount: HKQuantity
    ) -> NSPredicate {
        predicate(of: HKWorkout.self) {
            $0.totalSwimmingStrokeCount?.compares(operatorType, totalSwimmingStrokeCount) ?? false
        }
    }

    /// Takes workouts by how many flights of stairs were climbed.
    public class func predicateForWorkouts(
        with operatorType: FoundationAdditions.NSComparisonPredicate.Operator, totalFlightsClimbed: HKQuantity
    ) -> NSPredicate {
        predicate(of: HKWorkout.self) { $0.totalFlightsClimbed?.compares(operatorType, totalFlightsClimbed) ?? false }
    }

    /// Takes workouts of which a part is taken by another predicate.
    public class func predicateForWorkouts(activityPredicate: NSPredicate) -> NSPredicate {
        predicate(of: HKWorkout.self) { workout in
            workout.workoutActivities.contains { activityPredicate.evaluate(with: $0) }
        }
    }

    /// Takes parts of workouts of a kind.
    public class func predicateForWorkoutActivities(workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        predicate(of: HKWorkoutActivity.self) { $0.workoutConfiguration.activityType == workoutActivityType }
    }

    /// Takes parts of workouts by how long they took, in seconds.
    public class func predicateForWorkoutActivities(
        operatorType: FoundationAdditions.NSComparisonPredicate.Operator, duration: TimeInterval
    ) -> NSPredicate {
        predicate(of: HKWorkoutActivity.self) { operatorType.holds($0.duration, duration) }
    }

    /// Takes parts of workouts of a time. Nil stands for all time in that direction.
    public class func predicateForWorkoutActivities(start: Date?, end: Date?, options: HKQueryOptions = [])
        -> NSPredicate
    {
        let (from, to) = (start ?? .distantPast, end ?? .distantFuture)
        return predicate(of: HKWorkoutActivity.self) { activity in
            let activityEnd = activity.endDate ?? .distantFuture
            if options.contains(.strictStartDate), activity.startDate < from { return false }
            if options.contains(.strictEndDate), activityEnd > to { return false }
            return activityEnd >= from && activity.startDate < to
        }
    }
}
