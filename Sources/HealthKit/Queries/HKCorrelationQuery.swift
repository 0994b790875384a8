import Foundation

/// Asks for values that belong together. ``HKHealthStore/execute(_:)`` ends it with an error.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    public typealias CompletionHandler = @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    public let correlationType: HKCorrelationType
    /// Which of the values in a correlation are taken, by kind.
    public let samplePredicates: [HKSampleType: NSPredicate]?
    private let handler: CompletionHandler

    /// Asks for the values of a kind.
    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?,
        samplePredicates: [HKSampleType: NSPredicate]?, completion: @escaping CompletionHandler
    ) {
        (self.correlationType, self.samplePredicates, handler) = (correlationType, samplePredicates, completion)
        super.init(correlationType, predicate)
    }
    override func fail(_ error: HKError) { handler(self, nil, error) }
}
