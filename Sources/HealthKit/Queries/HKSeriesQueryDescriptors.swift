import CoreLocation
import Foundation

/// Asks for the places of a way, in a task. Throws that there are none.
public struct HKWorkoutRouteQueryDescriptor {
    public let workoutRoute: HKWorkoutRoute
    /// Asks for the places of a way.
    public init(_ workoutRoute: HKWorkoutRoute) { self.workoutRoute = workoutRoute }
    /// Ends at once, with ``HKError/Code/errorHealthDataUnavailable``.
    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<CLLocation, any Error> {
        Absent.stream()
    }
}

/// Asks for the values that a measured one is made of, in a task. Throws that there are none.
public struct HKQuantitySeriesSampleQueryDescriptor {
    /// A value.
    public struct Result: @unchecked Sendable {
        public let quantity: HKQuantity
        public let dateInterval: DateInterval
        public let quantitySample: HKQuantitySample?
    }
    /// How much is told beside the values.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The sample that a value is of.
        public static let includeSample = Options(rawValue: 1)
        /// Values in the order of their samples.
        public static let orderByQuantitySampleStartDate = Options(rawValue: 2)
    }
    public var predicate: HKSamplePredicate<HKQuantitySample>
    public var options: Options
    /// Asks for the values of what a predicate takes.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: Options = []) {
        (self.predicate, self.options) = (predicate, options)
    }
    /// Ends at once, with ``HKError/Code/errorHealthDataUnavailable``.
    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> { Absent.stream() }
}
