import Foundation

/// Where a workout takes place.
public enum HKWorkoutSessionLocationType: Int, Sendable {
    case unknown = 1
    case indoor
    case outdoor
}

/// Where a person swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
    case unknown
    case pool
    case openWater
}

/// Which workout it is.
open class HKWorkoutConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public class var supportsSecureCoding: Bool { true }
    /// What a person does.
    open var activityType = HKWorkoutActivityType.other
    /// Where the workout takes place.
    open var locationType = HKWorkoutSessionLocationType.unknown
    /// Where a person swims.
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    /// How long the pool is, for laps.
    open var lapLength: HKQuantity?

    public override init() {}

    /// Reads what ``encode(with:)`` has written.
    public required init?(coder: NSCoder) {
        activityType = HKWorkoutActivityType(rawValue: UInt(coder.decodeInteger(forKey: "activity"))) ?? .other
        locationType = HKWorkoutSessionLocationType(rawValue: coder.decodeInteger(forKey: "location")) ?? .unknown
        swimmingLocationType =
            HKWorkoutSwimmingLocationType(rawValue: coder.decodeInteger(forKey: "swimming")) ?? .unknown
        if coder.containsValue(forKey: "lap") {
            lapLength = HKQuantity(unit: .meter(), doubleValue: coder.decodeDouble(forKey: "lap"))
        }
    }

    /// Writes it, in a form of Dovetail's own.
    open func encode(with coder: NSCoder) {
        coder.encode(Int(activityType.rawValue), forKey: "activity")
        coder.encode(locationType.rawValue, forKey: "location")
        coder.encode(swimmingLocationType.rawValue, forKey: "swimming")
        if let lapLength { coder.encode(lapLength.doubleValue(for: .meter()), forKey: "lap") }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKWorkoutConfiguration()
        (copy.activityType, copy.locationType) = (activityType, locationType)
        (copy.swimmingLocationType, copy.lapLength) = (swimmingLocationType, lapLength)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKWorkoutConfiguration else { return false }
        return activityType == other.activityType && locationType == other.locationType
            && swimmingLocationType == other.swimmingLocationType && lapLength == other.lapLength
    }
    open override var hash: Int { activityType.hashValue }
}
