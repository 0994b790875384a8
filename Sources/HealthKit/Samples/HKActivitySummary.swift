import Foundation

/// How a person counts what moves them.
public enum HKActivityMoveMode: Int, Sendable {
    case activeEnergy = 1
    case appleMoveTime
}

/// How a person counts what moves them, as it was told. Nothing was here.
public final class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    public let activityMoveMode: HKActivityMoveMode
    init(_ value: HKActivityMoveMode) { activityMoveMode = value }
}

/// A day's activity. An app can make one, to show it; none is kept here.
public final class HKActivitySummary: NSObject, @unchecked Sendable {
    /// How the day's movement is counted.
    public var activityMoveMode = HKActivityMoveMode.activeEnergy
    public var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    public var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    public var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    public var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    public var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The goal of ``appleExerciseTime``, which is never nil.
    public var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    public var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    /// The goal of ``appleStandHours``, which is never nil.
    public var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    /// The goal for exercise as newer systems tell it: nil where none is set.
    public var exerciseTimeGoal: HKQuantity?
    /// The goal for standing as newer systems tell it: nil where none is set.
    public var standHoursGoal: HKQuantity?
    /// Whether the goals of the day were left out.
    public var isPaused = false
    /// The day that it is about. None but what is kept has one.
    let day: DateComponents

    public override convenience init() { self.init(day: DateComponents()) }
    init(day: DateComponents) { self.day = day }

    /// The day that it is about: empty, as none is kept here.
    public func dateComponents(for calendar: Calendar) -> DateComponents {
        var components = day
        components.calendar = calendar
        return components
    }
}
