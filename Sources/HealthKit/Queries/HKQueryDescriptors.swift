import Foundation

/// Which samples are asked for.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
    public let sampleType: HKSampleType
    public let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKSample {
    /// Those of a kind.
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
        .init(sampleType: type, nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKQuantitySample {
    /// Measured values of a kind.
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil)
        -> HKSamplePredicate<HKQuantitySample>
    { .init(sampleType: type, nsPredicate: predicate) }
}
extension HKSamplePredicate where Sample == HKCategorySample {
    /// Values out of a few, of a kind.
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil)
        -> HKSamplePredicate<HKCategorySample>
    { .init(sampleType: type, nsPredicate: predicate) }
}
extension HKSamplePredicate where Sample == HKCorrelation {
    /// Values that belong together, of a kind.
    public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil)
        -> HKSamplePredicate<HKCorrelation>
    { .init(sampleType: type, nsPredicate: predicate) }
}
extension HKSamplePredicate where Sample == HKWorkoutRoute {
    /// The ways of workouts.
    public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute> {
        .init(sampleType: HKSeriesType.workoutRoute(), nsPredicate: predicate)
    }
}
extension HKSamplePredicate where Sample == HKWorkout {
    /// Workouts.
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        .init(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
    }
}

/// Asks for samples, in a task. Throws that there are none.
public struct HKSampleQueryDescriptor<Sample: HKSample> {
    public var predicates: [HKSamplePredicate<Sample>]
    public var sortDescriptors: [SortDescriptor<Sample>]
    public var limit: Int?
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
    ) { (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit) }
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { throw Absent.error }
}

/// Asks for what is made of many values, in a task. Throws that there are none.
public struct HKStatisticsQueryDescriptor {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { throw Absent.error }
}

/// Asks for what is made of the values of several times, in a task. Throws that there are none.
public struct HKStatisticsCollectionQueryDescriptor {
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: HKStatisticsOptions
    public var anchorDate: Date
    public var intervalComponents: DateComponents
    public init(
        predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        (self.predicate, self.options) = (predicate, options)
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    }
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { throw Absent.error }

    /// What was found.
    public struct Result: @unchecked Sendable {
        public let statisticsCollection: HKStatisticsCollection
        /// What has changed since; nil at first.
        public let updatedStatistics: HKStatistics?
    }
    /// Ends at once, with ``HKError/Code/errorHealthDataUnavailable``.
    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> { Absent.stream() }
}

/// Asks for samples and for what comes later, in a task. Throws that there are none.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample> {
    /// What was found.
    public struct Result {
        public let addedSamples: [Sample]
        public let deletedObjects: [HKDeletedObject]
        public let newAnchor: HKQueryAnchor
    }
    public var predicates: [HKSamplePredicate<Sample>]
    public var anchor: HKQueryAnchor?
    public var limit: Int?
    public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
        (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
    }
    public func result(for healthStore: HKHealthStore) async throws -> Result { throw Absent.error }
    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
        Absent.stream()
    }
}
