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
