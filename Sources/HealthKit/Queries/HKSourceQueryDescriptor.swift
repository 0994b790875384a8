import Foundation

/// Asks for the apps that data come from, in a task. Throws that there are none.
public struct HKSourceQueryDescriptor<Sample: HKSample> {
    public var predicate: HKSamplePredicate<Sample>
    /// Asks for the apps of what a predicate takes.
    public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }
    /// Throws ``HKError/Code/errorHealthDataUnavailable``.
    public func result(for healthStore: HKHealthStore) async throws -> [HKSource] { throw Absent.error }
}
