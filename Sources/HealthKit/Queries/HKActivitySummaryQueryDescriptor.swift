import Foundation

/// Asks for days' activity, in a task. Throws that there is none.
public struct HKActivitySummaryQueryDescriptor: @unchecked Sendable {
    /// Which days, such as ``HKQuery/predicateForActivitySummary(with:)`` takes.
    public var predicate: NSPredicate?
    /// Asks for the days of a predicate; nil for all.
    public init(predicate: NSPredicate?) { self.predicate = predicate }
    /// Throws ``HKError/Code/errorHealthDataUnavailable``.
    public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] { throw Absent.error }
    /// Ends at once, with ``HKError/Code/errorHealthDataUnavailable``.
    public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<[HKActivitySummary], any Error> {
        Absent.stream()
    }
}
