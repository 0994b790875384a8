import Foundation

/// A kind of health data, such as steps or sleep. Kinds with one identifier are equal.
open class HKObjectType: NSObject, @unchecked Sendable {
    /// The name of the kind, such as “HKQuantityTypeIdentifierStepCount”.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKObjectType else { return false }
        return type(of: other) == type(of: self) && other.identifier == identifier
    }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { identifier }

    /// The kind of a measured value. Never nil: each identifier has one here.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// The kind of a value out of a few.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    /// The kind of what rarely changes of a person.
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
        -> HKCharacteristicType?
    {
        HKCharacteristicType(identifier)
    }
    /// The kind of several values that belong together.
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    /// The kind of workouts.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
    /// The kind of a day's activity.
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
    }
    /// Whether a person is asked for each object that an app may read.
    open func requiresPerObjectAuthorization() -> Bool { false }
}

/// A kind of data with a beginning and an end.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    /// Whether data of this kind may not last longer than a time. Not known here: false.
    open var isMaximumDurationRestricted: Bool { false }
    /// The longest that they may last, in seconds.
    open var maximumAllowedDuration: TimeInterval { 0 }
    /// Whether data of this kind may not be shorter than a time. Not known here: false.
    open var isMinimumDurationRestricted: Bool { false }
    /// The shortest that they may last, in seconds.
    open var minimumAllowedDuration: TimeInterval { 0 }
}

/// A kind of measured values.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// The kind of an identifier.
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier: identifier.rawValue) }

    /// How values of this kind are put together.
    public var aggregationStyle: HKQuantityAggregationStyle {
        HKQuantityTypeIdentifier.cumulative.contains(HKQuantityTypeIdentifier(rawValue: identifier))
            ? .cumulative : .discreteArithmetic
    }
    /// Whether a unit measures what this kind is about.
    public func `is`(compatibleWith unit: HKUnit) -> Bool {
        HKQuantityTypeIdentifier(rawValue: identifier).unit.isConvertible(to: unit)
    }
}

/// How measured values are put together.
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative
    case discreteArithmetic
    case discreteTemporallyWeighted
    case discreteEquivalentContinuousLevel
}

/// A kind of values out of a few.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// The kind of an identifier.
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A kind of what rarely changes of a person.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// The kind of an identifier.
    public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A kind of several values that belong together.
public final class HKCorrelationType: HKSampleType, @unchecked Sendable {
    /// The kind of an identifier.
    public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// The kind of workouts.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The kind of a day's activity.
public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// The kinds of values that follow each other closely.
public final class HKSeriesType: HKSampleType, @unchecked Sendable {
    /// The ways of workouts.
    public class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: "HKWorkoutRouteTypeIdentifier") }
    /// The beats of a heart.
    public class func heartbeat() -> HKSeriesType { HKSeriesType(identifier: "HKDataTypeIdentifierHeartbeatSeries") }
}
